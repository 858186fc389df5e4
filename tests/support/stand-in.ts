import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a stand-in got. */
export interface StandInRequest {
  readonly method: string;
  /** From the root, with its parameters. */
  readonly url: string;
  readonly body: string;
}

/** A small server of another origin in the place of a third party. */
export interface StandIn extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly origin: string;
  /** All that was asked of it, in order. */
  readonly requests: readonly StandInRequest[];
}

/** Serves scripts by path (`/widget.js`) and answers everything else with nothing, noting each request. */
export async function startStandIn(scripts: Readonly<Record<string, string>> = {}): Promise<StandIn> {
  const requests: StandInRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    if (method !== 'OPTIONS') requests.push({ method, url, body });
    const script = scripts[url.split('?', 1)[0] ?? ''];
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    response.writeHead(
      script === undefined ? 204 : 200,
      script === undefined ? headers : { ...headers, 'Content-Type': 'text/javascript' },
    );
    response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');
  return address.port;
}
