import { readFile } from 'node:fs/promises';
import type { LoadedConfig } from '../config/load.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { buildSite } from './build-site.ts';
import { silentProgress } from './progress.ts';

/**
 * Finds all problems of the content, without writing anything.
 * @param against path of a sitemap or list of addresses that were published before
 */
export async function checkSite(loaded: LoadedConfig, against?: string): Promise<readonly Diagnostic[]> {
  const published = against === undefined ? undefined : { file: against, text: await readFile(against, 'utf8') };
  const { diagnostics } = await buildSite(loaded, { out: null, progress: silentProgress, against: published });
  return diagnostics;
}
