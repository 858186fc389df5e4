import { createLexicon, type Lexicon } from '../analysis/lexicon.ts';
import type { RankablePage } from '../rank.ts';
import { createVocabulary, type Vocabulary } from '../vocabulary.ts';
import { openPostings, type Postings } from './postings.ts';
import { INDEX_FORMAT, type IndexMeta, type LocaleRecord, type PageRecord, type SectionRecord } from './prepared.ts';

/** A page with all that ranking needs. */
export interface IndexedPage extends PageRecord, RankablePage<SectionRecord> {}

export interface IndexedLocale {
  readonly id: number;
  readonly postings: Postings;
  readonly vocabulary: Vocabulary;
  /** Whether a text, a heading or a title contains a token. */
  holds(token: string): boolean;
}

/** The part of an index that is kept in memory, the same for every engine: all but the texts and what the engine finds pages by. */
export interface SearchIndex {
  readonly fingerprint: string;
  readonly lexicon: Lexicon;
  readonly pages: readonly IndexedPage[];
  readonly sectionCount: number;
  readonly locales: ReadonlyMap<string, IndexedLocale>;
}

/**
 * Assembles an index from the records that an engine has stored.
 * @throws Error if the index has another format
 */
export function openSearchIndex(
  meta: IndexMeta,
  pages: readonly PageRecord[],
  sections: readonly SectionRecord[],
  locales: readonly LocaleRecord[],
): SearchIndex {
  if (meta.format !== INDEX_FORMAT) throw new Error(`The index has format ${meta.format}, but this program reads format ${INDEX_FORMAT}.`);
  const lexicon = createLexicon(meta.glossary);
  const inTitles = new Set(pages.flatMap((page) => `${page.titleLine.tokens}${page.aboutLine}`.split(' ')));
  return {
    fingerprint: meta.fingerprint,
    lexicon,
    pages: pages.map((page, index) => ({
      ...page,
      isCurrent: page.version === meta.currentVersion,
      isChangelog: page.kind === 'changelog',
      sections: sections.slice(page.firstSection, pages[index + 1]?.firstSection),
    })),
    sectionCount: sections.length,
    locales: new Map(locales.map((locale) => [locale.name, openLocale(locale, lexicon, inTitles)])),
  };
}

function openLocale(
  { id, postings: stored, words, wordCounts }: LocaleRecord,
  lexicon: Lexicon,
  inTitles: ReadonlySet<string>,
): IndexedLocale {
  const postings = openPostings(stored);
  const counts = new Map([...lexicon.words].map((word): [string, number] => [word, 0]));
  for (const [index, word] of words.split('\n').entries()) counts.set(word, wordCounts[index] ?? 0);
  return { id, postings, vocabulary: createVocabulary(counts, postings), holds: (token) => postings.has(token) || inTitles.has(token) };
}
