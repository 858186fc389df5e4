import { setImmediate } from 'node:timers/promises';
import type { LoadedConfig } from '../../config/load.ts';
import type { SourceDoc } from '../../content/catalog-types.ts';
import { compileAll, compileSettings } from '../../content/compile-all.ts';
import type { CompileCache } from '../../content/compile-cache.ts';
import { compileDoc } from '../../content/compile-doc.ts';
import type { SitePage } from '../../content/site-page.ts';

/** Characters of pages after which what compiles them is fast: those of a long page, or of some dozen. */
const REHEARSED = 100_000;

/** The compiled pages that belong to the present text of a file and its partials. */
export class CompiledDocs {
  readonly #loaded: LoadedConfig;
  readonly #cache: CompileCache;
  readonly #pages = new Map<string, { readonly doc: SourceDoc; readonly page: SitePage }>();
  /** Counts the changes: what was begun before one may be made from old files. */
  #changes = 0;

  constructor(loaded: LoadedConfig, cache: CompileCache) {
    this.#loaded = loaded;
    this.#cache = cache;
  }

  /** The compiled page of a file, if it has been compiled from this very text. */
  get(doc: SourceDoc | undefined): SitePage | undefined {
    const kept = doc && this.#pages.get(doc.file);
    return kept?.doc === doc ? kept?.page : undefined;
  }

  /**
   * Compiles files that are not known. A result is kept unless a file was saved meanwhile, perhaps one that it is made from.
   * @returns the pages by file
   */
  async compile(docs: readonly SourceDoc[]): Promise<ReadonlyMap<string, SitePage>> {
    const pages = new Map(docs.flatMap((doc) => [this.get(doc)].flatMap((page) => (page ? [[doc.file, page] as const] : []))));
    const unknown = docs.filter(({ file }) => !pages.has(file));
    const changes = this.#changes;
    for (const [file, page] of await compileAll(this.#loaded, unknown, this.#cache)) pages.set(file, page);
    if (changes !== this.#changes) return pages;
    for (const doc of unknown) {
      const page = pages.get(doc.file);
      if (page) this.#pages.set(doc.file, { doc, page });
    }
    return pages;
  }

  /**
   * Compiles some files and forgets the results, one at a time, with what else there is to do in between: first the pages that were shown.
   * @param docs further files
   */
  async rehearse(docs: readonly SourceDoc[]): Promise<void> {
    const settings = compileSettings(this.#loaded);
    const shown = [...this.#pages.values()].map(({ doc }) => doc);
    let done = 0;
    for (const doc of [...shown, ...docs]) {
      if (done >= REHEARSED) return;
      await compileDoc(doc, settings, this.#loaded.rootDir, this.#cache.html);
      done += doc.source.length;
      await setImmediate();
    }
  }

  /** A file was saved: what is being compiled now will not be kept. */
  noteChange(): void {
    this.#changes++;
  }

  /** Forgets the pages that a partial is part of. */
  forgetUsersOf(partial: string): void {
    for (const [file, { page }] of this.#pages) if (partial in page.dependencies.partials) this.#pages.delete(file);
  }

  close(): void {
    this.#cache[Symbol.dispose]();
  }
}
