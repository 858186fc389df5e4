import { copyFile, link, readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Days for which a tab that is open since before a deploy finds what it loads later. */
const DAYS_KEPT = 30;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Lets a new build keep the hashed files (`assets/`) of the one in service. A file's age counts from the last build that made it.
 * @param from folder of the build in service; there may be none
 * @param to folder of the new build
 */
export async function keepAssets(from: string, to: string): Promise<void> {
  const names = await readdir(join(from, 'assets')).catch(() => []);
  const own = new Set(await readdir(join(to, 'assets')).catch(() => []));
  const oldest = Date.now() - DAYS_KEPT * DAY;
  for (const name of names.filter((one) => !own.has(one))) {
    const file = join(from, 'assets', name);
    const { mtime } = await stat(file);
    if (mtime.getTime() >= oldest) await keepFile(file, join(to, 'assets', name), mtime);
  }
}

/** The same bytes under a second name; a copy where the folders are on different disks. */
async function keepFile(from: string, to: string, modified: Date): Promise<void> {
  await link(from, to).catch(async () => {
    await copyFile(from, to);
    await utimes(to, modified, modified);
  });
}
