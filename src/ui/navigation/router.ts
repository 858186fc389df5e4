import type { PageData, PagePayload } from '../../model/page.ts';
import { createStore, type Readable } from '../state/store.ts';
import type { FullLoads } from './full-loads.ts';
import type { PageLoader } from './page-loader.ts';
import type { Route } from './route.ts';

/** Brings the reader from page to page. Knows nothing of events: `listenToNavigation` tells it where to go. */
export interface Router {
  readonly route: Readable<Route>;
  /**
   * Shows the page at an address. Where it cannot be fetched, or belongs to another build, the address is loaded as a whole page;
   * where that has failed before, or the browser is offline, the route becomes `failed`.
   * Another journey that starts meanwhile wins.
   */
  go(path: string): Promise<void>;
  /** Shows the present page as it is now, the scroll position kept: its source was saved while the dev server runs. */
  refresh(): Promise<void>;
  /** The journey was given up: the page that is shown stays. */
  stop(): void;
}

/** What the router does to the document. */
export interface RouterDocument {
  /** Makes the content of another page ready to be shown. */
  prepare(payload: PagePayload): void;
  /** Runs `update` and has React finish with it. */
  commit(update: () => void): void;
  /** The page is in the document: head, scroll position, focus. */
  arrive(page: PageData): void;
  /** Loads the present address as a whole page. */
  reload(): void;
  isOnline(): boolean;
}

interface RouterOptions {
  /** The page of the served document. */
  readonly page: PageData;
  readonly loader: PageLoader;
  readonly fullLoads: FullLoads;
  readonly document: RouterDocument;
}

/** Creates the router of an app. */
export function createRouter({ page: served, loader, fullLoads, document }: RouterOptions): Router {
  const route = createStore<Route>({ page: served, status: 'ready' });
  /** Counts the journeys, so that what comes too late is noticed. */
  let latest = 0;
  const setStatus = (status: Route['status']): void => route.set({ page: route.get().page, status });

  const swap = (payload: PagePayload): PageData => {
    const { html: _, ...page } = payload;
    document.prepare(payload);
    document.commit(() => route.set({ page, status: 'ready' }));
    return page;
  };

  const recover = (path: string): void => {
    if (document.isOnline() && !fullLoads.has(path)) {
      fullLoads.add(path);
      document.reload();
    } else document.commit(() => setStatus('failed'));
  };

  return {
    route,
    async go(path) {
      const journey = ++latest;
      const { page, status } = route.get();
      // Back from a page that did not come: the one before is still at hand, also offline.
      if (status === 'failed' && path === page.path && page.kind !== 'notFound') {
        document.commit(() => setStatus('ready'));
        return document.arrive(page);
      }
      setStatus('loading');
      const payload = await loader.load(path).catch(() => null);
      if (journey !== latest) return;
      if (!payload) recover(path);
      else if (payload.build !== served.build) document.reload();
      else document.arrive(swap(payload));
    },
    async refresh() {
      const journey = ++latest;
      loader.forget();
      const payload = await loader.load(route.get().page.path).catch(() => null);
      if (payload && journey === latest) swap(payload);
    },
    stop() {
      latest++;
      if (route.get().status === 'loading') setStatus('ready');
    },
  };
}
