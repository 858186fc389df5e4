import type { AxiosInstance } from 'axios';
import type { SearchResponse } from '../../model/search.ts';
import { parseSearchResponse } from './parse-response.ts';
import { createUuid } from './uuid.ts';

/** The same until the page is loaded anew (spec §7). */
const SESSION = createUuid();

/**
 * Asks the search service.
 * @throws HttpError where it cannot be reached, TypeError where something else answers.
 */
export async function requestHits(
  http: AxiosInstance,
  url: string,
  query: string,
  locale: string,
  signal: AbortSignal,
): Promise<SearchResponse> {
  const { data } = await http.get<unknown>(url, {
    params: { q: query, locale },
    headers: {
      'X-TDS-Doc-Search-Source': 'docs',
      'X-TDS-Doc-Search-Session': SESSION,
      'X-TDS-Doc-Search-Sequence': String(Date.now()),
    },
    signal,
  });
  return parseSearchResponse(data);
}
