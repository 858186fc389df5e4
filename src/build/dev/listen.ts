import type { Server } from 'node:net';

const FIRST_PORT = 3000;
const MOST_TRIES = 50;

/**
 * Listens on the requested port, else on the first free one from 3000.
 * @returns the origin, without a trailing slash
 * @throws Error if the requested port is taken
 */
export async function listen(server: Server, port?: number): Promise<string> {
  for (let candidate = port ?? FIRST_PORT; ; candidate++) {
    try {
      await bind(server, candidate);
      const address = server.address();
      return `http://localhost:${typeof address === 'object' && address !== null ? address.port : candidate}`;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || port !== undefined || candidate >= FIRST_PORT + MOST_TRIES) throw error;
    }
  }
}

function bind(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}
