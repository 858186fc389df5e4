import type { SiteBuild } from '../build.ts';
import { createCaddyfile } from './caddy.ts';
import { createHeadersFile, createRedirectsFile } from './edge.ts';
import { createNginxConf } from './nginx.ts';

/** How another web server is to serve a built site. */
export interface HostingOptions {
  /** Host name of the site. */
  readonly serverName: string;
  /** Absolute path of the built site's folder; with a base URL, of the folder that the base URL's folder is in. */
  readonly root: string;
  /** Host and port of `signpost serve`, which answers searches. */
  readonly search: string;
  /** Port for plain HTTP. */
  readonly port: number;
  /** Certificate and key; without them only plain HTTP. Caddy gets its own. */
  readonly tls?: { readonly certificate: string; readonly key: string } | undefined;
}

/** Configuration files for web servers and hosts that serve a site as `signpost serve` does, by file name. */
export function createHostingFiles(build: SiteBuild, options: HostingOptions): Map<string, string> {
  return new Map([
    ['nginx.conf', createNginxConf(build, options)],
    ['Caddyfile', createCaddyfile(build, options)],
    ['_headers', createHeadersFile(build)],
    ['_redirects', createRedirectsFile(build)],
  ]);
}
