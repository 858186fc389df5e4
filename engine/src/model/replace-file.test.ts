import { linkSync, lstatSync, mkdtempDisposableSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replaceFile } from './replace-file.ts';

it('puts a new file in the place of the old one, which stays whole for those who read it', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-replace-'));
  const place = (name: string): string => join(folder.path, name);
  const [file, reader, link] = [place('a.json'), place('reader'), place('link')];
  replaceFile(file, 'first');
  linkSync(file, reader);
  symlinkSync(file, link);
  replaceFile(link, 'second');
  expect([readFileSync(file, 'utf8'), readFileSync(reader, 'utf8'), lstatSync(link).isSymbolicLink()]).toEqual(['second', 'first', true]);
  expect(readdirSync(folder.path)).toEqual(['a.json', 'link', 'reader']);
});

it('leaves nothing behind where it cannot write', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-replace-'));
  writeFileSync(join(folder.path, 'full'), '');
  expect(() => replaceFile(join(folder.path, 'full/a.json'), '')).toThrow('ENOTDIR');
  expect(() => replaceFile(folder.path, '')).toThrow();
  expect(readdirSync(folder.path)).toEqual(['full']);
});
