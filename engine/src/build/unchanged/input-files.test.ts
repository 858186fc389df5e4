import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChanges, isUntouched, readStates, withHashes } from './input-files.ts';

let folder = '';
const page = () => join(folder, 'content/page.md');
/** As if the files had been there for long. */
const LATER = 60_000;
const known = () => withHashes(readStates([folder], join(folder, 'dist'), Date.now() + LATER), new Map());
const isSame = (before: ReturnType<typeof known>) => findChanges(before, readStates([folder], join(folder, 'dist')))?.length === 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signpost-inputs-'));
  mkdirSync(join(folder, 'content'));
  writeFileSync(page(), 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('sees what has changed of a file, an addition and a removal, but not a file that was only saved again', () => {
  const before = known();
  expect(isSame(before)).toBe(true);
  writeFileSync(page(), 'one');
  utimesSync(page(), 1, 1);
  expect(isSame(before)).toBe(true);
  const { atime, mtime } = statSync(page());
  writeFileSync(page(), 'two');
  utimesSync(page(), atime, mtime);
  expect(isSame(before)).toBe(false);
  writeFileSync(page(), 'one');
  writeFileSync(join(folder, 'content/other.md'), '');
  expect(isSame(before)).toBe(false);
  rmSync(join(folder, 'content/other.md'));
  expect(isSame(before)).toBe(true);
  rmSync(page());
  expect(isSame(before)).toBe(false);
});

it('leaves out the built site and what tools keep, and minds no links in a circle', () => {
  const before = known();
  for (const name of ['dist', 'dist.123.new', 'dist.previous', '.signpost', '.git', 'node_modules']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'file'), name);
  }
  expect(isSame(before)).toBe(true);
  symlinkSync(join(folder, 'content'), join(folder, 'content/loop'));
  expect(isSame(before)).toBe(true);
  symlinkSync(join(folder, 'nowhere'), join(folder, 'nowhere'));
  expect(isSame(before)).toBe(false);
});

it('looks into a folder whose name begins like that of the built site', () => {
  mkdirSync(join(folder, 'dist.parts'));
  const before = known();
  writeFileSync(join(folder, 'dist.parts/part.mdx'), 'part');
  expect(isSame(before)).toBe(false);
});

it('knows no content of a file that was saved again after a build had read it', () => {
  const read = readStates([folder], join(folder, 'dist'), Date.now() + LATER);
  writeFileSync(page(), 'two');
  expect(isSame(withHashes(read, new Map()))).toBe(false);
});

it('a file that was saved during a build, or so shortly before that it may have been, is compared by its content', () => {
  const start = Date.now();
  const first = readStates([folder], `${folder}.out`, start);
  expect(isUntouched(first, readStates([folder], `${folder}.out`, start))).toBe(true);
  writeFileSync(page(), 'two');
  expect(isUntouched(first, readStates([folder], `${folder}.out`, start))).toBe(false);
  writeFileSync(page(), 'one');
  writeFileSync(join(folder, 'new.md'), '');
  expect(isUntouched(first, readStates([folder], `${folder}.out`, start))).toBe(false);
});
