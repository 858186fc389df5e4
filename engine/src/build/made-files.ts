import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { brandIn } from '../config/brand.ts';
import { cacheDirOf, pluginSite } from '../config/cache-dir.ts';
import type { LoadedConfig } from '../config/load.ts';
import { isFile } from '../content/read-doc.ts';
import { qrSvg } from '../ui/footer/qr-svg.ts';
import { DEFAULT_ICON } from './default-icon.ts';
import { openPictureCache, type PictureCache } from './pictures/draw.ts';
import { makeIcons } from './pictures/icons.ts';

/** Zip entries need a date; a fixed one keeps the build reproducible. */
const ZIP_DATE = '1980-01-01T00:00:00';
/** Width of the PNG made from each drawing, in pixels. */
const PNG_WIDTH = 1280;

/**
 * Generated files: the design resources (the drawings below `img/design` but those of wrong use, as SVG and PNG, and its texts, in one zip), the QR codes of the footer, and the
 * site's icon in several formats, and what plug-ins make. A static file with the same path takes the place of any of them.
 * @returns content by path below the site's root
 */
export async function makeFiles(loaded: LoadedConfig): Promise<Map<string, Uint8Array>> {
  const cache = picturesOf(loaded);
  const [resources, icons, plugged] = await Promise.all([makeDesignResources(loaded, cache), makeIcons(loaded, cache), runPlugins(loaded)]);
  return new Map(
    [...defaultIcon(loaded), ...resources, ...icons, ...drawCodes(loaded), ...plugged].filter(([path]) => !isOwnFile(loaded, path)),
  );
}

/** The path at which the site's icon is expected has a drawn one if its author has none. */
function defaultIcon({ config }: LoadedConfig): [string, Uint8Array][] {
  return config.favicon === '/favicon.svg' ? [[config.favicon, new TextEncoder().encode(DEFAULT_ICON)]] : [];
}

/** The files that plug-ins make. */
async function runPlugins(loaded: LoadedConfig): Promise<[string, Uint8Array][]> {
  const site = pluginSite(loaded);
  const made = await Promise.all(loaded.config.plugins.map(async (plugin) => [...((await plugin.build?.(site)) ?? [])]));
  return made.flat().map(([path, content]) => [path, typeof content === 'string' ? new TextEncoder().encode(content) : content]);
}

/** The folders that plug-ins name, by path from the site's root. */
export async function namedFolders(loaded: LoadedConfig): Promise<[string, string][]> {
  const site = pluginSite(loaded);
  const named = await Promise.all(loaded.config.plugins.map(async (plugin) => [...((await plugin.folders?.(site)) ?? [])]));
  return named.flat();
}

/** Whether the operator has a static file at a path below the site's root. */
export function isOwnFile({ config, siteDir }: LoadedConfig, path: string): boolean {
  return isFile(join(siteDir, config.staticDir, path));
}

/** The cache of drawn pictures. */
export function picturesOf(loaded: LoadedConfig): PictureCache {
  return openPictureCache(join(cacheDirOf(loaded), 'pictures'));
}

/** The QR codes of the brand's accounts. */
function drawCodes({ config }: LoadedConfig): [string, Uint8Array][] {
  const { social } = brandIn(config, config.defaultLocale).footer;
  return social.map(({ image, target }) => [image, new TextEncoder().encode(qrSvg(target))]);
}

async function makeDesignResources({ siteDir, config }: LoadedConfig, cache: PictureCache): Promise<Map<string, Uint8Array>> {
  const folder = join(siteDir, config.staticDir, 'img/design');
  const all = (await readdir(folder).catch(() => [])).toSorted();
  // Examples of wrong use are for the pages alone.
  const names = all.filter((name) => name.endsWith('.svg') && !name.endsWith('-wrong.svg'));
  if (names.length === 0) return new Map();
  const entries: Zippable = {};
  for (const name of all.filter((one) => one.endsWith('.txt'))) entries[name] = await readFile(join(folder, name));
  for (const name of names) {
    const svg = await readFile(join(folder, name));
    entries[`svg/${name}`] = svg;
    // A PNG is compressed already.
    entries[`png/${name.replace(/\.svg$/, '.png')}`] = [await cache.png(svg, { width: PNG_WIDTH }), { level: 0 }];
  }
  return new Map([['/files/design-resources.zip', zipSync(entries, { mtime: ZIP_DATE, level: 9 })]]);
}
