import { join } from 'node:path';
import { cacheDirOf } from '../config/cache-dir.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { CompileCache } from '../content/compile-cache.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { hashOf } from '../model/hash.ts';
import { assembleSite } from './assemble-site.ts';
import { diagnoseSite, type PublishedList } from './diagnose-site.ts';
import { describeDiskError } from './disk-error.ts';
import { mayRemember } from './edit/may-remember.ts';
import { openPageMemory } from './edit/page-memory.ts';
import { readBuildKeys } from './last-build.ts';
import { refuseOtherFolder } from './other-folder.ts';
import { createOutput } from './output.ts';
import type { Progress } from './progress.ts';
import { openSiteCache } from './site-cache.ts';
import { inputsOf } from './unchanged/inputs-of.ts';
import { writeSite } from './write-site.ts';

export interface BuildOptions {
  /** Absolute path of the folder that the site is written to; null to look for problems only. */
  readonly out: string | null;
  readonly progress: Progress;
  /** Folder of the build that is in service. Its hashed files are kept for tabs that may still request them. Without it, none are kept. */
  readonly inService?: string | undefined;
  /** Whether to build despite errors in the content; for previews. */
  readonly keepGoing?: boolean;
  /** Addresses that were published before: one that is gone without a redirect is an error. */
  readonly against?: PublishedList | undefined;
}

export interface BuildResult {
  /** Whether a new build was written to `out`. */
  readonly published: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Absolute paths of what the site was made from beside its folder; null if that is not known (`inputsOf`). */
  readonly inputs: readonly string[] | null;
  /** Id of what is remembered of its pages; null for nothing. */
  readonly memory: string | null;
}

/**
 * Builds the whole site. If the content has errors, the result lists all of them and the last build stays.
 * @throws DiskError if the build cannot be written; the last one stays
 * @throws OperatorError if the folder for it has other files
 */
export async function buildSite(loaded: LoadedConfig, options: BuildOptions): Promise<BuildResult> {
  if (options.out !== null) refuseOtherFolder(options.out, loaded.siteDir);
  try {
    using cache = openSiteCache(loaded);
    return await assembleAndWrite(loaded, cache, options);
  } catch (error) {
    throw options.out === null ? error : describeDiskError(error, options.out);
  }
}

async function assembleAndWrite(
  loaded: LoadedConfig,
  cache: CompileCache,
  { out, progress, inService, keepGoing, against }: BuildOptions,
): Promise<BuildResult> {
  const assembled = await assembleSite(loaded, cache, progress);
  const diagnostics = diagnoseSite(loaded, assembled, against);
  const hasErrors = diagnostics.some((diagnostic) => diagnostic.severity === 'error');
  if (out === null || (hasErrors && !keepGoing)) return { published: false, diagnostics, pages: 0, inputs: null, memory: null };

  const output = await createOutput(out, join(cacheDirOf(loaded), 'spare', hashOf(out)));
  using pages = mayRemember(loaded) ? openPageMemory(loaded, out) : undefined;
  try {
    pages?.begin();
    const site = await progress.stage('documents', async () => writeSite(loaded, assembled, output, readBuildKeys(out), pages, progress));
    const hidden = await progress.stage('publish', () => output.publish(inService));
    const memory = pages?.finish({ ...site, hidden }) ?? null;
    return { published: true, diagnostics, pages: assembled.rendered.pages.length, inputs: inputsOf(loaded, assembled), memory };
  } catch (error) {
    await output.discard();
    throw error;
  }
}
