import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '../../model/record.ts';
import { hasCommonExports, hasModuleSyntax, runCommonJs } from '../common-js.ts';
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
