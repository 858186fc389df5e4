import type { SearchResponse } from '../../model/search.ts';
import { type SearchEngine, type SearchQuery, type SearchSource, SearchUnavailableError } from '../engine.ts';
import { createSearchEngine } from '../search.ts';
import { ask, type ClusterOptions, createClient, DEFAULT_ALIAS, IndexGoneError } from './cluster.ts';
import { openClusterStore } from './cluster-store.ts';

/** Milliseconds between checks for a newer index. */
const LOOK_INTERVAL = 5000;

/**
 * Opens the search of a cluster that `publishIndex` has filled. It connects on first use, follows the alias to newer indices, and tries
 * again on each use while the cluster cannot be reached.
 */
export function openClusterSearch(options: ClusterOptions & { readonly lookInterval?: number }): SearchSource {
  const client = createClient(options);
  const alias = options.alias ?? DEFAULT_ALIAS;
  let current: { readonly name: string; readonly engine: SearchEngine } | undefined;
  /** Whether the last look has found the cluster with an index that can be read. */
  let isThere = false;
  let looking: Promise<void> | undefined;
  let nextLook = 0;

  const look = async () => {
    const { body } = await ask(() => client.indices.getAlias({ name: alias }));
    const name = Object.keys(body).toSorted().at(-1);
    if (name === undefined) return;
    try {
      // Also where it is the one that is known: its documents may be out of reach.
      const store = await openClusterStore(client, name);
      if (name !== current?.name) current = { name, engine: createSearchEngine(store) };
      isThere = true;
    } catch (cause) {
      if (cause instanceof SearchUnavailableError) throw cause;
      throw new SearchUnavailableError(`The index ${name} of the search cluster cannot be read. Publish it with this version.`, { cause });
    }
  };
  const refresh = () => {
    nextLook = performance.now() + (options.lookInterval ?? LOOK_INTERVAL);
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  /** Without waiting for what it finds. */
  const lookAgain = () => {
    refresh().catch(() => {
      isThere = false;
    });
  };
  const get = async (): Promise<SearchEngine> => {
    if (current === undefined) await refresh();
    else if (performance.now() >= nextLook) lookAgain();
    if (current === undefined) throw new SearchUnavailableError(`The search cluster has no index ${alias}. Publish it first.`);
    return current.engine;
  };
  const searchNewer = async (query: SearchQuery): Promise<SearchResponse> => {
    await refresh();
    return (await get()).search(query);
  };
  return {
    get: async () => {
      const engine = await get();
      const search = (query: SearchQuery): Promise<SearchResponse> =>
        engine.search(query).catch((error: unknown) => {
          // A newer index has replaced this one during the search.
          if (error instanceof IndexGoneError) return searchNewer(query);
          throw error;
        });
      return { ...engine, search };
    },
    isReady() {
      if (!isThere || performance.now() >= nextLook) lookAgain();
      return isThere;
    },
    close: () => client.close(),
  };
}
