import type { DatabaseSync } from 'node:sqlite';
import { openTemporaryDatabase } from '../../model/temporary-database.ts';

/** Words that are held in memory, about a hundred bytes each. Counts of more are added to those in a file. */
const MOST_HELD = 2 ** 17;

/**
 * How many pages contain each word. A word is looked up once for each page: its count is in a list, and its place there in the map. However
 * many words there are, only some are in memory.
 */
export class WordCounts {
  readonly #mostHeld: number;
  readonly #places = new Map<string, number>();
  #counts: number[] = [];
  #file: DatabaseSync | undefined;

  /** @param count that the first words begin with */
  constructor(first: Iterable<string> = [], count = 0, mostHeld = MOST_HELD) {
    this.#mostHeld = mostHeld;
    for (const word of first) this.#places.set(word, this.#counts.push(count) - 1);
  }

  add(words: readonly string[]): void {
    for (const word of words) {
      const place = this.#places.get(word);
      if (place === undefined) this.#places.set(word, this.#counts.push(1) - 1);
      else this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    }
    if (this.#places.size > this.#mostHeld) this.#moveToFile();
  }

  /** All words in order, each with its count. */
  *list(): Generator<readonly [word: string, count: number]> {
    if (this.#file === undefined) {
      for (const word of [...this.#places.keys()].sort()) yield [word, this.#countOf(word)];
      return;
    }
    this.#moveToFile();
    for (const { word, count } of this.#file.prepare('SELECT word, count FROM counts ORDER BY word').iterate()) {
      yield [String(word), Number(count)];
    }
  }

  /** The words that most pages contain. */
  listMostFrequent(limit: number): Map<string, number> {
    if (this.#file === undefined) {
      const all = [...this.list()].sort(([, one], [, other]) => other - one);
      return new Map(all.slice(0, limit));
    }
    this.#moveToFile();
    const rows = this.#file.prepare('SELECT word, count FROM counts ORDER BY count DESC, word LIMIT ?').all(limit);
    return new Map(rows.map(({ word, count }) => [String(word), Number(count)]));
  }

  #countOf(word: string): number {
    return this.#counts[this.#places.get(word) ?? -1] ?? 0;
  }

  #moveToFile(): void {
    this.#file ??= openTemporaryDatabase('CREATE TABLE counts (word TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID');
    const add = this.#file.prepare('INSERT INTO counts VALUES (?, ?) ON CONFLICT (word) DO UPDATE SET count = count + excluded.count');
    this.#file.exec('BEGIN');
    for (const word of [...this.#places.keys()].sort()) add.run(word, this.#countOf(word));
    this.#file.exec('COMMIT');
    this.#places.clear();
    this.#counts = [];
  }
}
