import { mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compressFolder } from './compress.ts';
import { takeCompressed } from './take-compressed.ts';

it('takes what is compressed already from a folder with the same file, and leaves the rest to be compressed', async () => {
  using root = mkdtempDisposableSync(join(tmpdir(), 'signpost-compressed-'));
  const write = (folder: string, files: Readonly<Record<string, string>>): string => {
    const path = join(root.path, folder);
    mkdirSync(path);
    for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
    return path;
  };
  const long = 'a '.repeat(1000);
  const own = write('own', { 'same.js': long, 'other.js': long, 'half.js': long });
  const forms = { 'same.js.br': '1', 'same.js.gz': '2', 'other.js.br': '3', 'other.js.gz': '4', 'half.js.br': '5' };
  const first = write('first', { 'same.js': long, 'other.js': `${long}b`, 'half.js': long, ...forms });
  await takeCompressed(own, [own, join(root.path, 'gone'), first]);
  expect(readdirSync(own).sort()).toEqual(['half.js', 'other.js', 'same.js', 'same.js.br', 'same.js.gz']);
  await compressFolder(own, 'thorough');
  const formsOf = (name: string): string[] => ['br', 'gz'].map((form) => readFileSync(join(own, `${name}.${form}`), 'latin1'));
  expect(formsOf('same.js')).toEqual(['1', '2']);
  for (const name of ['other.js', 'half.js']) for (const form of formsOf(name)) expect(form.length).toBeGreaterThan(5);
});
