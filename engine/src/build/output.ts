import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { builderOf, lastBuildOf, newBuildOf } from '../model/build-folder.ts';
import {
  COMPRESSED_SUFFIXES,
  FILE_LIST,
  type FileList,
  fileHash,
  fileListSchema,
  type ListedFile,
  writeFileList,
} from '../model/file-list.ts';
import { filesBelow } from '../model/files-below.ts';
import { readRecord } from '../model/read-record.ts';
import { ReusedMemory } from '../model/reused-memory.ts';
import { Compressor, isText } from './compress.ts';
import { openFileHashes } from './file-hashes.ts';
import { keepAssets } from './keep-assets.ts';
import { NewFolder } from './new-folder.ts';
import { swapBuilds } from './swap-builds.ts';

const COMPRESSED = Object.values(COMPRESSED_SUFFIXES);

/**
 * Starts a new build of `dist`, after cleaning up after killed ones. The last build stays in service until `publish`.
 * @param spare absolute path where the last build goes, to become the new one of the next time (`NewFolder`); without it, it is deleted
 */
export async function createOutput(dist: string, spare?: string): Promise<Output> {
  await recoverOutput(dist);
  return new Output(dist, spare);
}

/** A new build, written beside the last one and put in its place as a whole. */
export class Output {
  readonly dir: string;
  readonly #dist: string;
  readonly #folder: NewFolder;
  readonly #spare: string | undefined;
  readonly #compressor = new Compressor('quick');
  readonly #memory = new ReusedMemory();
  readonly #hashes = openFileHashes();
  /** What the last build says of its files. */
  readonly #last: FileList;
  /** What is known of files that were taken over. */
  readonly #kept = new Map<string, ListedFile>();

  /** As `createOutput`, which has cleaned up before. */
  constructor(dist: string, spare: string | undefined) {
    this.#dist = dist;
    this.#spare = spare;
    this.#folder = new NewFolder(newBuildOf(dist, process.pid), existsSync(dist) ? spare : undefined);
    this.dir = this.#folder.dir;
    this.#last = readRecord(join(dist, FILE_LIST), fileListSchema, {});
  }

  /**
   * Makes room for a file that is never served, and that the caller writes.
   * @returns its absolute path
   */
  place(path: string): string {
    return this.#folder.place(path);
  }

  /** Absolute path of a file of the last build, which may not exist. */
  lastFile(path: string): string {
    return join(this.#dist, path);
  }

  /**
   * Writes a file and, if it is served, its compressed forms. A file that is the same in the last build is linked instead.
   * @param path below the site's root; a file is served unless this begins with `_`
   */
  async write(path: string, content: string | Uint8Array): Promise<void> {
    const bytes = typeof content === 'string' ? this.#memory.encode(content) : content;
    const isServed = !path.startsWith('_');
    if (isServed && this.#keepIfSame(path, bytes)) return;
    const file = this.#folder.place(path);
    // Synchronous calls write thousands of small files in a fraction of the time.
    writeFileSync(file, bytes);
    if (isServed) await this.#compressor.add(file, bytes.length);
  }

  /** Links a file of the last build, if it has these bytes. */
  #keepIfSame(path: string, bytes: Uint8Array): boolean {
    const hash = fileHash(bytes);
    this.#hashes.set(path, hash);
    const isKept = holds(join(this.#dist, path), bytes) && this.keep([path]);
    // The file may have been changed by hand since it was listed.
    if (!isKept || this.#kept.get(path)?.hash !== hash) this.#kept.delete(path);
    return isKept;
  }

  /**
   * Links files of the last build, with their compressed forms.
   * @returns false if one of them does not exist; none is linked then
   */
  keep(paths: readonly string[]): boolean {
    const files = paths.flatMap((path) => {
      const stats = statSync(join(this.#dist, path), { throwIfNoEntry: false });
      return stats ? [{ path, stats }] : [];
    });
    if (files.length < paths.length) return false;
    for (const { path, stats } of files) {
      const listed = this.#last[path];
      const known = listed && Object.keys(listed.encodings).length;
      const forms = this.#folder.link(join(this.#dist, path), stats, path, known);
      const isAsListed = listed && listed.size === stats.size && forms === known;
      if (isAsListed) this.#kept.set(path, listed);
    }
    return true;
  }

  /**
   * Copies a folder's files, if there is one, and compresses those that come without compressed forms.
   * @param to folder below the site's root
   */
  async copy(from: string, to = ''): Promise<void> {
    const listed = await filesBelow(from);
    const paths = new Set(listed.map((path) => join(to, path)));
    const isAlone = (path: string): boolean =>
      isText(path) && !COMPRESSED.some((suffix) => path.endsWith(suffix) || paths.has(path + suffix));
    for (const name of listed) {
      const [file, path] = [join(from, name), join(to, name)];
      if (isAlone(path)) await this.write(path, readFileSync(file));
      else this.#copyFile(file, path);
    }
  }

  #copyFile(from: string, path: string): void {
    if (!this.#keepIfSame(path, this.#memory.read(from))) copyFileSync(from, this.#folder.place(path));
  }

  /**
   * Puts the new build in the place of the last one.
   * @param inService folder of the build in service, whose hashed files are kept for open tabs
   * @returns paths of its files that are never served
   */
  async publish(inService?: string): Promise<readonly string[]> {
    await this.#compressor.finish();
    this.#folder.sweep();
    if (inService !== undefined) await keepAssets(inService, this.dir);
    const hidden = writeFileList(this.dir, (path) => this.#knownHash(path), this.#kept);
    await swapBuilds(this.dir, this.#dist, this.#spare);
    return hidden;
  }

  /** The hash of what was written, or of a file of the last build that was linked: it is the same file. */
  #knownHash(path: string): string | undefined {
    const isLinked = (): boolean => this.#kept.has(path) || this.#folder.shares(join(this.#dist, path), path);
    const last = this.#last[path];
    return this.#hashes.get(path) ?? (last && isLinked() ? last.hash : undefined);
  }

  /** Deletes what has been written. */
  async discard(): Promise<void> {
    await this.#compressor.finish().catch(() => undefined);
    await rm(this.dir, { recursive: true, force: true, maxRetries: 3 });
  }
}

function holds(file: string, bytes: Uint8Array): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === bytes.length && readFileSync(file).equals(bytes);
}

/** Cleans up after killed builds: deletes what they have written, and restores the last build if one was killed while publishing. */
export async function recoverOutput(dist: string): Promise<void> {
  const last = lastBuildOf(dist);
  if (existsSync(dist)) await rm(last, { recursive: true, force: true });
  else if (existsSync(last)) await rename(last, dist);
  const names = await readdir(dirname(dist)).catch(() => []);
  const abandoned = names.filter((name) => {
    const pid = builderOf(basename(dist), name);
    return pid !== undefined && !isRunning(pid);
  });
  for (const name of abandoned) await rm(join(dirname(dist), name), { recursive: true, force: true });
}

/** Whether another process has this id. A folder with our own was left by an earlier process. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
