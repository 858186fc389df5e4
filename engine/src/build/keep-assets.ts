import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { linkFile } from './link-file.ts';
import { readRecord } from './read-record.ts';

/** Days for which tabs opened before a deploy can still load their files. */
const DAYS_KEPT = 30;
const DAY = 24 * 60 * 60 * 1000;
/** When each kept file went out of service, in milliseconds since 1970, by name. For the next build, never served. */
const RECORD = '_kept.json';
const recordSchema = z.record(z.string(), z.number());

/**
 * Keeps the hashed files (`assets/`) of the build in service, and those that it has kept itself, for 30 days after they leave service.
 * @param from folder of the build in service, which may not exist
 * @param to folder of the new build
 */
export async function keepAssets(from: string, to: string): Promise<void> {
  const names = await readdir(join(from, 'assets')).catch(() => []);
  const own = new Set(await readdir(join(to, 'assets')).catch(() => []));
  const since = await readRecord(join(from, RECORD), recordSchema, {});
  const now = Date.now();
  const kept = names
    .filter((name) => !own.has(name))
    .map((name): [string, number] => [name, since[name] ?? now])
    .filter(([, time]) => now - time < DAYS_KEPT * DAY);
  for (const [name] of kept) linkFile(join(from, 'assets', name), join(to, 'assets', name));
  if (kept.length > 0) await writeFile(join(to, RECORD), JSON.stringify(Object.fromEntries(kept)));
}
