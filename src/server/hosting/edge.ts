import { IMMUTABLE, REVALIDATE, type SiteBuild } from '../build.ts';
import { STRICT_TRANSPORT } from '../headers.ts';

/** A `_headers` file, as hosts of static sites read it (Netlify, Cloudflare Pages and those that follow them). They speak TLS. */
export function createHeadersFile(build: SiteBuild): string {
  const all = { ...build.headers, 'Strict-Transport-Security': STRICT_TRANSPORT, 'Cache-Control': REVALIDATE };
  return [
    `${build.baseUrl}*`,
    ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`),
    `${build.baseUrl}assets/*`,
    '  ! Cache-Control',
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n');
}

/** A `_redirects` file for the same hosts: from, to, status. */
export function createRedirectsFile(build: SiteBuild): string {
  return [...build.redirects].map(([from, { to, status }]) => `${from} ${to} ${status}\n`).join('');
}
