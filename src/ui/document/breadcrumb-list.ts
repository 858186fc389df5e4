import type { PageData } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';
import { localeHome } from '../shell/addresses.ts';

/**
 * The way from the home page to a page, for search engines (schema.org `BreadcrumbList`). Categories without a page of their own are left
 * out: every step needs an address. Null where there is no way to speak of: the home page, and pages that are not to be found.
 */
export function breadcrumbList(site: SiteData, page: PageData): object | null {
  const home = localeHome(site);
  if (page.noindex || page.path === home) return null;
  const crumbs = page.breadcrumbs.flatMap(({ label, href }) => (href === null || href === page.path ? [] : [{ label, href }]));
  const steps = [{ label: site.title, href: home }, ...crumbs, { label: page.title, href: page.path }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site.url + href,
    })),
  };
}
