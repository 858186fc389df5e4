import { copyFile, link, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Days for which a tab that is open since before a deploy finds what it loads later. */
const DAYS_KEPT = 30;
const DAY = 24 * 60 * 60 * 1000;
/** When each kept file went out of service, in milliseconds since 1970, by its name; for the next build, never served. */
const RECORD = '_kept.json';
const recordSchema = z.record(z.string(), z.number());

/**
 * Lets a new build keep the hashed files (`assets/`) of the one in service, and those that one has kept, for 30 days from when they
 * went out of service.
 * @param from folder of the build in service; there may be none
 * @param to folder of the new build
 */
export async function keepAssets(from: string, to: string): Promise<void> {
  const names = await readdir(join(from, 'assets')).catch(() => []);
  const own = new Set(await readdir(join(to, 'assets')).catch(() => []));
  const since = await readRecord(join(from, RECORD));
  const now = Date.now();
  const kept = names
    .filter((name) => !own.has(name))
    .map((name): [string, number] => [name, since[name] ?? now])
    .filter(([, time]) => now - time < DAYS_KEPT * DAY);
  for (const [name] of kept) await keepFile(join(from, 'assets', name), join(to, 'assets', name));
  if (kept.length > 0) await writeFile(join(to, RECORD), JSON.stringify(Object.fromEntries(kept)));
}

async function readRecord(file: string): Promise<Readonly<Record<string, number>>> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

/** The same bytes under a second name; a copy where the folders are on different disks. */
async function keepFile(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}
