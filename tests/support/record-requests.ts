import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request as it arrived. */
export interface SeenRequest {
  readonly method: string | undefined;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that answers `{}` to everything, and keeps what it was sent. */
export async function recordRequests(): Promise<{ readonly url: string; readonly requests: readonly SeenRequest[] } & AsyncDisposable> {
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      requests.push({ method: request.method, path: pathname, query: [...searchParams], headers: request.headers, body });
      response.setHeader('Content-Type', 'application/json');
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
