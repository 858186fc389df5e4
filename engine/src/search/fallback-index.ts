import type { FallbackIndex, FallbackPage, SearchSection } from '../model/search.ts';

/**
 * Creates the index for `searchFallback`: titles and headings of one locale, small enough for a browser to load when the search service is
 * down.
 * @param sections of that locale
 * @param currentVersion its pages come first; default: the version of the first section
 */
export function createFallbackIndex(sections: Iterable<SearchSection>, currentVersion?: string): FallbackIndex {
  const pages = new Map<string, { page: Omit<FallbackPage, 'headings'>; headings: [string, string][] }>();
  let current = currentVersion;
  for (const { url, title, heading, version, section } of sections) {
    current ??= version;
    const [address = '', id = ''] = url.split('#');
    const entry = pages.get(address) ?? { page: { title, url: address, version, section }, headings: [] };
    pages.set(address, entry);
    if (heading !== '') entry.headings.push([heading, id]);
  }
  const all = [...pages.values()].map(({ page, headings }): FallbackPage => ({ ...page, headings }));
  const isOld = (page: FallbackPage) => Number(page.version !== current);
  return { pages: all.toSorted((one, other) => isOld(one) - isOld(other)) };
}
