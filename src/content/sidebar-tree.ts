import { relative } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { LocalText, SidebarItemConfig } from '../config/schema.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Version } from '../model/locale.ts';
import { type CatalogPage, missingDoc } from './catalog.ts';
import { displayedSidebar, folderOf, isFolderPage, isListedIn, pagePosition } from './page-sources.ts';
import { stripNumberPrefixes, toRoute } from './route.ts';
import type { CategoryMeta, SourceTree } from './scan.ts';
import { type CategoryScope, categoryLabel, categoryMeta, folderPosition } from './sidebar-categories.ts';

/** A sidebar before its labels are put into a language. */
export type SidebarNode =
  | { readonly type: 'page'; readonly page: CatalogPage; readonly label: LocalText | null }
  | { readonly type: 'link'; readonly label: LocalText; readonly href: string }
  | { readonly type: 'caption'; readonly label: string }
  | CategoryNode;

export interface CategoryNode {
  readonly type: 'category';
  /** Folder, or the path of labels for a category that stands in the config. */
  readonly key: string;
  readonly label: LocalText;
  readonly page: CatalogPage | null;
  readonly collapsed: boolean;
  readonly collapsible: boolean;
  readonly className: string | undefined;
  readonly children: readonly SidebarNode[];
}

export interface SidebarIndex {
  /** By version and name: `v3/sdk`. */
  readonly trees: ReadonlyMap<string, readonly SidebarNode[]>;
  /** Name of the sidebar that a page belongs to; pages in none are not here. */
  readonly ofPage: ReadonlyMap<CatalogPage, string>;
  readonly generatedPages: readonly CatalogPage[];
}

interface Scope extends CategoryScope {
  readonly version: Version;
  readonly sidebar: string;
  readonly configFile: string;
  readonly byId: ReadonlyMap<string, CatalogPage>;
  /** Pages of a folder, without those below its sub-folders. */
  readonly byFolder: ReadonlyMap<string, readonly CatalogPage[]>;
  readonly subfolders: ReadonlyMap<string, ReadonlySet<string>>;
  readonly draftIds: ReadonlySet<string>;
  readonly diagnostics: Diagnostic[];
  readonly generated: CatalogPage[];
}

/** Builds all sidebars of all versions from the configuration and the folders. */
export function buildSidebars(
  loaded: LoadedConfig,
  trees: readonly SourceTree[],
  pages: readonly CatalogPage[],
  diagnostics: Diagnostic[],
): SidebarIndex {
  const built = new Map<string, readonly SidebarNode[]>();
  const ofPage = new Map<CatalogPage, string>();
  const generated: CatalogPage[] = [];
  for (const version of loaded.config.versions) {
    const own = pages.filter((page) => page.version === version);
    const folders = indexFolders(own);
    const ownTrees = trees.filter((tree) => tree.version === version);
    for (const [sidebar, items] of Object.entries(loaded.config.sidebars[version.name] ?? {})) {
      const scope: Scope = {
        version,
        sidebar,
        configFile: relative(loaded.rootDir, loaded.configFile),
        byId: new Map(own.map((page) => [page.id, page])),
        ...folders,
        trees: ownTrees,
        draftIds: new Set(ownTrees.flatMap((tree) => tree.drafts.map((doc) => doc.place.id))),
        defaultLocale: loaded.config.defaultLocale,
        diagnostics,
        generated,
      };
      const nodes = items.flatMap((item) => resolveItem(scope, item, sidebar));
      built.set(`${version.name}/${sidebar}`, nodes);
      for (const page of pagesOf(nodes)) if (!ofPage.has(page)) ofPage.set(page, sidebar);
    }
    for (const page of own) {
      const displayed = displayedSidebar(page);
      if (displayed === null) ofPage.delete(page);
      else if (displayed !== undefined) ofPage.set(page, displayed);
    }
  }
  return { trees: built, ofPage, generatedPages: generated };
}

/** All pages of a sidebar in reading order, a category's own page before its children. */
export function* pagesOf(nodes: readonly SidebarNode[]): Generator<CatalogPage> {
  for (const node of nodes) {
    if (node.type === 'page') yield node.page;
    if (node.type === 'category') {
      if (node.page) yield node.page;
      yield* pagesOf(node.children);
    }
  }
}

function indexFolders(pages: readonly CatalogPage[]): Pick<Scope, 'byFolder' | 'subfolders'> {
  const byFolder = new Map<string, CatalogPage[]>();
  const subfolders = new Map<string, Set<string>>();
  for (const page of pages) {
    const folder = folderOf(page);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), page]);
    const segments = folder === '' ? [] : folder.split('/');
    for (let depth = 0; depth < segments.length; depth++) {
      const parent = segments.slice(0, depth).join('/');
      subfolders.set(parent, (subfolders.get(parent) ?? new Set()).add(segments.slice(0, depth + 1).join('/')));
    }
  }
  return { byFolder, subfolders };
}

function resolveItem(scope: Scope, item: SidebarItemConfig, path: string): SidebarNode[] {
  switch (item.type) {
    case 'autogenerated':
      return folderNodes(scope, item.dirName === '.' ? '' : stripNumberPrefixes(item.dirName));
    case 'link':
      return [{ type: 'link', label: item.label, href: item.href }];
    case 'html':
      return [{ type: 'caption', label: item.value.replace(/<[^>]*>/g, ' ').trim() }];
    case 'doc':
    case 'ref': {
      const page = findDoc(scope, item.id);
      return page ? [{ type: 'page', page, label: item.label ?? null }] : [];
    }
    case 'category': {
      const key = `${path}/${typeof item.label === 'string' ? item.label : (Object.values(item.label)[0] ?? '')}`;
      const children = item.items.flatMap((child) => resolveItem(scope, child, key));
      return [
        {
          type: 'category',
          key,
          label: item.label,
          page: categoryPage(scope, key, item.label, item.link ?? null),
          collapsed: item.collapsed ?? true,
          collapsible: item.collapsible ?? true,
          className: undefined,
          children,
        },
      ];
    }
  }
}

function findDoc(scope: Scope, id: string): CatalogPage | undefined {
  const page = scope.byId.get(id);
  if (!page && !scope.draftIds.has(id))
    scope.diagnostics.push(missingDoc(`${scope.configFile} (sidebar "${scope.sidebar}")`, id, scope.version, scope.byId.keys()));
  return page;
}

function folderNodes(scope: Scope, folder: string): SidebarNode[] {
  const pages = (scope.byFolder.get(folder) ?? []).filter((page) => isListedIn(scope.sidebar, page) && !isFolderPage(page));
  const entries = [
    ...pages.map((page) => ({
      position: pagePosition(page),
      name: page.id,
      node: (): SidebarNode => ({ type: 'page', page, label: null }),
    })),
    ...[...(scope.subfolders.get(folder) ?? [])].map((sub) => ({
      position: folderPosition(scope, sub),
      name: sub,
      node: (): SidebarNode => folderCategory(scope, sub),
    })),
  ];
  return entries.toSorted((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1)).map((entry) => entry.node());
}

function folderCategory(scope: Scope, folder: string): CategoryNode {
  const meta = categoryMeta(scope, folder);
  const own = (scope.byFolder.get(folder) ?? []).find(isFolderPage);
  const label = categoryLabel(scope, folder);
  return {
    type: 'category',
    key: folder,
    label,
    page: meta?.link ? categoryPage(scope, folder, label, meta.link) : meta?.link === null ? null : (own ?? null),
    collapsed: meta?.collapsed ?? true,
    collapsible: meta?.collapsible ?? true,
    className: meta?.className,
    children: folderNodes(scope, folder),
  };
}

function categoryPage(scope: Scope, key: string, label: LocalText, link: CategoryMeta['link']): CatalogPage | null {
  if (!link) return null;
  if (link.type === 'doc') return findDoc(scope, link.id) ?? null;
  const title = ('title' in link ? link.title : undefined) ?? (typeof label === 'string' ? label : (Object.values(label)[0] ?? key));
  const description = ('description' in link ? link.description : undefined) ?? '';
  const route = toRoute(link.slug ?? key);
  const page: CatalogPage = {
    version: scope.version,
    id: `category/${key}`,
    route,
    sources: new Map(),
    landing: null,
    generated: { sidebar: scope.sidebar, key, title, description },
  };
  scope.generated.push(page);
  return page;
}
