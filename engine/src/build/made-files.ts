import { join } from 'node:path';
import { cacheDirOf, pluginSite } from '../config/cache-dir.ts';
import { callPlugin } from '../config/call-plugin.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { DrawingSite } from '../config/plugin.ts';
import { staticFile } from '../content/static-files.ts';
import { isFile } from '../model/read-if-there.ts';
import { openPictureCache, type PictureCache } from './pictures/draw.ts';
import { DEFAULT_ICON, makeIcons } from './pictures/icons.ts';

/**
 * Generated files: the site's icon in several formats, and what plug-ins make. A static file with the same path takes the place of any of
 * them.
 * @returns content by path below the site's root
 */
export async function makeFiles(loaded: LoadedConfig): Promise<Map<string, Uint8Array>> {
  const cache = picturesOf(loaded);
  const [icons, plugged] = await Promise.all([makeIcons(loaded, cache), runPlugins(loaded, cache)]);
  return new Map([...defaultIcon(loaded), ...icons, ...plugged].filter(([path]) => !isOwnFile(loaded, path)));
}

/** The path at which the site's icon is expected has a drawn one if its author has none. */
function defaultIcon({ config }: LoadedConfig): [string, Uint8Array][] {
  return config.favicon === '/favicon.svg' ? [[config.favicon, new TextEncoder().encode(DEFAULT_ICON)]] : [];
}

/** The files that plug-ins make. */
async function runPlugins(loaded: LoadedConfig, cache: PictureCache): Promise<[string, Uint8Array][]> {
  const site: DrawingSite = { ...pluginSite(loaded), toPng: (svg, width) => cache.png(svg, { width }) };
  const made = await Promise.all(
    loaded.config.plugins.map(async (plugin) => [...((await callPlugin(plugin, 'build', () => plugin.build?.(site))) ?? [])]),
  );
  return made.flat().map(([path, content]) => [path, typeof content === 'string' ? new TextEncoder().encode(content) : content]);
}

/** The folders that plug-ins name, by path from the site's root. */
export async function namedFolders(loaded: LoadedConfig): Promise<[string, string][]> {
  const site = pluginSite(loaded);
  const named = await Promise.all(
    loaded.config.plugins.map(async (plugin) => [...((await callPlugin(plugin, 'folders', () => plugin.folders?.(site))) ?? [])]),
  );
  return named.flat();
}

/** Whether the operator has a static file at a path below the site's root. */
export function isOwnFile(loaded: LoadedConfig, path: string): boolean {
  return isFile(staticFile(loaded, path));
}

/** The cache of drawn pictures. */
export function picturesOf(loaded: LoadedConfig): PictureCache {
  return openPictureCache(join(cacheDirOf(loaded), 'pictures'));
}
