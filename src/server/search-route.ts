import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HIGHEST_LIMIT, SearchUnavailableError } from '../search/engine.ts';
import type { SearchSource } from './search-source.ts';

const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';
const name = z.string().max(64);

/** `q` and `locale` as in spec §7; the rest narrows. A parameter that is given twice counts once. */
const querySchema = z.object({
  q: z.string().default(''),
  locale: name.min(1),
  version: name.optional(),
  section: name.optional(),
  limit: z.coerce.number().int().min(1).max(HIGHEST_LIMIT).optional(),
});

/** `GET /api/search`: `{ hits: […] }`, or `{ error: { code, message } }`. */
export function addSearchRoute(app: FastifyInstance, path: string, source: SearchSource): void {
  app.get(path, async (request, reply) => {
    const parsed = querySchema.safeParse(takeFirst(request));
    if (!parsed.success) {
      return reply.code(400).send({ error: { code: 'bad-request', message: describeIssues(parsed.error) } });
    }
    try {
      const engine = source.get();
      const etag = `"${createHash('sha256')
        .update(`${engine.fingerprint}\n${JSON.stringify(parsed.data)}`)
        .digest('base64url')
        .slice(0, 27)}"`;
      reply.header('Cache-Control', CACHE_CONTROL).header('ETag', etag);
      if (request.headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
        return reply.code(304).send();
      const { q, locale, version, section, limit } = parsed.data;
      return await engine.search({
        q,
        locale,
        ...(version === undefined ? {} : { version }),
        ...(section === undefined ? {} : { section }),
        ...(limit === undefined ? {} : { limit }),
      });
    } catch (error) {
      if (!(error instanceof SearchUnavailableError)) throw error;
      request.log.warn({ err: error }, 'search unavailable');
      return reply
        .code(503)
        .removeHeader('ETag')
        .header('Cache-Control', 'no-store')
        .header('Retry-After', '10')
        .send({ error: { code: 'search-unavailable', message: 'Search is not available at the moment. The pages are.' } });
    }
  });
}

function takeFirst(request: FastifyRequest): Record<string, unknown> {
  const query: unknown = request.query;
  if (typeof query !== 'object' || query === null) return {};
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, Array.isArray(value) ? value[0] : value]));
}

function describeIssues(error: z.ZodError): string {
  return error.issues.map((issue) => `${z.core.toDotPath(issue.path)}: ${issue.message}`).join('; ');
}
