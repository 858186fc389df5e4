import { join } from 'node:path';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import { contentDir } from './content-folders.ts';
import { instanceDir } from './instances.ts';

/** Absolute paths of the folders of pages: of all languages, versions, further docs and blogs. */
export function pageFolders(loaded: LoadedConfig): string[] {
  const { config, siteDir } = loaded;
  const { instances, blogs } = config.content;
  const docs = config.locales.flatMap((locale) => [
    ...config.versions.map((version) => contentDir(loaded, locale, version)),
    ...instances.map((instance) => instanceDir(loaded, instance, locale)),
  ]);
  return [...docs, ...blogs.map(({ dir }) => join(siteDir, dir))];
}

/**
 * The folders whose files may appear on pages, relative to the project's root: that of the site and those of its pages, which may be beside
 * it.
 */
export function foldersShown(loaded: LoadedConfig): string[] {
  return [...new Set([loaded.siteDir, ...pageFolders(loaded)].map((folder) => projectPath(loaded, folder)))];
}
