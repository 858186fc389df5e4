import { parentPort, workerData } from 'node:worker_threads';
import { type SearchEngine, type SearchQuery, SearchUnavailableError } from '../engine.ts';
import { openIndex } from './open-index.ts';

/** What the thread of an index says: that it is open, that it cannot be opened, or the answer to a search. */
export type ThreadMessage =
  | { readonly fingerprint: string }
  | { readonly failure: string }
  | { readonly id: number; readonly response: Awaited<ReturnType<SearchEngine['search']>> }
  | { readonly id: number; readonly failure: string };

const file: string = workerData;
const say = (message: ThreadMessage) => parentPort?.postMessage(message);

function describe(error: unknown): string {
  if (error instanceof SearchUnavailableError) return error.message;
  return `The search has failed: ${error instanceof Error ? error.message : String(error)}`;
}

try {
  const engine = openIndex(file);
  parentPort?.on('message', ({ id, query }: { readonly id: number; readonly query: SearchQuery }) => {
    engine.search(query).then(
      (response) => say({ id, response }),
      (error: unknown) => say({ id, failure: describe(error) }),
    );
  });
  say({ fingerprint: engine.fingerprint });
} catch (error) {
  say({ failure: describe(error) });
}
