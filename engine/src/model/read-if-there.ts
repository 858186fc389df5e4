import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { withSlashes } from './paths.ts';

/**
 * Reads a text file that need not be there.
 * @returns undefined if it is not
 * @throws the error of one that is there and cannot be read: it would be left out without a word
 */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** The text of a file; undefined for one that cannot be read, which whoever needs it will tell. */
export function readIfPossible(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Names of what is in a folder, or paths of all that is below it, with slashes; none of one that cannot be read. */
export function namesIn(folder: string, isDeep = false): string[] {
  try {
    return readdirSync(folder, { recursive: isDeep, encoding: 'utf8' }).map(withSlashes);
  } catch {
    return [];
  }
}

/** What there is at a path, or what a link there leads to; undefined if that is nothing, or cannot be read: links in a circle, or without the right to. */
export function statIfPossible(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether there is a file, and not a folder, at a path. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
