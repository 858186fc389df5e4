import type { PageData } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';

/** What stands at the foot of each printed sheet (styles/print.css): the page's title, its version where that is not the last one, and its address. */
export function sheetName(site: SiteData, page: PageData): string {
  const version = site.versions.find(({ name, isLast }) => name === page.version && !isLast);
  // A page that is not there stands for no address.
  const address = page.kind === 'notFound' ? undefined : page.canonical.replace(/^https?:\/\//, '');
  return [page.title, version?.label, address].filter((part) => part !== undefined).join(' · ');
}
