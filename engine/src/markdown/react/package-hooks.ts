import { createRequire, type LoadHookSync, type ResolveHookSync, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importedNames } from '../../model/imported-names.ts';
import { isFile } from '../../model/read-if-there.ts';
import { createStub } from './stub.ts';

const PART = 'signpost-part:';
const NO_SCRIPT = /\.(css|s[ac]ss|less|styl|svg|png|jpe?g|gif|webp|avif|woff2?|mdx?)(\?.*)?$/;
const OF_DOCUSAURUS = /^@(docusaurus|theme|theme-original|theme-init|generated|site)\//;

/**
 * From now on, packages of a project are given what Docusaurus' bundler would give them: its parts, nothing for style sheets and pictures, and
 * a stub for what they would like to have and is not installed.
 * @param standIn a module that the engine has itself; undefined for all others
 */
export function hookPackages(standIn: (specifier: string) => unknown): void {
  const stub = createStub();
  Reflect.set(globalThis, '__signpostPart', (specifier: string) => (NO_SCRIPT.test(specifier) ? {} : (standIn(specifier) ?? stub)));
  registerHooks({ resolve, load });
}

const resolve: ResolveHookSync = (specifier, context, nextResolve) => {
  const isInPackage = context.parentURL?.includes('/node_modules/') === true;
  if (!isInPackage) return nextResolve(specifier, context);
  if (OF_DOCUSAURUS.test(specifier) || NO_SCRIPT.test(specifier)) return partFor(specifier, context);
  try {
    return nextResolve(specifier, context);
  } catch (error) {
    const file = isUnlisted(error) ? fileInPackage(specifier, context.parentURL) : undefined;
    if (file !== undefined) return { url: pathToFileURL(file).href, shortCircuit: true };
    // Modules are given: a package looks whether another one is there, and goes on without it.
    if (context.conditions.includes('require')) throw error;
    return partFor(specifier, context);
  }
};

/** Bundlers take what Node does not: what a package does not list for this form of modules, and the index of a folder. */
const UNLISTED: ReadonlySet<string> = new Set(['ERR_PACKAGE_PATH_NOT_EXPORTED', 'ERR_UNSUPPORTED_DIR_IMPORT']);

function isUnlisted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNLISTED.has(String(error.code));
}

/**
 * The file of another package that a package names by its path. Some are listed for modules alone: bundlers take those of both packages, and
 * never see that the other form asks for what is not listed.
 */
function fileInPackage(specifier: string, parentUrl: string | undefined): string | undefined {
  if (!parentUrl?.startsWith('file:')) return undefined;
  const folders = createRequire(parentUrl).resolve.paths(specifier) ?? [];
  const files = folders.flatMap((folder) => ['', '.js', '/index.js'].map((ending) => join(folder, specifier + ending)));
  return files.find(isFile);
}

function partFor(specifier: string, { conditions, parentURL }: Parameters<ResolveHookSync>[1]): ReturnType<ResolveHookSync> {
  const isRequired = conditions.includes('require');
  const names = isRequired || parentURL === undefined ? [] : importedNames(parentURL, specifier);
  const url = `${PART}${encodeURIComponent(specifier)}?${names.join(',')}`;
  return { url, format: isRequired ? 'commonjs' : 'module', shortCircuit: true };
}

const load: LoadHookSync = (url, context, nextLoad) => {
  if (!url.startsWith(PART)) return nextLoad(url, context);
  const [written = '', names = ''] = url.slice(PART.length).split('?');
  const part = `globalThis.__signpostPart(${JSON.stringify(decodeURIComponent(written))})`;
  if (context.format === 'commonjs') return { format: 'commonjs', source: `module.exports = ${part};`, shortCircuit: true };
  const exported = names.split(',').filter((name) => name !== '');
  const lines = [
    `const part = ${part};`,
    'export default part.default;',
    ...exported.map((name) => `export const ${name} = part.${name};`),
  ];
  return { format: 'module', source: lines.join('\n'), shortCircuit: true };
};
