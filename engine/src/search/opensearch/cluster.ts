import { Client, errors } from '@opensearch-project/opensearch';
import { OperatorError } from '../../model/operator-error.ts';
import { SearchUnavailableError } from '../engine.ts';

/** Where the search cluster is. */
export interface ClusterOptions {
  /** Addresses of its nodes, with credentials if needed: `https://user:password@search.internal:9200`. */
  readonly nodes: readonly string[];
  /** Alias of the newest index. @default 'signpost' */
  readonly alias?: string | undefined;
  /** Milliseconds until a request fails. @default 2000 */
  readonly timeout?: number;
}

/** Default alias of the index. */
export const DEFAULT_ALIAS = 'signpost';
const DEFAULT_TIMEOUT = 2000;

/**
 * Creates the client of a cluster. A node that does not answer is left out for a while; the others are asked instead.
 * @throws OperatorError for an address that is none; it may contain a password, and is not shown
 */
export function createClient({ nodes, timeout = DEFAULT_TIMEOUT }: ClusterOptions): Client {
  const wrong = nodes.findIndex((node) => !/^https?:/i.test(node) || !URL.canParse(node));
  if (wrong >= 0)
    throw new OperatorError(
      `Node ${wrong + 1} of the search cluster has no address that can be used. Write it as in https://search.example:9200`,
    );
  return new Client({ nodes: [...nodes], requestTimeout: timeout, maxRetries: nodes.length, resurrectStrategy: 'optimistic' });
}

export const GONE = 'The search cluster does not have the index. Publish it again.';

/** The index has been removed: a newer one has replaced it. */
export class IndexGoneError extends SearchUnavailableError {
  override readonly name = 'IndexGoneError';
}

/**
 * Runs a request to the cluster.
 * @throws IndexGoneError, SearchUnavailableError if it cannot be reached or cannot answer
 */
export async function ask<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof errors.ResponseError && cause.statusCode === 404) {
      throw new IndexGoneError(GONE, { cause });
    }
    if (!(cause instanceof errors.OpenSearchClientError)) throw cause;
    throw new SearchUnavailableError(`The search cluster does not answer (${cause.name}).`, { cause });
  }
}
