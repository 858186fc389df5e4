import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { lastBuildOf } from '../model/build-folder.ts';
import { Compressor, isText } from './compress.ts';
import { keepAssets } from './keep-assets.ts';
import { linkFile } from './link-file.ts';

/** A new build, written beside the last one and put in its place as a whole. */
export interface Output {
  readonly dir: string;
  /**
   * Writes a file and, if it is served, its compressed forms. A file that is the same in the last build is linked instead.
   * @param path below the site's root; a file is served unless this begins with `_`
   */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /**
   * Links files of the last build, with their compressed forms.
   * @returns false if one of them does not exist; none is linked then
   */
  keep(paths: readonly string[]): boolean;
  /** Copies a folder's files, if there is one, to the site's root and compresses those that come without compressed forms. */
  copy(from: string): Promise<void>;
  /**
   * Puts the new build in the place of the last one.
   * @param inService folder of the build in service, whose hashed files are kept for open tabs
   */
  publish(inService?: string): Promise<void>;
  /** Deletes what has been written. */
  discard(): Promise<void>;
}

const COMPRESSED = ['.br', '.gz'];

/** Starts a new build of `dist`, after cleaning up after killed ones. The last build stays in service until `publish`. */
export async function createOutput(dist: string): Promise<Output> {
  await recoverOutput(dist);
  const dir = `${dist}.${process.pid}.new`;
  await mkdir(dir, { recursive: true });
  const compressor = new Compressor('quick');
  const made = new Set<string>([dir]);
  const place = (path: string): string => {
    const file = join(dir, path);
    const folder = dirname(file);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    return file;
  };
  const keep = (paths: readonly string[]): boolean => {
    if (!paths.every((path) => existsSync(join(dist, path)))) return false;
    for (const path of paths) {
      for (const form of [path, ...COMPRESSED.map((suffix) => path + suffix)]) {
        const last = join(dist, form);
        if (existsSync(last)) linkFile(last, place(form));
      }
    }
    return true;
  };
  // Synchronous calls write thousands of small files in a fraction of the time.
  const write = async (path: string, content: string | Uint8Array): Promise<void> => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const isServed = !path.startsWith('_');
    if (isServed && holds(join(dist, path), bytes) && keep([path])) return;
    const file = place(path);
    writeFileSync(file, bytes);
    if (isServed) await compressor.add(file, bytes.length);
  };
  return {
    dir,
    write,
    keep,
    async copy(from) {
      if (!existsSync(from)) return;
      await cp(from, dir, { recursive: true });
      const entries = await readdir(from, { recursive: true, withFileTypes: true });
      const paths = new Set(entries.filter((entry) => entry.isFile()).map((entry) => relative(from, join(entry.parentPath, entry.name))));
      for (const path of paths) {
        const isDone = COMPRESSED.some((suffix) => path.endsWith(suffix) || paths.has(path + suffix));
        if (!isDone && isText(path)) await write(path, readFileSync(join(dir, path)));
      }
    },
    async publish(inService) {
      await compressor.finish();
      if (inService !== undefined) await keepAssets(inService, dir);
      const last = lastBuildOf(dist);
      // The asynchronous call takes twice the CPU time.
      rmSync(last, { recursive: true, force: true });
      if (existsSync(dist)) await rename(dist, last);
      await rename(dir, dist);
      rmSync(last, { recursive: true, force: true });
    },
    async discard() {
      await compressor.finish().catch(() => undefined);
      await rm(dir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
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
