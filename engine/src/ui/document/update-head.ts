import type { PageData } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';
import { documentTitle, pageHead } from './page-head.ts';
import { sheetName } from './sheet-name.ts';

/**
 * The elements of the head that belong to a single page; all others (style sheet, icons, viewport) belong to the site. Its breadcrumbs for
 * search engines are removed and not replaced: crawlers load whole documents.
 */
const PAGE_TAGS =
  'meta[name]:not([name=viewport]):not([name=theme-color]),meta[property],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]';

/** Replaces the head of the document, and what its sheets on paper are called, with that of another page. */
export function updateHead(site: SiteData, page: PageData): void {
  document.title = documentTitle(site, page);
  document.documentElement.dataset.sheet = sheetName(site, page);
  for (const element of document.head.querySelectorAll(PAGE_TAGS)) element.remove();
  for (const { tag, attributes } of pageHead(site, page)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
