import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addVary, sendText } from './answers.ts';
import { StaleBuildError, UnreadableFileError } from './content-reader.ts';
import { sendMissing } from './missing-page.ts';
import { LIMITS } from './policies/limits.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import { resolveAddress } from './resolve.ts';
import { sendFile } from './send-file.ts';
import { getQuery, parsePath } from './site-path.ts';
import type { SiteStore, Snapshot } from './site-store.ts';

/** Milliseconds to wait before each retry: while a new build is moved into place, there may be none for a moment. */
const PATIENCE = [0, 20, 50, 100, 200, 400, 800];

/** What the site has for programs, which may run in pages of other sites. */
const PUBLIC_TEXT = /\/(?:index\.md|llms\.txt|changes(?:-\d+)?\.(?:atom|json))$/;

/** Adds the route for all files, redirects and not-found pages of the built site. */
export function addSiteRoute(app: FastifyInstance, store: SiteStore): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => sendSite(request, reply, store, parsePath(request.raw.url ?? '')),
  });
}

/**
 * Answers a request with what the built site has at an address.
 * @param path of the address, decoded, with the base URL; undefined for one that cannot exist
 */
export async function sendSite(
  request: FastifyRequest,
  reply: FastifyReply,
  store: SiteStore,
  path: string | undefined,
): Promise<FastifyReply> {
  if (path === undefined) return sendText(reply, 400, 'Bad Request');
  let snapshot = store.current;
  for (const delay of PATIENCE) {
    try {
      return await answer(request, reply, snapshot, path);
    } catch (error) {
      if (error instanceof UnreadableFileError) {
        request.log.error({ err: error }, 'a file cannot be opened');
        return sendText(reply.header('Retry-After', LIMITS.retryAfter), 503, 'Service Unavailable');
      }
      if (!(error instanceof StaleBuildError)) throw error;
      if (delay > 0) await wait(delay);
      snapshot = await store.reload();
    }
  }
  return sendText(reply.header('Retry-After', '1'), 503, 'The site is being replaced. Try again in a moment.');
}

async function answer(request: FastifyRequest, reply: FastifyReply, { build, reader }: Snapshot, path: string): Promise<FastifyReply> {
  const found = resolveAddress(build, path, getQuery(request.raw.url ?? ''));
  const isForProgram = prefersMarkdown(request.headers.accept);
  if (found.kind === 'redirect') return reply.headers(build.headers).header('Cache-Control', 'no-cache').redirect(found.to, found.status);
  if (found.file === undefined) return sendText(reply.headers(build.headers), 404, 'Page Not Found');
  reply.headers(build.headers);
  if (found.kind === 'missing' && (isForProgram || /(?:\.md|\/llms\.txt)$/.test(path))) return sendMissing(reply, build, path);
  if (found.kind === 'missing') return sendFile(request, reply, found.file, reader, 404);
  const markdown = isForProgram ? found.page?.markdown : undefined;
  if (markdown !== undefined || PUBLIC_TEXT.test(path)) reply.header('Access-Control-Allow-Origin', '*');
  if (found.page === undefined) return sendFile(request, reply, found.file, reader);
  addVary(reply, 'Accept').header('Link', found.page.links);
  return sendFile(request, reply, markdown ?? found.file, reader);
}
