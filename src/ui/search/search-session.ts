import type { SearchHit, SearchResponse } from '../../model/search.ts';
import { createStore, type Readable } from '../state/store.ts';
import type { SearchScope } from './group-hits.ts';

/** The latest answer. It stays while the next one is on its way. */
export interface SearchAnswer {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly cutTo: string | null;
}

export interface SearchState {
  /** What the field says. */
  readonly query: string;
  readonly scope: SearchScope;
  readonly answer: SearchAnswer | null;
  readonly isSearching: boolean;
  /** Why the service has not answered; the answer is then that of the small index, if there is one. */
  readonly failure: string | null;
}

/** Where a session gets its answers. */
export interface SearchSources {
  /** @throws Error with a message for the reader. */
  readonly request: (query: string, scope: SearchScope, signal: AbortSignal) => Promise<SearchResponse>;
  /** Answers from titles and headings alone, without the service. */
  readonly requestFallback: (query: string) => Promise<SearchResponse>;
}

/** Requests follow each other at this distance at least, in milliseconds; the first of a burst leaves at once. */
const LEAST_DISTANCE = 60;

const EMPTY: SearchState = { query: '', scope: 'all', answer: null, isSearching: false, failure: null };

/** One use of the search: what is asked, what has been answered. */
export interface SearchSession {
  readonly state: Readable<SearchState>;
  /** The field has another text. Asks at once; half-typed pinyin asks nothing. */
  ask(query: string): void;
  /** An input method has begun to compose. */
  startComposing(): void;
  /** The input method has finished: now the text counts. */
  endComposing(query: string): void;
  /** Asks the same in one section only, or in all. */
  narrow(scope: SearchScope): void;
  /** Asks the same once more. */
  retry(): void;
  /** Gives up what is on its way. */
  stop(): void;
}

/**
 * Creates the session of an open overlay. An answer that comes after a newer question is ignored, and its request given up; the earlier
 * answer stays until the new one is there.
 */
export function createSearchSession({ request, requestFallback }: SearchSources): SearchSession {
  const state = createStore(EMPTY);
  let isComposing = false;
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRequest = Number.NEGATIVE_INFINITY;

  const answer = async (query: string, scope: SearchScope, signal: AbortSignal): Promise<Pick<SearchState, 'answer' | 'failure'>> => {
    const toAnswer = ({ hits, cutTo }: SearchResponse): SearchAnswer => ({ query, hits, cutTo: cutTo ?? null });
    try {
      return { answer: toAnswer(await request(query, scope, signal)), failure: null };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      const fallback = signal.aborted ? null : await requestFallback(query).catch(() => null);
      return { answer: fallback && toAnswer(fallback), failure };
    }
  };

  const stop = (): void => {
    clearTimeout(timer);
    running?.abort();
  };

  const search = async (): Promise<void> => {
    stop();
    const { query, scope, answer: earlier } = state.get();
    if (query.trim() === '') return state.set({ ...EMPTY, query, scope });
    const current = new AbortController();
    running = current;
    const { signal } = current;
    lastRequest = performance.now();
    state.set({ query, scope, answer: earlier, isSearching: true, failure: null });
    const result = await answer(query.trim(), scope, signal);
    if (!signal.aborted) state.set({ ...state.get(), isSearching: false, ...result });
  };

  const ask = (query: string): void => {
    state.set({ ...state.get(), query });
    if (isComposing) return;
    stop();
    const wait = lastRequest + LEAST_DISTANCE - performance.now();
    if (wait <= 0 || query.trim() === '') void search();
    else timer = setTimeout(search, wait);
  };

  return {
    state,
    ask,
    startComposing() {
      isComposing = true;
    },
    endComposing(query) {
      isComposing = false;
      ask(query);
    },
    narrow(scope) {
      state.set({ ...state.get(), scope });
      void search();
    },
    retry: () => void search(),
    stop,
  };
}
