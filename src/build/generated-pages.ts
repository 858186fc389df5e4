import { textIn } from '../config/load.ts';
import type { Catalog, CatalogPage, TagInfo } from '../content/catalog.ts';
import { sourceFor } from '../content/catalog-lookup.ts';
import { pageTitle } from '../content/labels.ts';
import type { PageDataContext } from '../content/page-data.ts';
import { pageHref } from '../content/sidebar-items.ts';
import type { CompiledPage } from '../markdown/compiled.ts';
import { labelsFor } from '../markdown/labels.ts';
import { card, renderCategoryCards } from './doc-cards.ts';
import { escapeHtml } from './escape-html.ts';

/** What a page without a source shows: its description, and the pages of a category or tag, or all tags. */
export function renderGenerated(
  catalog: Catalog,
  context: PageDataContext,
  compiled: ReadonlyMap<string, CompiledPage>,
  page: CatalogPage,
  locale: string,
): string {
  const { generated } = page;
  const description = generated ? textIn(generated.description, locale) : '';
  const intro = description === '' ? '' : `<p>${escapeHtml(description)}</p>`;
  if (!generated || generated.type === 'category') return intro + renderCategoryCards(catalog, context, page, locale);
  const listed = generated.lists.get(locale) ?? [];
  return intro + (generated.type === 'tags' ? tagList(catalog, listed, locale, true) : pageCards(catalog, compiled, listed, locale));
}

/** The tags of a page, as links to their pages; empty where it has none. */
export function renderTagsOf(catalog: Catalog, page: CatalogPage, locale: string): string {
  const tags = catalog.tags.ofPage.get(locale)?.get(page) ?? [];
  if (tags.length === 0) return '';
  // It stands in the article, which speaks its own language.
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

function pageCards(catalog: Catalog, compiled: ReadonlyMap<string, CompiledPage>, pages: readonly CatalogPage[], locale: string): string {
  const cards = pages
    .map((page) => {
      const doc = sourceFor(catalog, page, locale);
      const text = doc?.frontMatter.description ?? (doc && compiled.get(doc.file)?.firstParagraph) ?? '';
      return { title: pageTitle(catalog, page, locale), href: pageHref(catalog, page, locale), text };
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, locale));
  return `<div class="cards">${cards.map(({ title, href, text }) => card(title, href, text)).join('')}</div>`;
}
