import type { PageData, PagePayload } from '../../model/page.ts';
import { createStore, type Readable, type Store } from '../state/store.ts';
import type { FullLoads } from './full-loads.ts';
import type { PageLoader } from './page-loader.ts';
import type { Route } from './route.ts';

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

/** Brings the reader from page to page. Knows nothing of events: `listenToNavigation` tells it where to go. */
export class Router {
  readonly #route: Store<Route>;
  readonly #loader: PageLoader;
  readonly #fullLoads: FullLoads;
  readonly #document: RouterDocument;
  /** Counts the journeys, so that what comes too late is noticed. */
  #journey = 0;

  constructor({ page, loader, fullLoads, document }: RouterOptions) {
    this.#route = createStore<Route>({ page, status: 'ready' });
    this.#loader = loader;
    this.#fullLoads = fullLoads;
    this.#document = document;
    fullLoads.remove(page.path);
  }

  get route(): Readable<Route> {
    return this.#route;
  }

  /**
   * Shows the page at an address. Where it cannot be fetched, or belongs to another build, the address is loaded as a whole page;
   * where that has failed before, or the browser is offline, the route becomes `failed`.
   * Another journey that starts meanwhile wins.
   */
  async go(path: string): Promise<void> {
    const journey = ++this.#journey;
    const { page } = this.#route.get();
    this.#route.set({ page, status: 'loading' });
    const payload = await this.#loader.load(path).catch(() => null);
    if (journey !== this.#journey) return;
    if (!payload) return this.#recover(path);
    if (payload.build !== page.build) return this.#document.reload();
    this.#show(payload);
  }

  /** Shows the present page as it is now, the scroll position kept: its source was saved while the dev server runs. */
  async refresh(): Promise<void> {
    const journey = ++this.#journey;
    this.#loader.forget();
    const payload = await this.#loader.load(this.#route.get().page.path).catch(() => null);
    if (payload && journey === this.#journey) this.#swap(payload);
  }

  /** The journey was given up: the page that is shown stays. */
  stop(): void {
    this.#journey++;
    const { page, status } = this.#route.get();
    if (status === 'loading') this.#route.set({ page, status: 'ready' });
  }

  #show(payload: PagePayload): void {
    this.#document.arrive(this.#swap(payload));
  }

  #swap(payload: PagePayload): PageData {
    const { html: _, ...page } = payload;
    this.#document.prepare(payload);
    this.#document.commit(() => this.#route.set({ page, status: 'ready' }));
    return page;
  }

  #recover(path: string): void {
    if (this.#document.isOnline() && !this.#fullLoads.has(path)) {
      this.#fullLoads.add(path);
      this.#document.reload();
      return;
    }
    this.#document.commit(() => this.#route.set({ page: this.#route.get().page, status: 'failed' }));
  }
}
