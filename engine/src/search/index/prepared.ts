import type { Line } from '../cover.ts';
import type { Glossary } from '../glossary.ts';
import type { StoredPostings } from './postings.ts';

/** Version of the index's format. An index with another version is rejected. */
export const INDEX_FORMAT = '10';

/** The indexed fields of a page, with the weight of a match when an engine selects pages to rank. */
export const FIELD_WEIGHTS = { title: 8, headings: 3, body: 1, terms: 1.5 } as const;

export type Field = keyof typeof FIELD_WEIGHTS;

export interface IndexMeta {
  readonly format: string;
  readonly fingerprint: string;
  readonly currentVersion: string;
  readonly glossary: Glossary;
}

/** The data of a page that ranking and display need. */
export interface PageRecord {
  readonly id: number;
  /** Id of its first section. The ids of a page's sections are consecutive. */
  readonly firstSection: number;
  readonly title: string;
  readonly titleLine: Line;
  /** Tokens of its keywords and of the categories above it, as a line. */
  readonly aboutLine: string;
  /** Tokens of its description, as a line. */
  readonly descriptionLine: string;
  readonly version: string;
  /** Sidebar, or `pages`. */
  readonly section: string;
  readonly kind: string;
  readonly breadcrumbs: readonly string[];
}

/** The data of a section that ranking needs. */
export interface SectionRecord {
  readonly id: number;
  readonly heading: string;
  readonly headingLine: Line;
}

/** The data of a section that display needs. */
export interface SectionText {
  readonly id: number;
  /** `SearchSection.id` */
  readonly name: string;
  readonly url: string;
  readonly content: string;
}

/** The data of a locale. */
export interface LocaleRecord {
  readonly id: number;
  readonly name: string;
  readonly postings: StoredPostings;
  /** Joined by line feeds. */
  readonly words: string;
  /** For each word, the number of texts that contain it. */
  readonly wordCounts: Uint32Array;
}

/**
 * A page in a form that any engine can store. Pages and sections are numbered from 0 across all locales, in the order of `collectPages`.
 */
export interface PreparedPage {
  readonly record: PageRecord;
  readonly sections: readonly (SectionRecord & SectionText)[];
  /** `LocaleRecord.id` */
  readonly locale: number;
  /** Tokens joined by spaces. */
  readonly fields: Readonly<Record<Field, string>>;
}

/** An index without its pages. */
export interface PreparedIndex {
  readonly meta: IndexMeta;
  readonly locales: readonly LocaleRecord[];
  /** Number of pages. */
  readonly pages: number;
  /** Number of sections. */
  readonly sections: number;
}
