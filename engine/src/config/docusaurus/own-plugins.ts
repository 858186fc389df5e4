import { isAbsolute, join } from 'node:path';
import { ownCode } from './modules.ts';
import { isStub, requireAt } from './stub-modules.ts';

interface Wanted {
  /** A function of a plug-in, or a name in it. Plug-ins of the project that do not mention it are not called: they may do anything. */
  readonly word: string;
  /** Packages by name that are called, too; by default none. */
  readonly packages?: RegExp;
}

/**
 * Makes the plug-ins of a Docusaurus project that have to do with something.
 * @param plugins as the configuration lists them
 * @returns what they answer; nothing for a plug-in that throws, as one may that needs more than the engine has
 */
export async function makePlugins(plugins: unknown, siteDir: string, siteConfig: object, wanted: Wanted): Promise<unknown[]> {
  const made: unknown[] = [];
  for (const entry of Array.isArray(plugins) ? plugins : []) {
    const [written, options = {}]: unknown[] = Array.isArray(entry) ? entry : [entry];
    try {
      const module = typeof written === 'string' ? moduleOf(written, siteDir, wanted) : written;
      const make = readField(module, 'default') ?? module;
      const isMeant = typeof written === 'string' || String(make).includes(wanted.word);
      if (typeof make !== 'function' || isStub(make) || !isMeant) continue;
      made.push(await make({ siteDir, siteConfig, baseUrl: '/', i18n: {} }, options));
    } catch {
      // It is left out, which is told where its work is missed.
    }
  }
  return made;
}

/** What a plug-in's module exports; undefined for one that is of no use here. */
function moduleOf(written: string, siteDir: string, { word, packages }: Wanted): unknown {
  const require = requireAt(join(siteDir, 'docusaurus.config.js'));
  const code = ownCode(siteDir, written);
  if (code === undefined) return packages?.test(written) ? require(written) : undefined;
  return code.includes(word) ? require(isAbsolute(written) ? written : join(siteDir, written)) : undefined;
}

/** A field of anything. */
export function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
