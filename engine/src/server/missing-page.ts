import type { FastifyReply } from 'fastify';
import { sendText } from './answers.ts';
import type { SiteBuild } from './build.ts';
import { nearestPage } from './nearest-page.ts';
import { nearestList } from './page-links.ts';

/**
 * Tells a program that there is no page, and where to look: the page that readers get has nothing for it.
 * @param path decoded, with the base URL
 */
export function sendMissing(reply: FastifyReply, build: SiteBuild, path: string): FastifyReply {
  const local = path.startsWith(build.baseUrl) ? path.slice(build.baseUrl.length - 1) : path;
  const nearest = nearestPage(build, local);
  const list = nearestList(build, local);
  const lines = [
    '# Page Not Found',
    ...(nearest === undefined ? [] : [`The nearest page: ${build.url}${nearest}`]),
    ...(list === undefined ? [] : [`All pages: ${build.url}${list}`]),
  ];
  return sendText(reply, 404, lines.join('\n\n'), 'text/markdown');
}
