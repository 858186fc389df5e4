import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newBuildOf } from '../../model/build-folder.ts';
import {
  COMPRESSED_SUFFIXES,
  describeFile,
  ENCODINGS,
  FILE_LIST,
  type ListEntry,
  type ListedFile,
  readListEntries,
  writeListEntries,
} from '../../model/file-list.ts';
import { Compressor } from '../compress.ts';
import { linkFile } from '../link-file.ts';
import { moveIfPossible } from '../new-folder.ts';
import { recoverOutput } from '../output.ts';
import { swapBuilds } from '../swap-builds.ts';

/** A file that is not the same in two lists: what they say of it, as JSON. */
interface Difference {
  readonly path: string;
  readonly before: string | undefined;
  readonly now: string | undefined;
}

/**
 * A new build that has all files of the last one but a few. Begins as the build before that, of which only what their lists of files tell
 * apart is linked and deleted: no other file is looked at.
 */
export class ChangedBuild {
  readonly #dist: string;
  readonly #dir: string;
  readonly #spare: string;
  readonly #compressor = new Compressor('quick');
  readonly #changed = new Set<string>();

  private constructor(dist: string, dir: string, spare: string) {
    this.#dist = dist;
    this.#dir = dir;
    this.#spare = spare;
  }

  /**
   * @param dist absolute path of the last build
   * @param spare absolute path of the one before it, which need not exist; where the last one goes
   * @param hidden paths of the last build's files that are never served
   * @returns undefined if the list of files of one of them is not whole
   */
  static async begin(dist: string, spare: string, hidden: readonly string[]): Promise<ChangedBuild | undefined> {
    await recoverOutput(dist);
    const dir = newBuildOf(dist, process.pid);
    const isReused = moveIfPossible(spare, dir) && existsSync(join(dir, FILE_LIST));
    // What is in no list is not known to be there.
    if (!isReused) rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
    const build = new ChangedBuild(dist, dir, spare);
    try {
      build.#follow(isReused, hidden);
    } catch (error) {
      await build.discard();
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
    return build;
  }

  /** Makes the folder that of the last build. */
  #follow(isReused: boolean, hidden: readonly string[]): void {
    const last = this.lastFile(FILE_LIST);
    if (isReused) {
      const differences = [...compareLists(readListEntries(join(this.#dir, FILE_LIST)), readListEntries(last))];
      this.#removeFiles(differences);
      for (const { path, now } of differences) if (now !== undefined) this.#link(path, now);
    } else {
      for (const [path, file] of readListEntries(last)) this.#link(path, file);
    }
    // The list does not tell whether those of the build before were the same.
    for (const path of hidden) linkFile(this.lastFile(path), this.place(path));
  }

  /** Removes what differs of the build before the last one, and what its list does not tell. */
  #removeFiles(differences: readonly Difference[]): void {
    const folders = new Set<string>();
    for (const { path, before, now } of differences) {
      if (before !== undefined) this.#remove(path);
      if (now === undefined) folders.add(dirname(path));
    }
    for (const folder of folders) this.#removeIfEmpty(folder);
    for (const name of readdirSync(this.#dir))
      if (/^[_.]/.test(name) && name !== '.well-known') rmSync(join(this.#dir, name), { recursive: true });
  }

  /** @param listed what the last build's list says of the file */
  #link(path: string, listed: string): void {
    const { encodings }: ListedFile = JSON.parse(listed);
    const [from, to] = [this.lastFile(path), this.place(path)];
    for (const suffix of ['', ...ENCODINGS.flatMap((form) => (encodings[form] === undefined ? [] : [COMPRESSED_SUFFIXES[form]]))])
      linkFile(from + suffix, to + suffix);
  }

  /** Absolute path of a file of the last build. */
  lastFile(path: string): string {
    return join(this.#dist, path);
  }

  /**
   * Makes room for a file that the caller writes.
   * @returns its absolute path
   */
  place(path: string): string {
    const file = join(this.#dir, path);
    mkdirSync(dirname(file), { recursive: true });
    this.#remove(path);
    return file;
  }

  /** Writes a file that the last build has, and its compressed forms if it is served. */
  async write(path: string, content: string): Promise<void> {
    const [file, bytes] = [this.place(path), Buffer.from(content)];
    writeFileSync(file, bytes);
    if (path.startsWith('_')) return;
    this.#changed.add(path);
    await this.#compressor.add(file, bytes.length);
  }

  /** Puts the build in the place of the last one. */
  async publish(): Promise<void> {
    await this.#compressor.finish();
    const last = readListEntries(this.lastFile(FILE_LIST));
    writeListEntries(
      this.place(FILE_LIST),
      last.map(([path, file]): ListEntry => [path, this.#changed.has(path) ? this.#describe(path) : file]),
    );
    await swapBuilds(this.#dir, this.#dist, this.#spare);
  }

  #describe(path: string): string {
    const forms = ENCODINGS.filter((form) => existsSync(join(this.#dir, path) + COMPRESSED_SUFFIXES[form]));
    return JSON.stringify(describeFile(this.#dir, path, forms));
  }

  /** Deletes what has been written. */
  async discard(): Promise<void> {
    await this.#compressor.finish().catch(() => undefined);
    await rm(this.#dir, { recursive: true, force: true });
  }

  /** Never written through a link that other builds share. */
  #remove(path: string): void {
    for (const suffix of ['', ...Object.values(COMPRESSED_SUFFIXES)]) rmSync(join(this.#dir, path) + suffix, { force: true });
  }

  #removeIfEmpty(folder: string): void {
    try {
      for (let one = folder; one !== '.'; one = dirname(one)) rmdirSync(join(this.#dir, one));
    } catch {
      // It has other files.
    }
  }
}

/** What differs between two lists, which are in the order of their paths. */
function* compareLists(before: Generator<ListEntry, void>, now: Generator<ListEntry, void>): Generator<Difference> {
  let [old, current] = [before.next().value, now.next().value];
  while (old || current) {
    const [path] = (!current || (old && old[0] < current[0]) ? old : current) ?? [''];
    const was = old?.[0] === path ? old[1] : undefined;
    const is = current?.[0] === path ? current[1] : undefined;
    if (was !== is) yield { path, before: was, now: is };
    if (was !== undefined) old = before.next().value;
    if (is !== undefined) current = now.next().value;
  }
}
