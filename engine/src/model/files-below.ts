import { type Dirent, realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { statIfPossible } from './read-if-there.ts';

/** Whether what is in a folder belongs to the list, by its path below the root and the names in it. */
type Enters = (folder: string, names: readonly string[]) => boolean;

/**
 * Paths of all files below a folder, those that links lead to included, relative to it and with slashes; empty if it does not exist.
 * @throws the error of a folder that is there and cannot be read: its files would vanish without a word
 */
export async function filesBelow(root: string, enters: Enters = () => true): Promise<string[]> {
  return (await listBelow(root, '', enters, [])).toSorted();
}

/** @param crossed real paths of the folders whose links have led here */
async function listBelow(root: string, folder: string, enters: Enters, crossed: readonly string[]): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(noneIfAbsent);
  if (
    !enters(
      folder,
      entries.map(({ name }) => name),
    )
  )
    return [];
  const listEntry = async (entry: Dirent): Promise<string[]> => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const kind = entry.isSymbolicLink() ? statIfPossible(join(root, path)) : entry;
    if (kind?.isFile()) return [path];
    if (!kind?.isDirectory()) return [];
    if (kind === entry) return listBelow(root, path, enters, crossed);
    const target = realpathSync(join(root, path));
    const places = [...crossed, realpathSync(join(root, folder))];
    // The link is below what it leads to: there is no end to what is below it.
    if (places.some((place) => place === target || place.startsWith(target + sep))) return [];
    return listBelow(root, path, enters, places);
  };
  return (await Promise.all(entries.map(listEntry))).flat();
}

function noneIfAbsent(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
  throw error;
}
