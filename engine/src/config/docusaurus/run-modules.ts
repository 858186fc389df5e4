import { fork } from 'node:child_process';
import { join, relative } from 'node:path';
import { OWN_EXTENSION } from '../../model/own-extension.ts';
import { ConfigError } from '../config-error.ts';
import type { Aliases } from './aliases.ts';
import type { Plain } from './plain.ts';
import type { ReadAnswer, ReadRequest } from './read-process.ts';
import type { PluginQuestion } from './run-generators.ts';

/** In milliseconds. A configuration that takes longer waits for something; the command is told to say so within ten seconds. */
const LIMIT = 9_000;
const HINT = 'Signpost reads it without the network: perhaps it waits for a download. Guard that part with an environment variable.';
/** How Node ends where a promise at the top of a module is never settled. */
const NEVER_SETTLED = 13;
/** The end of what a failed process said, in characters. */
const TOLD = 400;

/**
 * Runs modules of a Docusaurus project in a process of their own and returns their values as plain data: functions become
 * `{ $function: name }`, and what packages that are not installed would make is left out.
 * @param files absolute paths
 * @throws ConfigError if a module throws, or they take longer than nine seconds
 */
export async function runModules(
  siteDir: string,
  files: readonly string[],
  limit = LIMIT,
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
  return (await ask({ siteDir, files: [configFile], redirectsTo: paths }, LIMIT)).redirects;
}

/**
 * Asks the functions of a Docusaurus configuration (`sidebarItemsGenerator`) for the items of entries of sidebars.
 * @returns the items of each question as the function gives them; null where nothing makes any
 * @throws ConfigError if a function throws, or they take longer than nine seconds
 */
export async function askSidebars(siteDir: string, configFile: string, questions: readonly PluginQuestion[]): Promise<readonly unknown[]> {
  const { results, sidebars } = await ask({ siteDir, files: [configFile], sidebars: questions }, LIMIT);
  valuesOf(results, siteDir, [configFile]);
  return sidebars;
}

function nameOf(siteDir: string, file: string): string {
  return relative(siteDir, file).replaceAll('\\', '/');
}

function ask(request: ReadRequest, limit: number): Promise<ReadAnswer> {
  const entry = join(import.meta.dirname, `read-process${OWN_EXTENSION}`);
  const child = fork(entry, [], {
    cwd: request.siteDir,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--no-warnings'],
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  const names = request.files.map((file) => nameOf(request.siteDir, file)).join(', ');
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-TOLD);
    });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new ConfigError(`${names}: no answer within ${limit / 1000} seconds. ${HINT}`));
    }, limit);
    child.once('message', (answer: ReadAnswer) => {
      clearTimeout(timer);
      child.kill();
      resolve(answer);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      const waits = code === 0 || code === NEVER_SETTLED;
      const why = waits ? `it waits for what never comes. ${HINT}` : `the process that reads it ended with code ${code}. ${said.trim()}`;
      reject(new ConfigError(`${names}: ${why}`));
    });
    child.send(request);
  });
}
