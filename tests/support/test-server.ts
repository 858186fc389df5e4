import { createServer, type RequestListener } from 'node:http';

/** A server on a free port, closed when the test is done. */
export interface TestServer extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly origin: string;
}

/** Starts a server with a request listener. */
export async function startTestServer(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
