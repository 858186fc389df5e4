import { pathToFileURL } from 'node:url';
import { isModuleNamespaceObject } from 'node:util/types';
import { type Fields, isRecord } from '../../model/record.ts';
import { watchIdle } from '../watch-idle.ts';
import { type Aliases, aliasesIn } from './aliases.ts';
import { NEVER_SETTLED } from './ask-process.ts';
import { askEditUrl } from './edit-urls.ts';
import { missingModules } from './module-uses.ts';
import { FUNCTION } from './modules.ts';
import { readValue } from './read-value.ts';
import { findRemarkPlugins, type RemarkFacts } from './remark-plugins.ts';
import { type PluginQuestion, runGenerators } from './run-generators.ts';
import { isStub, stubMissingModules } from './stub-modules.ts';

/** What the process is asked: the site's folder, and the modules whose values are wanted, by absolute path. */
export interface ReadRequest {
  readonly siteDir: string;
  readonly files: readonly string[];
  /** Addresses of pages: the functions for redirects of the first module, a configuration, are asked about them. */
  readonly redirectsTo?: readonly string[];
  /** Entries of sidebars that its functions for them turn into items. */
  readonly sidebars?: readonly PluginQuestion[];
}

/** The value of each module as plain data, or why it has none. */
export interface ReadAnswer {
  readonly results: readonly ({ readonly value: unknown } | { readonly error: string; readonly line: number | null })[];
  /** Packages that are not installed; what they do is left out. */
  readonly missing: readonly string[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Of the first module, if it is a configuration. */
  readonly aliases: Aliases;
  /** The items for each question about sidebars; null where nothing makes any. */
  readonly sidebars: readonly unknown[];
  /** Of the first module, if it is a configuration. */
  readonly remark: RemarkFacts;
}

/** Entry of the process that runs the configuration of a Docusaurus project: its code stays outside of ours. */
async function answer({ siteDir, files, redirectsTo = [], sidebars: questions = [] }: ReadRequest): Promise<ReadAnswer> {
  stubMissingModules(siteDir);
  const results = [];
  const redirects: { from: string; to: string }[] = [];
  let aliases: Aliases = {};
  const sidebars: unknown[] = [];
  let remark: RemarkFacts = { run: [], lacking: [] };
  for (const file of files) {
    try {
      const value = await readValue(file);
      if (file === files[0] && isRecord(value)) {
        redirects.push(...redirectsIn(value, redirectsTo));
        aliases = await aliasesIn(value.plugins, siteDir, value);
        remark = (await findRemarkPlugins(value, siteDir)).facts;
        const made = questions.length > 0 ? await runGenerators(value, questions) : [];
        sidebars.push(...made.map((items) => toPlain(items, new Set(), siteDir, value) ?? null));
      }
      results.push({ value: toPlain(value, new Set(), siteDir, isRecord(value) ? value : {}) });
    } catch (error) {
      results.push(describeFault(error, file));
    }
  }
  return { results, missing: [...missingModules].toSorted(), redirects, aliases, sidebars, remark };
}

/** What the plug-in for redirects answers for each address. */
function redirectsIn({ plugins }: Readonly<Record<string, unknown>>, paths: readonly string[]): { from: string; to: string }[] {
  const entries: unknown[] = Array.isArray(plugins) ? plugins : [];
  return entries.flatMap((entry) => {
    const options: unknown = Array.isArray(entry) ? entry[1] : undefined;
    const make = isRecord(options) ? options.createRedirects : undefined;
    if (typeof make !== 'function' || isStub(make)) return [];
    return paths.flatMap((to) => {
      const from: unknown = make(to);
      return [from].flat().flatMap((path) => (typeof path === 'string' ? [{ from: path, to }] : []));
    });
  });
}

/**
 * A value without what cannot be sent: stubs are left out, functions become their names, and those for the addresses of sources what they
 * answer.
 */
function toPlain(value: unknown, above: ReadonlySet<unknown>, siteDir: string, config: Fields): unknown {
  if (isStub(value)) return undefined;
  if (typeof value === 'function') return { [FUNCTION]: value.name };
  if (value instanceof RegExp || value instanceof Date || value instanceof URL) return String(value);
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (above.has(value)) return undefined;
  // What CommonJS gets of an ES module is, in Docusaurus, what that exports by default.
  if (isModuleNamespaceObject(value) && 'default' in value) return toPlain(value.default, above, siteDir, config);
  const inside = new Set([...above, value]);
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    // An entry that is missing is a mistake in some lists.
    return items.filter((item) => !isStub(item)).map((item) => toPlain(item, inside, siteDir, config) ?? null);
  }
  const entries = Object.entries(value);
  const options = Object.fromEntries(entries);
  return Object.fromEntries(
    entries.map(([key, item]) => {
      const plain = toPlain(item, inside, siteDir, config);
      const isAsked = key === 'editUrl' && typeof item === 'function' && !isStub(item);
      return [key, isAsked ? { [FUNCTION]: key, answers: askEditUrl((file) => item(file), siteDir, options, config) } : plain];
    }),
  );
}

/** Codes of what fails without a network, by Node's own modules and by `fetch`. */
const OFFLINE = /^(E(NOTFOUND|AI_AGAIN|CONN\w+|TIMEDOUT|NETUNREACH|HOSTUNREACH)|UND_ERR_\w+|\w*CERT\w*|ERR_TLS\w*)$/;

/** What went wrong, and where. */
function describeFault(error: unknown, file: string): { error: string; line: number | null } {
  const message = firstWords(error instanceof Error ? error.message : String(error));
  const causes = error instanceof Error ? [error, error.cause] : [];
  const codes = causes.flatMap((cause) => (cause instanceof Error && 'code' in cause ? [String(cause.code)] : []));
  const isOffline = message === 'fetch failed' || codes.some((code) => OFFLINE.test(code));
  const hint = '. It needs the network, without which Signpost reads it: guard that part with an environment variable.';
  return { error: message + (isOffline ? hint : ''), line: lineOf(file, error) };
}

/** The first line of a message; of one that begins with a bracket, as lists of faults do, more of it. In characters. */
const LONGEST_MESSAGE = 300;

function firstWords(message: string): string {
  const [line = ''] = message.split('\n');
  return /\w/.test(line) ? line : message.replace(/\s+/g, ' ').slice(0, LONGEST_MESSAGE);
}

function lineOf(file: string, error: unknown): number | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // Modules are named by their address, in which a space or a Chinese character is encoded.
  const [place] = [pathToFileURL(file).href, file].map((name) => `${name}:`).filter((name) => stack.includes(name));
  const line = place === undefined ? Number.NaN : Number.parseInt(stack.slice(stack.indexOf(place) + place.length), 10);
  return Number.isNaN(line) ? null : line;
}

process.once('message', (request: ReadRequest) => {
  // As Node does where a promise is never settled.
  watchIdle(() => process.exit(NEVER_SETTLED)).unref();
  // Thrown later, by a part of a configuration that nothing waits for.
  process.once('uncaughtException', (error) => {
    const results = [describeFault(error, request.files[0] ?? '')];
    const remark = { run: [], lacking: [] };
    process.send?.({ results, missing: [], redirects: [], aliases: {}, sidebars: [], remark } satisfies ReadAnswer, () => process.exit(0));
  });
  void answer(request).then((result) => {
    process.send?.(result, () => process.exit(0));
  });
});
