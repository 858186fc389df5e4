import type { PageData, PagePayload } from '../../model/page.ts';
import { createStore, type Readable } from '../state/store.ts';
import type { FullLoads } from './full-loads.ts';
import type { PageLoader } from './page-loader.ts';
import type { Route } from './route.ts';

/** Navigates between pages. It knows no events: `listenToNavigation` tells it where to go. */
export interface Router {
  readonly route: Readable<Route>;
  /**
   * Shows the page at an address. If it cannot be fetched, or belongs to another build, the address is loaded as a whole page; if that has
   * failed before, or the browser is offline, the route becomes `failed`. A later call wins over one that is still loading.
   */
  go(path: string): Promise<void>;
  /** Fetches and shows the current page again, keeping the scroll position: the dev server has seen its source change. */
  refresh(): Promise<void>;
  /** The navigation was cancelled: the current page stays. */
  stop(): void;
}

/** The document, as far as the router changes it. */
export interface RouterDocument {
  /** Prepares the content of the next page. */
  prepare(payload: PagePayload): void;
  /** Runs `update` and has React render it synchronously. */
  commit(update: () => void): void;
  /** Called once the page is in the document: updates head, scroll position, focus. */
  arrive(page: PageData): void;
  /** Loads the current address as a whole page. */
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
  /** Counts navigations, so that late answers are ignored. */
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
      // Back from a page that could not be loaded: the one before is still there, even offline.
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
