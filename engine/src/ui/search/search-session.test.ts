import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchResponse } from '../../model/search.ts';
import { exampleHit } from '../testing/example-hit.ts';
import { createSearchSession, type SearchSession } from './search-session.ts';

interface Question {
  readonly query: string;
  readonly section: string;
  readonly isVerbatim: boolean;
  readonly signal: AbortSignal;
  readonly answer: (response: SearchResponse) => void;
  readonly fail: (error: Error) => void;
}

describe('a search', () => {
  let questions: Question[];
  let session: SearchSession;
  /** When titles are there. */
  let titles: Promise<void>;

  beforeEach(() => {
    vi.useFakeTimers();
    questions = [];
    titles = Promise.resolve();
    session = createSearchSession({
      request: ({ query, section, isVerbatim }, signal) =>
        new Promise((answer, fail) => {
          questions.push({ query, section, isVerbatim, signal, answer, fail });
        }),
      requestFallback: ({ query, section }) => titles.then(() => ({ hits: [exampleHit({ id: `fallback-${query}-${section}` })] })),
      describeDelay: (milliseconds) => `${milliseconds} ms`,
    });
  });
  afterEach(() => vi.useRealTimers());

  const settle = () => vi.advanceTimersByTimeAsync(200);
  const ids = () => session.state.get().answer?.hits.map(({ id }) => id);

  it('asks at once, and once more after the last of several quick keys', async () => {
    for (const query of ['l', 'lo', 'log']) session.ask(query);
    expect(questions.map(({ query }) => query)).toEqual(['l']);
    await settle();
    expect(questions.map(({ query }) => query)).toEqual(['l', 'log']);
  });

  it('ignores an answer that comes after a newer question', async () => {
    session.ask('one');
    await settle();
    session.ask('two');
    await settle();
    questions[1]?.answer({ hits: [exampleHit({ id: 'second' })] });
    questions[0]?.answer({ hits: [exampleHit({ id: 'first' })] });
    await settle();
    expect(questions[0]?.signal.aborted).toBe(true);
    expect(ids()).toEqual(['second']);
  });

  it('keeps the earlier hits until the new ones are there', async () => {
    session.ask('one');
    questions[0]?.answer({ hits: [exampleHit({ id: 'first' })] });
    await settle();
    session.ask('two');
    expect(session.state.get()).toMatchObject({ query: 'two', isSearching: true });
    expect(ids()).toEqual(['first']);
  });

  it('asks nothing while an input method composes, and once it has finished', async () => {
    session.startComposing();
    session.ask('deng');
    session.ask('deng l');
    await settle();
    expect(questions).toEqual([]);
    session.endComposing('登录');
    expect(questions.map(({ query }) => query)).toEqual(['登录']);
  });

  it('is over when the field is empty', async () => {
    session.ask('one');
    session.ask(' ');
    await settle();
    expect(questions[0]?.signal.aborted).toBe(true);
    expect(session.state.get()).toMatchObject({ query: ' ', answer: null, isSearching: false, failure: null });
  });

  it('answers from titles where the service fails, and says why', async () => {
    session.ask('登录');
    questions[0]?.fail(new Error('网络错误'));
    await settle();
    expect(session.state.get()).toMatchObject({ failure: '网络错误', isSearching: false });
    expect(ids()).toEqual(['fallback-登录-all']);
  });

  it('asks for one section alone, and keeps to it', async () => {
    session.ask('one');
    session.narrow('store');
    await settle();
    session.ask('two');
    await settle();
    expect(questions.map(({ query, section }) => [query, section])).toEqual([
      ['one', 'all'],
      ['one', 'store'],
      ['two', 'store'],
    ]);
  });

  it('asks again on retry', async () => {
    session.ask('登录');
    questions[0]?.fail(new Error('网络错误'));
    await settle();
    session.retry();
    questions[1]?.answer({ hits: [], cutTo: '登' });
    await settle();
    expect(session.state.get()).toMatchObject({ failure: null, answer: { hits: [], cutTo: '登' } });
  });

  it('answers from titles after four seconds without an answer, which still counts when it comes', async () => {
    session.narrow('store');
    session.ask('登录');
    await vi.advanceTimersByTimeAsync(4000);
    expect(session.state.get()).toMatchObject({ failure: '4000 ms', isSearching: true });
    expect(ids()).toEqual(['fallback-登录-store']);
    questions[0]?.answer({ hits: [exampleHit({ id: 'late' })] });
    await settle();
    expect(session.state.get()).toMatchObject({ failure: null, isSearching: false });
    expect(ids()).toEqual(['late']);
  });

  it.each(['answers', 'fails'] as const)('does not go back to waiting with titles that come after the service %s', async (outcome) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    titles = promise;
    session.ask('登录');
    await vi.advanceTimersByTimeAsync(4000);
    if (outcome === 'answers') questions[0]?.answer({ hits: [exampleHit({ id: 'late' })] });
    else questions[0]?.fail(new Error('网络错误'));
    await settle();
    resolve();
    await settle();
    expect(session.state.get()).toMatchObject({ failure: outcome === 'answers' ? null : '网络错误', isSearching: false });
    expect(ids()).toEqual([outcome === 'answers' ? 'late' : 'fallback-登录-all']);
  });

  it('keeps saying that the service fails until it answers: a message that comes and goes would be read out at each key', async () => {
    session.ask('登');
    questions[0]?.fail(new Error('网络错误'));
    await settle();
    session.ask('登录');
    expect(session.state.get()).toMatchObject({ failure: '网络错误', isSearching: true });
    questions[1]?.answer({ hits: [] });
    await settle();
    expect(session.state.get().failure).toBeNull();
  });

  it('asks for no more than the service takes, and says so', async () => {
    session.ask('长'.repeat(30_000));
    expect(questions[0]?.query).toBe('长'.repeat(256));
    questions[0]?.answer({ hits: [] });
    await settle();
    expect(session.state.get().answer).toMatchObject({ query: '长'.repeat(30_000), cutTo: '长'.repeat(256) });
  });

  it('asks for a misspelt query as it was typed, until another one is typed', async () => {
    session.ask('leaderbord');
    questions[0]?.answer({ hits: [], correctedTo: 'leaderboard' });
    await settle();
    session.askVerbatim();
    await settle();
    session.ask('leaderbords');
    expect(questions.map(({ isVerbatim }) => isVerbatim)).toEqual([false, true, false]);
  });
});
