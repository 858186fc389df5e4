import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of the code in a folder, and of this room, which all others use: sources and data without tests, and the versions of all dependencies. */
export function sourceFingerprint(folder: string): string {
  shared ??= hashFolder(import.meta.dirname);
  return createHash('sha256').update(shared).update(hashFolder(folder)).digest('hex').slice(0, 16);
}

let shared: Buffer | undefined;

function hashFolder(folder: string): Buffer {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (/\.(?:[jt]s|json)$/.test(name) && !/\.(test|d)\.ts$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  }
  const manifest = join(import.meta.dirname, '../../package.json');
  return hash.update(readFileSync(manifest)).digest();
}
