import { cutText } from './cut-text.ts';

/** A section of a page, as indexed for search: the text from one heading to the next. */
export interface SearchSection {
  /** Unique over the site: locale, version, page and heading. */
  readonly id: string;
  /** Final address with the heading's hash. */
  readonly url: string;
  /** The page's title. */
  readonly title: string;
  /** Empty for the text before the first heading. */
  readonly heading: string;
  readonly content: string;
  readonly locale: string;
  readonly version: string;
  /** Sidebar that the page belongs to, or `pages`. */
  readonly section: string;
  /** Names of the categories above the page, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** The page in one sentence; empty where it has none. */
  readonly description: string;
  /** Author's keywords of the page. */
  readonly keywords: readonly string[];
  /** What readers ask that the page answers. */
  readonly questions: readonly string[];
  /**
   * Where a reference lists what code declares: its names, first that of the whole, which the others are members of, and after `=` the
   * numbers that they stand for. Only those who search for one of them find such a section; a member has its address after that of the section: `#client.login`.
   */
  readonly declares?: readonly string[];
}

/** Start and end (exclusive) of a match, in UTF-16 code units of its text. */
export type MarkRange = readonly [start: number, end: number];

/** One answer of the search service. All texts are plain text, never markup. */
export interface SearchHit {
  readonly id: string;
  readonly score: number;
  readonly source: {
    readonly title: string;
    readonly url: string;
    readonly heading: string;
    /** An excerpt around the match. */
    readonly content: string;
    readonly version: string;
    readonly section: string;
    readonly breadcrumbs: readonly string[];
    /** Set where the excerpt is a line that declares something. */
    readonly isCode?: true;
  };
  /** What matched, for marking. */
  readonly marks: { readonly title: readonly MarkRange[]; readonly heading: readonly MarkRange[]; readonly content: readonly MarkRange[] };
}

export interface SearchResponse {
  readonly hits: readonly SearchHit[];
  /** The version whose hits come first; absent where nothing was searched. */
  readonly version?: string;
  /** Set if the query was too long: the part that was searched for. */
  readonly cutTo?: string;
  /** Set if the query was misspelt: what was searched for. */
  readonly correctedTo?: string;
}

/** A page in the fallback index, which answers when the search service cannot be reached. */
export interface FallbackPage {
  readonly title: string;
  /** Without a hash. */
  readonly url: string;
  readonly version: string;
  readonly section: string;
  readonly headings: readonly (readonly [text: string, id: string])[];
}

/** Titles and headings of some pages. */
export interface FallbackIndex {
  readonly pages: readonly FallbackPage[];
}

/** The parts of a locale's titles and headings. */
export interface FallbackManifest {
  readonly parts: readonly FallbackPart[];
}

/** The pages of a version and sidebar. */
export interface FallbackPart {
  /** Name of the file with a `FallbackIndex`, in a folder named like the manifest. */
  readonly file: string;
  readonly version: string;
  readonly section: string;
  /** What the addresses of its pages begin with. */
  readonly beginning: string;
}

/** Longest query that is read, in UTF-16 code units. The answer says when one was cut. */
const LONGEST_QUERY = 256;

/** Cuts a query to the part that is read, between characters. `cutTo` is set if something was left out. */
export function cutQuery(query: string): { readonly text: string; readonly cutTo?: string } {
  if (query.length <= LONGEST_QUERY) return { text: query };
  const text = cutText(query, LONGEST_QUERY);
  return { text, cutTo: text };
}

/** What the headers of searches begin with, where the configuration does not say it. */
export const DEFAULT_SEARCH_HEADERS = 'X-Doc-Search';

/** The headers of a search: where it comes from, the page's session, its number in it. */
export function searchHeaders(prefix: string): { readonly source: string; readonly session: string; readonly sequence: string } {
  return { source: `${prefix}-Source`, session: `${prefix}-Session`, sequence: `${prefix}-Sequence` };
}
