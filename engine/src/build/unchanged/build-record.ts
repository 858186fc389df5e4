import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { hashOf } from '../../model/hash.ts';
import { replaceFile } from '../../model/replace-file.ts';

/** Version of the record. */
const FORMAT = 2;

/** What a build leaves for the next one, so that it need not run if nothing has changed. */
export interface BuildRecord {
  readonly format: typeof FORMAT;
  /** `hashSurroundings`. */
  readonly surroundings: string;
  /** Names of the environment variables that the configuration reads; null for all. */
  readonly variables: readonly string[] | null;
  /** Absolute paths of the files and folders that the site is made from. */
  readonly roots: readonly string[];
  readonly files: readonly (readonly [path: string, stamp: string, hash: string])[];
  /** The folders of the built site with the times of their last change. */
  readonly folders: readonly (readonly [path: string, time: number])[];
  /** Null if files changed during the build, or it is not known which it was made from. */
  readonly result: KeptResult | null;
  /** Id of what is remembered of the pages (`build/edit`); null for nothing. */
  readonly memory: string | null;
}

/** What the command prints after a build. */
export interface KeptResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
}

export type NewRecord = Omit<BuildRecord, 'format' | 'folders'>;

/**
 * @param dir absolute path of the folder for caches
 * @param out absolute path of the folder of the built site
 */
export function recordFile(dir: string, out: string): string {
  return join(dir, 'builds', `${hashOf(out)}.json`);
}

/** @returns undefined if there is none, or none that can be used */
export function readBuildRecord(file: string): BuildRecord | undefined {
  try {
    const record: BuildRecord = JSON.parse(readFileSync(file, 'utf8'));
    return record.format === FORMAT ? record : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes the record of a build that is in place.
 * @param folders absolute paths of all folders of the built site
 */
export function writeBuildRecord(file: string, record: NewRecord, folders: Iterable<string>): void {
  mkdirSync(dirname(file), { recursive: true });
  const times = record.result === null ? [] : [...folders].map((path): [string, number] => [path, statSync(path).mtimeMs]);
  const whole: BuildRecord = { ...record, format: FORMAT, folders: times };
  replaceFile(file, JSON.stringify(whole));
}

/** Whether no file was added to the built site or removed from it, as far as the times of its folders tell. */
export function isInPlace({ folders }: BuildRecord): boolean {
  return folders.every(([path, time]) => statSync(path, { throwIfNoEntry: false })?.mtimeMs === time);
}

/** A folder and all folders in it. The list of all files at once would take more memory than the site's pages. */
export function* foldersBelow(folder: string): Generator<string> {
  yield folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) yield* foldersBelow(join(folder, entry.name));
}
