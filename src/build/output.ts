import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { lastBuildOf } from '../model/build-folder.ts';
import { keepAssets } from './keep-assets.ts';

/** A folder that is filled beside the last build and takes its place whole. */
export interface Output {
  readonly dir: string;
  /** Writes a file by its path below the site's root. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Copies a folder's files to the site's root; a folder that does not exist is empty. */
  copy(from: string): Promise<void>;
  /**
   * Puts the new build in the place of the old one.
   * @param inService the build that readers have open, whose hashed files they may still ask for
   */
  publish(inService?: string): Promise<void>;
  discard(): Promise<void>;
}

/** Begins a new build of `dist`, after putting right what a killed one has left. The last one stays in service until `publish`. */
export async function createOutput(dist: string): Promise<Output> {
  await recoverOutput(dist);
  const dir = `${dist}.${process.pid}.new`;
  await mkdir(dir, { recursive: true });
  const made = new Set<string>([dir]);
  const write = async (path: string, content: string | Uint8Array): Promise<void> => {
    const file = join(dir, path);
    const folder = dirname(file);
    if (!made.has(folder)) {
      await mkdir(folder, { recursive: true });
      made.add(folder);
    }
    await writeFile(file, content);
  };
  return {
    dir,
    write(path, content) {
      const written = write(path, content);
      // Many files are on their way at once: one that fails is told to whoever waits for it, and must not end the process before.
      written.catch(() => undefined);
      return written;
    },
    async copy(from) {
      if (existsSync(from)) await cp(from, dir, { recursive: true });
    },
    async publish(inService) {
      if (inService !== undefined) await keepAssets(inService, dir);
      const last = lastBuildOf(dist);
      await rm(last, { recursive: true, force: true });
      if (existsSync(dist)) await rename(dist, last);
      await rename(dir, dist);
      await rm(last, { recursive: true, force: true });
    },
    discard: () => rm(dir, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/**
 * Puts right what a build has left that was killed: the last good build goes back where it was killed between the two renames of
 * `publish`, and what it had written goes away.
 */
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

/** Whether another process has this id; a folder under our own was left by one that had it before. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
