import type { SearchState } from '../search/search-session.ts';
import type { Readable } from '../state/store.ts';
import type { Analytics } from './analytics.ts';

/** A question counts when its answer has stood for so long, in milliseconds, and not while the reader is typing. */
const SETTLED_AFTER = 1500;

/** Reports what readers search for, each question once: when it has settled, or when the search is closed. The result ends that. */
export function watchSearches(state: Readable<SearchState>, analytics: Analytics): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported = '';
  const report = (): void => {
    const { query, scope, answer, isSearching } = state.get();
    const question = query.trim();
    // What is half typed has no answer of its own; what is not in one section may well be in another.
    if (isSearching || !answer || question === '' || answer.query !== question || question === reported || scope !== 'all') return;
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
