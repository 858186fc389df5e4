import type { LoadedConfig } from '../config/load.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { assembleSite } from './assemble-site.ts';
import { diagnoseSite, type PublishedList } from './diagnose-site.ts';
import { describeDiskError } from './disk-error.ts';
import { readBuildKeys } from './last-build.ts';
import { createOutput } from './output.ts';
import type { Progress } from './progress.ts';
import { writeSite } from './write-site.ts';

export interface BuildOptions {
  /** Absolute path of the folder that the site is written to; null to look for problems only. */
  readonly out: string | null;
  readonly progress: Progress;
  /** The build that readers have open: its hashed files stay for the tabs that may still ask for them. Without it, none are kept. */
  readonly inService?: string | undefined;
  /** Errors of the content do not stop the build; for previews. */
  readonly keepGoing?: boolean;
  /** A sitemap or list of addresses that were published: one that is gone without a redirect is an error. */
  readonly against?: PublishedList | undefined;
}

export interface BuildResult {
  /** True where a new build stands in `out`. */
  readonly published: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
}

/**
 * Builds the whole site. With errors in the content, all of them are in the result and the last build stays where it is.
 * @throws DiskError where it cannot be written; the last build stays where it is.
 */
export async function buildSite(loaded: LoadedConfig, options: BuildOptions): Promise<BuildResult> {
  try {
    return await assembleAndWrite(loaded, options);
  } catch (error) {
    throw options.out === null ? error : describeDiskError(error, options.out);
  }
}

async function assembleAndWrite(
  loaded: LoadedConfig,
  { out, progress, inService, keepGoing, against }: BuildOptions,
): Promise<BuildResult> {
  const assembled = await assembleSite(loaded, progress);
  const diagnostics = diagnoseSite(loaded, assembled, against);
  const hasErrors = diagnostics.some((diagnostic) => diagnostic.severity === 'error');
  if (out === null || (hasErrors && !keepGoing)) return { published: false, diagnostics, pages: 0 };

  const output = await createOutput(out);
  try {
    await progress.stage('documents', async () => writeSite(loaded, assembled, output, await readBuildKeys(out), progress));
    await progress.stage('publish', () => output.publish(inService));
  } catch (error) {
    await output.discard();
    throw error;
  }
  return { published: true, diagnostics, pages: assembled.rendered.pages.length };
}
