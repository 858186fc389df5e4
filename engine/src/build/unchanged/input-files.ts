import { hash, randomUUID } from 'node:crypto';
import { readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { builderOf, lastBuildOf } from '../../model/build-folder.ts';
import { namesIn, statIfPossible } from '../../model/read-if-there.ts';

/** Folders of tools. What git knows of a file is compared for itself. */
const NO_INPUT = /^(\.git|\.signpost|node_modules)$/;
/** Milliseconds within which a file can be saved again without another time: those of the coarsest file systems. */
const TICK = 2000;

/** Bytes of the largest file whose content is compared. Of a larger one, the stamp counts alone. */
const LARGEST = 64_000_000;

/** What tells one state of a file from another. */
export interface FileState {
  /** Size, times and inode; empty if the file was saved so lately that it may change without another stamp. */
  readonly stamp: string;
  /** Hash of the content; only computed where it is needed. */
  readonly hash?: string;
}

/** By absolute path. */
export type FileStates = ReadonlyMap<string, FileState>;

const MISSING: FileState = { stamp: 'missing', hash: 'missing' };

/**
 * The present states of all files below some folders. A file that was saved lately has its hash.
 * @param roots absolute paths of folders and files, which may be missing
 * @param out absolute path of the folder of the built site, which is left out
 * @param since milliseconds since 1970: a file saved after this, or shortly before, was saved lately
 */
export function readStates(roots: readonly string[], out: string, since = Date.now()): FileStates {
  const states = new Map<string, FileState>();
  const seen = new Set<string>();
  const oldest = since - TICK;
  const visit = (path: string): void => {
    const stats = statIfPossible(path);
    if (!stats) states.set(path, MISSING);
    else if (stats.isDirectory()) visitFolder(path, stats);
    else if (stats.isFile()) states.set(path, stateOf(path, stats, oldest));
  };
  const visitFolder = (folder: string, { dev, ino }: Stats): void => {
    // A link may lead to a folder that contains it.
    const place = `${dev} ${ino}`;
    if (seen.has(place) || [out, lastBuildOf(out)].includes(folder) || builderOf(out, folder) !== undefined) return;
    seen.add(place);
    const names = namesIn(folder);
    // Other built sites are no input either.
    if (names.includes('_site.json')) return;
    for (const name of names) if (!NO_INPUT.test(name)) visit(join(folder, name));
  };
  for (const root of roots) visit(root);
  return states;
}

function stateOf(path: string, { size, mtimeMs, ctimeMs, ino }: Stats, oldest: number): FileState {
  if (Math.max(mtimeMs, ctimeMs) > oldest) return { stamp: '', hash: hashFile(path) };
  return { stamp: stampOf({ size, mtimeMs, ctimeMs, ino }) };
}

function stampOf({ size, mtimeMs, ctimeMs, ino }: Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/**
 * Adds the hashes: those of known states where the stamp is the same, else that of the content. One that was saved after its stamp was read
 * gets the hash of no content: that which a build has read is gone.
 */
export function withHashes(states: FileStates, known: FileStates): Map<string, Required<FileState>> {
  return new Map(
    [...states].map(([path, { stamp, hash: own }]) => {
      const last = known.get(path);
      const kept = stamp !== '' && last?.stamp === stamp ? last.hash : undefined;
      return [path, { stamp, hash: own ?? kept ?? hashFile(path, stamp) }];
    }),
  );
}

/**
 * The files that differ: by their stamps, and by their content where these differ.
 * @returns absolute paths; undefined if others are there than before
 */
export function findChanges(known: FileStates, now: FileStates): string[] | undefined {
  if (known.size !== now.size || !now.keys().every((path) => known.has(path))) return undefined;
  const differs = (path: string, state: FileState): boolean => {
    const last = known.get(path);
    const hasSameStamp = state.stamp !== '' && state.stamp === last?.stamp;
    return !hasSameStamp && (state.hash ?? hashFile(path)) !== last?.hash;
  };
  return [...now].flatMap(([path, state]) => (differs(path, state) ? [path] : []));
}

/**
 * Whether no file has changed between two readings.
 * @param after with the time of the first reading; it may have more files, which must be older than that
 */
export function isUntouched(before: FileStates, after: FileStates): boolean {
  if (!before.entries().every(([path, { stamp }]) => stamp === MISSING.stamp || after.has(path))) return false;
  return after.entries().every(([path, { stamp, hash }]) => {
    const first = before.get(path);
    return (stamp !== '' && (first ?? { stamp }).stamp === stamp) || (first?.hash !== undefined && first.hash === (hash ?? hashFile(path)));
  });
}

/**
 * A file that cannot be compared is never the same as another state of it.
 * @param stamp that which it has to have
 */
function hashFile(path: string, stamp?: string): string {
  try {
    if (statSync(path).size > LARGEST) return randomUUID();
    const found = hash('sha256', readFileSync(path), 'base64url').slice(0, 27);
    return stamp === undefined || stampOf(statSync(path)) === stamp ? found : randomUUID();
  } catch {
    return randomUUID();
  }
}
