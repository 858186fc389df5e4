import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { OWN_EXTENSION } from '../../model/own-extension.ts';
import type { SearchResponse } from '../../model/search.ts';
import { type SearchEngine, SearchUnavailableError } from '../engine.ts';
import type { ThreadAnswer } from './index-thread.ts';

/**
 * Opens an index in a thread of its own: neither opening it nor a search holds up the thread that serves pages.
 * @param onEnd called when the thread has ended, also by itself: the engine is of no use then
 * @throws SearchUnavailableError if the file is missing, damaged or of another format
 */
export async function openIndexInThread(file: string, onEnd: () => void): Promise<SearchEngine> {
  const worker = new Worker(join(import.meta.dirname, `index-thread${OWN_EXTENSION}`), { workerData: file });
  const waiting = new Map<number, PromiseWithResolvers<SearchResponse>>();
  const fingerprint = await once(worker, 'message').then(
    ([said]): string => said,
    (cause: Error) => {
      throw new SearchUnavailableError(cause.message, { cause });
    },
  );
  worker.on('message', ({ id, response, failure }: ThreadAnswer) => {
    const search = waiting.get(id);
    waiting.delete(id);
    if (response) search?.resolve(response);
    else search?.reject(new SearchUnavailableError(failure?.message, { cause: failure }));
    if (waiting.size === 0) worker.unref();
  });
  // What fails also exits.
  worker.on('error', () => undefined);
  let isOver = false;
  const giveUp = () => {
    isOver = true;
    for (const { reject } of waiting.values()) reject(closed());
    waiting.clear();
  };
  worker.on('exit', () => {
    onEnd();
    giveUp();
  });
  // An index that is open and not asked keeps no process alive.
  worker.unref();
  let last = 0;
  return {
    fingerprint,
    search(query) {
      if (isOver) return Promise.reject(closed());
      last += 1;
      const search = Promise.withResolvers<SearchResponse>();
      waiting.set(last, search);
      worker.ref();
      worker.postMessage({ id: last, query });
      return search.promise;
    },
    close: async () => {
      giveUp();
      await worker.terminate();
    },
  };
}

function closed(): SearchUnavailableError {
  return new SearchUnavailableError('The search was closed before it had answered.');
}
