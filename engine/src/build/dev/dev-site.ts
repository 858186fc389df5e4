import { readFile } from 'node:fs/promises';
import { type LoadedConfig, projectPath } from '../../config/load.ts';
import { createCatalog } from '../../content/catalog.ts';
import { existsIn, sourceFor } from '../../content/catalog-lookup.ts';
import type { Catalog, HeadingTitles, SourceDoc } from '../../content/catalog-types.ts';
import { findPage } from '../../content/find-page.ts';
import { pageOf } from '../../content/heading-ids.ts';
import { collectTitles } from '../../content/page-names.ts';
import { stylesFileOf, writeProjectStyles } from '../../content/project-styles.ts';
import { decodeText } from '../../content/read-doc.ts';
import { type ScanResult, scanContent } from '../../content/scan.ts';
import { applySeverities } from '../../content/severities.ts';
import { pageHref } from '../../content/sidebar-items.ts';
import { componentModule, loadComponents } from '../../content/site-components.ts';
import type { CompiledPages } from '../../content/site-page.ts';
import { readLedger } from '../../content/translations.ts';
import { loadCompiler } from '../../markdown/compile.ts';
import { parseFrontMatter } from '../../markdown/front-matter.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { encodePath, samePage } from '../../model/href.ts';
import type { ShellSlots } from '../../model/slots.ts';
import { bundleUi, type UiBundle } from '../bundle.ts';
import { inOrder } from '../diagnose-site.ts';
import { makeFiles } from '../made-files.ts';
import { preparePageHooks } from '../page-hooks.ts';
import { collectRedirects } from '../redirects.ts';
import type { RenderContext } from '../render-context.ts';
import { createPageRenderer, type LinkFindings, type RenderedPage, renderPages } from '../render-pages.ts';
import { readSourceFacts, type SharedPageData, type SourceFacts, sharePageData } from '../site.ts';
import { openSiteCache } from '../site-cache.ts';
import { CompiledDocs } from './compiled-docs.ts';
import { DevPictures } from './dev-pictures.ts';
import { changesTextAlone, isAsWritten, isSamePlace, withEdited, withSource } from './edited-docs.ts';

/** A page as the dev server shows it. */
export interface DevPage {
  readonly rendered: RenderedPage;
  readonly html: string;
  readonly slots: ShellSlots;
  readonly diagnostics: readonly Diagnostic[];
}

/** What is made from all files together. Replaced as a whole when a file changes. */
interface DevState {
  readonly scan: ScanResult;
  readonly catalog: Catalog;
  readonly shared: SharedPageData;
}

/** What the server has read at its start. */
interface GivenFacts extends Pick<RenderContext, 'loaded' | 'changesTo'> {
  readonly ui: UiBundle;
  readonly madeFiles: ReadonlyMap<string, Uint8Array>;
}

/**
 * A site that is being written: the steps of the build, for one page at a time. A page is compiled on request, with the pages that it needs,
 * and again when its file changes.
 */
export class DevSite {
  readonly #loaded: LoadedConfig;
  readonly #given: GivenFacts;
  readonly #pictures: DevPictures;
  readonly #compiled: CompiledDocs;
  #facts: SourceFacts;
  #state: DevState;
  /** Files whose text alone has changed since the catalog was made. */
  readonly #texts = new Map<string, SourceDoc>();

  private constructor(given: GivenFacts, pictures: DevPictures, facts: SourceFacts, compiled: CompiledDocs, state: DevState) {
    this.#loaded = given.loaded;
    this.#given = given;
    this.#compiled = compiled;
    this.#facts = facts;
    this.#pictures = pictures;
    this.#state = state;
  }

  /** @param onRead called when the files have been read, and before they are put together */
  static async open(loaded: LoadedConfig, onRead = () => {}): Promise<DevSite> {
    const read = async (): Promise<[UiBundle, ScanResult]> => {
      const ui = await bundleUi(loaded);
      // What is saved while the shell is bundled must be in it: files are not watched yet.
      return [ui, await scanContent(loaded, true)];
    };
    const [facts, [ui, scan], madeFiles, pictures, changesTo] = await Promise.all([
      // First, as git works beside all else.
      readSourceFacts(loaded),
      read(),
      makeFiles(loaded),
      DevPictures.open(loaded),
      preparePageHooks(loaded),
    ]);
    onRead();
    const compiled = new CompiledDocs(loaded, openSiteCache(loaded));
    const given = { loaded, ui, madeFiles, changesTo };
    return new DevSite(given, pictures, facts, compiled, join(given, facts, scan, await compileTitles(compiled, scan)));
  }

  get ui(): UiBundle {
    return this.#given.ui;
  }

  close(): void {
    this.#compiled.close();
  }

  get madeFiles(): ReadonlyMap<string, Uint8Array> {
    return this.#given.madeFiles;
  }

  /** What is wrong with files that are no pages: no page could show it. */
  get fileProblems(): readonly Diagnostic[] {
    const { byFile, config, diagnostics } = this.catalog;
    return applySeverities(config, inOrder(diagnostics.filter(({ file }) => !byFile.has(file))));
  }

  get catalog(): Catalog {
    return this.#state.catalog;
  }

  get treeFiles(): SharedPageData['treeFiles'] {
    return this.#state.shared.treeFiles;
  }

  /** Files beside the pages that pages show or link to, by site path. */
  get assetFiles(): ReadonlyMap<string, string> {
    return this.#pictures.assets.used;
  }

  /** The page at a path below the base URL; undefined where there is none. */
  async render(path: string): Promise<DevPage | undefined> {
    for (;;) {
      const { catalog, shared } = this.#state;
      const found = findPage(catalog, path, this.#loaded.config.defaultLocale);
      const locale = this.#loaded.config.locales.find(({ name }) => name === found?.locale);
      if (!found || !locale) return undefined;
      const needed = new Set<string>();
      const renderer = createPageRenderer(this.#contextOf(catalog, shared, needed));
      const rendered = renderer.render(found.page, locale);
      await this.#pictures.measureUsed();
      const html = rendered.html();
      const slots = renderer.shellSlots(locale.name);
      if (needed.size === 0) return { rendered, html, slots, diagnostics: problemsOf(catalog, rendered, renderer.findings) };
      await this.#compiled.compile([...needed].flatMap((file) => this.#docOf(file) ?? []));
    }
  }

  /**
   * Where a former address leads.
   * @param address below the base URL, which it has
   */
  redirectFrom(address: string): string | undefined {
    const { catalog, scan } = this.#state;
    const { locales } = this.#loaded.config;
    const pages = catalog.pages.flatMap((page) =>
      locales.flatMap(({ name: locale }) => {
        const doc = existsIn(catalog, page, locale) ? sourceFor(catalog, page, locale) : undefined;
        return doc ? [{ page, locale, path: pageHref(catalog, page, locale), compiled: doc }] : [];
      }),
    );
    const rules = collectRedirects(this.#loaded, pages, scan.redirects);
    return rules.find(({ from }) => samePage(encodePath(from), address))?.to;
  }

  /**
   * Loads what reads and compiles a page, and compiles some, so that the first one that is saved is not held up by that: code that has run
   * a few times takes a quarter of its first time.
   */
  async prepare(): Promise<void> {
    parseFrontMatter('---\ntitle: Any\n---\n', '');
    const components = componentModule(this.#loaded);
    await Promise.all([loadCompiler(), components && loadComponents(components)]);
    // Pages of a Docusaurus project may run its code, which takes long and is for those that are shown.
    if (!this.#loaded.config.content.lenient) await this.#compiled.rehearse(this.#state.scan.trees.flatMap((tree) => tree.docs));
  }

  /** What the site puts into its places in the shell, in a locale. */
  slotsOf(locale: string): ShellSlots {
    const { catalog, shared } = this.#state;
    return createPageRenderer(this.#contextOf(catalog, shared, new Set())).shellSlots(locale);
  }

  /** All pages, for search. */
  async renderAll(): Promise<readonly RenderedPage[]> {
    const { scan } = this.#state;
    await this.#compiled.compile(scan.trees.flatMap((tree) => tree.docs));
    const { catalog, shared } = this.#state;
    return renderPages(this.#contextOf(catalog, shared, new Set())).pages;
  }

  /**
   * Applies a changed file. A new, removed or moved page, or a changed partial, makes it read everything again.
   * @returns whether it is another one than before: systems tell of one save several times
   */
  async update(file: string): Promise<boolean> {
    const path = projectPath(this.#loaded, file);
    const doc = this.#docOf(path);
    const content = await readFile(file).catch(() => undefined);
    const source = content && decodeText(content);
    if (doc && source === doc.source && doc.written === undefined) return false;
    this.#compiled.noteChange();
    const fresh = doc && source !== undefined && isAsWritten(this.#loaded.config, doc) ? withSource(doc, source) : undefined;
    if (doc && fresh && isSamePlace(doc, fresh)) {
      const scan = withEdited(this.#state.scan, doc, fresh);
      if (await this.#isText(doc, fresh)) {
        this.#texts.set(path, fresh);
        this.#state = { ...this.#state, scan };
      } else await this.#adopt(scan);
      return true;
    }
    this.#compiled.forgetUsersOf(path);
    this.#facts = { ...this.#facts, ledger: await readLedger(this.#loaded.siteDir) };
    await this.#adopt(await scanContent(this.#loaded, true));
    return true;
  }

  /** Applies a changed, new or removed picture or other file that is not text. */
  updateAsset(file: string): Promise<void> {
    return this.#pictures.update(file);
  }

  /** Applies a change of a style sheet of a Docusaurus project. */
  async updateStyles(file: string): Promise<void> {
    this.#compiled.noteChange();
    await writeProjectStyles(this.#loaded, false, []);
    for (const changed of [file, stylesFileOf(this.#loaded)]) this.#compiled.forgetUsersOf(projectPath(this.#loaded, changed));
  }

  /** Makes a scan the present one, as soon as the titles that only its texts have are known. */
  async #adopt(scan: ScanResult): Promise<void> {
    const titles = await compileTitles(this.#compiled, scan);
    this.#state = join(this.#given, this.#facts, scan, titles);
    this.#texts.clear();
  }

  /** Whether nothing but a text has changed, of which the catalog knows no more than a title. */
  async #isText(old: SourceDoc, fresh: SourceDoc): Promise<boolean> {
    if (!changesTextAlone(this.catalog, this.#facts, old, fresh)) return false;
    if (fresh.frontMatter.title !== undefined) return true;
    const titles = collectTitles(await this.#compiled.compile([fresh]));
    return titles.get(fresh.file) === this.catalog.titles.get(fresh.file);
  }

  #docOf(path: string): SourceDoc | undefined {
    const edited = this.#texts.get(path);
    if (edited) return edited;
    const page = this.catalog.byFile.get(path);
    return page && [...page.sources.values()].find((doc) => doc.file === path);
  }

  /** @param needed gets the files that were asked for and are not compiled */
  #contextOf(catalog: Catalog, shared: SharedPageData, needed: Set<string>): RenderContext {
    const own: CompiledPages = {
      get: (file) => {
        const page = this.#compiled.get(this.#docOf(file));
        if (!page) needed.add(file);
        return page;
      },
    };
    return {
      ...this.#given,
      catalog,
      compiled: { get: (file) => pageOf(catalog, own, file) },
      pageData: shared.context,
      madeFiles: new Set(this.madeFiles.keys()),
      assets: this.#pictures.assets,
      imageSizes: this.#pictures.sizes,
    };
  }
}

function join({ loaded, ui }: GivenFacts, facts: SourceFacts, scan: ScanResult, titles: HeadingTitles): DevState {
  const catalog = createCatalog(loaded, scan, ui.server.landingPages, titles, facts.history);
  return { scan, catalog, shared: sharePageData(loaded, catalog, DEV_BUILD, facts) };
}

/** The titles that only the texts have. */
async function compileTitles(compiled: CompiledDocs, scan: ScanResult): Promise<HeadingTitles> {
  const docs = scan.trees.flatMap((tree) => tree.docs);
  return collectTitles(await compiled.compile(docs.filter(({ frontMatter }) => frontMatter.title === undefined)));
}

/** All pages of a dev server belong to one build, so the browser swaps them without a reload. */
export const DEV_BUILD = 'dev';

/** What the author of a page should know: of its file, its place in the site, its text and its links. */
function problemsOf(catalog: Catalog, { page, locale, compiled }: RenderedPage, { diagnostics }: LinkFindings): readonly Diagnostic[] {
  const file = sourceFor(catalog, page, locale)?.file;
  const found = [...catalog.diagnostics.filter((problem) => problem.file === file), ...(compiled?.diagnostics ?? []), ...diagnostics];
  return applySeverities(catalog.config, inOrder(found));
}
