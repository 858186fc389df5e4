import { isAbsolute, join } from 'node:path';
import { ownCode } from './modules.ts';
import { isStub, requireAt } from './stub-modules.ts';

/** Beginnings of import paths by name, as the bundler's configuration has them: `@components` to an absolute path. */
export type Aliases = Readonly<Record<string, string>>;

/**
 * Asks the plug-ins of a Docusaurus project which aliases they give its bundler. Of those, only functions and modules of the project that
 * mention aliases are called: others may do anything.
 * @param plugins as the configuration lists them
 */
export async function aliasesIn(plugins: unknown, siteDir: string, siteConfig: object): Promise<Aliases> {
  const found: Record<string, string> = {};
  for (const entry of Array.isArray(plugins) ? plugins : []) {
    const [written, options = {}]: unknown[] = Array.isArray(entry) ? entry : [entry];
    try {
      const module = typeof written === 'string' ? ownModule(written, siteDir) : written;
      const make = read(module, 'default') ?? module;
      if (typeof make !== 'function' || isStub(make) || !/\balias\b/.test(String(make))) continue;
      const plugin: unknown = await make({ siteDir, siteConfig, baseUrl: '/', i18n: {} }, options);
      Object.assign(found, aliasesOf(plugin));
    } catch {
      // A plug-in that needs more than the engine has is left out with its aliases, which is told where they are used.
    }
  }
  return found;
}

/** What a module of the project exports; undefined for packages, and for modules without aliases. */
function ownModule(written: string, siteDir: string): unknown {
  if (!/\balias\b/.test(ownCode(siteDir, written) ?? '')) return undefined;
  const require = requireAt(join(siteDir, 'docusaurus.config.js'));
  return require(isAbsolute(written) ? written : join(siteDir, written));
}

function aliasesOf(plugin: unknown): Aliases {
  const configure = read(plugin, 'configureWebpack');
  if (typeof configure !== 'function') return {};
  const given = { resolve: { alias: {} }, module: { rules: [] }, plugins: [] };
  const answer: unknown = configure.call(plugin, given, false, {});
  const aliases = read(read(answer, 'resolve'), 'alias');
  const paths = typeof aliases === 'object' && aliases !== null ? Object.entries(aliases) : [];
  return Object.fromEntries(paths.flatMap(([name, path]) => (typeof path === 'string' ? [[name, path] as const] : [])));
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
