import type { Line } from '../cover.ts';
import type { Glossary } from '../glossary.ts';
import type { StoredPostings } from './postings.ts';

/** Changes when an index is made or read otherwise: one of another format is refused, and built again. */
export const INDEX_FORMAT = '10';

/** What is indexed of a page, and how much a match there counts when an engine chooses the pages to be ranked. */
export const FIELD_WEIGHTS = { title: 8, headings: 3, body: 1, terms: 1.5 } as const;

/** A field that a page is found by. */
export type Field = keyof typeof FIELD_WEIGHTS;

export interface IndexMeta {
  readonly format: string;
  readonly fingerprint: string;
  readonly currentVersion: string;
  readonly glossary: Glossary;
}

/** What is kept of a page to rank it and to show it. */
export interface PageRecord {
  readonly id: number;
  /** Its sections have the ids from this one to the next page's. */
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

/** What is kept of a section to rank it. */
export interface SectionRecord {
  readonly id: number;
  readonly heading: string;
  readonly headingLine: Line;
}

/** What is kept of a section to show it. */
export interface SectionText {
  readonly id: number;
  /** The id that the site gave it. */
  readonly name: string;
  readonly url: string;
  readonly content: string;
}

/** What is kept of a language: which sections hold which token, and its words with the number of sections that hold each. */
export interface LocaleRecord {
  readonly id: number;
  readonly name: string;
  readonly postings: StoredPostings;
  /** Joined by line ends. */
  readonly words: string;
  readonly wordCounts: Uint32Array;
}

/** A page, ready to be stored by any engine. Pages and sections are numbered from 0 over all languages, the pages by worth. */
export interface PreparedPage {
  readonly record: PageRecord;
  readonly sections: readonly (SectionRecord & SectionText)[];
  /** Id of its language. */
  readonly locale: number;
  /** The tokens by which it is found, joined by spaces. */
  readonly fields: Readonly<Record<Field, string>>;
}

/** What an index holds beside its pages. */
export interface PreparedIndex {
  readonly meta: IndexMeta;
  readonly locales: readonly LocaleRecord[];
  readonly pages: number;
  readonly sections: number;
}
