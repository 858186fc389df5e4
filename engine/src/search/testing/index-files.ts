import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Returns a function that names a new file at each call. All of them go when the tests of the file have ended. */
export function indexFiles(): () => string {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-index-'));
  afterAll(() => folder.remove());
  let count = 0;
  return () => join(folder.path, `${count++}.sqlite`);
}
