import { availableParallelism } from 'node:os';
import { expect, test, vi } from 'vitest';
import type { SearchEngine } from '../search/engine.ts';
import { openIndexInThread } from '../search/sqlite/open-in-thread.ts';
import { indexFiles } from '../search/testing/index-files.ts';
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
