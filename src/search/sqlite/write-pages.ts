import type { DatabaseSync } from 'node:sqlite';
import { createCoreTokens } from '../analysis/core.ts';
import type { Lexicon } from '../analysis/lexicon.ts';
import { type AnalysedText, analyseText } from '../analysis/tokens.ts';
import { spellTokens } from '../cover.ts';
import type { PageSections } from './collect-pages.ts';
import { PostingsBuilder } from './postings.ts';
import { createScopeToken, textTableName } from './schema.ts';

/** Fills all tables but `meta`. Pages and sections are numbered in their order, from 0, over all locales. */
export function writePages(database: DatabaseSync, pages: readonly PageSections[], locales: readonly string[], lexicon: Lexicon): void {
  const insertPage = database.prepare('INSERT INTO pages VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const insertSection = database.prepare('INSERT INTO sections VALUES (?, ?, ?, ?, ?, ?, ?)');
  const writers = new Map(locales.map((name, id) => [name, createLocaleWriter(database, id, name)]));
  let next = 0;
  for (const [id, page] of pages.entries()) {
    const { first } = page;
    const analysed = analysePage(page);
    const titleCore = spellTokens(createCoreTokens(first.title, lexicon));
    const { version, section: sidebar, kind } = first;
    const breadcrumbs = JSON.stringify(first.breadcrumbs);
    insertPage.run(id, next, first.title, spellTokens(analysed.title.tokens), titleCore, version, sidebar, kind, breadcrumbs);
    for (const [index, section] of page.sections.entries()) {
      const headingTokens = spellTokens(analysed.sections[index]?.heading.tokens ?? []);
      const headingCore = spellTokens(createCoreTokens(section.heading, lexicon));
      insertSection.run(next + index, section.heading, headingTokens, headingCore, section.id, section.url, section.content);
    }
    writers.get(page.locale)?.add(id, next, page, analysed);
    next += page.sections.length;
  }
  for (const writer of writers.values()) writer.finish();
}

interface AnalysedPage {
  readonly title: AnalysedText;
  /** Keywords and the names of the categories. */
  readonly about: AnalysedText;
  readonly sections: readonly { readonly heading: AnalysedText; readonly content: AnalysedText }[];
}

function analysePage({ first, sections }: PageSections): AnalysedPage {
  return {
    title: analyseText(first.title),
    about: analyseText([...first.keywords, ...first.breadcrumbs].join('\n')),
    sections: sections.map(({ heading, content }) => ({ heading: analyseText(heading), content: analyseText(content) })),
  };
}

interface LocaleWriter {
  add(id: number, firstSection: number, page: PageSections, analysed: AnalysedPage): void;
  finish(): void;
}

function createLocaleWriter(database: DatabaseSync, locale: number, name: string): LocaleWriter {
  const insertText = database.prepare(
    `INSERT INTO ${textTableName(locale)}(rowid, title, headings, body, terms, scope) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const postings = new PostingsBuilder();
  const words = new Map<string, number>();
  const countWords = (...texts: readonly AnalysedText[]) => {
    for (const word of new Set(texts.flatMap((text) => text.words))) words.set(word, (words.get(word) ?? 0) + 1);
  };
  return {
    add(id, firstSection, { first }, { title, about, sections }) {
      countWords(title, about);
      for (const [index, { heading, content }] of sections.entries()) {
        countWords(heading, content);
        postings.add(firstSection + index, new Set([...heading.tokens, ...heading.terms, ...content.tokens, ...content.terms]));
      }
      const headings = sections.flatMap(({ heading }) => heading.tokens);
      const body = sections.flatMap(({ content }) => content.tokens);
      const inSections = sections.flatMap(({ heading, content }) => [...heading.terms, ...content.terms]);
      const terms = [...title.terms, ...about.tokens, ...about.terms, ...inSections];
      const scope = [createScopeToken('version', first.version), createScopeToken('section', first.section)];
      insertText.run(id, ...[title.tokens, headings, body, terms, scope].map((tokens) => tokens.join(' ')));
    },
    finish() {
      const { tokens, starts, sections } = postings.finish();
      const counts = Uint32Array.from(words.values());
      database
        .prepare('INSERT INTO locales VALUES (?, ?, ?, ?, ?, ?, ?)')
        .run(locale, name, tokens, toBytes(starts), toBytes(sections), [...words.keys()].join('\n'), toBytes(counts));
    },
  };
}

/** Numbers are kept as the machine has them, little end first on all that we run on. */
function toBytes(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}
