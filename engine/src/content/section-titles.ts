import { textIn } from '../config/text-in.ts';
import type { Version } from '../model/locale.ts';
import { existsIn } from './catalog-lookup.ts';
import type { Catalog } from './catalog-types.ts';
import { findPage } from './find-page.ts';
import { pageTitle } from './page-names.ts';

/** Whether the pages are in several sidebars: a single one needs no name, and no lists beside those of its site. */
export function hasSections({ sidebars }: Catalog): boolean {
  return new Set(sidebars.ofPage.values()).size > 1;
}

/** What readers know each sidebar of a version as: by the navigation bar, else by the title of its first page. */
export function sectionTitles(catalog: Catalog, version: Version, locale: string): ReadonlyMap<string, string> {
  const { navbar } = catalog.config;
  const titles = new Map(navbar.flatMap((item) => (item.type === 'sidebar' ? [[item.sidebar, textIn(item.label, locale)] as const] : [])));
  const links = navbar.flatMap((item) => (item.type === 'menu' ? item.items : item.type === 'link' ? [item] : []));
  for (const [page, name] of catalog.sidebars.ofPage) {
    if (titles.has(name) || page.version !== version || !existsIn(catalog, page, locale)) continue;
    const link = links.find(({ to }) => to.startsWith('/') && findPage(catalog, to, locale)?.page === page);
    titles.set(name, link ? textIn(link.label, locale) : pageTitle(catalog, page, locale));
  }
  return titles;
}
