import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { LoadedConfig } from '../../config/load.ts';
import { Assets } from '../../content/assets.ts';
import { type Catalog, type CatalogPage, createCatalog } from '../../content/catalog.ts';
import { sourceFor } from '../../content/catalog-lookup.ts';
import { compileSettings } from '../../content/compile-all.ts';
import { compileDoc } from '../../content/compile-doc.ts';
import { findPage } from '../../content/find-page.ts';
import type { SourceDoc } from '../../content/read-doc.ts';
import { type ScanResult, scanContent, siteRoot } from '../../content/scan.ts';
import { type SitePage, sitePageOf } from '../../content/site-page.ts';
import { parseFrontMatter } from '../../markdown/front-matter.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { UiBundle } from '../bundle.ts';
import { makeFiles } from '../made-files.ts';
import { type ImageSize, readImageSizes } from '../pictures/image-sizes.ts';
import { createPageRenderer, type RenderContext, type RenderedPage } from '../render-pages.ts';
import { readSourceFacts, type SharedPageData, type SourceFacts, sharePageData } from '../site.ts';

/** A site that is being written. Pages are compiled on request, and again when their file changes. */
export class DevSite {
  readonly #loaded: LoadedConfig;
  readonly #ui: UiBundle;
  readonly #compiled = new Map<string, SitePage>();
  readonly #facts: SourceFacts;
  readonly #madeFiles: ReadonlyMap<string, Uint8Array>;
  readonly #imageSizes: ReadonlyMap<string, ImageSize>;
  readonly #assets: Assets;
  #scan: ScanResult;
  #catalog: Catalog;
  #shared: SharedPageData;

  private constructor(
    loaded: LoadedConfig,
    ui: UiBundle,
    scan: ScanResult,
    facts: SourceFacts,
    madeFiles: ReadonlyMap<string, Uint8Array>,
    imageSizes: ReadonlyMap<string, ImageSize>,
  ) {
    this.#loaded = loaded;
    this.#ui = ui;
    this.#facts = facts;
    this.#madeFiles = madeFiles;
    this.#imageSizes = imageSizes;
    this.#assets = new Assets(loaded.rootDir, siteRoot(loaded));
    this.#scan = scan;
    this.#catalog = createCatalog(loaded, scan, ui.server.landingPages);
    this.#shared = sharePageData(loaded, this.#catalog, DEV_BUILD, facts);
  }

  static async open(loaded: LoadedConfig, ui: UiBundle): Promise<DevSite> {
    const [scan, facts, made, sizes] = await Promise.all([
      scanContent(loaded, true),
      readSourceFacts(loaded),
      makeFiles(loaded),
      readImageSizes(loaded),
    ]);
    return new DevSite(loaded, ui, scan, facts, made, sizes);
  }

  get catalog(): Catalog {
    return this.#catalog;
  }

  get scan(): ScanResult {
    return this.#scan;
  }

  get treeFiles(): SharedPageData['treeFiles'] {
    return this.#shared.treeFiles;
  }

  get madeFiles(): ReadonlyMap<string, Uint8Array> {
    return this.#madeFiles;
  }

  /** Files beside the pages that pages show or link to, by site path. */
  get assetFiles(): ReadonlyMap<string, string> {
    return this.#assets.used;
  }

  /** The context for rendering, with some or all of the files compiled. */
  renderContext(compiled: ReadonlyMap<string, SitePage>): RenderContext {
    return {
      loaded: this.#loaded,
      catalog: this.#catalog,
      compiled,
      pageData: this.#shared.context,
      ui: this.#ui,
      madeFiles: new Set(this.#madeFiles.keys()),
      assets: this.#assets,
      imageSizes: this.#imageSizes,
    };
  }

  /** The page at a path below the base URL; undefined where there is none. */
  async render(path: string): Promise<{ rendered: RenderedPage; diagnostics: readonly Diagnostic[] } | undefined> {
    const found = findPage(this.#catalog, path, this.#loaded.config.defaultLocale);
    const locale = this.#loaded.config.locales.find(({ name }) => name === found?.locale);
    if (!found || !locale) return undefined;
    const compiled = await this.#compile(found.page, locale.name);
    const renderer = createPageRenderer(this.renderContext(this.#compiled));
    const rendered = renderer.render(found.page, locale);
    return { rendered, diagnostics: [...(compiled?.diagnostics ?? []), ...renderer.findings.diagnostics] };
  }

  /** Applies a changed file. A new, removed or moved page, or a changed partial, makes it read everything again. */
  async update(file: string): Promise<void> {
    const path = relative(this.#loaded.rootDir, file);
    const doc = this.#docOf(path);
    const source = await readFile(file, 'utf8').catch(() => undefined);
    this.#compiled.delete(path);
    if (doc && source !== undefined) {
      const head = parseFrontMatter(source, path);
      const { frontMatter } = head;
      const isSamePlace =
        frontMatter.id === doc.frontMatter.id && frontMatter.slug === doc.frontMatter.slug && frontMatter.draft === doc.frontMatter.draft;
      if (isSamePlace) {
        this.#replace(doc, { ...doc, ...head, source });
        return;
      }
    }
    for (const [compiledFile, page] of this.#compiled) if (path in page.dependencies.partials) this.#compiled.delete(compiledFile);
    this.#scan = await scanContent(this.#loaded, true);
    this.#reindex();
  }

  #docOf(path: string): SourceDoc | undefined {
    const page = this.#catalog.byFile.get(path);
    return page && [...page.sources.values()].find((doc) => doc.file === path);
  }

  #replace(old: SourceDoc, fresh: SourceDoc): void {
    const trees = this.#scan.trees.map((tree) =>
      tree.locale.name === old.locale && tree.version.name === old.version
        ? { ...tree, docs: tree.docs.map((doc) => (doc.file === old.file ? fresh : doc)) }
        : tree,
    );
    this.#scan = { ...this.#scan, trees };
    this.#reindex();
  }

  #reindex(): void {
    this.#catalog = createCatalog(this.#loaded, this.#scan, this.#ui.server.landingPages);
    this.#shared = sharePageData(this.#loaded, this.#catalog, DEV_BUILD, this.#facts);
  }

  async #compile(page: CatalogPage, locale: string): Promise<SitePage | undefined> {
    const doc = sourceFor(this.#catalog, page, locale);
    if (!doc) return undefined;
    const kept = this.#compiled.get(doc.file);
    if (kept) return kept;
    const compiled = sitePageOf(await compileDoc(doc, compileSettings(this.#loaded), this.#loaded.rootDir));
    this.#compiled.set(doc.file, compiled);
    return compiled;
  }
}

/** All pages of a dev server belong to one build, so the browser swaps them without a reload. */
const DEV_BUILD = 'dev';
