import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The bytes of a file, which is made where it is not there.
 * @param file absolute path whose name says all that the bytes depend on
 */
export async function makeOnce(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  // Renamed into place: a build that is killed leaves no half of a file.
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, made);
  await rename(fresh, file);
  return made;
}
