import type { LoadedConfig } from '../config/load.ts';
import { Assets } from '../content/assets.ts';
import type { Catalog } from '../content/catalog.ts';
import { inheritHeadingIds } from '../content/heading-ids.ts';
import { type ScanResult, siteRoot } from '../content/scan.ts';
import type { CompiledPage } from '../markdown/compiled.ts';
import { bundleUi, type UiBundle } from './bundle.ts';
import { readImageSizes, sizesOf } from './image-sizes.ts';
import { makeFiles } from './made-files.ts';
import type { Progress } from './progress.ts';
import { type LinkFindings, type RenderedPage, renderPages } from './render-pages.ts';
import { compileSite, nameBuild, readSite, readSourceFacts, type SharedPageData, sharePageData } from './site.ts';

/** The site in memory: every page compiled and its links resolved, nothing written. */
export interface AssembledSite {
  readonly ui: UiBundle;
  readonly scan: ScanResult;
  readonly catalog: Catalog;
  readonly compiled: ReadonlyMap<string, CompiledPage>;
  /** Name of the build. */
  readonly build: string;
  readonly shared: SharedPageData;
  /** Files that the build makes, by path below the site's root. */
  readonly made: ReadonlyMap<string, Uint8Array>;
  /** Files beside the pages that are shown or linked to. */
  readonly assets: Assets;
  readonly rendered: { readonly pages: readonly RenderedPage[]; readonly findings: LinkFindings };
}

/** Reads, compiles and joins everything. What is wrong with the content is found on the way and told by `diagnoseSite`. */
export async function assembleSite(loaded: LoadedConfig, progress: Progress): Promise<AssembledSite> {
  const ui = await progress.stage('shell', () => bundleUi(loaded));
  const { scan, catalog } = await progress.stage('content', () => readSite(loaded, ui.server.landingPages));
  const total = scan.trees.reduce((sum, tree) => sum + tree.docs.length, 0);
  const own = await progress.stage('pages', () => compileSite(loaded, scan, (done) => progress.step(done, total)));
  const compiled = inheritHeadingIds(catalog, own);
  const build = nameBuild(loaded, scan, compiled, ui);
  const shared = sharePageData(loaded, catalog, build, await readSourceFacts(loaded));
  const [made, imageSizes] = await Promise.all([makeFiles(loaded), readImageSizes(loaded)]);
  const assets = new Assets(loaded.rootDir, siteRoot(loaded));
  const rendered = await progress.stage('links', () =>
    renderPages({ loaded, catalog, compiled, pageData: shared.context, ui, madeFiles: new Set(made.keys()), assets, imageSizes }),
  );
  for (const [address, size] of await sizesOf(assets.used, loaded.config.baseUrl)) imageSizes.set(address, size);
  return { ui, scan, catalog, compiled, build, shared, made, assets, rendered };
}
