import type { AxiosInstance } from 'axios';
import { type SearchResponse, searchHeaders } from '../../model/search.ts';
import type { SiteData } from '../../model/site.ts';
import { parseSearchResponse } from './parse-response.ts';
import { createUuid } from './uuid.ts';

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
