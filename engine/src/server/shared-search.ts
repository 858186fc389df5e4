import { availableParallelism } from 'node:os';
import type { SearchEngine } from '../search/engine.ts';

/** Most threads, each of which takes up to 170 MB with an index of ten thousand sections. */
const MOST_THREADS = Math.min(4, availableParallelism());
/** Searches that a thread has to do when another one is started: a few milliseconds each. */
const BUSY = 4;

/** Opens the index once more. Rejects if that is not possible. */
export type OpenAnother = (onEnd: () => void) => Promise<SearchEngine>;

/**
 * Shares searches among threads that read the same index. Others than the first are started when those there are have much to do.
 * @param first is closed with the result
 */
export function shareSearch(first: SearchEngine, openAnother: OpenAnother): SearchEngine {
  const { fingerprint } = first;
  const threads = [{ engine: first, running: 0 }];
  let mayGrow = MOST_THREADS > 1;
  let isClosed = false;
  /** The searches that there are do not wait for it. */
  const grow = async (): Promise<void> => {
    mayGrow = false;
    const drop = (): void => {
      const place = threads.findIndex(({ engine }) => engine === opened);
      if (place > 0) threads.splice(place, 1);
    };
    const opened: SearchEngine | undefined = await openAnother(drop).catch(() => undefined);
    if (opened === undefined) return;
    // The file may have been replaced by now.
    if (isClosed || opened.fingerprint !== fingerprint) return opened.close();
    threads.push({ engine: opened, running: 0 });
    mayGrow = threads.length < MOST_THREADS;
  };
  return {
    fingerprint,
    async search(query) {
      const thread = threads.reduce((least, one) => (one.running < least.running ? one : least));
      if (thread.running >= BUSY && mayGrow) void grow();
      thread.running += 1;
      try {
        return await thread.engine.search(query);
      } finally {
        thread.running -= 1;
      }
    },
    async close() {
      isClosed = true;
      await Promise.all(threads.map(({ engine }) => engine.close()));
    },
  };
}
