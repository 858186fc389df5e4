import { mkdtempDisposableSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeOnce } from './make-once.ts';

it('two callers that want the same file at the same time both get it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-once-'));
  const file = join(folder.path, 'picture.avif');
  const make = async () => new Uint8Array([1, 2, 3]);
  expect(await Promise.all([makeOnce(file, make), makeOnce(file, make)])).toEqual([new Uint8Array([1, 2, 3]), new Uint8Array([1, 2, 3])]);
  expect(readdirSync(folder.path)).toEqual(['picture.avif']);
});
