import type { Locale } from '../../model/locale.ts';
import type { PageAlternate } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';

/** Address of a language's home page: `/` or `/en/`, below the base URL; `/en` where addresses do not end with a slash. */
export function localeHome(site: SiteData, locale: Locale = site.locale): string {
  return site.baseUrl + (locale.path && `${locale.path}${site.trailingSlash ? '/' : ''}`);
}

/** Id of the notice that this is not the page asked for, but the nearest one. */
export const NEAREST_ID = 'nearest-page';

/** Address of a page in another language or version. If it is only the nearest one, the hash shows the notice. */
export function alternateHref({ href, exact }: PageAlternate): string {
  return exact ? href : `${href}#${NEAREST_ID}`;
}

/** Whether the address shows the notice. */
export function isNearest(): boolean {
  return location.hash === `#${NEAREST_ID}`;
}
