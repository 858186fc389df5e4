import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const STARTER = join(import.meta.dirname, '../../starter');

/**
 * Writes a small site to start from. Files that are there already stay as they are.
 * @param folder where the site will be
 * @returns paths of the files that were written, relative to the folder
 */
export async function initSite(folder: string): Promise<string[]> {
  const entries = await readdir(STARTER, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => relative(STARTER, join(entry.parentPath, entry.name)));
  const written = files.filter((file) => !existsSync(join(folder, file))).toSorted();
  for (const file of written) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(STARTER, file), join(folder, file));
  }
  return written;
}
