import { statSync } from 'node:fs';
import { type SearchEngine, type SearchSource, SearchUnavailableError } from '../search/engine.ts';
import { openIndexInThread } from '../search/sqlite/open-in-thread.ts';
import { shareSearch } from './shared-search.ts';

/** Milliseconds for which an index that is not asked any more stays open. */
const GRACE = 5000;
/** Milliseconds after which a file that could not be opened is tried again, if it is still the same. */
const RETRY_INTERVAL = 2000;

/**
 * The index file of a built site. It is opened on first use, and again when it is replaced. If a new one cannot be read, the last good one
 * stays.
 * @param locate returns the file's path; called at each check
 * @param interval milliseconds between checks of the file
 */
export function createFileSource(locate: () => string, interval: number): SearchSource {
  let engine: SearchEngine | undefined;
  let failure = new SearchUnavailableError(`There is no search index at ${locate()}.`);
  let signature = '';
  let nextLook = 0;
  let retryAt = Number.POSITIVE_INFINITY;
  let opening: Promise<void> | undefined;
  let isClosed = false;

  const open = async (file: string) => {
    try {
      const first = await openIndexInThread(file, () => {
        if (engine !== opened) return;
        [engine, signature] = [undefined, ''];
        retire(opened);
      });
      const opened: SearchEngine = shareSearch(first, (onEnd) => openIndexInThread(file, onEnd));
      if (engine !== undefined) retire(engine);
      engine = opened;
      if (isClosed) await opened.close();
    } catch (error) {
      failure = error instanceof SearchUnavailableError ? error : new SearchUnavailableError(`${file} cannot be opened`, { cause: error });
      // The cause may pass: too many open files, or a copy that is not complete.
      retryAt = performance.now() + RETRY_INTERVAL;
    }
  };
  const look = () => {
    const now = performance.now();
    if (now < nextLook || opening !== undefined) return;
    nextLook = now + interval;
    const file = locate();
    const found = readSignature(file);
    if (found === signature && now < retryAt) return;
    [signature, retryAt] = [found, Number.POSITIVE_INFINITY];
    opening = open(file).finally(() => {
      opening = undefined;
    });
  };
  return {
    async get() {
      look();
      if (engine === undefined) await opening;
      if (engine === undefined) throw failure;
      return engine;
    },
    isReady() {
      look();
      return engine !== undefined;
    },
    async close() {
      isClosed = true;
      await opening;
      await engine?.close();
    },
  };
}

/** Ends the threads of an index. Some of them may still search. */
function retire(engine: SearchEngine): void {
  setTimeout(() => engine.close(), GRACE).unref();
}

function readSignature(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}
