import { Readable } from 'node:stream';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CARD_PATH, CATALOG_PATH, TOOLS_PATH } from '../model/service-paths.ts';
import type { SearchSource } from '../search/engine.ts';
import { sendText } from './answers.ts';
import { CARD_TYPE, CATALOG_TYPE, createCatalog, createServerCard } from './mcp/server-card.ts';
import type { ServerOptions } from './options.ts';
import { isOwnOrigin } from './own-origin.ts';
import { LIMITS } from './policies/limits.ts';
import { statusOf } from './response-rules.ts';
import { sendSite } from './site-route.ts';
import type { SiteStore } from './site-store.ts';

/** Headers that the server sets by itself: of the connection, the length of what is sent, and how long it may be kept. */
const NOT_PASSED_ON = new Set(['cache-control', 'connection', 'content-length', 'keep-alive', 'transfer-encoding']);

/** An error of the server (JSON-RPC 2.0): the protocol has no other code for what HTTP says. */
const REFUSED = -32_000;

/** The card of the tools is for everybody, and changes with the site's address alone. */
const CARD_CACHE = 'public, max-age=3600';

/** Adds the tools for programs at `/mcp`. They are loaded for the first request. */
export async function addTools(app: FastifyInstance, store: SiteStore, source: SearchSource, options: ServerOptions): Promise<void> {
  const limit = options.searchRateLimit === undefined ? LIMITS.toolRequestsPerMinute : options.searchRateLimit;
  if (limit !== null) await app.register(rateLimit, { max: limit, timeWindow: '1 minute' });
  app.setErrorHandler((error, _request, reply) => {
    const status = statusOf(error);
    if (status === 429) return sendRefusal(reply, status, 'Too many requests in a short time. Try again in a minute.');
    if (status === 413) return sendRefusal(reply, status, 'The request is too long.');
    throw error;
  });
  // The protocol's own parser says what is wrong with a request.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LIMITS.toolRequest }, (_request, body, done) => done(null, body));

  let loading: ReturnType<typeof load> | undefined;
  const load = async () => {
    const [{ createToolHandler }, { Library }] = await Promise.all([import('./mcp/tools.ts'), import('./mcp/library.ts')]);
    return createToolHandler(new Library(store, source), (error) => app.log.debug({ reason: error.message }, 'a program was refused'));
  };
  app.addHook('onClose', async () => (await loading)?.close());
  const sendCard = (reply: FastifyReply, card: object | undefined, type: string): FastifyReply => {
    if (card === undefined) return sendText(reply, 404, 'This site does not know its own address. Build it again.');
    return reply.header('Cache-Control', CARD_CACHE).header('Access-Control-Allow-Origin', '*').type(type).send(JSON.stringify(card));
  };
  // Programs that ask too much may still learn what this is.
  const unlimited = { config: { rateLimit: false as const } };
  app.get(CARD_PATH, unlimited, (_request, reply) => sendCard(reply, createServerCard(store.current.build), CARD_TYPE));
  app.get(CATALOG_PATH, unlimited, (request, reply) => {
    const { build } = store.current;
    // An operator who offers more than these tools has a catalog among the site's own files.
    if (build.files.has(CATALOG_PATH)) return sendSite(request, reply, store, build.baseUrl + CATALOG_PATH.slice(1));
    return sendCard(reply, createCatalog(build), CATALOG_TYPE);
  });
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: TOOLS_PATH,
    handler: async (request, reply) => {
      if (!isOwnOrigin(request, store.current.build.url, options))
        return sendRefusal(reply, 403, 'Requests of other sites are not answered.');
      // The protocol has had none since June 2025: what many ask at once would count as one request.
      if (isBatch(request.body)) return sendRefusal(reply, 400, 'Send one message a request.');
      loading ??= load();
      const { fetch } = await loading;
      return sendResponse(reply, await fetch(toWebRequest(request, reply)));
    },
  });
  app.route({
    method: ['OPTIONS', 'PATCH', 'PUT'],
    url: TOOLS_PATH,
    handler: (_request, reply) => sendRefusal(reply.header('Allow', 'POST'), 405, 'Method not allowed.'),
  });
}

/** Refuses a request as the protocol has it: programs read no other texts. */
function sendRefusal(reply: FastifyReply, status: number, message: string): FastifyReply {
  const refusal = { jsonrpc: '2.0', id: null, error: { code: REFUSED, message } };
  return reply.code(status).header('Cache-Control', 'no-store').type('application/json').send(JSON.stringify(refusal));
}

function isBatch(body: unknown): boolean {
  return body instanceof Uint8Array && new TextDecoder().decode(body).trimStart().startsWith('[');
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!NOT_PASSED_ON.has(name) && value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  const body = request.method === 'POST' && request.body instanceof Uint8Array ? { body: new Uint8Array(request.body) } : {};
  return new Request(`http://localhost${request.url}`, { method: request.method, headers, signal: abort.signal, ...body });
}

function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status).header('Cache-Control', 'no-store');
  for (const [name, value] of response.headers) if (!NOT_PASSED_ON.has(name)) reply.header(name, value);
  return response.body === null ? reply.send() : reply.send(Readable.from(response.body));
}
