import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildResult } from '../build/build-site.ts';
import { createProgress, type Progress, silentProgress } from '../build/progress.ts';
import { findLastResult, type LastEdit } from '../build/unchanged/last-result.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { BuildOptions } from './options.ts';
import { report } from './report.ts';
import { tellOperator, withConfig } from './tell-operator.ts';

/** What a build has come to. */
export interface Outcome extends Pick<BuildResult, 'diagnostics' | 'pages'> {
  /** Whether the site in the folder of the options is up to date. */
  readonly isBuilt: boolean;
}

/**
 * Builds the site, unless nothing has changed since it was last built with the same options.
 * @returns whether the site in the folder of the options is up to date
 */
export async function build(options: BuildOptions): Promise<boolean> {
  const outcome = await runBuild(options);
  if (outcome) tellOutcome(outcome, options);
  return outcome?.isBuilt ?? false;
}

/** Prints the problems that a build has found, and how many pages it has made. */
export function tellOutcome({ diagnostics, ...made }: Outcome, options: BuildOptions): void {
  report(diagnostics, options.format);
  tellPages(made, options);
}

export function tellPages({ isBuilt, pages }: Omit<Outcome, 'diagnostics'>, { format, out }: BuildOptions): void {
  // JSON on the standard output must not be mixed with anything else.
  if (isBuilt) (format === 'json' ? console.error : console.log)(`${pages} ${pages === 1 ? 'page' : 'pages'} in ${out}`);
  else console.error(`Nothing was published${existsSync(join(resolve(out), '_site.json')) ? '; the last build stays in service' : ''}.`);
}

/** Builds, and prints nothing but its progress. Undefined after an error that has been told. */
export async function runBuild(options: BuildOptions): Promise<Outcome | undefined> {
  const { config, brand, region, baseUrl, format } = options;
  const out = resolve(options.out);
  const inService = resolve(options.inService ?? options.out);
  const keepGoing = options.keepGoing ?? false;
  const progress = format === 'text' ? createProgress(process.stdout) : silentProgress;
  // What is kept for open tabs depends on the folder in service too, if that is another one.
  const look = () => (inService === out ? findLastResult({ config, brand, region, baseUrl, keepGoing }, out) : undefined);
  const last = await tellOperator(() => progress.stage('changes', async () => look()));
  if (last?.unchanged) return { ...last.unchanged, isBuilt: true };
  return withConfig(options, async (loaded) => {
    const { lockOutput } = await import('../build/lock-output.ts');
    using lock = lockOutput(loaded, out, () => console.error(`Another build into ${options.out} is running; this one waits for it.`));
    // What was found out before is about a build that is not the last one any more.
    const known = lock.hasWaited ? undefined : last;
    if (known?.edit && (await followEdit(loaded, known.edit, out, progress))) return { ...known.edit.result, isBuilt: true };
    // With all that it imports, this takes longer than to see that nothing has changed.
    const { buildSite } = await import('../build/build-site.ts');
    const { inputs, published, memory, ...result } = await buildSite(loaded, { out, inService, progress, keepGoing });
    // Without a record, which a full disk prevents, the next build looks into everything again.
    if (published) await known?.keep(loaded, result, inputs, memory).catch(() => undefined);
    return { ...result, isBuilt: published };
  });
}

/** Changes the pages whose text alone has been edited. Returns whether that was all that had to be done. */
async function followEdit(loaded: LoadedConfig, { changed, memory, keep }: LastEdit, out: string, progress: Progress): Promise<boolean> {
  const { editSite } = await import('../build/edit/edit-site.ts');
  const next = await progress.stage('documents', () => editSite(loaded, { out, changed, memory }));
  if (next === undefined) return false;
  keep(next);
  return true;
}
