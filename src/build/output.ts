import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A folder that is filled beside the last build and takes its place whole. */
export interface Output {
  readonly dir: string;
  /** Writes a file by its path below the site's root. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Copies a folder's files to the site's root; a folder that does not exist is empty. */
  copy(from: string): Promise<void>;
  /** Puts the new build in the place of the old one. */
  publish(): Promise<void>;
  discard(): Promise<void>;
}

/** Begins a new build of `dist`. The last one stays in service until `publish`. */
export async function createOutput(dist: string): Promise<Output> {
  await recoverOutput(dist);
  const dir = `${dist}.${process.pid}.new`;
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const made = new Set<string>([dir]);
  return {
    dir,
    async write(path, content) {
      const file = join(dir, path);
      const folder = dirname(file);
      if (!made.has(folder)) {
        await mkdir(folder, { recursive: true });
        made.add(folder);
      }
      await writeFile(file, content);
    },
    async copy(from) {
      if (existsSync(from)) await cp(from, dir, { recursive: true });
    },
    async publish() {
      const last = previousOf(dist);
      await rm(last, { recursive: true, force: true });
      if (existsSync(dist)) await rename(dist, last);
      await rename(dir, dist);
      await rm(last, { recursive: true, force: true });
    },
    discard: () => rm(dir, { recursive: true, force: true }),
  };
}

/** Puts the last good build back where a build was killed between the two renames of `publish`. */
export async function recoverOutput(dist: string): Promise<void> {
  const last = previousOf(dist);
  if (!existsSync(dist) && existsSync(last)) await rename(last, dist);
}

function previousOf(dist: string): string {
  return `${dist}.previous`;
}
