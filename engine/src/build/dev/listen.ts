import { once } from 'node:events';
import type { Server } from 'node:net';
import { listenOnFreePort } from '../../model/listen-on-free-port.ts';

/**
 * Listens on the requested port of this machine, else on the first free one from 3000; 0 stands for any free one.
 * @returns the origin, without a trailing slash
 * @throws Error if the requested port is taken
 */
export async function listen(server: Server, requested?: number): Promise<string> {
  return listenOnFreePort(requested, async (port) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`;
  });
}
