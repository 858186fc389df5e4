import { textIn } from '../config/text-in.ts';
import { sourceFor } from '../content/catalog-lookup.ts';
import type { Catalog, CatalogPage } from '../content/catalog-types.ts';
import { pageTitle } from '../content/page-names.ts';
import { pageHref } from '../content/sidebar-items.ts';
import { labelsFor } from '../markdown/labels.ts';
import { hashOf } from '../model/hash.ts';
import { createCollator } from '../model/language.ts';
import { loadLateFrom } from '../model/load-late.ts';
import { escapeHtml } from '../ui/document/escape.ts';
import type { UiBundle } from './bundle.ts';
import { type CardContext, card, describePage, renderCategoryCards } from './doc-cards.ts';
import type { ContentKey, PageContent } from './page-content.ts';

/** Lists of changes and comparisons are made by a quarter of all modules that the dev server would load for its first page. */
const loadPart = loadLateFrom(import.meta.url);

/** The content of a generated page: its description, and the pages of a category or tag, all tags, changes, or a comparison. */
export function renderGenerated(
  context: CardContext & { readonly ui: Pick<UiBundle, 'generated'> },
  page: CatalogPage,
  locale: string,
): PageContent {
  const { generated } = page;
  const description = generated ? textIn(generated.description, locale) : '';
  const intro = description === '' ? '' : `<p>${escapeHtml(description)}</p>`;
  const sheet = `<link rel="stylesheet" href="${escapeHtml(context.ui.generated)}">`;
  switch (generated?.type) {
    case 'changes': {
      const { renderChangeList }: typeof import('./change-list.ts') = loadPart('./change-list');
      const list = renderChangeList(context, { ...page, generated }, locale);
      return { html: () => intro + sheet + list.html, toc: list.toc };
    }
    case 'comparison': {
      const { renderComparison }: typeof import('./comparison/render-comparison.ts') = loadPart('./comparison/render-comparison');
      const { html, contentKey } = renderComparison(context, generated, locale);
      const key = (): ContentKey => ({ hash: hashOf(`${sheet}${contentKey?.().hash ?? html()}`), filling: null });
      return { html: () => sheet + html(), contentKey: key };
    }
    case 'tags':
      return { html: () => intro + tagList(context.catalog, generated.lists.get(locale) ?? [], locale, true) };
    case 'tag':
      return { html: () => intro + pageCards(context, generated.lists.get(locale) ?? [], locale) };
    default:
      return { html: () => intro + renderCategoryCards(context, page, locale) };
  }
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
    const { generated } = tag;
    const info = generated?.type === 'tag' || generated?.type === 'tags' ? generated : undefined;
    const count = counted ? ` <span>${info?.lists.get(locale)?.length ?? 0}</span>` : '';
    const href = escapeHtml(pageHref(catalog, tag, locale));
    return info ? [`<li><a class="tag" href="${href}">${escapeHtml(info.label[locale] ?? '')}${count}</a></li>`] : [];
  });
  return `<ul class="tags">${items.join('')}</ul>`;
}

function pageCards(context: CardContext, pages: readonly CatalogPage[], locale: string): string {
  const { catalog } = context;
  const { compare } = createCollator(locale);
  const titled = pages.map((page) => ({ page, title: pageTitle(catalog, page, locale) }));
  const cards = titled
    .toSorted((a, b) => compare(a.title, b.title))
    .map(({ page, title }) => card(title, pageHref(catalog, page, locale), describePage(context, page, locale)));
  return `<div class="cards">${cards.join('')}</div>`;
}
