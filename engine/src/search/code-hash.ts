import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes with the code of the search: answers depend on it like on the index, and so does what is written to one. */
export const CODE = hashCode();

function hashCode(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/(?<!\.test)\.(?:ts|json)$/.test(name)) hash.update(readFileSync(join(import.meta.dirname, name)));
  }
  return hash.digest('base64url').slice(0, 8);
}
