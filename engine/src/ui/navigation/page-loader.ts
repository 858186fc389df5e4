import type { PagePayload } from '../../model/page.ts';
import { fetchOk } from '../http/fetch-ok.ts';
import { pageDataAddress } from './page-address.ts';
import { parsePagePayload } from './parse-payload.ts';

/** Fetches and caches pages. */
export interface PageLoader {
  /**
   * The page at an address, from the cache or fetched. A failed fetch is repeated once, bypassing the HTTP cache.
   * @throws Error if both fail
   */
  load(path: string): Promise<PagePayload>;
  /** Fetches a page that the reader may want. Failures are ignored. */
  prefetch(path: string): void;
  /** The reader has come to a page. */
  noteVisit(path: string): void;
  /** The pages in the cache. */
  kept(): Promise<KeptPages>;
  /** Clears the cache: sources may have changed. */
  forget(): void;
}

/** Pages in the cache: those that the reader has come to, the last first, and those that were fetched ahead, the last wanted first. */
export interface KeptPages {
  readonly opened: readonly PagePayload[];
  readonly ahead: readonly PagePayload[];
}

/** Pages in the cache; readers seldom go back further. */
const KEPT_PAGES = 40;

export function createPageLoader(): PageLoader {
  /** By address, least recently used first. */
  const pages = new Map<string, Promise<PagePayload>>();
  /** Paths, the last one last. */
  const opened = new Set<string>();

  const keep = (path: string, cache: RequestCache, priority: RequestPriority): Promise<PagePayload> => {
    const page = pages.get(path) ?? fetchPage(path, cache, priority);
    pages.delete(path);
    pages.set(path, page);
    page.catch(() => pages.get(path) === page && pages.delete(path));
    const oldest = pages.size > KEPT_PAGES ? pages.keys().next().value : undefined;
    if (oldest !== undefined) pages.delete(oldest);
    return page;
  };
  return {
    load: (path) => keep(path, 'default', 'auto').catch(() => keep(path, 'reload', 'auto')),
    prefetch: (path) => void keep(path, 'default', 'low').catch(() => undefined),
    noteVisit(path) {
      opened.delete(path);
      opened.add(path);
    },
    async kept() {
      const found = (await Promise.all([...pages.values()].reverse().map((page) => page.catch(() => [])))).flat();
      return {
        opened: [...opened].reverse().flatMap((path) => found.find((page) => page.path === path) ?? []),
        ahead: found.filter(({ path }) => !opened.has(path)),
      };
    },
    forget: () => pages.clear(),
  };
}

async function fetchPage(path: string, cache: RequestCache, priority: RequestPriority): Promise<PagePayload> {
  const address = pageDataAddress(path);
  const response = await fetchOk(address, { cache, priority });
  return parsePagePayload(await response.json(), address);
}
