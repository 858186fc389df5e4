import { createLexicon, type Lexicon } from '../analysis/lexicon.ts';
import type { RankablePage } from '../rank.ts';
import { createVocabulary, type Vocabulary } from '../vocabulary.ts';
import { openPostings, type Postings } from './postings.ts';
import { INDEX_FORMAT, type IndexMeta, type LocaleRecord, type PageRecord, type SectionRecord } from './prepared.ts';

/** A page as it is ranked. */
export interface IndexedPage extends PageRecord, RankablePage<SectionRecord> {}

export interface IndexedLocale {
  readonly id: number;
  readonly postings: Postings;
  readonly vocabulary: Vocabulary;
  /** Whether a token stands anywhere: in a text, a heading or a title. */
  holds(token: string): boolean;
}

/** All of an index but what pages are found by and the texts: small, kept in memory, the same for every engine. */
export interface SearchIndex {
  readonly fingerprint: string;
  readonly lexicon: Lexicon;
  readonly pages: readonly IndexedPage[];
  readonly sectionCount: number;
  readonly locales: ReadonlyMap<string, IndexedLocale>;
}

/**
 * Puts together what an engine has stored.
 * @throws Error where the index is of another format.
 */
export function openSearchIndex(
  meta: IndexMeta,
  pages: readonly PageRecord[],
  sections: readonly SectionRecord[],
  locales: readonly LocaleRecord[],
): SearchIndex {
  if (meta.format !== INDEX_FORMAT) throw new Error(`The index has format ${meta.format}, this program reads ${INDEX_FORMAT}.`);
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
