import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { listFiles } from '../content/read-doc.ts';
import { lastBuildOf } from '../model/build-folder.ts';
import { FILE_LIST, type FileList, fileHash, fileListSchema, type ListedFile, writeFileList } from '../model/file-list.ts';
import { Compressor, isText } from './compress.ts';
import { keepAssets } from './keep-assets.ts';
import { linkFile } from './link-file.ts';
import { readRecord } from './read-record.ts';

const COMPRESSED = ['.br', '.gz'];

/** Starts a new build of `dist`, after cleaning up after killed ones. The last build stays in service until `publish`. */
export async function createOutput(dist: string): Promise<Output> {
  await recoverOutput(dist);
  const dir = `${dist}.${process.pid}.new`;
  await mkdir(dir, { recursive: true });
  return new Output(dist, dir, await readRecord(join(dist, FILE_LIST), fileListSchema, {}));
}

/** A new build, written beside the last one and put in its place as a whole. */
export class Output {
  readonly dir: string;
  readonly #dist: string;
  readonly #compressor = new Compressor('quick');
  readonly #folders: Set<string>;
  readonly #hashes = new Map<string, string>();
  /** What the last build says of its files. */
  readonly #last: FileList;
  /** What is known of files that were taken over. */
  readonly #kept = new Map<string, ListedFile>();

  /**
   * @param dist folder of the last build
   * @param dir folder of the new one, which exists
   * @param last what the last build says of its files
   */
  constructor(dist: string, dir: string, last: FileList) {
    this.#dist = dist;
    this.dir = dir;
    this.#last = last;
    this.#folders = new Set([dir]);
  }

  /**
   * Writes a file and, if it is served, its compressed forms. A file that is the same in the last build is linked instead.
   * @param path below the site's root; a file is served unless this begins with `_`
   */
  async write(path: string, content: string | Uint8Array): Promise<void> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const isServed = !path.startsWith('_');
    if (isServed) this.#hashes.set(path, fileHash(bytes));
    const isKept = isServed && holds(join(this.#dist, path), bytes) && this.keep([path]);
    // The file may have been changed by hand since it was listed.
    if (!isKept || this.#kept.get(path)?.hash !== this.#hashes.get(path)) this.#kept.delete(path);
    if (isKept) return;
    const file = this.#place(path);
    // Synchronous calls write thousands of small files in a fraction of the time.
    writeFileSync(file, bytes);
    if (isServed) await this.#compressor.add(file, bytes.length);
  }

  /**
   * Links files of the last build, with their compressed forms.
   * @returns false if one of them does not exist; none is linked then
   */
  keep(paths: readonly string[]): boolean {
    const sizes = paths.map((path) => statSync(join(this.#dist, path), { throwIfNoEntry: false })?.size);
    if (sizes.includes(undefined)) return false;
    for (const [index, path] of paths.entries()) {
      const listed = this.#last[path];
      const compressed = this.#compressedForms(path, listed);
      for (const form of [path, ...compressed]) linkFile(join(this.#dist, form), this.#place(form));
      const isAsListed = listed && listed.size === sizes[index] && compressed.length === Object.keys(listed.encodings).length;
      if (isAsListed) this.#kept.set(path, listed);
    }
    return true;
  }

  #compressedForms(path: string, listed: ListedFile | undefined): string[] {
    if (listed && Object.keys(listed.encodings).length === 0) return [];
    return COMPRESSED.map((suffix) => path + suffix).filter((form) => existsSync(join(this.#dist, form)));
  }

  /**
   * Copies a folder's files, if there is one, and compresses those that come without compressed forms.
   * @param to folder below the site's root
   */
  async copy(from: string, to = ''): Promise<void> {
    if (!existsSync(from)) return;
    await cp(from, join(this.dir, to), { recursive: true });
    const paths = new Set((await listFiles(from)).map((path) => join(to, path)));
    for (const path of paths) {
      const isDone = COMPRESSED.some((suffix) => path.endsWith(suffix) || paths.has(path + suffix));
      if (!isDone && isText(path)) await this.write(path, readFileSync(join(this.dir, path)));
    }
  }

  /**
   * Puts the new build in the place of the last one.
   * @param inService folder of the build in service, whose hashed files are kept for open tabs
   */
  async publish(inService?: string): Promise<void> {
    await this.#compressor.finish();
    if (inService !== undefined) await keepAssets(inService, this.dir);
    writeFileList(this.dir, this.#knownHashes(), this.#kept);
    const last = lastBuildOf(this.#dist);
    // The asynchronous call takes twice the CPU time.
    rmSync(last, { recursive: true, force: true });
    if (existsSync(this.#dist)) await rename(this.#dist, last);
    await rename(this.dir, this.#dist);
    rmSync(last, { recursive: true, force: true });
  }

  /** Hashes of what was written, and of files of the last build that were linked: they are the same files. */
  #knownHashes(): Map<string, string> {
    const isLinked = (path: string): boolean => this.#kept.has(path) || isSameFile(join(this.#dist, path), join(this.dir, path));
    const linked = Object.entries(this.#last).filter(([path]) => isLinked(path));
    return new Map([...linked.map(([path, { hash }]): [string, string] => [path, hash]), ...this.#hashes]);
  }

  /** Deletes what has been written. */
  async discard(): Promise<void> {
    await this.#compressor.finish().catch(() => undefined);
    await rm(this.dir, { recursive: true, force: true, maxRetries: 3 });
  }

  /** Creates the folder of a file. Returns the file's absolute path. */
  #place(path: string): string {
    const file = join(this.dir, path);
    const folder = dirname(file);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    return file;
  }
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
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
    const pid = name.startsWith(`${basename(dist)}.`) ? /^(\d+)\.new$/.exec(name.slice(basename(dist).length + 1))?.[1] : undefined;
    return pid !== undefined && !isRunning(Number(pid));
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
