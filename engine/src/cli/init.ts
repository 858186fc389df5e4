import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '../model/files-below.ts';

const STARTER = join(import.meta.dirname, '../../starter');

/** npm leaves files of this name out of packages. */
const nameOf = (file: string): string => (file === 'gitignore' ? '.gitignore' : file);

/**
 * Writes a small site to start from. Files that are there already stay as they are.
 * @param folder where the site will be
 * @returns paths of the files that were written, relative to the folder
 */
export async function initSite(folder: string): Promise<string[]> {
  const missing = (await filesBelow(STARTER)).filter((file) => !existsSync(join(folder, nameOf(file))));
  for (const file of missing) {
    const target = join(folder, nameOf(file));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(STARTER, file), target);
  }
  return missing.map(nameOf).toSorted();
}
