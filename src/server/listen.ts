import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from './options.ts';

const FIRST_PORT = 3000;
const LAST_PORT = 3099;

/**
 * Listens on the requested port, else on the first free one from 3000.
 * @returns the origin, without a trailing slash
 * @throws Error if the port is taken
 */
export async function listen(app: FastifyInstance, options: ServerOptions): Promise<string> {
  const host = options.host ?? '127.0.0.1';
  if (options.port !== undefined) return app.listen({ host, port: options.port });
  for (let port = FIRST_PORT; ; port += 1) {
    try {
      return await app.listen({ host, port });
    } catch (error) {
      if (!isTaken(error) || port === LAST_PORT) throw error;
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
