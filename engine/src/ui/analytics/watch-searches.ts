import type { SearchState } from '../search/search-session.ts';
import type { Readable } from '../state/store.ts';
import type { Analytics } from './analytics.ts';

/** Milliseconds for which an answer has to be shown before its query counts: not while the reader is typing. */
const SETTLED_AFTER = 1500;

/**
 * Reports each query once: when its answer has been shown for a while, or when the search is closed.
 * @returns stops watching and reports the last query
 */
export function watchSearches(state: Readable<SearchState>, analytics: Analytics): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported = '';
  const report = (): void => {
    const { query, section, answer, isSearching } = state.get();
    const question = query.trim();
    // A half-typed query has no answer of its own, and a search in one section says nothing about the others.
    if (isSearching || !answer || question === '' || answer.query !== question || question === reported || section !== 'all') return;
    reported = question;
    analytics.event('search', { query: question, hits: answer.hits.length });
  };
  const unsubscribe = state.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(report, SETTLED_AFTER);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
    report();
  };
}
