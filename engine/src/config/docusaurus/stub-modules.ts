import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire, type LoadFnOutput, type LoadHookSync, type ModuleHooks, type ResolveHookSync, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isModuleNamespaceObject } from 'node:util/types';
import { importedNames } from '../../model/imported-names.ts';
import { isRecord } from '../../model/record.ts';
import { hasCommonExports, hasModuleSyntax } from './common-js.ts';
import { loadedModules, missingModules, noteUse } from './module-uses.ts';
import { withoutTypes } from './without-types.ts';

/** Address of the stub of a module that is not installed. */
const STUB = 'stub:';
const ENDINGS = ['.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js'];
const IS_STUB = Symbol('stub');

/**
 * A value that stands for anything: it can be called, constructed and read, and is left out of what is printed.
 * Names that programs look for to find out what a value is have the answer of a plain function.
 */
function createStub(): unknown {
  const stub: object = new Proxy(function stub() {}, {
    get(target, name) {
      if (name === IS_STUB) return true;
      if (name === Symbol.toPrimitive) return () => '';
      if (name === Symbol.iterator) return () => [].values();
      if (name === 'then' || name === '__esModule') return undefined;
      return name === 'prototype' ? Reflect.get(target, name) : stub;
    },
    apply: () => stub,
    construct: () => stub,
  });
  return stub;
}

/** Whether a value is a stub, or was made by one. */
export function isStub(value: unknown): boolean {
  return typeof value === 'function' && Reflect.get(value, IS_STUB) === true;
}

/** Helpers of plug-ins that are part of the engine, too: those of a project that is not installed get these. */
const PROVIDED = new Set(['unist-util-visit']);

/**
 * From now on, modules import each other as in Docusaurus: without file extensions, JSON without an attribute, `@site` for the site's folder,
 * `require` anywhere. What is not installed becomes a stub.
 * @returns takes the rules for imports back
 */
export function stubMissingModules(siteDir: string): ModuleHooks {
  Reflect.set(globalThis, '__signpostStub', createStub());
  Reflect.set(globalThis, '__signpostRequire', requireAt);
  const require = requireAt(join(siteDir, 'docusaurus.config.js'));
  const module = { exports: {} };
  for (const [name, value] of Object.entries({ require, module, exports: module.exports, __dirname: siteDir })) {
    if (!(name in globalThis)) Reflect.set(globalThis, name, value);
  }
  return registerHooks({ resolve: createResolve(siteDir), load });
}

/** `require` for a file. As in Docusaurus, what an ES module exports by default is there beside its names. */
export function requireAt(file: string): NodeJS.Require {
  const require = createRequire(file);
  const load = (specifier: string): unknown => {
    const exported: object = require(specifier);
    if (!isModuleNamespaceObject(exported) || !('default' in exported)) return exported;
    const { default: value } = exported;
    return isRecord(value) ? { ...value, ...exported } : exported;
  };
  return Object.assign(load, require);
}

function createResolve(siteDir: string): ResolveHookSync {
  const resolve: ResolveHookSync = (written, context, nextResolve) => {
    const specifier = written.startsWith('@site/') ? pathToFileURL(join(siteDir, written.slice('@site/'.length))).href : written;
    const isJson = specifier.endsWith('.json') ? { importAttributes: { ...context.importAttributes, type: 'json' } } : {};
    const { parentURL } = context;
    try {
      const resolved = nextResolve(specifier, context);
      if (resolved.url.startsWith('file:') && !resolved.url.includes('/node_modules/')) noteUse(parentURL, 'modules', resolved.url);
      return { ...resolved, ...isJson };
    } catch (error) {
      // A package looks whether a file of its own is there, such as one for this system, and goes on without it.
      if (/^\.{1,2}\//.test(specifier) && parentURL?.includes('/node_modules/')) throw error;
      if (/^(\.{1,2}\/|file:|\/)/.test(specifier)) {
        // The name of what TypeScript would write stands for its source.
        const candidates = [
          ...ENDINGS.map((ending) => specifier + ending),
          ...(/\.[cm]?js$/.test(specifier) ? [specifier.replace(/js$/, 'ts')] : []),
        ];
        const found = candidates.find((candidate) => existsSync(new URL(candidate, parentURL)));
        if (found !== undefined) return resolve(found, context, nextResolve);
        // What a script would have to make first, such as a list that is fetched.
        if (!isAbsentFile(specifier, parentURL)) throw error;
      }
      if (PROVIDED.has(specifier)) return { url: import.meta.resolve(specifier), format: 'module', shortCircuit: true };
      missingModules.add(specifier);
      noteUse(parentURL, 'missing', specifier);
      const isRequired = context.conditions.includes('require');
      const names = isRequired || parentURL === undefined ? [] : importedNames(parentURL, written);
      const query = `${isRequired ? 'required' : 'imported'}&${names.join(',')}`;
      return { url: `${STUB}${encodeURIComponent(specifier)}?${query}`, format: isRequired ? 'commonjs' : 'module', shortCircuit: true };
    }
  };
  return resolve;
}

/** Whether neither a file nor the module of a folder is there: that of a package may have to be built first. */
function isAbsentFile(specifier: string, parentURL: string | undefined): boolean {
  if (parentURL === undefined) return false;
  const file = specifier.startsWith('/') ? pathToFileURL(specifier) : new URL(specifier, parentURL);
  return !existsSync(file) || statSync(file).isDirectory();
}

const load: LoadHookSync = (url, context, nextLoad) => {
  if (!url.startsWith(STUB)) return loadAnyway(url, context, nextLoad);
  const [kind = '', names = ''] = (url.split('?')[1] ?? '').split('&');
  if (kind === 'required') return { format: 'commonjs', source: 'module.exports = globalThis.__signpostStub;', shortCircuit: true };
  const exported =
    names === ''
      ? ''
      : names
          .split(',')
          .map((name) => `export const ${name} = stub;`)
          .join('\n');
  return { format: 'module', source: `const stub = globalThis.__signpostStub;\nexport default stub;\n${exported}`, shortCircuit: true };
};

/** A file that is neither script nor data, such as a style sheet or a picture, is a stub, too. */
const loadAnyway: LoadHookSync = (url, context, nextLoad) => {
  if (/\.(css|s[ac]ss|less|svg|png|jpe?g|gif|webp|mdx?)$/.test(url))
    return { format: 'module', source: 'export default globalThis.__signpostStub;', shortCircuit: true };
  if (url.includes('/node_modules/')) return nextLoad(url, context);
  loadedModules.add(url);
  // Node would have to read TypeScript to say what a module is, and knows but types.
  const loaded = /\.[cm]?ts$/.test(url) ? loadTyped(url, context.format) : nextLoad(url, context);
  const source = String(loaded.source ?? '');
  // The text tells what a module is before its package.json does, as it does in Docusaurus.
  const [isScript, isCommon, isEs] = [/\.[jt]s$/.test(url), hasCommonExports(source), hasModuleSyntax(source)];
  const isModule = isScript && isCommon !== isEs ? isEs : /^module/.test(loaded.format ?? '');
  if (!isModule && context.conditions.includes('import') && /\.[cm]?[jt]s$/.test(url)) return { ...loaded, ...asEsModule(url, source) };
  if (isModule) return { ...loaded, format: 'module', source: withItsFolder(source) };
  return loaded.format?.startsWith('module') ? { ...loaded, format: 'commonjs' } : loaded;
};

/** @param format what its ending or package.json makes it, if anything does: else its text tells, as Node lets it */
function loadTyped(url: string, format: string | null | undefined): LoadFnOutput {
  const file = fileURLToPath(url);
  const source = withoutTypes(readFileSync(file, 'utf8'), file);
  const isModule = format ? format.startsWith('module') : hasModuleSyntax(source);
  return { format: isModule ? 'module' : 'commonjs', source, shortCircuit: true };
}

/** What a CommonJS module of the project exports, with all its names, whatever stands in their places: bundlers know them. */
function asEsModule(url: string, written: string): { format: 'module' | 'commonjs'; source: string } {
  const file = fileURLToPath(url.replace(/\?.*/, ''));
  const names = namesIn(file);
  if (names.length === 0) return { format: 'commonjs', source: written };
  const values = names.map((name, index) => `const value${index} = exported.${name}; export { value${index} as ${name} };`);
  const source = `const exported = globalThis.__signpostRequire(${JSON.stringify(file)})(${JSON.stringify(file)});\nexport default exported;\n`;
  return { format: 'module', source: source + values.join('\n') };
}

/** The names that a CommonJS module exports. None for one that cannot be run yet, as what it requires is being loaded: Node reads its text. */
function namesIn(file: string): string[] {
  try {
    const exported: unknown = requireAt(file)(file);
    return isRecord(exported) ? Object.keys(exported).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default') : [];
  } catch {
    return [];
  }
}

/** What CommonJS modules have, ES modules of a project can use, too. */
const OF_COMMON_JS = [
  ['__dirname', 'import.meta.dirname'],
  ['__filename', 'import.meta.filename'],
  ['require', 'globalThis.__signpostRequire(import.meta.filename)'],
] as const;

/** In ES modules, too, `__dirname` is the folder of the module, and `require` searches from there. The lines keep their numbers. */
function withItsFolder(source: string): string {
  const missing = OF_COMMON_JS.filter(
    ([name]) =>
      source.includes(name) &&
      !new RegExp(`\\b(?:const|let|var|import|function)\\s+(?:[\\w$]+\\s*,\\s*)*(?:\\{[^{}]*\\b|\\*\\s*as\\s+)?${name}\\b`).test(source),
  );
  return `${missing.map(([name, value]) => `const ${name} = ${value}; `).join('')}${source}`;
}
