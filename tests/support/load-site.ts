import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ConfigOverrides, type LoadedConfig, loadConfig } from '../../engine/src/config/load.ts';
import type { Plugin } from '../../engine/src/config/plugin.ts';
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

/** The plug-in that offers packs, which looks for them where nobody has made any. */
function withoutPacks(plugin: Plugin): Plugin {
  const { name, page, folders } = plugin;
  if (name !== PACKS_FOLDER || page === undefined || folders === undefined) return plugin;
  const elsewhere = <S extends { readonly cacheDir: string }>(site: S): S => ({ ...site, cacheDir: join(site.cacheDir, 'without-packs') });
  return { ...plugin, page: (site) => page(elsewhere(site)), folders: (site) => folders(elsewhere(site)) };
}
