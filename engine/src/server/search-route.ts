import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LruMap } from 'toad-cache';
import { z } from 'zod';
import { describeUnknown } from '../model/closest.ts';
import { fieldsOf } from '../model/record.ts';
import type { SearchResponse } from '../model/search.ts';
import { HIGHEST_LIMIT, type SearchEngine, type SearchQuery, type SearchSource, SearchUnavailableError } from '../search/engine.ts';
import { addVary, formatEtag, matchesEtag, sendError } from './answers.ts';
import type { SiteBuild } from './build.ts';
import { CACHE_CONTROL } from './policies/cache.ts';

/** Answers in the cache, about 5 kB each. */
const ANSWERS_KEPT = 4000;
/** Smallest answer that is compressed, in bytes: less fits into one packet. */
const SMALLEST_COMPRESSED = 1400;
/** The fastest level; slower ones make answers only 4 % smaller. */
const COMPRESSION_LEVEL = 1;
/** Name of a locale, version or section. */
const nameSchema = z.string().min(1).max(64);

/** `locale` is needed; the rest but `q` narrows the search. Of repeated parameters the first counts. */
const querySchema = z.object({
  q: z.string().default(''),
  locale: z.string({ error: 'is missing: a language of the site, as in locale=en' }).min(1).max(64),
  version: nameSchema.optional(),
  section: nameSchema.optional(),
  verbatim: z.literal('1').optional(),
  limit: z.coerce.number().int().min(1).max(HIGHEST_LIMIT).optional(),
});

/** The names that a site has. One that says none has any. */
export type SearchNames = Pick<SiteBuild, 'locales' | 'sections'>;

/**
 * `GET /api/search`: `{ hits: […] }`, or `{ error: { code, message } }`.
 * @param getNames those of the current build
 */
export function addSearchRoute(
  app: FastifyInstance,
  path: string,
  source: SearchSource,
  getNames: () => SearchNames,
  countSearch?: CountSearch,
): void {
  const service: Service = { answers: new LruMap(ANSWERS_KEPT), countSearch };
  app.get(path, async (request, reply) => {
    const parsed = querySchema.safeParse(takeFirst(request));
    if (!parsed.success) return sendError(reply, 400, 'bad-request', describeIssues(parsed.error));
    const unknown = describeUnknownName(parsed.data, getNames());
    if (unknown !== undefined) return sendError(reply, 400, 'bad-request', unknown);
    try {
      const { verbatim, ...query } = parsed.data;
      return await answer(request, reply, await source.get(), { ...query, isVerbatim: verbatim === '1' }, service);
    } catch (error) {
      if (!(error instanceof SearchUnavailableError)) throw error;
      request.log.warn({ err: error }, 'search is not available');
      reply.removeHeader('ETag').header('Retry-After', '10');
      return sendError(reply, 503, 'search-unavailable', 'Search is not available at the moment. All pages are.');
    }
  });
}

/** An answer in the form that nearly all readers accept. */
interface CachedAnswer {
  readonly body: Buffer;
  readonly isCompressed: boolean;
}

/** State that all requests of a route share. */
interface Service {
  readonly answers: LruMap<CachedAnswer>;
  readonly countSearch: CountSearch | undefined;
}

/** Counts a search against what one address may ask. */
export type CountSearch = ReturnType<FastifyInstance['createRateLimit']>;

/** Counts a search that has to be done. One too many is refused. */
async function mayAsk(request: FastifyRequest, reply: FastifyReply, countSearch: CountSearch | undefined): Promise<boolean> {
  const counted = await countSearch?.(request);
  if (counted === undefined || counted.isAllowed || !counted.isExceeded) return true;
  reply.removeHeader('ETag').header('Retry-After', String(counted.ttlInSeconds));
  await sendError(reply, 429, 'too-many-requests', 'Too many searches in a short time. Try again in a minute.');
  return false;
}

function pack(answer: SearchResponse): CachedAnswer {
  const body = Buffer.from(JSON.stringify(answer));
  if (body.length < SMALLEST_COMPRESSED) return { body, isCompressed: false };
  return { body: gzipSync(body, { level: COMPRESSION_LEVEL }), isCompressed: true };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  engine: SearchEngine,
  query: SearchQuery,
  { answers, countSearch }: Service,
): Promise<FastifyReply> {
  const etag = formatEtag(
    createHash('sha256')
      .update(`${engine.fingerprint}\n${JSON.stringify(query)}`)
      .digest(),
  );
  addVary(reply, 'Accept-Encoding').header('Cache-Control', CACHE_CONTROL.search).header('ETag', etag);
  if (matchesEtag(request.headers['if-none-match']?.replaceAll('-gzip"', '"'), etag)) return reply.code(304).send();

  const known = answers.get(etag);
  if (known === undefined && !(await mayAsk(request, reply, countSearch))) return reply;
  const found = known ?? pack(await engine.search(query));
  answers.set(etag, found);
  reply.header('Content-Type', 'application/json; charset=utf-8');
  if (!found.isCompressed) return reply.send(found.body);
  if (negotiate(request.headers['accept-encoding'] ?? '', ['gzip']) !== 'gzip') return reply.send(gunzipSync(found.body));
  return reply.header('Content-Encoding', 'gzip').header('ETag', etag.replace(/"$/, '-gzip"')).send(found.body);
}

function takeFirst(request: FastifyRequest): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fieldsOf(request.query)).map(([key, value]) => [key, Array.isArray(value) ? value[0] : value]));
}

function describeIssues(error: z.ZodError): string {
  return error.issues.map((issue) => `${z.core.toDotPath(issue.path)}: ${issue.message}`).join('; ');
}

/** What is wrong with a name. The pages of open tabs may know versions that are gone: for these, the current one answers. */
function describeUnknownName({ locale, section }: z.output<typeof querySchema>, { locales, sections }: SearchNames): string | undefined {
  const languages = locales.map(({ name }) => name);
  if (languages.length > 0 && !languages.includes(locale)) return `locale: ${describeUnknown('language', locale, languages)}`;
  if (sections.length === 0 || section === undefined || sections.includes(section)) return undefined;
  return `section: ${describeUnknown('section', section, sections)}`;
}
