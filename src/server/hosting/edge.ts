import { IMMUTABLE, type SiteBuild } from '../build.ts';
import { STRICT_TRANSPORT } from '../headers.ts';

/**
 * A `_headers` file, as hosts of static sites read it (Netlify, Cloudflare Pages and those that follow them). They speak TLS, and have pages
 * asked for again each time by themselves. No rule says a header that another one says for the same address: they differ in what counts then.
 */
export function createHeadersFile(build: SiteBuild): string {
  const all = { ...build.headers, 'Strict-Transport-Security': STRICT_TRANSPORT };
  return [
    `${build.baseUrl}*`,
    ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`),
    `${build.baseUrl}assets/*`,
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n');
}

/** A `_redirects` file for the same hosts: from, to, status; with and without a slash at the end, as not all of them see to that. */
export function createRedirectsFile(build: SiteBuild): string {
  return [...build.redirects]
    .flatMap(([from, { to, status }]) => {
      const other = from.endsWith('/') ? from.slice(0, -1) : `${from}/`;
      const paths = [from, other].filter((path) => path !== '' && (path === from || !build.redirects.has(path)));
      return paths.map((path) => `${encodeURI(path)} ${to} ${status}\n`);
    })
    .join('');
}
