import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The engine's modules are no part of a configuration that imports them. */
const ENGINE = new URL('../', import.meta.url).href;
const VARIABLE = /\bprocess\.env(?:\.(\w+)|\[\s*['"](\w+)['"]\s*\])?/g;

/** The modules of a configuration: its file, and all that it and its plug-ins have imported so far. */
export interface LoadedModules {
  /** Absolute paths. */
  files(): readonly string[];
}

/**
 * Notes from now on which modules are loaded because of one of them.
 * @param entry absolute path of a module that has not been loaded yet
 */
export function noteModules(entry: string): LoadedModules {
  const known = new Set([pathToFileURL(entry).href]);
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isOurs = context.parentURL !== undefined && known.has(context.parentURL);
      if (isOurs && found.url.startsWith('file:') && !found.url.startsWith(ENGINE)) known.add(found.url);
      return found;
    },
  });
  return { files: () => [...new Set([...known].map((url) => fileURLToPath(url.replace(/[?#].*$/, ''))))] };
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
    const isPackage = /[\\/]node_modules[\\/]/.test(file);
    if (!isPackage && /\bfrom\s+['"](?:node:)?process['"]/.test(text)) return null;
    for (const [, member, key] of text.matchAll(VARIABLE)) {
      const name = member ?? key;
      if (name !== undefined) names.add(name);
      else if (!isPackage) return null;
    }
  }
  return [...names].toSorted();
}
