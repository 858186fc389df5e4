import { cacheDirOf } from '../config/cache-dir.ts';
import type { LoadedConfig } from '../config/load.ts';
import { Assets } from '../content/assets.ts';
import { createCatalog } from '../content/catalog.ts';
import type { Catalog } from '../content/catalog-types.ts';
import type { CompileCache } from '../content/compile-cache.ts';
import { CompileThreads, WORTH_A_THREAD } from '../content/compile-threads.ts';
import { foldersShown } from '../content/folders-shown.ts';
import { pageOf } from '../content/heading-ids.ts';
import type { History } from '../content/history/history.ts';
import { collectTitles } from '../content/page-names.ts';
import { stylesFileOf } from '../content/project-styles.ts';
import { type ScanResult, scanContent } from '../content/scan.ts';
import type { SitePage } from '../content/site-page.ts';
import { readProjectStyles } from '../markdown/react/project-styles.ts';
import type { SiteData } from '../model/site.ts';
import { bundleUi, type UiBundle } from './bundle.ts';
import { makeFiles } from './made-files.ts';
import { preparePageHooks } from './page-hooks.ts';
import { readImageSizes, sizesOf } from './pictures/image-sizes.ts';
import { Pictures } from './pictures/modern-formats.ts';
import type { Progress } from './progress.ts';
import { type RenderedSite, renderPages } from './render-pages.ts';
import { compileSite, nameShell, readSourceFacts, type SharedPageData, sharePageData, type TextFile } from './site.ts';
import { createSiteData } from './site-data.ts';
import { collectStyles } from './styles.ts';

/** The whole site with its pages compiled and their links resolved, before anything is written. */
export interface AssembledSite {
  readonly ui: UiBundle;
  readonly scan: ScanResult;
  readonly catalog: Catalog;
  readonly compiled: ReadonlyMap<string, SitePage>;
  /** Id of the shell around the pages (`nameShell`). */
  readonly build: string;
  /** By locale. */
  readonly sites: ReadonlyMap<string, SiteData>;
  readonly styles: readonly TextFile[];
  readonly shared: SharedPageData;
  /** Generated files by path below the site's root. */
  readonly made: ReadonlyMap<string, Uint8Array>;
  /** Files beside the pages that pages show or link to. */
  readonly assets: Assets;
  /** Empty until the site is written. */
  readonly pictures: Pictures;
  readonly history: History;
  readonly rendered: RenderedSite;
}

/**
 * Reads and compiles the whole site. Problems with the content are collected; `diagnoseSite` lists them.
 * @param cache must stay open as long as texts of pages are read
 */
export async function assembleSite(loaded: LoadedConfig, cache: CompileCache, progress: Progress): Promise<AssembledSite> {
  const [ui, { scan, own }, facts, made, imageSizes, changesTo] = await progress.stage('pages', () =>
    Promise.all([
      bundleUi(loaded),
      compileContent(loaded, cache, progress),
      readSourceFacts(loaded),
      makeFiles(loaded),
      readImageSizes(loaded),
      preparePageHooks(loaded),
    ]),
  );
  const catalog = createCatalog(loaded, scan, ui.server.landingPages, collectTitles(own), facts.history);
  const compiled = new Map([...own].map(([file, page]) => [file, pageOf(catalog, own, file) ?? page] as const));
  const styles = await collectStyles([...compiled.values()], readProjectStyles(stylesFileOf(loaded)).sheet);
  const sites = new Map(loaded.config.locales.map((locale) => [locale.name, createSiteData(loaded, catalog, ui, locale)]));
  const build = nameShell(ui, [...sites.values()], styles);
  const shared = sharePageData(loaded, catalog, build, facts);
  const assets = new Assets(loaded.rootDir, foldersShown(loaded));
  const pictures = new Pictures(cacheDirOf(loaded));
  const rendered = await progress.stage('links', async () =>
    renderPages({
      ...{ loaded, catalog, compiled, pageData: shared.context, ui, madeFiles: new Set(made.keys()) },
      ...{ assets, imageSizes, changesTo, pictures, kept: cache.html },
    }),
  );
  for (const [address, size] of await sizesOf(assets.used, loaded)) imageSizes.set(address, size);
  return { ui, scan, catalog, compiled, build, sites, styles, shared, made, assets, pictures, history: facts.history, rendered };
}

async function compileContent(
  loaded: LoadedConfig,
  cache: CompileCache,
  progress: Progress,
): Promise<{ scan: ScanResult; own: Map<string, SitePage> }> {
  await using threads = new CompileThreads();
  const scan = await scanContent(loaded, false, (files) => {
    if (cache.isNew && files >= WORTH_A_THREAD) threads.start();
  });
  const total = scan.trees.reduce((sum, tree) => sum + tree.docs.length, 0);
  return { scan, own: await compileSite(loaded, scan, cache, (done) => progress.step(done, total), threads) };
}
