import type { PageAlternate } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';

/** Address of the home page in the site's language: `/` or `/en/`, below the base URL; `/en` where addresses do not end with a slash. */
export function localeHome({ baseUrl, locale: { path }, trailingSlash }: SiteData): string {
  return baseUrl + (path && `${path}${trailingSlash ? '/' : ''}`);
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
