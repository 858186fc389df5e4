import { join } from 'node:path';
import { cacheDirOf } from '../../config/cache-dir.ts';
import type { LoadedConfig } from '../../config/load.ts';
import type { SearchResponse } from '../../model/search.ts';
import type { SearchEngine } from '../../search/engine.ts';
import type { DevSite } from './dev-site.ts';

/** Search over pages that are being written. The index is made for the first search, and again after a change. */
export class DevSearch {
  readonly #loaded: LoadedConfig;
  readonly #site: DevSite;
  #engine: Promise<SearchEngine> | undefined;
  /** Those that are not answered yet. */
  readonly #searches = new Set<Promise<unknown>>();
  /** The end of the last index: all are written to the same file. */
  #written: Promise<unknown> = Promise.resolve();

  constructor(loaded: LoadedConfig, site: DevSite) {
    this.#loaded = loaded;
    this.#site = site;
  }

  /** Drops the index after a change. Those who search in it are still answered. */
  forget(): void {
    const searches = Promise.allSettled(this.#searches);
    // Whoever searched was told of a failure.
    this.#engine?.then((engine) => searches.then(() => engine.close())).catch(() => undefined);
    this.#engine = undefined;
  }

  async answer(parameters: URLSearchParams): Promise<SearchResponse> {
    this.#engine ??= this.#index();
    const search = this.#search(this.#engine, parameters);
    this.#searches.add(search);
    return search.finally(() => this.#searches.delete(search));
  }

  async #search(opening: Promise<SearchEngine>, parameters: URLSearchParams): Promise<SearchResponse> {
    const engine = await opening;
    const { q = '', locale = this.#loaded.config.defaultLocale, version, section, verbatim } = Object.fromEntries(parameters);
    return engine.search({ q, locale, version, section, isVerbatim: verbatim === '1' });
  }

  #index(): Promise<SearchEngine> {
    const engine = this.#written.then(() => this.#open());
    this.#written = engine.catch(() => undefined);
    return engine;
  }

  async #open(): Promise<SearchEngine> {
    // Few starts of the server are followed by a search, and these modules are a tenth of all.
    const [{ openIndex }, { writeIndex }] = await Promise.all([import('../../search/sqlite/open-index.ts'), import('../search-files.ts')]);
    const file = join(cacheDirOf(this.#loaded), 'dev-search.sqlite');
    writeIndex(this.#loaded, file, await this.#site.renderAll());
    return openIndex(file);
  }
}
