import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { COMPRESSED_SUFFIXES, describeFile, type Encoding, FILE_LIST, type FileList, fileListSchema } from '../../model/file-list.ts';
import { readRecord } from '../../model/read-record.ts';
import { Compressor } from '../compress.ts';
import { linkFile } from '../link-file.ts';
import { moveIfPossible } from '../new-folder.ts';
import { recoverOutput } from '../output.ts';
import { swapBuilds } from '../swap-builds.ts';

const FORMS: readonly Encoding[] = ['br', 'gzip'];

/**
 * A new build that has all files of the last one but a few. Begins as the build before that, of which only what their lists of files tell
 * apart is linked and deleted: no other file is looked at.
 */
export class ChangedBuild {
  readonly #dist: string;
  readonly #dir: string;
  readonly #spare: string;
  readonly #list: Record<string, FileList[string]>;
  readonly #compressor = new Compressor('quick');
  readonly #changed: string[] = [];

  private constructor(dist: string, dir: string, spare: string, list: FileList) {
    this.#dist = dist;
    this.#dir = dir;
    this.#spare = spare;
    this.#list = { ...list };
  }

  /**
   * @param dist absolute path of the last build
   * @param spare absolute path of the one before it, which need not exist; where the last one goes
   * @param hidden paths of the last build's files that are never served
   */
  static async begin(dist: string, spare: string, hidden: readonly string[]): Promise<ChangedBuild> {
    await recoverOutput(dist);
    const dir = `${dist}.${process.pid}.new`;
    const before = moveIfPossible(spare, dir) ? readRecord(join(dir, FILE_LIST), fileListSchema, {}) : {};
    const list = readRecord(join(dist, FILE_LIST), fileListSchema, {});
    // What is not in its list is not known to be there.
    if (Object.keys(before).length === 0) rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
    const build = new ChangedBuild(dist, dir, spare, list);
    try {
      build.#follow(before, hidden);
    } catch (error) {
      await build.discard();
      throw error;
    }
    return build;
  }

  /** Makes the folder that of the last build. */
  #follow(before: FileList, hidden: readonly string[]): void {
    const isSame = (path: string): boolean => {
      const [old, now] = [before[path], this.#list[path]];
      return (
        old !== undefined &&
        now !== undefined &&
        old.hash === now.hash &&
        FORMS.every((form) => old.encodings[form] === now.encodings[form])
      );
    };
    const folders = new Set<string>();
    for (const path of Object.keys(before)) {
      if (isSame(path)) continue;
      this.#remove(path);
      if (!(path in this.#list)) folders.add(dirname(path));
    }
    for (const folder of folders) this.#removeIfEmpty(folder);
    for (const name of readdirSync(this.#dir))
      if (/^[_.]/.test(name) && name !== '.well-known') rmSync(join(this.#dir, name), { recursive: true });
    for (const [path, { encodings }] of Object.entries(this.#list)) {
      if (isSame(path)) continue;
      const [from, to] = [this.lastFile(path), this.place(path)];
      for (const suffix of ['', ...FORMS.flatMap((form) => (encodings[form] === undefined ? [] : [COMPRESSED_SUFFIXES[form]]))])
        linkFile(from + suffix, to + suffix);
    }
    // The list does not tell whether those of the build before were the same.
    for (const path of hidden) linkFile(this.lastFile(path), this.place(path));
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

  /** Writes a file and, if it is served, its compressed forms. */
  async write(path: string, content: string): Promise<void> {
    const [file, bytes] = [this.place(path), Buffer.from(content)];
    writeFileSync(file, bytes);
    if (path.startsWith('_')) return;
    this.#changed.push(path);
    await this.#compressor.add(file, bytes.length);
  }

  /** Puts the build in the place of the last one. */
  async publish(): Promise<void> {
    await this.#compressor.finish();
    for (const path of this.#changed) {
      const forms = FORMS.filter((form) => existsSync(join(this.#dir, path) + COMPRESSED_SUFFIXES[form]));
      this.#list[path] = describeFile(this.#dir, path, forms);
    }
    writeFileSync(this.place(FILE_LIST), JSON.stringify(this.#list));
    await swapBuilds(this.#dir, this.#dist, this.#spare);
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
