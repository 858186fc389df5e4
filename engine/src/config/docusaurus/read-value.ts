import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Fields, fieldsOf, isRecord } from '../../model/record.ts';
import { watchIdle } from '../watch-idle.ts';
import { hasCommonExports, hasModuleSyntax, runCommonJs } from './common-js.ts';
import { isStub, requireAt } from './stub-modules.ts';

/** Runs a module of a Docusaurus project and returns what it exports; where that is a function, what it answers. */
export async function readValue(file: string): Promise<unknown> {
  const text = readFileSync(file, 'utf8');
  const exported =
    /\.c?js$/.test(file) && hasCommonExports(text) && !hasModuleSyntax(text)
      ? runCommonJs(text, file, requireAt(file))
      : await importDefault(file);
  const value = isRecord(exported) && isRecord(exported.default) ? exported.default : exported;
  return typeof value === 'function' && !isStub(value) ? await value({ siteDir: dirname(file) }) : await value;
}

/**
 * Runs a configuration, which has been read before, for what is in it that cannot be sent, such as functions.
 * @throws Error that names the file if it throws now, or waits for what never comes
 */
export async function readAgain(file: string): Promise<Fields> {
  const { promise: idle, reject } = Promise.withResolvers<never>();
  using _watch = watchIdle(() => reject(new Error('it waits for what never comes')));
  try {
    return fieldsOf(await Promise.race([readValue(file), idle]));
  } catch (cause) {
    const [message] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    throw new Error(`${basename(file)}: ${message}`, { cause });
  }
}

/** What a module exports by default. One with `import` may have `module.exports` beside it, which is that of all such modules here. */
async function importDefault(file: string): Promise<unknown> {
  const shared: unknown = Reflect.get(globalThis, 'module');
  const untouched = {};
  if (isRecord(shared)) Object.assign(shared, { exports: untouched });
  Reflect.set(globalThis, 'exports', untouched);
  const imported: { default?: unknown } = await import(pathToFileURL(file).href);
  if (imported.default !== undefined) return imported.default;
  const assigned = isRecord(shared) ? shared.exports : undefined;
  const isGiven = assigned !== untouched || Object.keys(untouched).length > 0;
  return isGiven ? assigned : { ...imported };
}
