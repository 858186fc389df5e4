import type { Version } from '../model/locale.ts';
import type { Catalog, CatalogPage, SourceDoc } from './catalog-types.ts';

/** The source that a locale shows: its own, else that of the default locale. Undefined for landing and generated pages. */
export function sourceFor(catalog: Pick<Catalog, 'config'>, page: CatalogPage, locale: string): SourceDoc | undefined {
  return page.sources.get(locale) ?? page.sources.get(catalog.config.defaultLocale) ?? page.sources.values().next().value;
}

/** The `isBeside` of a page: an address without a version is only another where the version has a path. */
export function besideOf({ path }: Version, { isBeside }: { readonly isBeside: boolean }): Pick<CatalogPage, 'isBeside'> {
  return isBeside && path !== '' ? { isBeside } : {};
}

/** Key in `byRoute` of a route among those of a page. */
export function routeKey({ version, isBeside }: Pick<CatalogPage, 'version' | 'isBeside'>, route: string): string {
  return `${isBeside ? '' : version.name}:${route}`;
}

/** Name of the sidebar that contains a page, or that a generated page lists. */
export function sidebarOf({ sidebars }: Pick<Catalog, 'sidebars'>, page: CatalogPage): string | undefined {
  return sidebars.ofPage.get(page) ?? (page.generated?.type === 'category' ? page.generated.sidebar : undefined);
}

/**
 * Whether a page is built in a locale: it is translated there, or shown in the source language unless its author ruled out translations.
 */
export function existsIn(catalog: Pick<Catalog, 'config'>, page: CatalogPage, locale: string): boolean {
  if (page.generated && page.generated.type !== 'category') return page.generated.lists.has(locale);
  if (page.sources.size === 0 || page.sources.has(locale)) return true;
  return sourceFor(catalog, page, locale)?.frontMatter.translation !== 'none';
}

/** The newer page of a comparison, which it is about; undefined for other pages. */
export function newerPage({ generated }: CatalogPage, locale: string): CatalogPage | undefined {
  return generated?.type === 'comparison' ? generated.lists.get(locale)?.[1] : undefined;
}

/** The same page in a version, at its address or where it has moved. */
export function twinIn(
  { byRoute, byId, counterparts }: Pick<Catalog, 'byRoute' | 'byId' | 'counterparts'>,
  page: CatalogPage,
  version: Version,
): CatalogPage | undefined {
  return (
    byRoute.get(`${version.name}:${page.route}`) ??
    byId.get(`${version.name}:${page.id}`) ??
    counterparts.get(page)?.find((other) => other.version === version)
  );
}

/** The same page in a version, at its address or where it has moved, else the nearest page above it, else the version's main document. */
export function nearestIn(
  catalog: Catalog,
  page: CatalogPage,
  version: Version,
  locale: string,
): { page: CatalogPage; exact: boolean } | undefined {
  const twin = twinIn(catalog, page, version);
  if (twin && existsIn(catalog, twin, locale)) return { page: twin, exact: true };
  // A comparison is between its pages.
  const compared = page.generated?.type === 'comparison' ? page.generated.lists.values().next().value : undefined;
  const near = compared?.find((one) => one.version === version && existsIn(catalog, one, locale));
  if (near) return { page: near, exact: false };
  for (let route = parentRoute(page.route); route !== '/'; route = parentRoute(route)) {
    const above = catalog.byRoute.get(`${version.name}:${route}`);
    if (above && existsIn(catalog, above, locale)) return { page: above, exact: false };
  }
  const main = mainPage(catalog, version, locale);
  return main && { page: main, exact: false };
}

/**
 * The page that a version's own address leads to in a locale: its main document, else the page at its root, else the first one of its
 * sidebars.
 */
export function mainPage(catalog: Catalog, version: Version, locale: string): CatalogPage | undefined {
  const at = (route: string): CatalogPage | undefined => catalog.byRoute.get(`${version.name}:${route}`);
  const isThere = (page: CatalogPage | undefined): boolean => page?.version === version && existsIn(catalog, page, locale);
  const wanted = [catalog.byId.get(`${version.name}:${version.mainDocId}`), at(catalog.config.content.routeBasePath), at('/')];
  return wanted.find(isThere) ?? catalog.sidebars.ofPage.keys().find(isThere) ?? catalog.pages.find(isThere);
}

function parentRoute(route: string): string {
  return route.replace(/[^/]+\/$/, '');
}
