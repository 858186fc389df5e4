import type { DatabaseSync } from 'node:sqlite';
import { createLexicon, type Lexicon } from '../analysis/lexicon.ts';
import type { Glossary } from '../glossary.ts';
import type { PageParts } from '../index/analyse-page.ts';
import { MOST_SPELLED, readsPinyin, spellAll } from '../index/pinyin.ts';
import type { LocaleMeta } from '../index/records.ts';
import { listWords } from '../index/word-list.ts';
import { readStoredWords, writeSpelled, writeWords } from './words.ts';

/** What an index counts of the words of a locale, to be changed with its pages. */
export class LocaleTables {
  readonly id: number;
  readonly name: string;
  readonly lexicon: Lexicon;
  readonly #database: DatabaseSync;
  /** How many pages more contain a word. */
  readonly #words = new Map<string, number>();
  readonly #hanWords = new Map<string, number>();

  constructor(database: DatabaseSync, { id, name }: LocaleMeta, glossary: Glossary) {
    this.id = id;
    this.name = name;
    this.lexicon = createLexicon(glossary, name);
    this.#database = database;
  }

  /** Counts a page's words in place of what they were. */
  replace(before: PageParts, now: PageParts): void {
    const tokens = new Map<string, number>();
    countChanges(tokens, before.tokens, now.tokens);
    this.#change('tokens', 'token', tokens);
    countChanges(this.#words, before.words, now.words);
    if (readsPinyin(this.name)) countChanges(this.#hanWords, before.hanWords, now.hanWords);
  }

  /** Writes what is kept as a whole, where it has changed. */
  write(): void {
    const database = this.#database;
    if (this.#words.size > 0) {
      const words = listWords(readStoredWords(database, this.id));
      for (const [word, more] of this.#words) {
        const count = (words.get(word) ?? 0) + more;
        if (count > 0 || this.lexicon.words.has(word)) words.set(word, count);
        else words.delete(word);
      }
      writeWords(database, this.id, words);
    }
    if (this.#hanWords.size > 0) {
      this.#change('han', 'word', this.#hanWords);
      const rows = database
        .prepare('SELECT word, pages FROM han WHERE locale = ? ORDER BY pages DESC, word LIMIT ?')
        .all(this.id, MOST_SPELLED);
      database.prepare('DELETE FROM spelled WHERE locale = ?').run(this.id);
      writeSpelled(database, this.id, spellAll(new Map(rows.map(({ word, pages }) => [String(word), Number(pages)]))));
    }
  }

  #change(table: string, column: string, changes: ReadonlyMap<string, number>): void {
    const count = this.#database.prepare(
      `INSERT INTO ${table} VALUES (?, ?, ?) ON CONFLICT (locale, ${column}) DO UPDATE SET pages = pages + excluded.pages RETURNING pages`,
    );
    const remove = this.#database.prepare(`DELETE FROM ${table} WHERE locale = ? AND ${column} = ?`);
    for (const [word, more] of changes) if (count.get(this.id, word, more)?.pages === 0) remove.run(this.id, word);
  }
}

function countChanges(counts: Map<string, number>, before: readonly string[], now: readonly string[]): void {
  const [old, fresh] = [new Set(before), new Set(now)];
  for (const word of old) if (!fresh.has(word)) add(counts, word, -1);
  for (const word of fresh) if (!old.has(word)) add(counts, word, 1);
}

function add(counts: Map<string, number>, word: string, more: number): void {
  const count = (counts.get(word) ?? 0) + more;
  if (count === 0) counts.delete(word);
  else counts.set(word, count);
}
