import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { searchHeaders } from '../model/search.ts';
import { SEARCH_PATH } from '../model/service-paths.ts';
import type { SearchSource } from '../search/engine.ts';
import type { ServerOptions } from './options.ts';
import { allowedOrigins } from './own-origin.ts';
import { LIMITS } from './policies/limits.ts';
import { addSearchRoute } from './search-route.ts';
import type { SiteStore } from './site-store.ts';

/** Adds the search at `/api/search`, with its CORS rules and its rate limit. */
export async function addSearch(app: FastifyInstance, store: SiteStore, source: SearchSource, options: ServerOptions): Promise<void> {
  const origins = allowedOrigins(options);
  if (origins.length > 0) {
    // Those that the search overlay sends.
    const allowedHeaders = Object.values(searchHeaders(store.current.build.searchHeaders));
    await app.register(cors, { origin: [...origins], methods: ['GET'], allowedHeaders, maxAge: 86_400 });
  }
  const max = options.searchRateLimit === undefined ? LIMITS.searchesPerMinute : options.searchRateLimit;
  await app.register(rateLimit, { global: false });
  const countSearch = max === null ? undefined : app.createRateLimit({ max, timeWindow: '1 minute' });
  addSearchRoute(app, SEARCH_PATH, source, () => store.current.build, countSearch);
}
