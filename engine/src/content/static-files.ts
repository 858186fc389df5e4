import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { isFile } from '../model/read-if-there.ts';

type Site = Pick<LoadedConfig, 'config' | 'siteDir'>;

/** Absolute paths of the folders whose files are served unchanged. A file of an earlier one takes the place of later ones. */
export function staticFolders({ config, siteDir }: Site): string[] {
  return [config.staticDir, ...config.moreStaticDirs].map((folder) => join(siteDir, folder));
}

/**
 * The absolute path of a static file; one in the first folder if there is none.
 * @param path from the site's root, decoded
 */
export function staticFile(site: Site, path: string): string {
  const files = staticFolders(site).map((folder) => join(folder, path));
  return files.find(isFile) ?? join(site.siteDir, site.config.staticDir, path);
}
