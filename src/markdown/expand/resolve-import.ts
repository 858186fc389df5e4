import { posix } from 'node:path';
import type { ImportOptions } from './imports.ts';

/**
 * The path of an imported file from the project's root. `@site/` is the site's folder; a path that begins with a slash is looked for in the
 * folders above the page, so that it can start from the content's root or from the site's.
 */
export function resolveImport(from: string, { file, siteDir, read }: Pick<ImportOptions, 'file' | 'siteDir' | 'read'>): string {
  if (from.startsWith('@site/')) return posix.join(siteDir, from.slice('@site/'.length));
  if (!from.startsWith('/')) return posix.join(posix.dirname(file), from);
  const candidates = foldersAbove(file, siteDir).map((folder) => posix.join(folder, from));
  return candidates.find((path) => read(path) !== undefined) ?? posix.join(siteDir, from);
}

/** From the file's own up to the site's. */
function foldersAbove(file: string, siteDir: string): string[] {
  const folders: string[] = [];
  let folder = posix.dirname(file);
  while (folder !== siteDir && folder !== '.' && folder !== '/') {
    folders.push(folder);
    folder = posix.dirname(folder);
  }
  return [...folders, siteDir];
}
