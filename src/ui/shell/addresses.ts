import type { Locale } from '../../model/locale.ts';
import type { SiteData } from '../../model/site.ts';

/** Address of a language's home page: `/` or `/en/`, behind the base URL; `/en` where addresses have no slash at the end. */
export function localeHome(site: SiteData, locale: Locale = site.locale): string {
  return site.baseUrl + (locale.path && `${locale.path}${site.trailingSlash ? '/' : ''}`);
}
