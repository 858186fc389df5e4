import { decodePath } from '../model/href.ts';
import { existsIn, mainPage, routeKey } from './catalog-lookup.ts';
import type { Catalog, CatalogPage } from './catalog-types.ts';
import { toRoute } from './route.ts';
import { splitVersion } from './split-version.ts';

interface Found {
  readonly page: CatalogPage;
  readonly locale: string;
}

/**
 * Finds the page at a site path, which may begin with a locale and a version.
 * @param locale locale of a path without one
 * @returns undefined if there is none, or if it is not built in the locale
 */
export function findPage(catalog: Catalog, path: string, locale: string): Found | undefined {
  const found = findAnywhere(catalog, path, locale);
  return found && existsIn(catalog, found.page, found.locale) ? found : undefined;
}

/** As `findPage`, also a page that is only built in other locales. */
export function findAnywhere(catalog: Catalog, path: string, locale: string): Found | undefined {
  const route = toRoute(decodePath(path));
  const first = route.split('/')[1] ?? '';
  const named = first === '' ? undefined : catalog.config.locales.find((candidate) => candidate.path === first);
  const inLanguage = named ? route.slice(first.length + 1) : route;
  const [version, inVersion] = splitVersion(catalog.config, inLanguage);
  // A version without a home page begins with its main one.
  const page =
    pageAt(catalog, inLanguage) ??
    (inVersion === '/' ? mainPage(catalog, version, named?.name ?? locale) : undefined) ??
    (catalog.config.content.lenient
      ? pageAt({ config: catalog.config, byRoute: withoutCase(catalog) }, inLanguage, (key) => key.toLowerCase())
      : undefined);
  const inLocale = named?.name ?? locale;
  return page && { page, locale: inLocale };
}

/** The page at an address without a locale, with or without a version: first what is beside the docs, then theirs. */
export function pageAt(
  { config, byRoute }: Pick<Catalog, 'config' | 'byRoute'>,
  path: string,
  written = (key: string): string => key,
): CatalogPage | undefined {
  const [version, route] = splitVersion(config, path);
  return byRoute.get(written(routeKey({ version, isBeside: true }, path))) ?? byRoute.get(written(routeKey({ version }, route)));
}

const lowered = new WeakMap<Catalog['byRoute'], ReadonlyMap<string, CatalogPage>>();

/** The pages by their routes in small letters: in Docusaurus, addresses lead to pages whatever their case. */
function withoutCase({ byRoute }: Catalog): ReadonlyMap<string, CatalogPage> {
  const known = lowered.get(byRoute);
  if (known) return known;
  const pages = new Map([...byRoute].map(([route, page]) => [route.toLowerCase(), page]));
  lowered.set(byRoute, pages);
  return pages;
}
