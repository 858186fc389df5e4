import type { PageAlternate } from '../../model/page.ts';
import { NEAREST_ID } from '../../model/shell-ids.ts';
import type { SiteData } from '../../model/site.ts';

/** Address of the home page in the site's language: `/` or `/en/`, below the base URL; `/en` where addresses do not end with a slash. */
export function localeHome({ baseUrl, locale: { path }, trailingSlash }: SiteData): string {
  return baseUrl + (path && `${path}${trailingSlash ? '/' : ''}`);
}

/** Address of a page in another language or version. If it is only the nearest one, the hash shows the notice. */
export function alternateHref({ href, isNear }: PageAlternate): string {
  return isNear ? `${href}#${NEAREST_ID}` : href;
}

/** Whether the address shows the notice. */
export function isNearest(): boolean {
  return location.hash === `#${NEAREST_ID}`;
}
