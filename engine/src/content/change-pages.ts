import type { SiteConfig } from '../config/schema.ts';
import { labelsFor } from '../markdown/labels.ts';
import type { PageChange, PageChanges } from '../model/page.ts';
import { existsIn } from './catalog-lookup.ts';
import type { Catalog, CatalogPage, ChangesInfo, SourceDoc } from './catalog-types.ts';
import type { History } from './history/history.ts';
import { docRoute } from './route.ts';
import { pageHref } from './sidebar-items.ts';

/** Changes that a page tells of itself. */
const OWN_CHANGES = 5;

/** Route of the page of changes. */
export function changesRoute({ content }: Pick<SiteConfig, 'content'>): string {
  return docRoute(content.routeBasePath, 'changes');
}

/** The page of changes of each version of which changes are known, unless an author has a page at its address. */
export function createChangePages(config: SiteConfig, written: readonly CatalogPage[], history: History): CatalogPage[] {
  if (config.changes === null) return [];
  const route = changesRoute(config);
  return config.versions.flatMap((version) => {
    const own = written.filter((page) => page.version === version);
    const isKnown = (doc: SourceDoc | undefined): boolean => doc !== undefined && isListed(doc) && history.changesOf(doc).length > 0;
    const lists = new Map(config.locales.map(({ name }) => [name, own.filter(({ sources }) => isKnown(sources.get(name)))] as const));
    for (const [name, listed] of lists) if (listed.length === 0) lists.delete(name);
    if (lists.size === 0 || own.some((page) => page.route === route)) return [];
    const generated: ChangesInfo = {
      type: 'changes',
      title: Object.fromEntries([...lists.keys()].map((name) => [name, labelsFor(name).changes])),
      description: Object.fromEntries([...lists.keys()].map((name) => [name, labelsFor(name).changesText])),
      lists,
    };
    return [{ version, id: route.slice(1, -1), route, sources: new Map(), landing: null, generated }];
  });
}

function isListed({ frontMatter }: SourceDoc): boolean {
  return frontMatter.unlisted !== true && frontMatter.noindex !== true;
}

/** What readers of a page can learn of its changes; null where its version has no page of changes in the locale. */
export function changesOf(
  { catalog, history }: { readonly catalog: Catalog; readonly history: History },
  page: CatalogPage,
  doc: SourceDoc | undefined,
  locale: string,
): PageChanges | null {
  const { changes } = catalog.config;
  const list = catalog.byRoute.get(`${page.version.name}:${changesRoute(catalog.config)}`);
  if (changes === null || list?.generated?.type !== 'changes' || !existsIn(catalog, list, locale)) return null;
  const known = doc === undefined || history.lastUpdated(doc) === undefined ? [] : history.changesOf(doc);
  const last = changes.titles ? known.slice(0, OWN_CHANGES).map(({ date, title }) => ({ date, title })) : lastDays(known);
  return { href: pageHref(catalog, list, locale), last, ...(changes.titles && changes.language && { language: changes.language }) };
}

/** Days tell more than the page's date only if there are several. */
function lastDays(changes: readonly { readonly date: string }[]): PageChange[] {
  const days = [...new Set(changes.map(({ date }) => date))];
  return days.length < 2 ? [] : days.slice(0, OWN_CHANGES).map((date) => ({ date, title: '' }));
}
