import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFingerprint } from './fingerprint.ts';

it('changes with code, compiled code and data, and not with tests and types', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-code-'));
  const after = (file: string, text: string): string => {
    writeFileSync(join(folder.path, file), text);
    return sourceFingerprint(folder.path);
  };
  const first = after('a.ts', '1');
  const others = [after('a.ts', '2'), after('b.js', '1'), after('b.js', '2'), after('weights.json', '1'), after('weights.json', '2')];
  expect(new Set([first, ...others]).size).toBe(6);
  expect([after('a.test.ts', '1'), after('b.d.ts', '1'), after('notes.md', '1')]).toEqual(Array(3).fill(others.at(-1)));
});
