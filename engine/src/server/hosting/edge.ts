import { HASHED_FOLDER } from '../../model/hashed-folder.ts';
import { encodePath } from '../../model/href.ts';
import type { SiteBuild } from '../build.ts';
import { CACHE_CONTROL } from '../policies/cache.ts';
import { listHeaders, listRedirects } from './shared.ts';

/**
 * A `_headers` file for hosts of static sites (Netlify, Cloudflare Pages and compatible ones). They use TLS and revalidate pages by
 * default. No header is set twice for an address: hosts differ in which rule wins.
 */
export function createHeadersFile(build: SiteBuild): string {
  return [
    `${build.baseUrl}*`,
    ...Object.entries(listHeaders(build, true)).map(([name, value]) => `  ${name}: ${value}`),
    `${build.baseUrl}${HASHED_FOLDER}/*`,
    `  Cache-Control: ${CACHE_CONTROL.hashed}`,
    '',
  ].join('\n');
}

/** A `_redirects` file for the same hosts: from, to, status. Not all of them normalise trailing slashes. */
export function createRedirectsFile(build: SiteBuild): string {
  return listRedirects(build)
    .flatMap(({ from, to, status }) => from.map((path) => `${encodePath(path)} ${to} ${status}\n`))
    .join('');
}
