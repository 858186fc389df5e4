import { join } from 'node:path';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, fastify } from 'fastify';
import { defaultHeaders, STRICT_TRANSPORT } from './headers.ts';
import { listen } from './listen.ts';
import type { RunningServer, ServerOptions } from './options.ts';
import { addSearchRoute } from './search-route.ts';
import { createFileSource, createFixedSource, type SearchSource } from './search-source.ts';
import { addSiteRoute, sendText } from './site-route.ts';
import { SiteStore } from './site-store.ts';

/** The headers that the search overlay sends (spec §7). */
const SEARCH_HEADERS = ['X-TDS-Doc-Search-Source', 'X-TDS-Doc-Search-Session', 'X-TDS-Doc-Search-Sequence'];

/**
 * Serves a built site and its search until it is closed.
 * @throws SiteBuildError where there is no built site, Error where the port that was asked for is taken.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const app = await createServer(options);
  const url = await listen(app, options);
  return { url, close: () => app.close() };
}

/** The server without a port, for who brings their own. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: options.logLevel ?? 'info', ...(options.logStream === undefined ? {} : { stream: options.logStream }) },
    disableRequestLogging: true,
    trustProxy: options.trustProxy ?? false,
    frameworkErrors: (_error, _request, reply) => sendText(reply, 400, 'Bad Request'),
  });
  const interval = options.watchInterval ?? 500;
  const store = await SiteStore.open(options.dist, (error) =>
    app.log.error({ err: error }, 'the new build cannot be served, the last one stays'),
  );
  store.watch(interval);
  const source =
    options.search === undefined ? createFileSource(join(options.dist, '_search.sqlite'), interval) : createFixedSource(options.search);

  app.addHook('onClose', async () => {
    store.close();
    await source.close();
  });
  addManners(app, options);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => ({ status: 'ok', build: store.current.build.id }));
  await app.register((scope) => addSearch(scope, store.current.build.baseUrl, source, options));
  addSiteRoute(app, store);
  return app;
}

/** What holds for every answer: safety headers, one line of log without personal data, errors without inner details. */
function addManners(app: FastifyInstance, options: ServerOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    if (options.trustProxy && request.protocol === 'https') reply.header('Strict-Transport-Security', STRICT_TRANSPORT);
  });
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?');
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 });
  });
  app.setNotFoundHandler((_request, reply) =>
    sendText(reply.headers(defaultHeaders).header('Allow', 'GET, HEAD'), 405, 'Method Not Allowed'),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = hasStatus(error) ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return sendText(reply.headers(defaultHeaders), status, status >= 500 ? 'Internal Server Error' : 'Bad Request');
  });
}

function hasStatus(error: unknown): error is { statusCode: number } {
  return typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number';
}

async function addSearch(scope: FastifyInstance, baseUrl: string, source: SearchSource, options: ServerOptions): Promise<void> {
  if (options.corsOrigins !== undefined) {
    await scope.register(cors, { origin: [...options.corsOrigins], methods: ['GET'], allowedHeaders: SEARCH_HEADERS, maxAge: 86_400 });
  }
  await scope.register(rateLimit, {
    max: options.searchesPerMinute ?? 600,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, context) => ({
      statusCode: context.statusCode,
      error: { code: 'too-many-requests', message: `Too many searches. Try again in ${context.after}.` },
    }),
  });
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers(defaultHeaders);
  });
  for (const path of new Set(['/api/search', `${baseUrl}api/search`])) addSearchRoute(scope, path, source);
}
