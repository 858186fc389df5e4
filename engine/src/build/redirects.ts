import { type LoadedConfig, projectPath } from '../config/load.ts';
import { sitePath, toFileHref, toHref } from '../content/address.ts';
import { mainPage, routeKey, sourceFor } from '../content/catalog-lookup.ts';
import type { Catalog } from '../content/catalog-types.ts';
import type { RedirectRule } from '../content/checks.ts';
import { fieldPlace } from '../content/page-sources.ts';
import type { ScanResult } from '../content/scan.ts';
import { pageHref } from '../content/sidebar-items.ts';
import { encodePath, pageKey, pathOf } from '../model/href.ts';
import type { RenderedPage } from './render-pages.ts';

/** A redirect as the server reads it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** A page in one locale that may have had other addresses; its file's front matter, if it has a file. */
interface MovedPage extends Pick<RenderedPage, 'page' | 'locale' | 'path'> {
  readonly compiled: Pick<NonNullable<RenderedPage['compiled']>, 'frontMatter'> | null;
}

/**
 * Redirects of the configuration and of pages that have moved, with final addresses and the place where each is written.
 * @param asked those that a function of the configuration makes
 */
export function collectRedirects(loaded: LoadedConfig, pages: readonly MovedPage[], asked: ScanResult['redirects']): RedirectRule[] {
  const { config } = loaded;
  const below = (path: string): string => config.baseUrl + pathOf(path).slice(1);
  // A header cannot have other characters than those of encoded addresses.
  const elsewhere = (to: string): string => URL.parse(to)?.href ?? to;
  const target = (to: string): string => (to.startsWith('/') ? toFileHref(config, to) : elsewhere(to));
  const file = projectPath(loaded, loaded.configFile);
  const isKnown = new Set(config.redirects.map(({ from }) => from));
  const configured = [...config.redirects, ...asked.filter(({ from }) => !isKnown.has(from))].map(({ from, to }) => ({
    from: below(from),
    to: target(to),
    file,
  }));
  // Like a link, a former address has no language; a page that is shown in several languages has one in each.
  const inLocale = (from: string, locale: string): string => {
    const prefix = config.locales.find(({ name }) => name === locale)?.path ?? '';
    return prefix === '' || from.startsWith(`/${prefix}/`) ? from : `/${prefix}${from}`;
  };
  const moved = pages.flatMap(({ page, locale, path, compiled }) => {
    const former = compiled?.frontMatter.redirect_from ?? [];
    if (former.length === 0) return [];
    const doc = sourceFor({ config }, page, locale);
    const place = doc && { file: doc.file, ...fieldPlace(doc, 'redirect_from') };
    return former.map((from) => ({
      from: below(inLocale(from.replace(/^\/?/, '/'), locale)),
      to: path,
      ...(place ?? { file }),
    }));
  });
  return [...configured, ...moved];
}

export function printRedirects(rules: readonly RedirectRule[], homes: readonly Redirect[]): string {
  // A home page that leads elsewhere does so for now, like the docs where there is none.
  const isHome = new Set(homes.map(({ from }) => pageKey(from)));
  const moved = rules.map(({ from, to }): Redirect => ({ from, to, status: isHome.has(pageKey(from)) ? 302 : 301 }));
  const isMoved = new Set(moved.map(({ from }) => pageKey(from)));
  return JSON.stringify([...homes.filter(({ from }) => !isMoved.has(pageKey(from))), ...moved], null, 2);
}

/** Every address of this build, pages and redirects, by `pageKey`. */
export function publishedAddresses(loaded: LoadedConfig, pages: readonly RenderedPage[], asked: ScanResult['redirects']): Set<string> {
  return new Set([...pageKeys(pages), ...collectRedirects(loaded, pages, asked).map(({ from }) => pageKey(encodePath(from)))]);
}

/** Addresses of the pages, by `pageKey`. */
export function pageKeys(pages: readonly RenderedPage[]): Set<string> {
  return new Set(pages.map(({ path }) => pageKey(path)));
}

/** Temporary, as a home page may be written later. */
const FOUND = 302;

/** Leads the address of each language and version that has no page of its own to the main page. */
export function homeRedirects(catalog: Catalog): Redirect[] {
  const { config } = catalog;
  return config.versions.flatMap((version) => {
    // Where the last version has a path, the home of its docs is not that of the site.
    const hasOwn = version.isLast && version.path !== '';
    const docsHome = { version, route: hasOwn ? config.content.routeBasePath : '/' };
    const homes = hasOwn ? [{ version, route: '/', isBeside: true }, docsHome] : [docsHome];
    const free = homes.filter((home) => !catalog.byRoute.has(routeKey(home, home.route)));
    return config.locales.flatMap((locale): Redirect[] => {
      const main = mainPage(catalog, version, locale.name);
      const from = free.map((home) => toHref({ ...config, trailingSlash: true }, sitePath(locale, home, config.content.routeBasePath)));
      return main ? from.map((path) => ({ from: pathOf(path), to: pageHref(catalog, main, locale.name), status: FOUND })) : [];
    });
  });
}
