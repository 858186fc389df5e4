import { relative } from 'node:path';
import { ConfigError } from '../config-error.ts';
import type { Aliases } from './aliases.ts';
import { askProcess } from './ask-process.ts';
import type { Plain } from './plain.ts';
import type { ReadAnswer, ReadRequest } from './read-process.ts';
import type { PluginQuestion } from './run-generators.ts';

/**
 * In milliseconds since the command began, as far as it is not later already: a configuration that takes longer waits for something, which the
 * command is told to say within ten seconds. On a busy machine a command needs three seconds for itself.
 */
const LIMIT = 9_000;
/** In milliseconds: what a configuration always has. */
const LEAST = 6_000;
const HINT = 'Signpost reads it without the network: perhaps it waits for a download. Guard that part with an environment variable.';
/** How Node ends where a promise at the top of a module is never settled. */
const NEVER_SETTLED = 13;

/**
 * Runs modules of a Docusaurus project in a process of their own and returns their values as plain data: functions become
 * `{ $function: name }`, and what packages that are not installed would make is left out.
 * @param files absolute paths
 * @throws ConfigError if a module throws, or they take longer than nine seconds
 */
export async function runModules(
  siteDir: string,
  files: readonly string[],
  limit = timeLeft(),
): Promise<{ values: unknown[]; missing: readonly string[]; aliases: Aliases }> {
  const { results, missing, aliases } = await ask({ siteDir, files }, limit);
  return { values: valuesOf(results, siteDir, files), missing, aliases };
}

/** @throws ConfigError if a module has no value */
function valuesOf(results: ReadAnswer['results'], siteDir: string, files: readonly string[]): unknown[] {
  return results.map((result, index) => {
    if (!('error' in result)) return result.value;
    const place = `${nameOf(siteDir, files[index] ?? '')}${result.line === null ? '' : `:${result.line}`}`;
    throw new ConfigError(`${place} cannot be run: ${result.error.split('\n')[0]}`);
  });
}

/**
 * Asks the functions of a Docusaurus configuration (`createRedirects`) which former addresses lead to its pages.
 * @param paths addresses of the pages
 * @throws ConfigError if the configuration cannot be run, or takes longer than nine seconds
 */
export async function askRedirects(
  { siteDir, configFile, siteConfig }: { readonly siteDir: string; readonly configFile: string; readonly siteConfig?: Plain | undefined },
  paths: readonly string[],
): Promise<ReadAnswer['redirects']> {
  if (!JSON.stringify(siteConfig?.plugins ?? []).includes('"createRedirects":{')) return [];
  return (await ask({ siteDir, files: [configFile], redirectsTo: paths }, timeLeft())).redirects;
}

/**
 * Asks the functions of a Docusaurus configuration (`sidebarItemsGenerator`) for the items of entries of sidebars.
 * @returns the items of each question as the function gives them; null where nothing makes any
 * @throws ConfigError if a function throws, or they take longer than nine seconds
 */
export async function askSidebars(siteDir: string, configFile: string, questions: readonly PluginQuestion[]): Promise<readonly unknown[]> {
  const { results, sidebars } = await ask({ siteDir, files: [configFile], sidebars: questions }, timeLeft());
  valuesOf(results, siteDir, [configFile]);
  return sidebars;
}

function timeLeft(): number {
  return Math.max(LEAST, LIMIT - performance.now());
}

function nameOf(siteDir: string, file: string): string {
  return relative(siteDir, file).replaceAll('\\', '/');
}

function ask(request: ReadRequest, limit: number): Promise<ReadAnswer> {
  const names = request.files.map((file) => nameOf(request.siteDir, file)).join(', ');
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
