import { posix } from 'node:path';
import { staysInside } from '../../model/paths.ts';

/** The file that imports, and what can be read from there. */
export interface ImportPlace {
  readonly file: string;
  /** The site's folder, relative to the project's root. */
  readonly siteDir: string;
  /** Returns the source of another file, or undefined. */
  readonly read: (file: string) => string | undefined;
}

/**
 * The path of an imported file, relative to the project's root. `@site/` is the site's folder. A path that begins with a slash is searched
 * in the folders above the page, so that it can be relative to the content's root or the site's folder.
 */
export function resolveImport(from: string, { file, siteDir, read }: ImportPlace): string {
  if (from.startsWith('@site/')) return posix.join(siteDir, from.slice('@site/'.length));
  if (!from.startsWith('/')) return posix.join(posix.dirname(file), from);
  const candidates = foldersAbove(file, siteDir).map((folder) => posix.join(folder, from));
  return candidates.find((path) => read(path) !== undefined) ?? posix.join(siteDir, from);
}

/** The folders from that of the file up to the site's. */
function foldersAbove(file: string, siteDir: string): string[] {
  const folders: string[] = [];
  let folder = posix.dirname(file);
  while (folder !== siteDir && folder !== '.' && folder !== '/') {
    folders.push(folder);
    folder = posix.dirname(folder);
  }
  return [...folders, siteDir];
}

/**
 * Whether the content of a file may appear on pages: it is below the site's folder, and does not belong to a tool (`.git/config`, `.env`).
 * @param file normalised path from the project's root
 */
export function mayShow(file: string, siteDir: string): boolean {
  const isInside = siteDir === '' ? staysInside(file) : file.startsWith(`${siteDir}/`);
  return isInside && !isOfTool(file);
}

/** Whether a file is hidden or a package's, and so belongs to a tool. */
export function isOfTool(file: string): boolean {
  return /(^|\/)(\.(?!\.\/)|node_modules\/)/.test(file);
}
