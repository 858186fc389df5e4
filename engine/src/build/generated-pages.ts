import { textIn } from '../config/text-in.ts';
import { sourceFor } from '../content/catalog-lookup.ts';
import type { Catalog, CatalogPage, TagInfo } from '../content/catalog-types.ts';
import { pageTitle } from '../content/page-names.ts';
import { pageHref } from '../content/sidebar-items.ts';
import { labelsFor } from '../markdown/labels.ts';
import { escapeHtml } from '../ui/document/escape.ts';
import { type CardContext, card, describePage, renderCategoryCards } from './doc-cards.ts';

/** The content of a generated page: its description, and the pages of a category or tag, or all tags. */
export function renderGenerated(context: CardContext, page: CatalogPage, locale: string): string {
  const { generated } = page;
  const description = generated ? textIn(generated.description, locale) : '';
  const intro = description === '' ? '' : `<p>${escapeHtml(description)}</p>`;
  if (!generated || generated.type === 'category') return intro + renderCategoryCards(context, page, locale);
  const listed = generated.lists.get(locale) ?? [];
  return intro + (generated.type === 'tags' ? tagList(context.catalog, listed, locale, true) : pageCards(context, listed, locale));
}

/** The tags of a page as links; empty if it has none. */
export function renderTagsOf(catalog: Catalog, page: CatalogPage, locale: string): string {
  const tags = catalog.tags.ofPage.get(locale)?.get(page) ?? [];
  if (tags.length === 0) return '';
  // It is part of the article, which may be in another language than the shell.
  const label = labelsFor(sourceFor(catalog, page, locale)?.locale ?? locale).tags;
  return `<nav class="page-tags" aria-label="${escapeHtml(label)}">${tagList(catalog, tags, locale, false)}</nav>`;
}

function tagList(catalog: Catalog, tags: readonly CatalogPage[], locale: string, counted: boolean): string {
  const items = tags.flatMap((tag) => {
    const info = tagInfoOf(tag);
    const count = counted ? ` <span>${info?.lists.get(locale)?.length ?? 0}</span>` : '';
    const href = escapeHtml(pageHref(catalog, tag, locale));
    return info ? [`<li><a class="tag" href="${href}">${escapeHtml(info.label[locale] ?? '')}${count}</a></li>`] : [];
  });
  return `<ul class="tags">${items.join('')}</ul>`;
}

function tagInfoOf({ generated }: CatalogPage): TagInfo | undefined {
  return generated && generated.type !== 'category' ? generated : undefined;
}

function pageCards(context: CardContext, pages: readonly CatalogPage[], locale: string): string {
  const { catalog } = context;
  const titled = pages.map((page) => ({ page, title: pageTitle(catalog, page, locale) }));
  const cards = titled
    .toSorted((a, b) => a.title.localeCompare(b.title, locale))
    .map(({ page, title }) => card(title, pageHref(catalog, page, locale), describePage(context, page, locale)));
  return `<div class="cards">${cards.join('')}</div>`;
}
