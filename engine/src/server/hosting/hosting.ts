import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuild, type SiteBuild } from '../build.ts';
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

/**
 * Writes the configuration of other web servers and hosts for a built site.
 * @param dist folder of the built site
 * @param out folder that the files go to; it need not exist
 * @returns the names of the files
 * @throws SiteBuildError where there is no built site.
 */
export async function writeHosting(dist: string, out: string, options: HostingOptions): Promise<string[]> {
  const files = createHostingFiles(await readBuild(dist), options);
  mkdirSync(out, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(out, name), text);
  return [...files.keys()];
}
