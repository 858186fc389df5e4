import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ConfigOverrides, type LoadedConfig, loadConfig } from '../../engine/src/config/load.ts';
import type { Plugin, PluginSite } from '../../engine/src/config/plugin.ts';
import { PACKS_FOLDER } from '../../engine/src/pack/kinds.ts';

const FILE = 'site/site.config.ts';

/**
 * Loads the configuration of the real site. The test runner compiles its hundred modules, which can take longer than a configuration may:
 * they are there when it is run.
 */
export async function loadSite(overrides: ConfigOverrides = {}): Promise<LoadedConfig> {
  await import(pathToFileURL(join(import.meta.dirname, '../..', FILE)).href);
  const loaded = await loadConfig(FILE, overrides);
  return { ...loaded, config: { ...loaded.config, plugins: loaded.config.plugins.map(withoutPacks) } };
}

/** The plug-in that offers packs without those which somebody has made in this folder. */
function withoutPacks(plugin: Plugin): Plugin {
  const { name, page } = plugin;
  if (name !== PACKS_FOLDER || page === undefined) return plugin;
  return { name, page: (site: PluginSite) => page({ ...site, cacheDir: join(site.cacheDir, 'without-packs') }) };
}
