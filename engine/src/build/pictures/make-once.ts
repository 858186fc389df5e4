import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile } from '../../model/replace-file.ts';

/**
 * Reads a file, creating it first if it does not exist.
 * @param file absolute path; its name has to identify its content
 */
export async function makeOnce(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  replaceFile(file, made);
  return made;
}
