import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { SearchSource } from '../search/engine.ts';
import type { ServerOptions } from './options.ts';
import { splitList } from './policies/proxies.ts';
import { addSearchRoute } from './search-route.ts';
import { SEARCH_PATH } from './service-paths.ts';

/** The headers that the search overlay sends (spec §7). */
const SEARCH_HEADERS = ['X-TDS-Doc-Search-Source', 'X-TDS-Doc-Search-Session', 'X-TDS-Doc-Search-Sequence'];
/**
 * Searches per minute from one address: a fast typist causes about five a second, and several readers may share an address. What the browser
 * or this server has in its cache does not count.
 */
const SEARCHES_PER_MINUTE = 600;

/** Adds the search at `/api/search`, with its CORS rules and its rate limit. */
export async function addSearch(scope: FastifyInstance, source: SearchSource, options: ServerOptions): Promise<void> {
  const origins = options.corsOrigins ?? splitList(process.env.SIGNPOST_CORS_ORIGINS ?? '');
  if (origins.length > 0) {
    await scope.register(cors, { origin: [...origins], methods: ['GET'], allowedHeaders: SEARCH_HEADERS, maxAge: 86_400 });
  }
  const max = options.searchRateLimit === undefined ? SEARCHES_PER_MINUTE : options.searchRateLimit;
  await scope.register(rateLimit, { global: false });
  const countSearch = max === null ? undefined : scope.createRateLimit({ max, timeWindow: '1 minute' });
  addSearchRoute(scope, SEARCH_PATH, source, countSearch);
}
