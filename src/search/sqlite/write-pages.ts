import type { DatabaseSync } from 'node:sqlite';
import { type AnalysedText, analyseText } from '../analysis/tokens.ts';
import { spellTokens } from '../rank.ts';
import type { PageSections } from './collect-pages.ts';
import { createScopeToken, MOST_SECTIONS, textTableName } from './schema.ts';
import { TokenIds } from './token-ids.ts';

/** Fills all tables but `meta`. */
export function writePages(database: DatabaseSync, pages: readonly PageSections[], locales: readonly string[]): void {
  const insertPage = database.prepare('INSERT INTO pages VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const insertSection = database.prepare('INSERT INTO sections VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const [locale, name] of locales.entries()) {
    const insertText = database.prepare(
      `INSERT INTO ${textTableName(locale)}(rowid, title, headings, body, terms, scope) VALUES (?, ?, ?, ?, ?, ?)`,
    );
    const tokenIds = new TokenIds();
    const words = new Map<string, number>();
    for (const [id, page] of pages.entries()) {
      if (page.locale !== name) continue;
      const { first } = page;
      const title = analyseText(first.title);
      const titleTokens = spellTokens(title.tokens);
      insertPage.run(id, locale, first.title, titleTokens, first.version, first.section, first.kind, JSON.stringify(first.breadcrumbs));

      const about = analyseText([...first.keywords, ...first.breadcrumbs].join('\n'));
      const headings: string[] = [];
      const body: string[] = [];
      const terms: string[] = [...title.terms, ...about.tokens, ...about.terms];
      countWords(words, [title, about]);
      for (const [index, section] of page.sections.slice(0, MOST_SECTIONS).entries()) {
        const heading = analyseText(section.heading);
        const content = analyseText(section.content);
        const ids = tokenIds.add(new Set([...heading.tokens, ...heading.terms, ...content.tokens, ...content.terms]));
        const blob = new Uint8Array(ids.buffer, ids.byteOffset, ids.byteLength);
        const headingTokens = spellTokens(heading.tokens);
        insertSection.run(id * MOST_SECTIONS + index, blob, section.heading, headingTokens, section.id, section.url, section.content);
        headings.push(headingTokens);
        body.push(content.tokens.join(' '));
        terms.push(...heading.terms, ...content.terms);
        countWords(words, [heading, content]);
      }
      const scope = `${createScopeToken('version', first.version)} ${createScopeToken('section', first.section)}`;
      insertText.run(id, titleTokens, headings.join(''), body.join(' '), terms.join(' '), scope);
    }
    writeVocabulary(database, locale, tokenIds, words);
  }
}

function countWords(words: Map<string, number>, texts: readonly AnalysedText[]): void {
  for (const word of new Set(texts.flatMap((text) => text.words))) words.set(word, (words.get(word) ?? 0) + 1);
}

function writeVocabulary(database: DatabaseSync, locale: number, tokenIds: TokenIds, words: ReadonlyMap<string, number>): void {
  const insertToken = database.prepare('INSERT INTO tokens VALUES (?, ?, ?, ?)');
  for (const { id, token, count } of tokenIds.entries()) insertToken.run(locale, id, token, count);
  const insertWord = database.prepare('INSERT INTO words VALUES (?, ?, ?)');
  for (const [word, count] of words) insertWord.run(locale, word, count);
}
