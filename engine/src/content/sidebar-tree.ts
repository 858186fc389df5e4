import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import { closest } from '../model/closest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CatalogPage, HeadingTitles, SidebarIndex, SidebarNode } from './catalog-types.ts';
import { displayedSidebar, fieldPlace, folderOf, isStandalone, leadingDoc } from './page-sources.ts';
import type { ScanResult } from './scan.ts';
import { resolveItem, type SidebarContext } from './sidebar-nodes.ts';

/** Builds the sidebars of all versions from the configuration and the folders. Problems are added to the diagnostics. */
export function buildSidebars(
  loaded: LoadedConfig,
  { trees, sidebars }: Pick<ScanResult, 'trees' | 'sidebars'>,
  pages: readonly CatalogPage[],
  titles: HeadingTitles,
  diagnostics: Diagnostic[],
): SidebarIndex {
  const built = new Map<string, readonly SidebarNode[]>();
  const ofPage = new Map<CatalogPage, string>();
  const generated: CatalogPage[] = [];
  for (const version of loaded.config.versions) {
    const own = pages.filter((page) => page.version === version && !isStandalone(page));
    const folders = indexFolders(own, new Set(loaded.config.content.instances.map(({ id }) => id)));
    const ownTrees = trees.filter((tree) => tree.version === version);
    const configured = sidebars[version.name] ?? {};
    const sluggers = new Map<string, GithubSlugger>();
    for (const [sidebar, items] of Object.entries(configured)) {
      const instance = loaded.config.content.instances.find(({ id }) => sidebar.startsWith(`${id}/`));
      const { routeBasePath } = instance ?? loaded.config.content;
      const slugger = sluggers.get(routeBasePath) ?? new GithubSlugger();
      sluggers.set(routeBasePath, slugger);
      const context: SidebarContext = {
        version,
        routeBasePath,
        isBeside: instance !== undefined,
        slugger,
        sidebar,
        configFile: projectPath(loaded, loaded.configFile),
        byId: new Map(own.map((page) => [page.id, page])),
        ...folders,
        trees: ownTrees,
        keys: new Map(),
        draftIds: new Set(ownTrees.flatMap((tree) => tree.drafts.map((doc) => doc.place.id))),
        config: loaded.config,
        titles,
        diagnostics,
        generated,
      };
      const nodes = items.flatMap((item) => resolveItem(context, item, sidebar));
      built.set(`${version.name}/${sidebar}`, nodes);
      for (const page of pagesOf(nodes)) ofPage.set(page, sidebar);
    }
    assignDisplayed(own, Object.keys(configured), ofPage, diagnostics);
  }
  return { trees: built, ofPage, generatedPages: generated };
}

/** Applies the `displayed_sidebar` of pages. */
function assignDisplayed(
  pages: readonly CatalogPage[],
  names: readonly string[],
  ofPage: Map<CatalogPage, string>,
  diagnostics: Diagnostic[],
): void {
  for (const page of pages) {
    const displayed = displayedSidebar(page);
    if (displayed === undefined) continue;
    if (displayed === null) ofPage.delete(page);
    else if (names.includes(displayed)) ofPage.set(page, displayed);
    else diagnostics.push(missingSidebar(page, displayed, names));
  }
}

function missingSidebar(page: CatalogPage, name: string, names: readonly string[]): Diagnostic {
  const doc = leadingDoc(page);
  const nearest = closest(name, names);
  return {
    severity: 'error',
    code: 'missing-sidebar',
    file: doc?.file ?? page.id,
    ...(doc && fieldPlace(doc, 'displayed_sidebar')),
    message: `names the sidebar "${name}", which ${page.version.name} does not have`,
    suggestion: nearest ?? `there are ${names.join(', ') || 'none'}`,
  };
}

/** All pages of a sidebar in reading order, the page of a category before its children. */
function* pagesOf(nodes: readonly SidebarNode[]): Generator<CatalogPage> {
  for (const node of nodes) {
    if (node.type === 'page' && !node.isReference) yield node.page;
    if (node.type === 'category') {
      if (node.page) yield node.page;
      yield* pagesOf(node.children);
    }
  }
}

/** @param instances folders of further docs, which sidebars of the main ones do not list */
function indexFolders(
  pages: readonly CatalogPage[],
  instances: ReadonlySet<string>,
): Pick<SidebarContext, 'byFolder' | 'subfolders' | 'folderNames'> {
  const byFolder = new Map<string, CatalogPage[]>();
  const subfolders = new Map<string, Set<string>>();
  const folderNames = new Map<string, string>();
  for (const page of pages) {
    const folder = folderOf(page);
    const inFolder = byFolder.get(folder) ?? [];
    inFolder.push(page);
    byFolder.set(folder, inFolder);
    const segments = folder === '' ? [] : folder.split('/');
    const onDisk = posix
      .dirname(leadingDoc(page)?.siteFile ?? '')
      .split('/')
      .slice(-segments.length);
    for (let depth = 0; depth < segments.length; depth++) {
      if (depth === 0 && instances.has(segments[0] ?? '')) continue;
      const parent = segments.slice(0, depth).join('/');
      const path = segments.slice(0, depth + 1).join('/');
      subfolders.set(parent, (subfolders.get(parent) ?? new Set()).add(path));
      folderNames.set(path, onDisk[depth] ?? path);
    }
  }
  return { byFolder, subfolders, folderNames };
}
