import type { RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startTestServer } from './test-server.ts';

/** A proxy for a cluster node that can be made to fail. */
export interface FaultyNode extends AsyncDisposable {
  readonly url: string;
  /** Answers 503 to requests whose path contains this, and forwards the others; undefined for none. */
  failAt(part: string | undefined): void;
  /**
   * Searches and counts as a cluster does that has one of two parts of an index on no node (OpenSearch 2.19): what is in the other, where
   * the request does not say that this is not wanted.
   */
  losePart(): void;
  /** Cuts all connections while it is false. */
  setOpen(isOpen: boolean): void;
  /** Answers so many milliseconds later. */
  setDelay(milliseconds: number): void;
}

/** What is found in one of two parts. The other is not among those that have failed. */
const PARTIAL = { timed_out: false, _shards: { total: 2, successful: 1, skipped: 0, failed: 0 }, hits: { hits: [] }, count: 0 };

/**
 * Starts such a proxy.
 * @param gate called with the path of each request, which goes on when it resolves
 */
export async function openFaultyNode(node: string, gate?: (path: string) => Promise<void>): Promise<FaultyNode> {
  let failing: string | undefined;
  let isOpen = true;
  let isPartial = false;
  let delay = 0;
  const listener: RequestListener = async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    await setTimeout(delay);
    await gate?.(url);
    if (!isOpen) return void request.socket.destroy();
    if (failing !== undefined && url.includes(failing)) return void response.writeHead(503).end('{}');
    const isPart = isPartial && /\/_(?:search|count)\b/.test(url);
    if (isPart && url.includes('allow_partial_search_results=false')) return void response.writeHead(503).end('{}');
    const hasBody = method !== 'GET' && method !== 'HEAD' && chunks.length > 0;
    const sent = fetch(node + url, {
      method,
      headers: { 'Content-Type': headers['content-type'] ?? 'application/json' },
      ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
    });
    const answer = await sent.catch(() => undefined);
    if (answer === undefined) return void request.socket.destroy();
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? 'application/json' });
    if (isPart) return void response.end(JSON.stringify(PARTIAL));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = await startTestServer(listener);
  return {
    url: server.origin,
    failAt: (part) => {
      failing = part;
    },
    losePart: () => {
      isPartial = true;
    },
    setOpen: (value) => {
      isOpen = value;
    },
    setDelay: (milliseconds) => {
      delay = milliseconds;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
