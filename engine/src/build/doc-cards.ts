import { textIn } from '../config/text-in.ts';
import { sourceFor } from '../content/catalog-lookup.ts';
import type { Catalog, CatalogPage } from '../content/catalog-types.ts';
import { findPage } from '../content/find-page.ts';
import type { PageDataContext } from '../content/page-data.ts';
import { localSidebarOf } from '../content/page-summary.ts';
import { pageHref } from '../content/sidebar-items.ts';
import { firstHref } from '../content/sidebar-part.ts';
import type { CompiledPages } from '../content/site-page.ts';
import type { KeptHtml } from '../markdown/compiled.ts';
import type { SidebarItem } from '../model/sidebar.ts';
import { escapeHtml } from '../ui/document/escape.ts';

/** Context for lists of pages. */
export interface CardContext {
  readonly catalog: Catalog;
  readonly pageData: PageDataContext;
  readonly compiled: CompiledPages;
  /** What was made in earlier builds; absent in the dev server. */
  readonly kept?: KeptHtml;
}

/** Cards of the category that a page represents or belongs to. */
export function renderCategoryCards(context: CardContext, page: CatalogPage, locale: string): string {
  const { catalog, pageData } = context;
  const sidebar = localSidebarOf(pageData, page, locale);
  const own = pageHref(catalog, page, locale);
  const above = sidebar?.ancestors.get(page)?.at(-1)?.key;
  const items = above === undefined ? (sidebar?.items ?? []) : (findCategory(sidebar?.items ?? [], above) ?? []);
  const cards = items.flatMap((item) => {
    const href = firstHref(item);
    if (href === undefined || href === own || item.type === 'caption') return [];
    const target = findPage(catalog, href.slice(catalog.config.baseUrl.length - 1), locale);
    return [card(item.label, href, target ? describePage(context, target.page, locale) : '')];
  });
  return `<div class="cards">${cards.join('')}</div>`;
}

/** A page's description, else its first paragraph. */
export function describePage({ catalog, compiled }: CardContext, page: CatalogPage, locale: string): string {
  const doc = sourceFor(catalog, page, locale);
  if (!doc) return page.generated ? textIn(page.generated.description, locale) : (page.landing?.description[locale] ?? '');
  return doc.frontMatter.description ?? compiled.get(doc.file)?.firstParagraph ?? '';
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
