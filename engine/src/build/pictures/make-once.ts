import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Reads a file, creating it first if it does not exist.
 * @param file absolute path; its name has to identify its content
 */
export async function makeOnce(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  // Renamed into place, so that neither a killed build nor one that makes the same file now leaves a partial one.
  const fresh = `${file}.${randomUUID()}`;
  await writeFile(fresh, made);
  await rename(fresh, file);
  return made;
}
