import type { SearchHit, SearchResponse } from '../../model/search.ts';
import { createStore, type Readable } from '../state/store.ts';
import type { SearchScope } from './group-hits.ts';

/** The latest answer. It stays until the next one arrives. */
export interface SearchAnswer {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly cutTo: string | null;
}

export interface SearchState {
  /** Text of the search field. */
  readonly query: string;
  readonly scope: SearchScope;
  readonly answer: SearchAnswer | null;
  readonly isSearching: boolean;
  /** Message about a failed request; the answer then comes from the fallback index, if that could be loaded. */
  readonly failure: string | null;
}

/** Sources of a session's answers. */
export interface SearchSources {
  /** @throws Error with a message for the reader. */
  readonly request: (query: string, scope: SearchScope, signal: AbortSignal) => Promise<SearchResponse>;
  /** Answers from titles and headings alone, without the service. */
  readonly requestFallback: (query: string) => Promise<SearchResponse>;
}

/** Least time between two requests, in milliseconds; the first of a burst is sent at once. */
const LEAST_DISTANCE = 60;

const EMPTY: SearchState = { query: '', scope: 'all', answer: null, isSearching: false, failure: null };

/** One use of the search: its query and its answer. */
export interface SearchSession {
  readonly state: Readable<SearchState>;
  /** The text of the field has changed. Asks at once, except while an input method is composing. */
  ask(query: string): void;
  /** An input method has started composing. */
  startComposing(): void;
  /** The input method has finished: asks for the text. */
  endComposing(query: string): void;
  /** Repeats the query in one section, or in all. */
  narrow(scope: SearchScope): void;
  /** Repeats the query. */
  retry(): void;
  /** Cancels the running request. */
  stop(): void;
}

/**
 * Creates the session of an open overlay. A newer query cancels the request of an earlier one; the last answer stays until the new one
 * arrives.
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
