import { IMMUTABLE, type SiteBuild } from '../build.ts';
import { listHeaders, listRedirects } from './shared.ts';

/**
 * A `_headers` file, as hosts of static sites read it (Netlify, Cloudflare Pages and those that follow them). They speak TLS, and have pages
 * asked for again each time by themselves. No rule says a header that another one says for the same address: they differ in what counts then.
 */
export function createHeadersFile(build: SiteBuild): string {
  return [
    `${build.baseUrl}*`,
    ...Object.entries(listHeaders(build, true)).map(([name, value]) => `  ${name}: ${value}`),
    `${build.baseUrl}assets/*`,
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n');
}

/** A `_redirects` file for the same hosts: from, to, status. Not all of them see to the slash at the end themselves. */
export function createRedirectsFile(build: SiteBuild): string {
  return listRedirects(build)
    .flatMap(({ from, to, status }) => from.map((path) => `${encodeURI(path)} ${to} ${status}\n`))
    .join('');
}
