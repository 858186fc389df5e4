import { join } from 'node:path';
import type { LoadedConfig } from '../../config/load.ts';
import type { SearchResponse } from '../../model/search.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { renderPages } from '../render-pages.ts';
import { writeIndex } from '../search-files.ts';
import { cacheDirOf, compileSite, withCompileCache } from '../site.ts';
import type { DevSite } from './dev-site.ts';

/** Search over pages that are being written. The index is made for the first search, and again after a change. */
export class DevSearch {
  readonly #loaded: LoadedConfig;
  readonly #site: DevSite;
  #engine: Promise<SearchEngine> | undefined;

  constructor(loaded: LoadedConfig, site: DevSite) {
    this.#loaded = loaded;
    this.#site = site;
  }

  /** Drops the index after a change. */
  forget(): void {
    void this.#engine?.then((engine) => engine.close());
    this.#engine = undefined;
  }

  async answer(parameters: URLSearchParams): Promise<SearchResponse> {
    this.#engine ??= this.#index();
    const engine = await this.#engine;
    return engine.search({ q: parameters.get('q') ?? '', locale: parameters.get('locale') ?? this.#loaded.config.defaultLocale });
  }

  async #index(): Promise<SearchEngine> {
    const { openIndex } = await import('../../search/sqlite/open-index.ts');
    const file = join(cacheDirOf(this.#loaded), 'dev-search.sqlite');
    await withCompileCache(this.#loaded, async (cache) => {
      const compiled = await compileSite(this.#loaded, this.#site.scan, cache);
      writeIndex(this.#loaded, file, renderPages(this.#site.renderContext(compiled)).pages);
    });
    return openIndex(file);
  }
}
