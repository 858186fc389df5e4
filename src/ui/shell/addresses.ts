import type { Locale } from '../../model/locale.ts';
import type { PageAlternate } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';

/** Address of a language's home page: `/` or `/en/`, behind the base URL; `/en` where addresses have no slash at the end. */
export function localeHome(site: SiteData, locale: Locale = site.locale): string {
  return site.baseUrl + (locale.path && `${locale.path}${site.trailingSlash ? '/' : ''}`);
}

/** Id of the notice that a page is shown in place of another, which does not exist in the language or version. */
export const NEAREST_ID = 'nearest-page';

/** Address of a page elsewhere; where that page does not exist, of the nearest one, with the notice that says so. */
export function alternateHref({ href, exact }: PageAlternate): string {
  return exact ? href : `${href}#${NEAREST_ID}`;
}

/** Whether the reader has been led to the nearest page. */
export function isNearest(): boolean {
  return location.hash === `#${NEAREST_ID}`;
}
