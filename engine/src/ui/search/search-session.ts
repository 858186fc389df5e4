import { cutQuery, type SearchHit, type SearchResponse } from '../../model/search.ts';
import { createStore, type Readable } from '../state/store.ts';
import type { SectionChoice } from './group-hits.ts';

/** The latest answer. It stays until the next one arrives. */
export interface SearchAnswer {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** The version whose hits come first, if the answer names one. */
  readonly version: string | null;
  /** What was searched for, if the query was too long. */
  readonly cutTo: string | null;
  /** The same, if it was misspelt. */
  readonly correctedTo: string | null;
}

export interface SearchState {
  /** Text of the search field. */
  readonly query: string;
  readonly section: SectionChoice;
  /** Whether the query is searched for as it was typed. */
  readonly isVerbatim: boolean;
  readonly answer: SearchAnswer | null;
  readonly isSearching: boolean;
  /** Message about a failed request; the answer then comes from the fallback index, if that could be loaded. */
  readonly failure: string | null;
}

export type SearchQuestion = Pick<SearchState, 'query' | 'section' | 'isVerbatim'>;

/** Sources of a session's answers. */
export interface SearchSources {
  /** @throws Error with a message for the reader. */
  readonly request: (question: SearchQuestion, signal: AbortSignal) => Promise<SearchResponse>;
  /** Answers from titles and headings alone, without the service. */
  readonly requestFallback: (question: SearchQuestion) => Promise<SearchResponse>;
  /** Message about a service that has not answered for some milliseconds. */
  readonly describeDelay: (milliseconds: number) => string;
}

/** Least time between two requests, in milliseconds; the first of a burst is sent at once. */
const LEAST_DISTANCE = 60;
/** Milliseconds after which titles answer instead of a service that does not. Its answer still counts when it comes. */
const PATIENCE = 4000;

const EMPTY: SearchState = { query: '', section: 'all', isVerbatim: false, answer: null, isSearching: false, failure: null };

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
  narrow(section: SectionChoice): void;
  /** Repeats the query as it was typed. */
  askVerbatim(): void;
  /** Repeats the query. */
  retry(): void;
  /** Cancels the running request. */
  stop(): void;
}

/**
 * Creates the session of an open overlay. A newer query cancels the request of an earlier one; the last answer stays until the new one
 * arrives.
 */
export function createSearchSession({ request, requestFallback, describeDelay }: SearchSources): SearchSession {
  const state = createStore(EMPTY);
  let isComposing = false;
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRequest = Number.NEGATIVE_INFINITY;

  const stop = (): void => {
    clearTimeout(timer);
    running?.abort();
  };

  const search = async (): Promise<void> => {
    stop();
    const { query, section, isVerbatim } = state.get();
    if (query.trim() === '') return state.set({ ...EMPTY, query, section });
    const current = new AbortController();
    running = current;
    const { signal } = current;
    lastRequest = performance.now();
    state.set({ ...state.get(), isSearching: true });

    // The service takes no longer ones, and addresses have a limit too.
    const { text, cutTo } = cutQuery(query.trim());
    const question = { query: text, section, isVerbatim };
    const show = (response: SearchResponse | null, rest: Pick<SearchState, 'failure' | 'isSearching'>): void => {
      if (signal.aborted) return;
      const answer = response && { ...EMPTY_ANSWER, query: query.trim(), ...(cutTo === undefined ? {} : { cutTo }), ...response };
      const earlier = rest.isSearching ? state.get().answer : null;
      state.set({ ...state.get(), answer: answer ?? earlier, ...rest });
    };
    let isOver = false;
    const showTitles = async (failure: string, isSearching: boolean): Promise<void> => {
      const titles = signal.aborted ? null : await requestFallback(question).catch(() => null);
      // The service may have answered while the titles were fetched.
      if (!isSearching || !isOver) show(titles, { failure, isSearching });
    };
    const impatience = setTimeout(() => void showTitles(describeDelay(PATIENCE), true), PATIENCE);
    const end = (): void => {
      isOver = true;
      clearTimeout(impatience);
    };
    signal.addEventListener('abort', end);
    try {
      const response = await request(question, signal);
      end();
      show(response, { failure: null, isSearching: false });
    } catch (error) {
      end();
      await showTitles(error instanceof Error ? error.message : String(error), false);
    }
  };

  const ask = (query: string): void => {
    state.set({ ...state.get(), query, isVerbatim: false });
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
    narrow(section) {
      state.set({ ...state.get(), section });
      void search();
    },
    askVerbatim() {
      state.set({ ...state.get(), isVerbatim: true });
      void search();
    },
    retry: () => void search(),
    stop,
  };
}

const EMPTY_ANSWER: Omit<SearchAnswer, 'query' | 'hits'> = { version: null, cutTo: null, correctedTo: null };
