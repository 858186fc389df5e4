import type { FallbackIndex, FallbackPage, SearchSection } from '../model/search.ts';

/**
 * Titles and headings for `searchFallback`, by locale. Small enough for a browser to load when the search service is away.
 * @param currentVersion its pages come first
 */
export function createFallbackIndex(sections: Iterable<SearchSection>, currentVersion?: string): Map<string, FallbackIndex> {
  const locales = new Map<string, Map<string, { page: Omit<FallbackPage, 'headings'>; headings: [string, string][] }>>();
  for (const { locale, url, title, heading, version, section } of sections) {
    const pages = locales.get(locale) ?? new Map();
    locales.set(locale, pages);
    const [address = '', id = ''] = url.split('#');
    const entry = pages.get(address) ?? { page: { title, url: address, version, section }, headings: [] };
    pages.set(address, entry);
    if (heading !== '') entry.headings.push([heading, id]);
  }
  const isOld = (page: FallbackPage) => Number(currentVersion !== undefined && page.version !== currentVersion);
  return new Map(
    [...locales].map(([locale, pages]) => {
      const all = [...pages.values()].map(({ page, headings }): FallbackPage => ({ ...page, headings }));
      return [locale, { pages: all.sort((one, other) => isOld(one) - isOld(other)) }];
    }),
  );
}
