import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { OWN_EXTENSION } from '../../model/own-extension.ts';
import type { SearchResponse } from '../../model/search.ts';
import { type SearchEngine, SearchUnavailableError } from '../engine.ts';
import type { ThreadMessage } from './index-thread.ts';

/**
 * Opens an index in a thread of its own: neither opening it nor a search holds up the thread that serves pages.
 * @param onEnd called when the thread has ended, also by itself: the engine is of no use then
 * @throws SearchUnavailableError if the file is missing, damaged or of another format
 */
export async function openIndexInThread(file: string, onEnd: () => void): Promise<SearchEngine> {
  const worker = new Worker(join(import.meta.dirname, `index-thread${OWN_EXTENSION}`), { workerData: file });
  const waiting = new Map<number, PromiseWithResolvers<SearchResponse>>();
  const [opened]: ThreadMessage[] = await once(worker, 'message').catch((cause: unknown) => {
    throw new SearchUnavailableError(`The search index ${file} cannot be opened.`, { cause });
  });
  if (opened === undefined || !('fingerprint' in opened)) {
    await worker.terminate();
    const failure = opened !== undefined && 'failure' in opened ? opened.failure : `The search index ${file} cannot be opened.`;
    throw new SearchUnavailableError(failure);
  }
  worker.on('message', (message: ThreadMessage) => {
    if (!('id' in message)) return;
    const search = waiting.get(message.id);
    waiting.delete(message.id);
    if ('response' in message) search?.resolve(message.response);
    else search?.reject(new SearchUnavailableError(message.failure));
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
    fingerprint: opened.fingerprint,
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
