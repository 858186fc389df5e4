import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction, constants } from 'node:vm';
import { isRecord } from '../../model/record.ts';
import { isStub, requireAt } from './stub-modules.ts';

/** Runs a module of a Docusaurus project and returns what it exports; where that is a function, what it answers. */
export async function readValue(file: string): Promise<unknown> {
  const text = readFileSync(file, 'utf8');
  const exported = isCommonJs(file, text) ? runCommonJs(text, file) : await importDefault(file);
  const value = isRecord(exported) && isRecord(exported.default) ? exported.default : exported;
  return typeof value === 'function' && !isStub(value) ? await value({ siteDir: dirname(file) }) : await value;
}

/** Like Docusaurus, takes a file with `module.exports` as CommonJS, whatever the type of its package. */
function isCommonJs(file: string, text: string): boolean {
  return /\.c?js$/.test(file) && /^\s*(?:module\.)?exports\s*[=.]/m.test(text) && !/^\s*(?:import\s+[\w{*'"]|export\s)/m.test(text);
}

function runCommonJs(text: string, file: string): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(text.replace(/^#!.*/, ''), ['module', 'exports', 'require', '__filename', '__dirname'], {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  run(module, module.exports, requireAt(file), file, dirname(file));
  return module.exports;
}

async function importDefault(file: string): Promise<unknown> {
  const imported: { default?: unknown } = await import(pathToFileURL(file).href);
  if (imported.default !== undefined) return imported.default;
  const shared: unknown = Reflect.get(globalThis, 'module');
  const fallback = isRecord(shared) && isRecord(shared.exports) && Object.keys(shared.exports).length > 0 ? shared.exports : undefined;
  return fallback ?? { ...imported };
}
