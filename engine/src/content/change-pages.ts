import type { SiteConfig } from '../config/schema.ts';
import { labelsFor } from '../markdown/labels.ts';
import { pathOf } from '../model/href.ts';
import type { Locale, Version } from '../model/locale.ts';
import { sitePath } from './address.ts';
import type { CatalogPage, ChangesInfo, FormerPage, SourceDoc } from './catalog-types.ts';
import type { History } from './history/history.ts';
import { docRoute, placeFile, toRoute } from './route.ts';

export function changesRoute({ content }: Pick<SiteConfig, 'content'>): string {
  return docRoute(content.routeBasePath, 'changes');
}

/** The page of changes of each version of which changes are known, unless an author has a page at its address. */
export function createChangePages(
  config: SiteConfig,
  written: readonly CatalogPage[],
  history: History,
  folderOf: (locale: Locale, version: Version) => string,
): CatalogPage[] {
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
      removed: new Map(
        config.locales.map((locale) => {
          const former = formerPages(config, own, history, `${folderOf(locale, version)}/`, { locale, version });
          return [locale.name, former] as const;
        }),
      ),
    };
    return [{ version, id: route.slice(1, -1), route, sources: new Map(), landing: null, generated }];
  });
}

/** @param folder of the locale and version, from the project's root */
function formerPages(
  { content }: SiteConfig,
  pages: readonly CatalogPage[],
  history: History,
  folder: string,
  { locale, version }: { readonly locale: Locale; readonly version: Version },
): FormerPage[] {
  const written = new Set(pages.flatMap(({ sources }) => sources.get(locale.name)?.file ?? []));
  const left = history.removed.filter(({ file }) => file.startsWith(folder) && !written.has(file));
  if (left.length === 0) return [];
  // Like a link, a former address has a language or none.
  const inSite = (from: string): string => {
    const path = toRoute(pathOf(from));
    return locale.path !== '' && path.startsWith(`/${locale.path}/`) ? path.slice(locale.path.length + 1) : path;
  };
  const successors = new Map(
    pages.flatMap((page) => (page.sources.get(locale.name)?.frontMatter.redirect_from ?? []).map((from) => [inSite(from), page] as const)),
  );
  return left.map(({ file, date, title }) => {
    const { route, id } = placeFile(file.slice(folder.length), {}, content.routeBasePath, content.numberPrefixes);
    return {
      date,
      route,
      title: title || id,
      successor: successors.get(sitePath({ path: '' }, { version, route }, content.routeBasePath)),
    };
  });
}

function isListed({ frontMatter }: SourceDoc): boolean {
  return frontMatter.unlisted !== true && frontMatter.noindex !== true;
}
