import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file whole or not at all: who reads it, or ends the process meanwhile, never has a part of it.
 * @param file absolute path; a link stays one
 * @throws the error of a folder or disk that cannot be written to; what was there stays
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const place = existsSync(file) ? realpathSync(file) : file;
  const fresh = join(dirname(place), `.${basename(place)}-${randomUUID()}`);
  try {
    writeFileSync(fresh, content);
    renameSync(fresh, place);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}
