import { isAbsolute, posix, relative, sep } from 'node:path';

/** A path of this system with slashes, as addresses and messages have it on all systems. */
export function withSlashes(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}

/** A segment without a name, or with one that means another folder. */
const UNRESOLVED = /(?:^|[\\/])\.{0,2}(?:[\\/]|$)/;

/** The path of a file from a folder, with slashes: `../a.md` for one beside the folder, and `` for the folder itself. */
export function pathFrom(folder: string, file: string): string {
  const below = file.slice(folder.length + 1);
  // Most are there as they are written: resolving both is most of the work for each of thousands of files.
  const isWritten = folder !== '' && file.startsWith(folder + sep) && !UNRESOLVED.test(below);
  return withSlashes(isWritten ? below : relative(folder, file));
}

/** Whether a path from a folder, with slashes, leads to something in it, or to the folder itself. Names may begin with dots: `..notes`. */
export function staysInside(path: string): boolean {
  return !/^\.\.(?:\/|$)/.test(path) && !isAbsolute(path);
}

/** Whether a file or a folder is in a folder, or is that. */
export function isInside(folder: string, file: string): boolean {
  return staysInside(pathFrom(folder, file));
}

/** What a path in a folder would be in another one; as it is where it is not in that folder. All with slashes. */
export function inOtherFolder(path: string, folder: string, other: string): string {
  const isThere = folder === '' || path.startsWith(`${folder}/`);
  return isThere && folder !== other ? posix.join(other, path.slice(folder.length)) : path;
}
