import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { closest } from '../../model/closest.ts';
import { FEEDBACK_PATH } from '../../model/feedback.ts';
import { sendError } from '../answers.ts';
import type { SiteBuild } from '../build.ts';
import type { ServerOptions } from '../options.ts';
import { isOwnOrigin } from '../own-origin.ts';
import { CACHE_CONTROL } from '../policies/cache.ts';
import { LIMITS } from '../policies/limits.ts';
import { resolveAddress } from '../resolve.ts';
import { statusOf } from '../response-rules.ts';
import { parsePath } from '../site-path.ts';
import type { SiteStore } from '../site-store.ts';
import { feedbackPlace, openFeedback } from './feedback-place.ts';
import { FeedbackUnavailableError, reportSchema } from './report.ts';

/**
 * Adds `POST /api/feedback`, which keeps what readers say of pages, where the site asks for it. Only the report itself is kept, with its day;
 * the address is counted in memory for a minute, and not stored.
 */
export async function addFeedback(app: FastifyInstance, store: SiteStore, options: ServerOptions): Promise<void> {
  if (options.searchRateLimit !== null) await app.register(rateLimit, { max: LIMITS.reportsPerMinute, timeWindow: '1 minute' });
  const kept = openFeedback(feedbackPlace(options.dist, options.feedback));
  app.addHook('onClose', async () => kept.close());
  app.setErrorHandler((error, _request, reply) => {
    const status = statusOf(error);
    if (status === 429) return sendError(reply, 429, 'too-many-requests', 'Too many reports in a short time. Try again in a minute.');
    if (status === 413) return sendError(reply, 413, 'too-long', 'The report is too long.');
    if (status < 500) return sendError(reply, 400, 'bad-request', 'A report is a JSON object.');
    throw error;
  });
  app.post(FEEDBACK_PATH, { bodyLimit: LIMITS.feedbackRequest }, async (request, reply) => {
    const { build } = store.current;
    if (!build.feedback) return sendError(reply, 404, 'not-found', 'This site takes no reports.');
    if (!isOwnOrigin(request, build.url, options)) {
      request.log.warn({ origin: request.headers.origin }, 'a report of another site was refused; SIGNPOST_CORS_ORIGINS allows its origin');
      return sendError(reply, 403, 'forbidden', 'Reports of other sites are not taken.');
    }
    const parsed = reportSchema.safeParse(request.body);
    if (!parsed.success) {
      const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      return sendError(reply, 400, 'bad-request', problems.join('; '));
    }
    const problem = describeMissing(build, parsed.data.page);
    if (problem !== undefined) return sendError(reply, 400, 'unknown-page', problem);
    try {
      await kept.add({ ...parsed.data, day: new Date().toISOString().slice(0, 10), build: build.id });
    } catch (error) {
      if (!(error instanceof FeedbackUnavailableError)) throw error;
      request.log.error({ err: error }, 'a report could not be kept');
      const message = 'The report could not be kept. Try again later.';
      return sendError(reply.header('Retry-After', '60'), 503, 'feedback-unavailable', message);
    }
    return reply.code(201).header('Cache-Control', CACHE_CONTROL.error).send({ kept: true });
  });
}

/** @returns undefined if there is such a page */
function describeMissing(build: SiteBuild, address: string): string | undefined {
  const path = parsePath(address);
  const found = path === undefined ? undefined : resolveAddress(build, path, '');
  if (found?.kind === 'file' && found.file.contentType.startsWith('text/html')) return undefined;
  const pages = [...build.files.keys()].flatMap((name) => (name.endsWith('/index.html') ? [name.slice(0, -'index.html'.length)] : []));
  const near = closest(address, pages.slice(0, LIMITS.comparedPages));
  return `page: there is no page at ${address}${near === undefined ? '' : `; the nearest is ${near}`}`;
}
