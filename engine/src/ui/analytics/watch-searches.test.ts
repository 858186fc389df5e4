import { describe, expect, it } from 'vitest';
import type { SearchState } from '../search/search-session.ts';
import { createStore } from '../state/store.ts';
import type { Analytics } from './analytics.ts';
import { watchSearches } from './watch-searches.ts';

const createRecorder = () => {
  const events: unknown[] = [];
  const analytics: Analytics = { pageView: (view) => events.push(view), event: (name, data) => events.push({ name, ...data }) };
  return { events, analytics };
};

describe('searches', () => {
  const answered: SearchState = {
    query: '登录 ',
    section: 'all',
    isVerbatim: false,
    answer: { query: '登录', hits: [], version: null, cutTo: null, correctedTo: null },
    isSearching: false,
    failure: null,
  };

  it('do not count while a word is being composed, or in one section alone', () => {
    const { events, analytics } = createRecorder();
    for (const state of [
      { ...answered, query: '登录 zhuce' },
      { ...answered, section: 'store' as const },
    ]) {
      watchSearches(createStore(state), analytics)();
    }
    expect(events).toEqual([]);
  });

  it('count when the search is closed, with what was found', () => {
    const { events, analytics } = createRecorder();
    const state = createStore(answered);
    watchSearches(state, analytics)();
    expect(events).toEqual([{ name: 'search', query: '登录', hits: 0 }]);
  });

  it.each([
    { ...answered, query: '' },
    { ...answered, isSearching: true },
    { ...answered, query: '登录失败' },
    { ...answered, answer: null },
  ])('without an answer of their own do not count: %o', (unsettled) => {
    const { events, analytics } = createRecorder();
    watchSearches(createStore(unsettled), analytics)();
    expect(events).toEqual([]);
  });
});
