import type { CatalogPage, ComparisonInfo } from '../../content/catalog-types.ts';
import { pageTitle } from '../../content/page-names.ts';
import { pageHref } from '../../content/sidebar-items.ts';
import { labelsFor } from '../../markdown/labels.ts';
import { sourceFingerprint } from '../../model/fingerprint.ts';
import { hashOf } from '../../model/hash.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import type { CardContext } from '../doc-cards.ts';
import type { PageContent } from '../page-content.ts';
import { compareTexts } from './compare-sections.ts';
import { printComparison } from './print-comparison.ts';
import { textBlocks } from './text-blocks.ts';

let maker: string | undefined;

/** Hash of the code that makes comparisons. */
function makerOf(): string {
  maker ??= sourceFingerprint(import.meta.dirname);
  return maker;
}

/** A comparison of two pages: links to both, how much differs, and the merged text. The comparison itself is made on demand, and once. */
export function renderComparison(
  { catalog, compiled, kept }: Pick<CardContext, 'catalog' | 'compiled' | 'kept'>,
  { lists }: ComparisonInfo,
  locale: string,
): PageContent {
  const pair = lists.get(locale);
  const [older, newer] = (pair ?? []).map((page) => compiled.get(page.sources.get(locale)?.file ?? ''));
  if (!pair || !older || !newer) return { html: () => '' };
  const labels = labelsFor(locale);
  const link = (page: CatalogPage, html: string): string => `<a href="${escapeHtml(pageHref(catalog, page, locale))}">${html}</a>`;
  const named = (page: CatalogPage): string => {
    const { label } = page.version;
    return `<strong>${escapeHtml(label)}</strong> ${escapeHtml(withoutVersion(pageTitle(catalog, page, locale), label))}`;
  };
  const [old, last] = pair;
  const links = `<p class="comparison-pages">${link(old, named(old))} <span>→ ${link(last, named(last))}</span></p>`;
  const places = {
    hrefs: { old: pageHref(catalog, old, locale), new: pageHref(catalog, last, locale) },
    names: { old: old.version.label, new: last.version.label },
  };
  const sections = [older, newer].map(({ headings }) => headings.map(({ id }) => id));
  const key = JSON.stringify([makerOf(), locale, labels, places, older.textHash, newer.textHash, sections]);
  const compare = (): string => {
    const [oldBlocks = [], newBlocks = []] = [older, newer].map((page) => textBlocks(page.read('markdown'), page.headings));
    const body = printComparison(compareTexts(oldBlocks, newBlocks, locale), labels, places);
    kept?.set(key, body);
    return body;
  };
  return { html: () => links + (kept?.get(key) ?? compare()), contentKey: () => ({ hash: hashOf(links + key), filling: null }) };
}

/** Titles of pages of older versions may end with it. */
function withoutVersion(title: string, version: string): string {
  const end = [` (${version})`, `（${version}）`].find((one) => title.endsWith(one));
  return end === undefined ? title : title.slice(0, -end.length);
}
