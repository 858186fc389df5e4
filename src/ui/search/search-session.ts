import type { SearchHit, SearchResponse } from '../../model/search.ts';
import { createStore, type Readable, type Store } from '../state/store.ts';

/** The latest answer. It stays while the next one is on its way. */
export interface SearchAnswer {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly cutTo: string | null;
}

export interface SearchState {
  /** What the field says. */
  readonly query: string;
  readonly answer: SearchAnswer | null;
  readonly isSearching: boolean;
  /** Why the service has not answered; the answer is then that of the small index, if there is one. */
  readonly failure: string | null;
}

/** Where a session gets its answers. */
export interface SearchSources {
  /** @throws Error with a message for the reader. */
  readonly request: (query: string, signal: AbortSignal) => Promise<SearchResponse>;
  /** Answers from titles and headings alone, without the service. */
  readonly requestFallback: (query: string) => Promise<SearchResponse>;
}

/** Requests follow each other at this distance at least, in milliseconds; the first of a burst leaves at once. */
const LEAST_DISTANCE = 60;

const EMPTY: SearchState = { query: '', answer: null, isSearching: false, failure: null };

/**
 * One use of the search: what is asked, what has been answered. Every change asks at once; an answer that comes after a newer question
 * is ignored, and its request given up. Half-typed pinyin asks nothing.
 */
export class SearchSession {
  readonly #state: Store<SearchState> = createStore(EMPTY);
  readonly #sources: SearchSources;
  #isComposing = false;
  #running: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastRequest = Number.NEGATIVE_INFINITY;

  constructor(sources: SearchSources) {
    this.#sources = sources;
  }

  get state(): Readable<SearchState> {
    return this.#state;
  }

  /** The field has another text. */
  ask(query: string): void {
    this.#state.set({ ...this.#state.get(), query });
    if (!this.#isComposing) this.#schedule();
  }

  startComposing(): void {
    this.#isComposing = true;
  }

  /** The input method has finished: now the text counts. */
  endComposing(query: string): void {
    this.#isComposing = false;
    this.ask(query);
  }

  /** Asks the same once more. */
  retry(): void {
    void this.#search();
  }

  /** Gives up what is on its way. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
  }

  #schedule(): void {
    this.stop();
    const wait = this.#lastRequest + LEAST_DISTANCE - performance.now();
    if (wait <= 0 || this.#state.get().query.trim() === '') void this.#search();
    else this.#timer = setTimeout(() => void this.#search(), wait);
  }

  async #search(): Promise<void> {
    this.stop();
    const { query, answer } = this.#state.get();
    const asked = query.trim();
    if (asked === '') return this.#state.set({ ...EMPTY, query });
    const running = new AbortController();
    this.#running = running;
    this.#lastRequest = performance.now();
    this.#state.set({ query, answer, isSearching: true, failure: null });

    const result = await this.#answer(asked, running.signal);
    if (running.signal.aborted) return;
    this.#state.set({ query: this.#state.get().query, isSearching: false, ...result });
  }

  async #answer(query: string, signal: AbortSignal): Promise<Pick<SearchState, 'answer' | 'failure'>> {
    const toAnswer = ({ hits, cutTo }: SearchResponse): SearchAnswer => ({ query, hits, cutTo: cutTo ?? null });
    try {
      return { answer: toAnswer(await this.#sources.request(query, signal)), failure: null };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      const fallback = signal.aborted ? null : await this.#sources.requestFallback(query).catch(() => null);
      return { answer: fallback && toAnswer(fallback), failure };
    }
  }
}
