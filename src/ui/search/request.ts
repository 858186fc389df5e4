import type { AxiosInstance } from 'axios';
import type { SearchResponse } from '../../model/search.ts';
import { parseSearchResponse } from './parse-response.ts';
import { createUuid } from './uuid.ts';

/** The same until the page is loaded anew (spec §7). */
const SESSION = createUuid();

/** The parameters of a search (spec §7). */
interface SearchParameters {
  readonly q: string;
  readonly locale: string;
  /** Name of a sidebar to search in; undefined for all. */
  readonly section: string | undefined;
}

/**
 * Asks the search service.
 * @throws HttpError where it cannot be reached, TypeError where something else answers.
 */
export async function requestHits(
  http: AxiosInstance,
  url: string,
  params: SearchParameters,
  signal: AbortSignal,
): Promise<SearchResponse> {
  const { data } = await http.get<unknown>(url, {
    params,
    headers: {
      'X-TDS-Doc-Search-Source': 'docs',
      'X-TDS-Doc-Search-Session': SESSION,
      'X-TDS-Doc-Search-Sequence': String(Date.now()),
    },
    signal,
  });
  return parseSearchResponse(data);
}
