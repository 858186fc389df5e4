import { statSync } from 'node:fs';
import { type SearchEngine, type SearchSource, SearchUnavailableError } from '../search/engine.ts';
import { openSearch } from '../search/sqlite/open-search.ts';

/** Milliseconds that an index which is no longer the newest stays open. */
const GRACE = 5000;

/**
 * The index file of a built site. It is opened when first asked for, and again when another one stands in its place; one that cannot be
 * read leaves the last good one, or says so where there is none.
 * @param locate says where the file is; asked at each look
 * @param interval milliseconds between two looks at the file
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
      const opened = openSearch(file);
      const previous = engine;
      // Searches in flight still read the old file.
      if (previous !== undefined) setTimeout(() => previous.close(), GRACE).unref();
      engine = opened;
    } catch (error) {
      if (!(error instanceof SearchUnavailableError)) throw error;
      failure = error;
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
