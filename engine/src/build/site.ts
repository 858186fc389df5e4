import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { compileAll } from '../content/compile-all.ts';
import type { CompileCache } from '../content/compile-cache.ts';
import type { CompileThreads } from '../content/compile-threads.ts';
import { type History, readHistory } from '../content/history/history.ts';
import type { PageDataContext } from '../content/page-data.ts';
import { sidebarKey } from '../content/page-summary.ts';
import type { ScanResult } from '../content/scan.ts';
import { type LocalSidebar, localiseSidebar } from '../content/sidebar-items.ts';
import type { SitePage } from '../content/site-page.ts';
import { compareTranslations, readLedger, type TranslationLedger } from '../content/translations.ts';
import { hashOf } from '../model/hash.ts';
import { HASHED_FOLDER } from '../model/hashed-folder.ts';
import type { SidebarTree } from '../model/sidebar.ts';
import type { SiteData } from '../model/site.ts';
import type { UiBundle } from './bundle.ts';
import { createPreviews, type Previews, readBrandMark } from './pictures/previews.ts';

/** Compiles all written pages, using the cache. */
export async function compileSite(
  loaded: LoadedConfig,
  scan: ScanResult,
  cache: CompileCache,
  onProgress?: (done: number) => void,
  threads?: CompileThreads,
): Promise<Map<string, SitePage>> {
  const docs = scan.trees.flatMap((tree) => tree.docs);
  return compileAll(loaded, docs, cache, onProgress, threads);
}

/** A file to be written, by its path below the site's root. */
export interface TextFile {
  readonly path: string;
  readonly content: string;
}

export interface SharedPageData {
  readonly context: PageDataContext;
  /** Each sidebar's whole tree. */
  readonly treeFiles: readonly TextFile[];
  readonly previews: Previews;
}

/** Facts about source files beside their content. */
export interface SourceFacts {
  readonly history: History;
  readonly ledger: TranslationLedger;
  /** The brand's logo as SVG. */
  readonly mark: Uint8Array | null;
}

/** When the pages were changed. */
export function readSiteHistory({ config: { content }, rootDir, siteDir }: LoadedConfig): Promise<History> {
  // In Docusaurus' layout, pages may be beside the folder of the site: `../docs`.
  const folder = content.layout === 'docusaurus' ? rootDir : join(siteDir, content.dir.split('<')[0] ?? '');
  return readHistory(rootDir, siteDir, folder);
}

/** Reads the dates of source files, the confirmed translations, and the logo for previews. */
export async function readSourceFacts(loaded: LoadedConfig): Promise<SourceFacts> {
  const [history, ledger, mark] = await Promise.all([readSiteHistory(loaded), readLedger(loaded.siteDir), readBrandMark(loaded)]);
  return { history, ledger, mark };
}

/** Data that all pages share: localised sidebars and their files, dates, the name of the shell. */
export function sharePageData(loaded: LoadedConfig, catalog: Catalog, build: string, facts: SourceFacts): SharedPageData {
  const { config } = loaded;
  const sidebars = new Map<string, LocalSidebar>();
  const treeUrls = new Map<string, string>();
  const treeFiles: TextFile[] = [];
  for (const locale of config.locales) {
    for (const [versionAndName, nodes] of catalog.sidebars.trees) {
      // Those of further docs have the id of these before their names.
      const [version = '', ...names] = versionAndName.split('/');
      const name = names.join('/');
      const key = sidebarKey(locale.name, version, name);
      const sidebar = localiseSidebar(catalog, name, nodes, locale.name);
      const content = JSON.stringify({ items: sidebar.items } satisfies SidebarTree);
      const path = `${HASHED_FOLDER}/sidebar-${version}-${names.join('-')}-${locale.name}-${hashOf(content).slice(0, 8)}.json`;
      sidebars.set(key, sidebar);
      treeUrls.set(key, config.baseUrl + path);
      treeFiles.push({ path, content });
    }
  }
  const stale = config.content.outdatedNotice
    ? compareTranslations(catalog, facts.ledger).filter(({ status }) => status === 'outdated')
    : [];
  const outdated = new Set(stale.flatMap(({ file }) => file ?? []));
  const previews = createPreviews(loaded, catalog, sidebars, facts.mark);
  const context = { catalog, build, sidebars, treeUrls, history: facts.history, outdated, previewOf: previews.of };
  return { context, treeFiles, previews };
}

/**
 * Name of the shell around a build's pages: a hash of its code, its styles and its site data. Only pages with the same name can be swapped
 * in. A changed text does not change it.
 */
export function nameShell(ui: Pick<UiBundle, 'fingerprint'>, sites: readonly SiteData[], styles: readonly TextFile[]): string {
  return hashOf(JSON.stringify([ui.fingerprint, sites, styles.map(({ path }) => path)])).slice(0, 12);
}
