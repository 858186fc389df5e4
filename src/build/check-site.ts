import type { LoadedConfig } from '../config/load.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { buildSite } from './build-site.ts';
import { silentProgress } from './progress.ts';

/** All problems of the content, without writing anything. */
export async function checkSite(loaded: LoadedConfig): Promise<readonly Diagnostic[]> {
  const { diagnostics } = await buildSite(loaded, { out: null, progress: silentProgress });
  return diagnostics;
}
