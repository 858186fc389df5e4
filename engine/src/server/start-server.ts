import { join } from 'node:path';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { locateBuild } from '../model/build-folder.ts';
import { listenOnFreePort } from '../model/listen-on-free-port.ts';
import { toServiceUrl } from '../model/service-paths.ts';
import type { SearchSource } from '../search/engine.ts';
import { openClusterSearch } from '../search/opensearch/open-cluster-search.ts';
import { sendText } from './answers.ts';
import { addFeedback } from './feedback/feedback-service.ts';
import type { RunningServer, ServerOptions } from './options.ts';
import { checkEnvironment } from './policies/check-environment.ts';
import { LIMITS } from './policies/limits.ts';
import { parseTrustedProxies, splitList } from './policies/proxies.ts';
import { STRICT_TRANSPORT } from './policies/security-headers.ts';
import { addResponseRules } from './response-rules.ts';
import { addSearch } from './search-service.ts';
import { createFileSource } from './search-source.ts';
import { addSiteRoute } from './site-route.ts';
import { SiteStore } from './site-store.ts';
import { addTools } from './tool-service.ts';

/** Signals that end a server. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** Milliseconds between checks for a new build. */
const WATCH_INTERVAL = 500;
/** Milliseconds between sweeps of idle connections while the server closes. */
const SWEEP_INTERVAL = 50;

/**
 * Serves a built site and its search until it is closed or the process is stopped (SIGTERM, SIGINT, SIGHUP).
 * @throws SiteBuildError if there is no built site, OperatorError for a setting of the environment that cannot be used, Error if the
 * requested port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const app = await createServer(options);
  const host = options.host ?? '127.0.0.1';
  const url = await listenOnFreePort(options.port, (port) => app.listen({ host, port }));
  const close = async () => {
    for (const signal of SIGNALS) process.off(signal, close);
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_INTERVAL);
    const force = setTimeout(() => app.server.closeAllConnections(), LIMITS.grace);
    await app.close();
    clearInterval(sweep);
    clearTimeout(force);
  };
  for (const signal of SIGNALS) process.once(signal, close);
  return { url, close };
}

/** The server without a port, for callers who listen themselves. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  checkEnvironment();
  const requestTimeout = options.requestTimeout ?? LIMITS.requestTimeout;
  const store = await SiteStore.open(options.dist, (error) =>
    app.log.error({ err: error }, 'the new build cannot be served, the last one stays'),
  );
  const app = fastify({
    rewriteUrl: ({ url = '/' }) => toServiceUrl(url, store.current.build.baseUrl),
    requestTimeout,
    connectionTimeout: options.idleTimeout ?? LIMITS.idleTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 4 },
    logger: { level: options.logLevel ?? 'info', ...(options.logStream === undefined ? {} : { stream: options.logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parseTrustedProxies(options.trustProxy ?? process.env.SIGNPOST_TRUST_PROXY ?? 'loopback'),
    frameworkErrors: (_error, _request, reply) => sendText(reply, 400, 'Bad Request'),
  });
  const interval = options.watchInterval ?? WATCH_INTERVAL;
  store.watch(interval);
  const source = options.search ?? createDefaultSource(options.dist, interval);
  app.addHook('onClose', async () => {
    store.close();
    await source.close();
  });

  // Opens the index before the first search; if that fails, each search tries again.
  app.addHook('onListen', async () => {
    await Promise.resolve(source.get()).catch(() => undefined);
  });

  addResponseRules(app, store, options.strictTransport ?? process.env.SIGNPOST_STRICT_TRANSPORT ?? STRICT_TRANSPORT);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => ({ status: 'ok', build: store.current.build.id, search: source.isReady() ? 'ok' : 'unavailable' }));
  await app.register((part) => addSearch(part, store, source, options));
  await app.register((part) => addTools(part, store, source, options));
  await app.register((part) => addFeedback(part, store, options));
  addSiteRoute(app, store);
  return app;
}

/** The cluster that the environment names, else the index in the built site. */
function createDefaultSource(dist: string, interval: number): SearchSource {
  const { SIGNPOST_OPENSEARCH_URL: nodes, SIGNPOST_OPENSEARCH_ALIAS: alias } = process.env;
  if (nodes === undefined) return createFileSource(() => join(locateBuild(dist), '_search.sqlite'), interval);
  return openClusterSearch({ nodes: splitList(nodes), alias });
}
