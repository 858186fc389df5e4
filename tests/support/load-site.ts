import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ConfigOverrides, type LoadedConfig, loadConfig } from '../../engine/src/config/load.ts';

const FILE = 'site/site.config.ts';

/**
 * Loads the configuration of the real site. The test runner compiles its hundred modules, which can take longer than a configuration may:
 * they are there when it is run.
 */
export async function loadSite(overrides: ConfigOverrides = {}): Promise<LoadedConfig> {
  await import(pathToFileURL(join(import.meta.dirname, '../..', FILE)).href);
  return loadConfig(FILE, overrides);
}
