import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('each statement of the specification names a test that is there', () => {
  const rows = readFileSync(join(root, 'tests/statements.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
  expect(rows.length).toBeGreaterThan(150);
  const files = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = files.get(file) ?? readFileSync(join(root, file), 'utf8');
    files.set(file, text);
    return text;
  };
  expect(rows.filter(([, , file = '', words = '']) => !textOf(file).includes(words))).toEqual([]);
});
