import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StaleBuildError } from './content-reader.ts';
import { resolveAddress } from './resolve.ts';
import { sendFile } from './send-file.ts';
import { getQuery, parsePath } from './site-path.ts';
import type { SiteStore, Snapshot } from './site-store.ts';

/** While a new build is moved into place there may be nothing for a moment: milliseconds to wait before each further look. */
const PATIENCE = [0, 20, 50, 100, 200, 400, 800];

/** Everything that the built site holds, its redirects and its not-found pages. */
export function addSiteRoute(app: FastifyInstance, store: SiteStore): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = parsePath(request.raw.url ?? '');
      if (path === undefined) return sendText(reply, 400, 'Bad Request');
      let snapshot = store.current;
      for (const delay of PATIENCE) {
        try {
          return await answer(request, reply, snapshot, path);
        } catch (error) {
          if (!(error instanceof StaleBuildError)) throw error;
          if (delay > 0) await wait(delay);
          snapshot = await store.reload();
        }
      }
      return sendText(reply.header('Retry-After', '1'), 503, 'The site is being replaced. Try again in a moment.');
    },
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply, { build, reader }: Snapshot, path: string): Promise<FastifyReply> {
  const found = resolveAddress(build, path, getQuery(request.raw.url ?? ''));
  if (found.kind === 'redirect') return reply.headers(build.headers).header('Cache-Control', 'no-cache').redirect(found.to, found.status);
  if (found.file === undefined) return sendText(reply.headers(build.headers), 404, 'Page Not Found');
  return sendFile(request, reply.headers(build.headers), found.file, reader, found.kind === 'missing' ? 404 : 200);
}

/** Answers with a line of plain text that no cache keeps. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('Content-Type', 'text/plain; charset=utf-8').header('Cache-Control', 'no-store').send(`${text}\n`);
}
