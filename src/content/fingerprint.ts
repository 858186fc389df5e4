import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hex digest of a text, short enough for names. */
export function hashOf(text: string | Uint8Array): string {
  return hash('sha256', text).slice(0, 16);
}

/** Changes whenever the code in a folder does: its sources and the versions of what they stand on. */
export function sourceFingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(name).update(readFileSync(join(folder, name)));
  }
  const lockfile = join(import.meta.dirname, '../../package-lock.json');
  return hash.update(readFileSync(lockfile)).digest('hex').slice(0, 16);
}
