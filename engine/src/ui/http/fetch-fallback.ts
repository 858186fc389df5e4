import type { FallbackIndex, FallbackManifest, FallbackPart } from '../../model/search.ts';
import { fetchOk } from './fetch-ok.ts';

/** The texts that have come, by their addresses: they may be needed again without a network. */
const kept = new Map<string, Promise<string>>();

/**
 * Loads some of the titles and headings of the site. Parts that do not come are left out, if others do.
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
  const asked = choose(parts).map(({ file }) => fetchJson<FallbackIndex>(folder + file));
  const come = (await Promise.allSettled(asked)).flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  // None has come: says why.
  if (come.length === 0) await Promise.all(asked);
  return { pages: come.flatMap(({ pages }) => pages) };
}

async function fetchJson<Content>(url: string): Promise<Content> {
  const text = kept.get(url) ?? fetchOk(url).then((response) => response.text());
  kept.set(url, text);
  text.catch(() => kept.delete(url));
  return JSON.parse(await text);
}
