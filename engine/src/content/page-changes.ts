import type { PageChange, PageChanges } from '../model/page.ts';
import { existsIn } from './catalog-lookup.ts';
import type { Catalog, CatalogPage, SourceDoc } from './catalog-types.ts';
import { changesRoute } from './change-pages.ts';
import type { History } from './history/history.ts';
import { pageHref } from './sidebar-items.ts';

/** Changes that a page tells of itself. */
const OWN_CHANGES = 5;

/** What readers of a page can learn of its changes; null where its version has no page of changes in the locale. */
export function changesOf(
  { catalog, history }: { readonly catalog: Catalog; readonly history: History },
  page: CatalogPage,
  doc: SourceDoc | undefined,
  locale: string,
): PageChanges | null {
  const { changes } = catalog.config;
  const list = listOf(catalog, page, locale);
  if (changes === null || !list) return null;
  const known = doc === undefined || history.lastUpdated(doc) === undefined ? [] : history.changesOf(doc);
  const last = changes.titles ? known.slice(0, OWN_CHANGES).map(({ date, title }) => ({ date, title })) : lastDays(known);
  return { href: pageHref(catalog, list, locale), last, ...(changes.titles && changes.language && { language: changes.language }) };
}

/** Days tell more than the page's date only if there are several. */
function lastDays(changes: readonly { readonly date: string }[]): PageChange[] {
  const days = [...new Set(changes.map(({ date }) => date))];
  return days.length < 2 ? [] : days.slice(0, OWN_CHANGES).map((date) => ({ date }));
}

/** The page of changes of a page's version; undefined if the locale has none. */
function listOf(catalog: Catalog, page: CatalogPage, locale: string): CatalogPage | undefined {
  const list = catalog.byRoute.get(`${page.version.name}:${changesRoute(catalog.config)}`);
  return list?.generated?.type === 'changes' && existsIn(catalog, list, locale) ? list : undefined;
}
