import { parentPort, workerData } from 'node:worker_threads';
import type { SearchResponse } from '../../model/search.ts';
import type { SearchQuery } from '../engine.ts';
import { openIndex } from './open-index.ts';

/** What the thread of an index answers to a search. Before that, it says the index's fingerprint once. */
export interface ThreadAnswer {
  readonly id: number;
  readonly response?: SearchResponse;
  readonly failure?: Error;
}

const say = (message: string | ThreadAnswer) => parentPort?.postMessage(message);
const engine = openIndex(workerData);
parentPort?.on('message', ({ id, query }: { readonly id: number; readonly query: SearchQuery }) => {
  engine.search(query).then(
    (response) => say({ id, response }),
    (failure: Error) => say({ id, failure }),
  );
});
say(engine.fingerprint);
