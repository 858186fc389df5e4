import type { IndexMeta, LocaleMeta, PageRecord, SectionRecord } from './records.ts';
import type { WordCounts } from './word-counts.ts';

/**
 * A page in a form that any store can keep. Pages are numbered from 0 across all locales, in the order of `collectPages`.
 */
export interface PreparedPage {
  readonly record: PageRecord;
  readonly sections: readonly SectionRecord[];
  /** `LocaleMeta.id` */
  readonly locale: number;
  /** Hash of all that this is made from. */
  readonly source: string;
  /** For ranking: see `page-terms.ts`. */
  readonly terms: Uint8Array;
  /** For finding: all different tokens. */
  readonly tokens: readonly string[];
  /** How much each of them says that the page is about it: see `impacts.ts`. 0 for those that do not find it. */
  readonly impacts: Uint8Array;
}

/** The words of a locale. */
export interface PreparedLocale extends LocaleMeta {
  /** For each token, how many pages contain it. */
  readonly tokens: WordCounts;
  /** For each word, how many pages contain it: for completing and correcting. */
  readonly words: WordCounts;
  /** Chinese words of titles and headings, with the number of pages that contain them: for spelling. */
  readonly hanWords: WordCounts;
  /** Chinese words by how they are spelled in Latin letters. */
  readonly spelled: ReadonlyMap<string, string>;
  /** Table of what words mean: see `meaning-table.ts`. */
  readonly meanings?: Uint8Array;
}

/** An index without its pages. */
export interface PreparedIndex {
  readonly meta: IndexMeta;
  readonly locales: readonly PreparedLocale[];
}
