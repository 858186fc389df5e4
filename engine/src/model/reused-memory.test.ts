import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ReusedMemory } from './reused-memory.ts';

const LONG = '提交成绩'.repeat(200_000);

it('gives the bytes of texts of any length, one after the other', () => {
  const memory = new ReusedMemory();
  for (const text of ['', 'a text', LONG, '更短']) expect(Buffer.from(memory.encode(text)).equals(Buffer.from(text))).toBe(true);
});

it('gives the bytes of files of any size, one after the other', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-memory-'));
  const memory = new ReusedMemory();
  for (const text of ['', 'a text', LONG, '更短']) {
    const file = join(folder.path, 'file');
    writeFileSync(file, text);
    expect(Buffer.from(memory.read(file)).equals(Buffer.from(text))).toBe(true);
  }
});
