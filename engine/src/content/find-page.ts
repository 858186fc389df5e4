import { decodePath } from '../model/href.ts';
import { existsIn, mainPage } from './catalog-lookup.ts';
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
  const [version, inVersion] = splitVersion(catalog.config, named ? route.slice(first.length + 1) : route);
  // A version without a home page begins with its main one.
  const page =
    catalog.byRoute.get(`${version.name}:${inVersion}`) ??
    (inVersion === '/' ? mainPage(catalog, version, named?.name ?? locale) : undefined) ??
    (catalog.config.content.lenient ? withoutCase(catalog).get(`${version.name}:${inVersion}`.toLowerCase()) : undefined);
  const inLocale = named?.name ?? locale;
  return page && { page, locale: inLocale };
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
