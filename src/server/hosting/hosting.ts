import type { SiteBuild } from '../build.ts';
import { createCaddyfile } from './caddy.ts';
import { createHeadersFile, createRedirectsFile } from './edge.ts';
import { createNginxConf } from './nginx.ts';

/** Where and how another web server is to serve a built site. */
export interface HostingOptions {
  /** Host name of the site. */
  readonly serverName: string;
  /** Folder that holds the built site: absolute; where the site has a base URL, the folder that the base URL's folder is in. */
  readonly root: string;
  /** Address of `signpost serve`, which answers the search: host and port. */
  readonly search: string;
  /** Port for plain HTTP. */
  readonly port: number;
  /** Files of the certificate and its key; without them only plain HTTP is spoken. Caddy gets its own. */
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
