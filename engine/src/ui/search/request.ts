import type { AxiosInstance } from 'axios';
import { type SearchResponse, searchHeaders } from '../../model/search.ts';
import type { SiteData } from '../../model/site.ts';
import { parseSearchResponse } from './parse-response.ts';

/** Stays the same until the page is reloaded. */
const SESSION = createUuid();

interface SearchParameters {
  readonly q: string;
  readonly locale: string;
  /** The version that is read, whose pages come first; undefined on a site with one version. */
  readonly version: string | undefined;
  /** Name of a sidebar to search in; undefined for all. */
  readonly section: string | undefined;
  /** 1 if misspellings are to be searched for as they are. */
  readonly verbatim: 1 | undefined;
}

/**
 * Asks the search service.
 * @throws HttpError if it cannot be reached, TypeError if the answer is not one of a search service
 */
export async function requestHits(
  http: AxiosInstance,
  { url, headers }: Pick<SiteData['search'], 'url' | 'headers'>,
  params: SearchParameters,
  signal: AbortSignal,
): Promise<SearchResponse> {
  const names = searchHeaders(headers);
  const { data } = await http.get<unknown>(url, {
    params,
    headers: {
      [names.source]: 'docs',
      [names.session]: SESSION,
      [names.sequence]: String(Date.now()),
    },
    signal,
  });
  return parseSearchResponse(data);
}

/** A random UUID (version 4), even on pages without a secure context, where `randomUUID` is missing. */
export function createUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
