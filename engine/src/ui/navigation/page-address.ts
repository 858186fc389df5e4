import { samePage } from '../../model/href.ts';
import type { SiteData } from '../../model/site.ts';

type AddressedSite = Pick<SiteData, 'baseUrl' | 'trailingSlash' | 'locale' | 'locales' | 'search'>;

/** The address of a URL's page, or `null` where the browser has to load it: another origin or language, a file, the search service. */
export function toPageAddress(url: URL, site: AddressedSite, origin: string): string | null {
  const { pathname } = url;
  if (samePage(pathname, site.search.url)) return null;
  if (url.origin !== origin || !pathname.startsWith(site.baseUrl) || !isPagePath(pathname, site)) return null;
  const first = pathname.slice(site.baseUrl.length).split('/', 1)[0] ?? '';
  const locale = site.locales.find(({ path }) => path !== '' && path === first)?.path ?? '';
  return locale === site.locale.path ? pathname : null;
}

/** Pages end with a slash if the configuration says so; if not, a name with a dot is a file. */
function isPagePath(pathname: string, { baseUrl, trailingSlash }: AddressedSite): boolean {
  if (trailingSlash || pathname === baseUrl) return pathname.endsWith('/');
  return /\/[^/.]+$/.test(pathname);
}

/** Address of a page's data: `page.json` in the page's folder. */
export function pageDataAddress(path: string): string {
  return `${path.replace(/\/?$/, '/')}page.json`;
}
