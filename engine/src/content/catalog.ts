import { type LoadedConfig, projectPath } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Version } from '../model/locale.ts';
import { besideOf, routeKey } from './catalog-lookup.ts';
import type { Catalog, CatalogPage, HeadingTitles, LandingInfo, SourceDoc } from './catalog-types.ts';
import { createChangePages } from './change-pages.ts';
import { checkAddresses, nameOf, slugError } from './check-addresses.ts';
import { createComparisonPages } from './comparison-pages.ts';
import { contentDir } from './content-folders.ts';
import { pageAt } from './find-page.ts';
import type { History } from './history/history.ts';
import { joinMoved } from './moved-pages.ts';
import { fieldPlace, leadingDoc } from './page-sources.ts';
import { findMissingPreviews } from './preview-images.ts';
import { toRoute } from './route.ts';
import type { ScanResult } from './scan.ts';
import { buildSidebars } from './sidebar-tree.ts';
import { splitVersion } from './split-version.ts';
import { collectTags } from './tags.ts';

/**
 * Joins the files of all locales and versions into a catalog. Problems are in its `diagnostics`.
 * @param titles of the files without a title in their front matter (`collectTitles`)
 * @param history of the pages, for the lists of changes; without it there are none
 */
export function createCatalog(
  loaded: LoadedConfig,
  scan: ScanResult,
  landings: readonly LandingInfo[],
  titles: HeadingTitles = new Map(),
  history?: History,
): Catalog {
  const { config } = loaded;
  const diagnostics: Diagnostic[] = [...scan.diagnostics];
  const written = config.versions.flatMap((version) => collectWritten(version, scan, config, diagnostics));
  diagnostics.push(...findMissingPreviews(loaded, written));
  const designed = landings.map((landing) => landingPage(config, landing));
  const sidebars = buildSidebars(loaded, scan, written, titles, diagnostics);
  const tags = collectTags(config, scan.trees, written, diagnostics);
  const given = [...written, ...designed, ...sidebars.generatedPages, ...tags.pages];
  const pages = [
    ...given,
    ...(history
      ? createChangePages(config, given, history, (locale, version) => projectPath(loaded, contentDir(loaded, locale, version)))
      : []),
  ];
  const byRoute = indexRoutes(pages, diagnostics);
  const findAt = (path: string): CatalogPage | undefined => pageAt({ config, byRoute }, toRoute(path));
  const base = {
    config,
    titles,
    pages,
    byId: indexPages(pages, (page) => page.id),
    byRoute,
    byFile: new Map(pages.flatMap((page) => [...page.sources.values()].map((doc) => [doc.file, page] as const))),
    counterparts: joinMoved(loaded, pages, findAt, diagnostics),
    sidebars,
    tags,
    drafts: collectDrafts(scan),
    diagnostics,
  };
  diagnostics.push(...checkAddresses({ ...base, comparisons: new Map() }));
  const comparisons = createComparisonPages(base);
  if (comparisons.size === 0) return { ...base, comparisons };
  const all = [...pages, ...new Set(comparisons.values())];
  return { ...base, pages: all, byId: indexPages(all, (page) => page.id), byRoute: indexRoutes(all, []), comparisons };
}

function collectDrafts(scan: ScanResult): Set<string> {
  const drafts = scan.trees.flatMap((tree) => tree.drafts);
  return new Set(drafts.flatMap((doc) => [`${doc.version}:${doc.place.id}`, `${doc.version}:${doc.place.route}`, doc.file]));
}

function collectWritten(version: Version, scan: ScanResult, config: SiteConfig, diagnostics: Diagnostic[]): CatalogPage[] {
  const byId = new Map<string, Map<string, SourceDoc>>();
  for (const tree of scan.trees) {
    if (tree.version.name !== version.name) continue;
    for (const doc of tree.docs) {
      const sources = byId.get(doc.place.id) ?? new Map<string, SourceDoc>();
      const twin = sources.get(doc.locale);
      if (twin) {
        // Reported for the file with an explicit id, which is more likely to be the mistake.
        const [reported, other] = doc.frontMatter.id === undefined && twin.frontMatter.id !== undefined ? [twin, doc] : [doc, twin];
        const message = `has the id "${doc.place.id}", and so has ${other.file}`;
        const diagnostic = fileError('duplicate-id', reported.file, message, 'set another `id` in the front matter');
        diagnostics.push({ ...diagnostic, ...fieldPlace(reported, 'id') });
      }
      sources.set(doc.locale, doc);
      byId.set(doc.place.id, sources);
    }
  }
  return [...byId].map(([id, sources]) => {
    const source = sources.get(config.defaultLocale) ?? firstOf(sources);
    for (const doc of sources.values()) {
      if (doc.place.route !== source.place.route) {
        const message = `is served at ${doc.place.route}, but ${source.file} at ${source.place.route}`;
        const diagnostic = fileError('slug-differs', doc.file, message, 'give both the same `slug`');
        diagnostics.push({ ...diagnostic, ...fieldPlace(doc, 'slug') });
      }
    }
    return { version, id, route: source.place.route, ...besideOf(version, source.place), sources, landing: null, generated: null };
  });
}

function firstOf(sources: ReadonlyMap<string, SourceDoc>): SourceDoc {
  for (const doc of sources.values()) return doc;
  throw new Error('A page of the catalog has at least one source.');
}

function landingPage(config: SiteConfig, landing: LandingInfo): CatalogPage {
  const [version, route] = splitVersion(config, landing.path);
  return {
    version,
    id: `pages${landing.path}`,
    route,
    ...besideOf(version, { isBeside: route === landing.path }),
    sources: new Map(),
    landing,
    generated: null,
  };
}

function indexPages(pages: readonly CatalogPage[], keyOf: (page: CatalogPage) => string): Map<string, CatalogPage> {
  return new Map(pages.map((page) => [`${page.version.name}:${keyOf(page)}`, page]));
}

function indexRoutes(pages: readonly CatalogPage[], diagnostics: Diagnostic[]): Map<string, CatalogPage> {
  const byRoute = new Map<string, CatalogPage>();
  for (const page of pages) {
    const key = routeKey(page, page.route);
    const twin = byRoute.get(key);
    if (twin) {
      const [reported, other] = hasSlug(twin) && !hasSlug(page) ? [twin, page] : [page, twin];
      diagnostics.push(slugError('duplicate-route', reported, `is served at ${page.route}, and so is ${nameOf(other)}`));
    }
    byRoute.set(key, page);
  }
  return byRoute;
}

function hasSlug(page: CatalogPage): boolean {
  return leadingDoc(page)?.frontMatter.slug !== undefined;
}

function fileError(code: string, file: string, message: string, suggestion: string): Diagnostic {
  return { severity: 'error', code, file, message, suggestion };
}
