import type { FallbackIndex, FallbackManifest, FallbackPart } from '../../model/search.ts';
import { fetchOk } from './fetch-ok.ts';

/**
 * Loads some of the titles and headings of the site.
 * @param url of the list of the parts
 * @param choose which parts are needed
 * @throws TypeError if they cannot be loaded
 */
export async function fetchFallback(
  url: string,
  choose: (parts: readonly FallbackPart[]) => readonly FallbackPart[],
): Promise<FallbackIndex> {
  const { parts } = await fetchJson<FallbackManifest>(url);
  const folder = url.replace(/\.json$/, '/');
  const indexes = await Promise.all(choose(parts).map(({ file }) => fetchJson<FallbackIndex>(folder + file)));
  return { pages: indexes.flatMap(({ pages }) => pages) };
}

async function fetchJson<Content>(url: string): Promise<Content> {
  return (await fetchOk(url)).json();
}
