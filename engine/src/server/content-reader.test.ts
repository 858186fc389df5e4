import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentReader } from './content-reader.ts';
import { LIMITS } from './policies/limits.ts';

test('a file that many ask for at the same moment takes its own place in memory, not that of others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-reader-'));
  const stored = (name: string) => ({ file: join(folder, name), size: LIMITS.cachedFile });
  for (const name of ['one', 'other']) writeFileSync(join(folder, name), Buffer.alloc(LIMITS.cachedFile));
  const reader = new ContentReader(async () => true);
  const askers = LIMITS.cachedBytes / LIMITS.cachedFile;
  await Promise.all(Array.from({ length: askers }, () => reader.read(stored('one')).then(() => undefined)));
  expect(await reader.read(stored('other'))).toBe(await reader.read(stored('other')));
  rmSync(folder, { recursive: true });
});
