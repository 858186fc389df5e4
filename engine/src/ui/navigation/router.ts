import { samePage } from '../../model/href.ts';
import type { PageData, PagePayload } from '../../model/page.ts';
import { createStore, type Readable } from '../state/store.ts';
import type { FullLoads } from './full-loads.ts';
import { type Journey, retryJourney } from './journey.ts';
import type { PageLoader } from './page-loader.ts';
import { hasFailed, type Route } from './route.ts';

/** Navigates between pages. It knows no events: `listenToNavigation` tells it where to go. */
export interface Router {
  readonly route: Readable<Route>;
  /**
   * Shows the page that a journey leads to. If it cannot be fetched, or belongs to another build, the address is loaded as a whole page; if
   * that has failed before, or the server does not answer, the route becomes `failed`. A later journey wins over one that is still loading.
   */
  go(journey: Journey): Promise<void>;
  /**
   * Fetches and shows the current page again, keeping the scroll position: the dev server has seen its source change. A page that is on its way
   * is shown first; one that could not be loaded is asked for again.
   */
  refresh(): Promise<void>;
  /** The navigation was cancelled: the current page stays. */
  stop(): void;
}

/** The document, as far as the router changes it. */
export interface RouterDocument<Content> {
  /** The reader leaves what is shown, for another page. */
  leave(): void;
  /** Parses the content of a page, and loads the style sheets that it brings: without them, what is above a place would have another height. */
  parse(html: string): Promise<Content>;
  /** Prepares the content of the next page. */
  prepare(content: Content, query: URLSearchParams): void;
  /** Runs `update` and has React render it synchronously. */
  commit(update: () => void): void;
  /** Called once content is in the document: wakes what is interactive in it. */
  wake(): void;
  /** Called once another page is in the document: updates head, scroll position, focus. */
  arrive(page: PageData, journey: Journey): void;
  /** The journey leads to another place on the page that is shown. */
  stay(journey: Journey): void;
  /** The page could not be loaded, and the failure is shown. */
  fail(): void;
  /** Loads the current address as a whole page. */
  reload(): void;
  /** Whether the page at an address can be loaded as a whole. */
  canLoad(path: string): Promise<boolean>;
}

interface RouterOptions<Content> {
  /** The page of the served document. */
  readonly page: PageData;
  readonly loader: PageLoader;
  readonly fullLoads: FullLoads;
  readonly document: RouterDocument<Content>;
}

export function createRouter<Content>({ page: served, loader, fullLoads, document }: RouterOptions<Content>): Router {
  const route = createStore<Route>({ page: served, status: 'ready' });
  /** The newest navigation: late answers of others are ignored. */
  let latest: unknown;
  const setStatus = (status: Route['status']): void => route.set({ page: route.get().page, status });

  const swap = (payload: PagePayload, content: Content, query: URLSearchParams): PageData => {
    const { html: _, ...page } = payload;
    document.prepare(content, query);
    document.commit(() => route.set({ page, status: 'ready' }));
    document.wake();
    return page;
  };

  const recover = async (path: string, journey: Journey): Promise<void> => {
    if (!fullLoads.has(path) && (await document.canLoad(path))) {
      if (journey !== latest) return;
      fullLoads.add(path);
      document.reload();
      return;
    }
    if (journey !== latest) return;
    document.commit(() => setStatus('failed'));
    document.fail();
  };

  const go = async (journey: Journey): Promise<void> => {
    latest = journey;
    const { page, status } = route.get();
    const { pathname, searchParams } = journey.to;
    const isFailed = hasFailed(route.get());
    if (samePage(pathname, page.path) && page.kind !== 'notFound') {
      if (!isFailed) {
        if (status === 'loading') setStatus('ready');
        return document.stay(journey);
      }
      document.leave();
      // Back from a page that could not be loaded: the one before is still there, even offline.
      document.commit(() => setStatus('ready'));
      document.wake();
      return document.arrive(page, journey);
    }
    document.leave();
    setStatus(isFailed ? 'retrying' : 'loading');
    const isOver = (): boolean => journey !== latest || journey.signal.aborted;
    const payload = await loader.load(pathname).catch(() => null);
    if (isOver()) return;
    if (!payload) return recover(pathname, journey);
    if (payload.build !== served.build) return document.reload();
    const content = await document.parse(payload.html);
    if (!isOver()) document.arrive(swap(payload, content, searchParams), journey);
  };

  const refresh = async (): Promise<void> => {
    loader.forget();
    const { page, status } = route.get();
    if (status === 'failed') return go(retryJourney());
    if (status !== 'ready') {
      const stopWaiting = route.subscribe(() => {
        stopWaiting();
        void refresh();
      });
      return;
    }
    const own = {};
    latest = own;
    const payload = await loader.load(page.path).catch(() => null);
    if (!payload || own !== latest) return;
    const content = await document.parse(payload.html);
    if (own === latest) swap(payload, content, new URLSearchParams(globalThis.location?.search));
  };

  return {
    route,
    go,
    refresh,
    stop() {
      latest = undefined;
      const { status } = route.get();
      if (status === 'loading') setStatus('ready');
      else if (status === 'retrying') setStatus('failed');
    },
  };
}
