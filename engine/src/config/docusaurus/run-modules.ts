import { pathFrom } from '../../model/paths.ts';
import { patience } from '../../model/patience.ts';
import type { Fields } from '../../model/record.ts';
import { ConfigError } from '../config-error.ts';
import type { Aliases } from './aliases.ts';
import { askProcess, NEVER_SETTLED } from './ask-process.ts';
import type { ReadAnswer, ReadRequest } from './read-process.ts';
import type { RemarkFacts } from './remark-plugins.ts';
import type { PluginQuestion } from './run-generators.ts';

/**
 * In milliseconds: what a configuration has on a machine that is not busy, where the command is to say within ten seconds that it never ends.
 * The process that reads it ends earlier by itself where it only waits.
 */
const LIMIT = 6_000;
const HINT = 'Signpost reads it without the network: perhaps it waits for a download. Guard that part with an environment variable.';

/**
 * Runs modules of a Docusaurus project in a process of their own and returns their values as plain data: functions become
 * `{ $function: name }`, and what packages that are not installed would make is left out.
 * @param files absolute paths
 * @throws ConfigError if a module throws, or they take longer than six seconds
 */
export async function runModules(
  siteDir: string,
  files: readonly string[],
  limit = LIMIT * patience(),
): Promise<{ values: unknown[]; missing: readonly string[]; aliases: Aliases; remark: RemarkFacts }> {
  const { results, missing, aliases, remark } = await ask({ siteDir, files }, limit);
  return { values: valuesOf({ results, missing }, siteDir, files), missing, aliases, remark };
}

/** @throws ConfigError if a module has no value */
function valuesOf({ results, missing }: Pick<ReadAnswer, 'results' | 'missing'>, siteDir: string, files: readonly string[]): unknown[] {
  return results.map((result, index) => {
    if (!('error' in result)) return result.value;
    const place = `${pathFrom(siteDir, files[index] ?? '')}${result.line === null ? '' : `:${result.line}`}`;
    const fault = result.error.split('\n')[0] ?? '';
    // What stands for a package answers nothing that a check of values could accept.
    const absent = missing.length > 0 ? [`Not there: ${missing.join(', ')}. Install the project's packages, and try again.`] : [];
    const made = fault.startsWith('ENOENT') ? ['If a script of the project makes this file, run it first.'] : [];
    const hints = [...made, ...absent];
    const said = `${place} cannot be run: ${fault}`;
    throw new ConfigError(hints.length === 0 ? said : [said.replace(/\.?$/, '.'), ...hints].join(' '));
  });
}

/**
 * Asks the functions of a Docusaurus configuration (`createRedirects`) which former addresses lead to its pages.
 * @param paths addresses of the pages
 * @throws ConfigError if the configuration or a function throws, or they take longer than six seconds
 */
export async function askRedirects(
  { siteDir, configFile, siteConfig }: { readonly siteDir: string; readonly configFile: string; readonly siteConfig?: Fields | undefined },
  paths: readonly string[],
): Promise<ReadAnswer['redirects']> {
  if (!JSON.stringify(siteConfig?.plugins ?? []).includes('"createRedirects":{')) return [];
  const answer = await ask({ siteDir, files: [configFile], redirectsTo: paths }, LIMIT * patience());
  valuesOf(answer, siteDir, [configFile]);
  return answer.redirects;
}

/**
 * Asks the functions of a Docusaurus configuration (`sidebarItemsGenerator`) for the items of entries of sidebars.
 * @returns the items of each question as the function gives them; null where nothing makes any
 * @throws ConfigError if a function throws, or they take longer than six seconds
 */
export async function askSidebars(siteDir: string, configFile: string, questions: readonly PluginQuestion[]): Promise<readonly unknown[]> {
  const answer = await ask({ siteDir, files: [configFile], sidebars: questions }, LIMIT * patience());
  valuesOf(answer, siteDir, [configFile]);
  return answer.sidebars;
}

function ask(request: ReadRequest, limit: number): Promise<ReadAnswer> {
  const names = request.files.map((file) => pathFrom(request.siteDir, file)).join(', ');
  return new Promise((resolve, reject) => {
    askProcess<ReadAnswer>({ entry: 'read-process', cwd: request.siteDir, request: { ...request }, limit }, resolve, (fault) => {
      if (fault.kind === 'slow')
        return reject(new ConfigError(`${names}: no answer within ${Number((limit / 1000).toPrecision(1))} seconds. ${HINT}`));
      const waits = fault.code === 0 || fault.code === NEVER_SETTLED;
      const why = waits
        ? `it waits for what never comes. ${HINT}`
        : `the process that reads it ended with code ${fault.code}. ${fault.said}`;
      reject(new ConfigError(`${names}: ${why}`));
    });
  });
}
