import type { FastifyInstance } from 'fastify';
import { sendText } from './answers.ts';
import type { SiteStore } from './site-store.ts';

/** Behaviour of every response: security headers, one log line without personal data, errors without internal details. */
export function addResponseRules(app: FastifyInstance, store: SiteStore, strictTransport: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(store.current.build.headers);
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', strictTransport);
  });
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?');
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 });
  });
  app.setNotFoundHandler((_request, reply) => sendText(reply.header('Allow', 'GET, HEAD'), 405, 'Method Not Allowed'));
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return sendText(reply, status, status >= 500 ? 'Internal Server Error' : 'Bad Request');
  });
}

/** The HTTP status of an error from Fastify or a plugin. */
export function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
