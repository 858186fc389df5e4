import type { SiteData } from '../../model/site.ts';

type AddressedSite = Pick<SiteData, 'baseUrl' | 'trailingSlash' | 'locale' | 'locales'>;

/**
 * The address under which an URL's page is known, or `null` where the browser has to load it: another origin or language, a file,
 * the search service.
 */
export function toPageAddress(url: URL, site: AddressedSite, origin: string): string | null {
  const { pathname } = url;
  if (url.origin !== origin || !pathname.startsWith(site.baseUrl) || !isPagePath(pathname, site)) return null;
  const first = pathname.slice(site.baseUrl.length).split('/', 1)[0] ?? '';
  const locale = site.locales.find(({ path }) => path !== '' && path === first)?.path ?? '';
  return locale === site.locale.path && first !== 'api' ? pathname : null;
}

/** Pages have the slash at the end that the configuration wants; without it, what has a dot in its name is a file. */
function isPagePath(pathname: string, { baseUrl, trailingSlash }: AddressedSite): boolean {
  if (trailingSlash || pathname === baseUrl) return pathname.endsWith('/');
  return /\/[^/.]+$/.test(pathname);
}

/** Where a page's data lies: `page.json` in the page's folder. */
export function pageDataAddress(path: string): string {
  return `${path.replace(/\/?$/, '/')}page.json`;
}
