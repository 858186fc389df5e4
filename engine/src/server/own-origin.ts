import type { FastifyRequest } from 'fastify';
import { isReboundName } from '../model/rebound-name.ts';
import type { ServerOptions } from './options.ts';
import { splitList } from './policies/proxies.ts';

/** The other origins whose pages may call the server. */
export function allowedOrigins({ corsOrigins }: ServerOptions): readonly string[] {
  return corsOrigins ?? splitList(process.env.SIGNPOST_CORS_ORIGINS ?? '');
}

/**
 * Whether a request comes from this site, or from no page at all. A page of another site must not use a reader's browser to reach a server
 * that only the reader can reach, or to speak for the reader.
 * @param url origin of the site, as far as it is known
 */
export function isOwnOrigin({ headers, host, socket }: FastifyRequest, url: string, options: ServerOptions): boolean {
  const { origin } = headers;
  if (origin === undefined || allowedOrigins(options).includes(origin)) return true;
  if (URL.parse(origin)?.host !== host) return false;
  const own = [URL.parse(url)?.hostname, options.host].filter((name) => name !== undefined);
  // What the browser has sent: a page can add the header by which proxies name another host.
  return !isReboundName(headers.host, socket.localPort, own);
}
