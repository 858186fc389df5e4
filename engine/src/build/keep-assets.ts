import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { DAY } from '../content/cache-file.ts';
import { listFiles } from '../content/read-doc.ts';
import { HASHED_FOLDER } from '../model/hashed-folder.ts';
import { readRecord } from '../model/read-record.ts';
import { linkFile } from './link-file.ts';

/** Days for which tabs opened before a deploy can still load their files. */
const DAYS_KEPT = 30;
/** When each kept file went out of service, in milliseconds since 1970, by path. For the next build, never served. */
const RECORD = '_kept.json';
const recordSchema = z.record(z.string(), z.number());

/**
 * Keeps the hashed files (`HASHED_FOLDER`, with its folders) of the build in service, and those that it has kept itself, for 30 days after they
 * leave service.
 * @param from folder of the build in service, which may not exist
 * @param to folder of the new build
 */
export async function keepAssets(from: string, to: string): Promise<void> {
  const own = new Set(await listFiles(join(to, HASHED_FOLDER)));
  const since = readRecord(join(from, RECORD), recordSchema, {});
  const now = Date.now();
  const kept = (await listFiles(join(from, HASHED_FOLDER)))
    .filter((path) => !own.has(path))
    .map((path): [string, number] => [path, since[path] ?? now])
    .filter(([, time]) => now - time < DAYS_KEPT * DAY);
  for (const [path] of kept) {
    mkdirSync(dirname(join(to, HASHED_FOLDER, path)), { recursive: true });
    linkFile(join(from, HASHED_FOLDER, path), join(to, HASHED_FOLDER, path));
  }
  if (kept.length > 0) await writeFile(join(to, RECORD), JSON.stringify(Object.fromEntries(kept)));
}
