import type { SiteBuild } from '../build.ts';
import { createCaddyfile } from './caddy.ts';
import { createHeadersFile, createRedirectsFile } from './edge.ts';
import { createNginxConf } from './nginx.ts';
import type { HostingOptions } from './shared.ts';

/** Configuration files for web servers and hosts that serve a site as `signpost serve` does, by file name. */
export function createHostingFiles(build: SiteBuild, options: HostingOptions): Map<string, string> {
  return new Map([
    ['nginx.conf', createNginxConf(build, options)],
    ['Caddyfile', createCaddyfile(build, options)],
    ['_headers', createHeadersFile(build)],
    ['_redirects', createRedirectsFile(build)],
  ]);
}
