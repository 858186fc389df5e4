import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTagsFile } from './tags-file.ts';

it('a file that is not there has no tags; one that is there and cannot be read is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-tags-'));
  const file = join(folder, 'tags.yml');
  try {
    expect(await readTagsFile(file, 'tags.yml', [])).toBeUndefined();
    mkdirSync(file);
    await expect(readTagsFile(file, 'tags.yml', [])).rejects.toThrow('EISDIR');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
