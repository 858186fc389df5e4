import type { Catalog, CatalogPage } from '../content/catalog.ts';
import { sidebarOf, sourceFor } from '../content/catalog-lookup.ts';
import { type PageDataContext, sidebarKey } from '../content/page-data.ts';
import { firstHref, pageHref } from '../content/sidebar-items.ts';
import type { SidebarItem } from '../model/sidebar.ts';
import { escapeHtml } from './escape-html.ts';

/** What `<DocCardList />` compiles to: filled here, since only the catalog knows the neighbours. */
const DOC_CARDS = /<div data-doc-cards(?:="")?><\/div>/g;

/** Puts cards of the pages beside or below a page in the place of `<DocCardList />`. */
export function fillDocCards(html: string, catalog: Catalog, context: PageDataContext, page: CatalogPage, locale: string): string {
  return html.includes('data-doc-cards') ? html.replace(DOC_CARDS, () => renderCategoryCards(catalog, context, page, locale)) : html;
}

/** Cards of the category that a page stands for, or stands in. */
export function renderCategoryCards(catalog: Catalog, context: PageDataContext, page: CatalogPage, locale: string): string {
  const name = sidebarOf(catalog, page);
  const sidebar = name === undefined ? undefined : context.sidebars.get(sidebarKey(locale, page.version.name, name));
  const own = pageHref(catalog, page, locale);
  const above = sidebar?.ancestors.get(page)?.at(-1)?.key;
  const items = above === undefined ? (sidebar?.items ?? []) : (findCategory(sidebar?.items ?? [], above) ?? []);
  const descriptions = new Map(
    catalog.pages.map(
      (other) => [pageHref(catalog, other, locale), sourceFor(catalog, other, locale)?.frontMatter.description ?? ''] as const,
    ),
  );
  const cards = items.flatMap((item) => {
    const href = firstHref(item);
    return href === undefined || href === own || item.type === 'caption' ? [] : [card(item.label, href, descriptions.get(href) ?? '')];
  });
  return `<div class="cards">${cards.join('')}</div>`;
}

function findCategory(items: readonly SidebarItem[], key: string): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (item.key === key) return item.items ?? [];
    const inside = findCategory(item.items ?? [], key);
    if (inside) return inside;
  }
  return undefined;
}

/** An entry of a list of pages. */
export function card(title: string, href: string, text: string): string {
  return `<a class="card" href="${escapeHtml(href)}"><span class="card-title">${escapeHtml(title)}</span><span class="card-text">${escapeHtml(text)}</span></a>`;
}
