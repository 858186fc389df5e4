import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import type { SearchEngine } from '../search/engine.ts';
import { openIndexInThread } from '../search/sqlite/open-in-thread.ts';
import { indexFiles } from '../search/testing/index-files.ts';
import { createFileSource } from './search-source.ts';
import { shareSearch } from './shared-search.ts';
import { writeIndex } from './testing/small-site.ts';

const createFile = indexFiles();
const ignoreEnd = () => undefined;

/** Opens an index, and counts the threads that have been started for it. */
async function open(file: string) {
  let threads = 1;
  const engine = shareSearch(await openIndexInThread(file, ignoreEnd), (onEnd) => {
    threads += 1;
    return openIndexInThread(file, onEnd);
  });
  return { engine, countThreads: () => threads };
}

const searchOften = (engine: SearchEngine, times: number) =>
  Promise.all(Array.from({ length: times }, () => engine.search({ q: '排行榜', locale: 'zh-Hans' })));

test('one reader is answered by one thread, many by as many as there are processors, up to four, all alike', async () => {
  const file = createFile();
  writeIndex(file, '排行榜');
  const { engine, countThreads } = await open(file);
  const [alone] = await searchOften(engine, 1);
  expect(countThreads()).toBe(1);
  await vi.waitFor(
    async () => {
      for (const answer of await searchOften(engine, 60)) expect(answer).toEqual(alone);
      expect(countThreads()).toBe(Math.min(4, availableParallelism()));
    },
    { timeout: 120_000 },
  );
  await engine.close();
});

test('when the first thread dies, the others end, and the index is opened again', async () => {
  const threads: Worker[] = [];
  const note = (message: unknown): void => {
    if (typeof message === 'object' && message && 'worker' in message && message.worker instanceof Worker) threads.push(message.worker);
  };
  subscribe('worker_threads', note);
  const file = createFile();
  writeIndex(file, '排行榜');
  const source = createFileSource(() => file, 0);
  const most = Math.min(4, availableParallelism());
  const engine = await source.get();
  const grown = { timeout: 120_000 };
  await vi.waitFor(async () => {
    await searchOften(engine, 60);
    expect(threads).toHaveLength(most);
  }, grown);
  await threads[0]?.terminate();
  await vi.waitFor(() => expect(threads.slice(0, most).map(({ threadId }) => threadId)).toEqual(Array(most).fill(-1)), {
    timeout: 120_000,
  });
  const again = await source.get();
  expect(await searchOften(again, 1)).toHaveLength(1);
  unsubscribe('worker_threads', note);
  await source.close();
});
