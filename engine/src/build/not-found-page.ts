import { toHref } from '../content/address.ts';
import { mainPage } from '../content/catalog-lookup.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { pageHref } from '../content/sidebar-items.ts';
import type { PageData } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';

/** What is shown at addresses without a page, in the language of `site`. Its entries for languages and versions lead to where those begin. */
export function notFoundPage(site: SiteData, catalog: Catalog, build: string, title: string): PageData {
  const path = toHref(site, `/${site.locale.path}/`.replace('//', '/'));
  const current = site.versions.find((version) => version.isLast)?.name ?? '';
  const locales = site.locales.map(({ name, path: prefix }) => ({
    name,
    href: toHref(site, `/${prefix}/`.replace('//', '/')),
    isNear: true as const,
  }));
  const versions = catalog.config.versions.flatMap((version) => {
    const main = version.name === current ? undefined : mainPage(catalog, version, site.locale.name);
    return main ? [{ name: version.name, href: pageHref(catalog, main, site.locale.name), isNear: true as const }] : [];
  });
  return {
    build,
    path,
    locale: site.locale.name,
    version: current,
    kind: 'notFound',
    id: '404',
    title,
    description: '',
    keywords: [],
    image: null,
    toc: [],
    breadcrumbs: [],
    sidebar: null,
    previous: null,
    next: null,
    locales,
    versions,
    canonical: site.url + path,
    noindex: true,
    markdownUrl: null,
    lastUpdated: null,
    changes: null,
    head: [],
  };
}
