import { startTestServer, type TestServer } from './test-server.ts';

/** A request to a stand-in. */
export interface StandInRequest {
  readonly method: string;
  /** Path with parameters. */
  readonly url: string;
  readonly body: string;
}

/** A small server that stands in for a third party. */
export interface StandIn extends TestServer {
  /** All requests, in order. */
  readonly requests: readonly StandInRequest[];
}

/** Serves scripts by path (`/widget.js`), answers everything else with 204, and records each request. */
export async function startStandIn(scripts: Readonly<Record<string, string>> = {}): Promise<StandIn> {
  const requests: StandInRequest[] = [];
  const server = await startTestServer(async (request, response) => {
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
  return { ...server, requests };
}
