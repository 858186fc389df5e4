import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { OWN_EXTENSION } from '../model/own-extension.ts';
import { readPaths } from './watch-reads.ts';

/** The engine's modules are no part of a configuration that imports them. */
const ENGINE = new URL('../', import.meta.url).href;
const FILE_SYSTEM = /^(?:node:)?(fs(?:\/promises)?)$/;
const PACKAGE = /[\\/]node_modules[\\/]/;
const VARIABLE = /\bprocess\.env(?:\.(\w+)|\[\s*['"](\w+)['"]\s*\])?/g;

/** The modules of a configuration: its file, and all that it and its plug-ins have imported so far. */
export interface LoadedModules {
  /** Absolute paths. */
  files(): readonly string[];
  /**
   * Absolute paths of the files that they have read with `node:fs`, but those that they have written, and of the folders that they have
   * listed; null if one of them is a CommonJS module that may read any.
   */
  reads(): readonly string[] | null;
}

/**
 * Notes from now on which modules are loaded because of one of them.
 * @param entry absolute path of a module that has not been loaded yet
 */
export function noteModules(entry: string): LoadedModules {
  const known = new Set([pathToFileURL(entry).href]);
  let isWatched = true;
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      const isOurs = parentURL !== undefined && known.has(parentURL);
      const system = isOurs && !PACKAGE.test(parentURL) ? FILE_SYSTEM.exec(specifier)?.[1] : undefined;
      const isImport = context.conditions.includes('import');
      if (system !== undefined && isImport) return { url: watchedModule(system), format: 'module', shortCircuit: true };
      isWatched &&= system === undefined;
      const found = next(specifier, context);
      if (isOurs && found.url.startsWith('file:') && !found.url.startsWith(ENGINE)) known.add(found.url);
      return found;
    },
  });
  const files = () => [...new Set([...known].map((url) => fileURLToPath(url.replace(/[?#].*$/, ''))))];
  return { files, reads: () => (isWatched ? readPaths() : null) };
}

/** The address of a module with the exports of one of the file system's, which are watched. */
function watchedModule(name: string): string {
  const watching = new URL(`watch-reads${OWN_EXTENSION}`, import.meta.url).href;
  const exported = Object.keys(process.getBuiltinModule(name === 'fs' ? 'node:fs' : 'node:fs/promises'));
  const source = `import system from 'node:${name}';
import { watchReads } from '${watching}';
const watched = watchReads(system);
export default watched;
export const { ${exported.join(', ')} } = watched;
`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/**
 * Names of the environment variables that modules read.
 * @returns null if they may read any: `const { NAME } = process.env`
 */
export function variablesOf(files: readonly string[]): readonly string[] | null {
  const names = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    // Packages look at the whole environment for colours and the like.
    const isPackage = PACKAGE.test(file);
    if (!isPackage && /\bfrom\s+['"](?:node:)?process['"]/.test(text)) return null;
    for (const [, member, key] of text.matchAll(VARIABLE)) {
      const name = member ?? key;
      if (name !== undefined) names.add(name);
      else if (!isPackage) return null;
    }
  }
  return [...names].toSorted();
}
