import { sitePath, toHref } from '../content/address.ts';
import { mainPage } from '../content/catalog-lookup.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { pageHref } from '../content/sidebar-items.ts';
import { pathOf } from '../model/href.ts';
import type { Redirect } from './redirects.ts';

/** Temporary, as a home page may be written later. */
const FOUND = 302;

/** Leads the address of each language and version that has no page of its own to the main page. */
export function homeRedirects(catalog: Catalog): Redirect[] {
  const { config } = catalog;
  return config.versions.flatMap((version) => {
    if (catalog.byRoute.has(`${version.name}:/`)) return [];
    return config.locales.flatMap((locale): Redirect[] => {
      const main = mainPage(catalog, version, locale.name);
      const from = toHref({ ...config, trailingSlash: true }, sitePath(locale, version, '/', config.content.routeBasePath));
      return main ? [{ from: pathOf(from), to: pageHref(catalog, main, locale.name), status: FOUND }] : [];
    });
  });
}
