import { mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compressFolder } from './compress.ts';
import { BUNDLE_RECORD, takeCompressed } from './take-compressed.ts';

it('takes what is compressed already from a finished bundle with the same file, and leaves the rest to be compressed', async () => {
  using root = mkdtempDisposableSync(join(tmpdir(), 'signpost-compressed-'));
  const write = (bundle: string, files: Readonly<Record<string, string>>): string => {
    const path = join(root.path, bundle);
    mkdirSync(join(path, 'client'), { recursive: true });
    for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
    return path;
  };
  const long = 'a '.repeat(1000);
  const own = write('own', { 'client/same.js': long, 'client/other.js': long, 'client/half.js': long, 'client/late.js': long });
  // Another build is writing it.
  write('being-made', { 'client/late.js': long, 'client/late.js.br': '6', 'client/late.js.gz': '' });
  write('first', {
    'client/same.js': long,
    'client/same.js.br': '1',
    'client/same.js.gz': '2',
    'client/other.js': `${long}b`,
    'client/other.js.br': '3',
    'client/other.js.gz': '4',
    'client/half.js': long,
    'client/half.js.br': '5',
    [BUNDLE_RECORD]: '{}',
  });
  await takeCompressed(own, 'client');
  const client = join(own, 'client');
  expect(readdirSync(client).sort()).toEqual(['half.js', 'late.js', 'other.js', 'same.js', 'same.js.br', 'same.js.gz']);
  await compressFolder(client, 'thorough');
  const formsOf = (name: string): string[] => ['br', 'gz'].map((form) => readFileSync(join(client, `${name}.${form}`), 'latin1'));
  expect(formsOf('same.js')).toEqual(['1', '2']);
  for (const name of ['other.js', 'half.js', 'late.js']) for (const form of formsOf(name)) expect(form.length).toBeGreaterThan(5);
});
