import { OperatorError } from '../model/operator-error.ts';
import type { SearchResponse } from '../model/search.ts';

/** A search request. */
export interface SearchQuery {
  readonly q: string;
  /** Only sections of this locale are found. */
  readonly locale: string;
  /** The version that is read: its pages come first, those of the others after them. Default: the current one. */
  readonly version?: string;
  /** Name of a sidebar, or `pages`. */
  readonly section?: string;
  /** Whether misspellings are searched for as they are. */
  readonly isVerbatim?: boolean;
  /** Most pages, each with up to three sections: 10 by default, at most 50. */
  readonly limit?: number;
  /** Longest excerpt, in UTF-16 code units: by default, as much as the overlay of the search shows. */
  readonly excerptLength?: number;
}

export interface SearchEngine {
  /** Changes with the results: the same fingerprint and query give the same answer. */
  readonly fingerprint: string;
  /**
   * Searches for any string; one without words has no hits.
   * @throws SearchUnavailableError if it cannot answer
   */
  search(query: SearchQuery): Promise<SearchResponse>;
  close(): Promise<void>;
}

/** Provides the search engine of the newest index. */
export interface SearchSource {
  /** @throws SearchUnavailableError if there is none */
  get(): SearchEngine | Promise<SearchEngine>;
  /** Whether `get` would succeed. */
  isReady(): boolean;
  close(): Promise<void>;
}

/** The index is missing, invalid or out of reach. The site works without it. */
export class SearchUnavailableError extends OperatorError {
  override readonly name: string = 'SearchUnavailableError';
}

/** Pages of an answer by default. */
const DEFAULT_LIMIT = 10;
/** Most pages of one answer. */
export const HIGHEST_LIMIT = 50;

/** A valid limit for any requested one. */
export function resolveLimit(limit: number | undefined): number {
  if (limit === undefined || !Number.isFinite(limit)) return DEFAULT_LIMIT;
  return Math.min(HIGHEST_LIMIT, Math.max(1, Math.floor(limit)));
}
