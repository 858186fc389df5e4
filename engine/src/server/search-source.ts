import { statSync } from 'node:fs';
import { type SearchEngine, type SearchSource, SearchUnavailableError } from '../search/engine.ts';
import { openIndex } from '../search/sqlite/open-index.ts';

/** Milliseconds for which a replaced index stays open. */
const GRACE = 5000;

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

  const refresh = () => {
    const file = locate();
    const found = readSignature(file);
    if (found === signature) return;
    signature = found;
    try {
      const opened = openIndex(file);
      const previous = engine;
      // Running searches still read the old file.
      if (previous !== undefined) setTimeout(() => previous.close(), GRACE).unref();
      engine = opened;
    } catch (error) {
      if (!(error instanceof SearchUnavailableError)) throw error;
      failure = error;
      // The cause may pass: too many open files, or a copy that is not complete.
      signature = '';
    }
  };
  const look = () => {
    const now = performance.now();
    if (now < nextLook) return;
    nextLook = now + interval;
    refresh();
  };
  return {
    get() {
      look();
      if (engine === undefined) throw failure;
      return engine;
    },
    isReady() {
      look();
      return engine !== undefined;
    },
    close: async () => engine?.close(),
  };
}

function readSignature(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}
