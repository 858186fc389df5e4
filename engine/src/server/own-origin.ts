import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from this site, or from no page at all. A page of another site must not use a reader's browser to reach a server
 * that only the reader can reach, or to speak for the reader.
 * @param origins of other sites that may
 */
export function isOwnOrigin({ headers, host }: FastifyRequest, origins: readonly string[] = []): boolean {
  const { origin } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
