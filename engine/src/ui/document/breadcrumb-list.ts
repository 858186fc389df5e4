import type { PageData } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';
import { localeHome } from '../navigation/alternates.ts';

/**
 * The path from the home page to a page, for search engines (schema.org `BreadcrumbList`). Categories without a page are left out: every
 * step needs an address.
 * @returns null for the home page and for pages that search engines should not list
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
