import type { PagePayload } from '../../model/page.ts';
import { pageDataAddress } from './page-address.ts';
import { parsePagePayload } from './parse-payload.ts';

/** A page's data did not come. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** As many pages are kept at hand; a reader seldom goes back further. */
const KEPT_PAGES = 40;

/** Fetches pages and keeps them at hand. */
export class PageLoader {
  /** By address, the longest unused first. */
  readonly #pages = new Map<string, Promise<PagePayload>>();

  /**
   * The page at an address: the one at hand, else fetched; a failed fetch is repeated once past all caches.
   * @throws PageLoadError where it cannot be had.
   */
  async load(path: string): Promise<PagePayload> {
    try {
      return await this.#keep(path, 'default');
    } catch {
      return this.#keep(path, 'reload');
    }
  }

  /** Fetches a page that the reader may want. Failures are not told. */
  prefetch(path: string): void {
    this.#keep(path, 'default', 'low').catch(() => undefined);
  }

  /** Lets go of all pages: they have changed. */
  forget(): void {
    this.#pages.clear();
  }

  #keep(path: string, cache: RequestCache, priority: RequestPriority = 'auto'): Promise<PagePayload> {
    const known = this.#pages.get(path);
    const page = known ?? fetchPage(path, cache, priority);
    this.#pages.delete(path);
    this.#pages.set(path, page);
    page.catch(() => this.#pages.get(path) === page && this.#pages.delete(path));
    const oldest = this.#pages.size > KEPT_PAGES ? this.#pages.keys().next().value : undefined;
    if (oldest !== undefined) this.#pages.delete(oldest);
    return page;
  }
}

async function fetchPage(path: string, cache: RequestCache, priority: RequestPriority): Promise<PagePayload> {
  const address = pageDataAddress(path);
  try {
    const response = await fetch(address, { cache, priority });
    if (!response.ok) throw new PageLoadError(`${address} answered ${response.status}.`);
    return parsePagePayload(await response.json(), address);
  } catch (error) {
    throw error instanceof PageLoadError ? error : new PageLoadError(`${address} could not be loaded.`, { cause: error });
  }
}
