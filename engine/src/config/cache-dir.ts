import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedConfig } from './load.ts';
import type { PluginSite } from './plugin.ts';

/** Folder for caches, which may be deleted and which git ignores. */
export function cacheDirOf({ rootDir, siteDir, config }: LoadedConfig): string {
  // The docs of a Docusaurus project may be outside of its folder; nothing is written there.
  const dir = join(config.content.lenient ? siteDir : rootDir, '.signpost');
  mkdirSync(dir, { recursive: true });
  const ignore = join(dir, '.gitignore');
  if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
  return dir;
}

/** What plug-ins are told of the site. */
export function pluginSite(loaded: LoadedConfig): PluginSite {
  const { config, siteDir } = loaded;
  const locales = config.locales.map(({ name }) => name);
  const { defaultLocale, url, baseUrl, trailingSlash, brand, region } = config;
  const homes = Object.fromEntries(
    config.locales.map(({ name, path }) => [name, baseUrl + (path && `${path}${trailingSlash ? '/' : ''}`)]),
  );
  return { siteDir, locales, defaultLocale, url, baseUrl, homes, brand, region, cacheDir: cacheDirOf(loaded) };
}
