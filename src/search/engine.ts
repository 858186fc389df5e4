import type { SearchResponse } from '../model/search.ts';

/** What a reader asks (spec §7), and what narrows it. */
export interface SearchQuery {
  readonly q: string;
  /** Only sections of this locale are found. */
  readonly locale: string;
  /** Name of a version; without it all are searched, the current one ranks first. */
  readonly version?: string;
  /** Name of a sidebar, or `pages`. */
  readonly section?: string;
  /** Hits wanted: 20 where it is not said, at most 50. */
  readonly limit?: number;
}

export interface SearchEngine {
  /** Changes with what is found: two answers with the same fingerprint and query are the same. */
  readonly fingerprint: string;
  /**
   * Any string is a query; one that says nothing has no hits.
   * @throws SearchUnavailableError where the engine cannot answer at all.
   */
  search(query: SearchQuery): Promise<SearchResponse>;
  close(): Promise<void>;
}

/** Gives the engine of the newest index, each time anew. */
export interface SearchSource {
  /** @throws SearchUnavailableError where there is none. */
  get(): SearchEngine | Promise<SearchEngine>;
  /** Whether `get` has something to give. */
  isReady(): boolean;
  close(): Promise<void>;
}

/** There is no index, it cannot be read, or the service that holds it cannot be reached. The site goes on without. */
export class SearchUnavailableError extends Error {
  override readonly name: string = 'SearchUnavailableError';
}

/** Hits of an answer where the query does not say. */
const DEFAULT_LIMIT = 20;
/** Most hits of one answer. */
export const HIGHEST_LIMIT = 50;
/** Sections of one page in an answer: a long page must not fill it. */
export const MOST_HITS_OF_A_PAGE = 4;

/** The number of hits to give, whatever was asked. */
export function resolveLimit(limit: number | undefined): number {
  if (limit === undefined || !Number.isFinite(limit)) return DEFAULT_LIMIT;
  return Math.min(HIGHEST_LIMIT, Math.max(1, Math.floor(limit)));
}
