import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuild } from '../build.ts';
import { createHostingFiles } from './hosting.ts';
import type { HostingOptions } from './shared.ts';

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
