import { makePlugins, readField } from './own-plugins.ts';

/** Beginnings of import paths by name, as the bundler's configuration has them: `@components` to an absolute path. */
export type Aliases = Readonly<Record<string, string>>;

/**
 * Asks the plug-ins of a Docusaurus project which aliases they give its bundler.
 * @param plugins as the configuration lists them
 */
export async function aliasesIn(plugins: unknown, siteDir: string, siteConfig: object): Promise<Aliases> {
  const made = await makePlugins(plugins, siteDir, siteConfig, { word: 'alias' });
  return Object.assign({}, ...made.map(aliasesOf));
}

function aliasesOf(plugin: unknown): Aliases {
  const configure = readField(plugin, 'configureWebpack');
  if (typeof configure !== 'function') return {};
  const given = { resolve: { alias: {} }, module: { rules: [] }, plugins: [] };
  try {
    const answer: unknown = configure.call(plugin, given, false, {});
    const aliases = readField(readField(answer, 'resolve'), 'alias');
    const paths = typeof aliases === 'object' && aliases !== null ? Object.entries(aliases) : [];
    return Object.fromEntries(paths.flatMap(([name, path]) => (typeof path === 'string' ? [[name, path] as const] : [])));
  } catch {
    return {};
  }
}
