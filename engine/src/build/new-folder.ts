import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, type Stats, statSync, unlinkSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { COMPRESSED_SUFFIXES } from '../model/file-list.ts';
import { linkFile } from './link-file.ts';

const FORMS = Object.values(COMPRESSED_SUFFIXES);

/**
 * The folder that a new build is written to. It may begin as the build before the last one: that has most files already, as the same hard
 * links that the last build has, so that only what differs is linked, and nothing but that is deleted.
 */
export class NewFolder {
  /** Absolute path. */
  readonly dir: string;
  readonly #folders: Set<string>;
  /** Paths of what the new build has, without the compressed forms; noted only where a folder is reused, which has others. */
  readonly #own = new Set<string>();
  readonly #isReused: boolean;

  /**
   * @param dir absolute path; nothing is there
   * @param spare absolute path of a build that is not needed any more, which becomes the folder; it need not exist
   */
  constructor(dir: string, spare?: string) {
    this.dir = dir;
    this.#isReused = spare !== undefined && moveIfPossible(spare, dir);
    if (!this.#isReused) mkdirSync(dir, { recursive: true });
    this.#folders = new Set([dir]);
  }

  /**
   * Makes room for a file that is to be written, which must never be written through a link that the last build shares.
   * @returns its absolute path
   */
  place(path: string): string {
    if (this.#isReused) this.#own.add(normalize(path));
    const file = this.#inFolder(path);
    if (this.#isReused) for (const suffix of ['', ...FORMS]) remove(file + suffix);
    return file;
  }

  /**
   * Takes a file of the last build.
   * @param stats of the file
   * @param known how many compressed forms it is said to have, which are taken, too; undefined if nothing is said
   * @returns how many these are
   */
  link(from: string, stats: Stats, path: string, known: number | undefined): number {
    if (this.#isReused) {
      this.#own.add(normalize(path));
      // Where the file is the same one, so are its forms: most calls need not look at them.
      if (known !== undefined && isSame(stats, statOf(join(this.dir, path)))) return known;
    }
    const take = (suffix: string): boolean => {
      const file = join(this.dir, path) + suffix;
      const source = suffix === '' || known !== 0 ? statOf(from + suffix) : undefined;
      const there = this.#isReused ? statOf(file) : undefined;
      if (!isSame(source, there)) {
        if (there) remove(file);
        if (source) linkFile(from + suffix, this.#inFolder(path) + suffix);
      }
      return source !== undefined;
    };
    take('');
    return FORMS.filter(take).length;
  }

  /** Whether a file is one that the last build has, too. */
  shares(from: string, path: string): boolean {
    return isSame(statOf(from), statOf(join(this.dir, path)));
  }

  /** Deletes what the new build does not have. */
  sweep(): void {
    if (this.#isReused) this.#sweepBelow('');
  }

  /** @returns whether anything is left in the folder */
  #sweepBelow(folder: string): boolean {
    let isUsed = false;
    for (const entry of readdirSync(join(this.dir, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const isKept = entry.isDirectory() ? this.#sweepBelow(path) : this.#has(path);
      isUsed ||= isKept;
      if (!isKept) (entry.isDirectory() ? rmdirSync : unlinkSync)(join(this.dir, path));
    }
    return isUsed;
  }

  #has(path: string): boolean {
    return this.#own.has(path) || FORMS.some((suffix) => path.endsWith(suffix) && this.#own.has(path.slice(0, -suffix.length)));
  }

  /**
   * Creates the folder of a file.
   * @returns the file's absolute path
   * @throws Error if the path leads out of the folder, as no address of the site does
   */
  #inFolder(path: string): string {
    const file = join(this.dir, path);
    if (!file.startsWith(this.dir + sep)) throw new Error(`${path} is not below the root of the site.`);
    this.#makeFolder(dirname(file));
    return file;
  }

  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    if (this.#isReused) {
      this.#makeFolder(dirname(folder));
      // A file that the name was that of.
      if (statOf(folder)?.isFile()) unlinkSync(folder);
    }
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }
}

/** @returns false if there is no such folder, or the place is on another disk */
export function moveIfPossible(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** A folder may have had the name of a file. Node's own call that removes both is slow where there is nothing. */
function remove(path: string): void {
  if (statOf(path)) rmSync(path, { recursive: true });
}

function statOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}

/** Whether both are the same file. Its number alone does not tell on all systems, as it may have more digits than a number. */
function isSame(one: Stats | undefined, other: Stats | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one.ino === other.ino && one.dev === other.dev && one.size === other.size && one.mtimeMs === other.mtimeMs;
}
