import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compile } from '../markdown/compile.ts';
import { contextWithPartials } from '../markdown/test-context.ts';
import { type CompileCache, openCompileCache } from './compile-cache.ts';

const DAY = 24 * 60 * 60 * 1000;

let folder = '';
let partial = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signpost-cache-'));
  partial = 'Take care.';
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Opens the cache as a build does, and closes it when the work is done. */
function inBuild<Result>(work: (cache: CompileCache) => Result): Result {
  const cache = openCompileCache(join(folder, 'compiled.sqlite'), () => partial);
  try {
    return work(cache);
  } finally {
    cache.close();
  }
}

const source = "import Note from './_note.mdx'\n\n## 安装 {#install}\n\n<Note />\n";
const page = await compile(source, 'site/a.mdx', contextWithPartials({ 'site/_note.mdx': 'Take care.' }));

it('gives a page back in the next build, with its texts', () => {
  const [stored] = inBuild((cache) => cache.setAll([['a', page]]));
  expect(stored?.headings).toEqual(page.headings);
  const [found, texts] = inBuild((cache) => {
    const kept = cache.get('a');
    return [kept, { html: kept?.read('html'), markdown: kept?.read('markdown') }];
  });
  expect(found?.sections).toEqual(page.sections);
  expect(texts).toEqual({ html: page.html, markdown: page.markdown });
});

it('gives a page back no more when a partial in it has changed', () => {
  inBuild((cache) => cache.setAll([['a', page]]));
  partial = 'Take more care.';
  expect(inBuild((cache) => cache.get('a'))).toBeUndefined();
});

it('forgets a page for which nobody has asked for a month', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const pass = (days: number) => vi.setSystemTime(Date.now() + days * DAY);
  inBuild((cache) =>
    cache.setAll([
      ['a', page],
      ['b', page],
    ]),
  );
  pass(20);
  inBuild((cache) => cache.get('a'));
  pass(20);
  inBuild(() => undefined);
  const [a, b] = inBuild((cache) => [cache.get('a'), cache.get('b')]);
  expect(a).toBeDefined();
  expect(b).toBeUndefined();
});

it.each([
  ['no database', () => writeFileSync(join(folder, 'compiled.sqlite'), 'half a file')],
  [
    'a database of another format',
    () => new DatabaseSync(join(folder, 'compiled.sqlite')).exec('CREATE TABLE compiled (key TEXT PRIMARY KEY, value TEXT)'),
  ],
])('is empty where the file is %s', (_, spoil) => {
  spoil();
  expect(inBuild((cache) => cache.get('a'))).toBeUndefined();
  inBuild((cache) => cache.setAll([['a', page]]));
  expect(inBuild((cache) => cache.get('a'))).toBeDefined();
});
