import type { SiteData } from '../../model/site.ts';

/**
 * The address under which an URL's page is known, or `null` where the browser has to load it: another origin or language, a file,
 * the search service.
 */
export function toPageAddress(url: URL, site: Pick<SiteData, 'baseUrl' | 'locale' | 'locales'>, origin: string): string | null {
  const { pathname } = url;
  if (url.origin !== origin || !pathname.startsWith(site.baseUrl) || !pathname.endsWith('/')) return null;
  const first = pathname.slice(site.baseUrl.length).split('/', 1)[0] ?? '';
  const locale = site.locales.find(({ path }) => path !== '' && path === first)?.path ?? '';
  return locale === site.locale.path && first !== 'api' ? pathname : null;
}

/** Where a page's data lies: `page.json` in the page's folder. */
export function pageDataAddress(path: string): string {
  return `${path}page.json`;
}
