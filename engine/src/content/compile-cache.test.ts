import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compile } from '../markdown/compile.ts';
import type { CompiledPage } from '../markdown/compiled.ts';
import { parseFrontMatter } from '../markdown/front-matter.ts';
import { TEST_CONTEXT, TEST_FILE } from '../markdown/testing/test-context.ts';
import type { SourceDoc } from './catalog-types.ts';
import { type CompileCache, openCompileCache } from './compile-cache.ts';
import { type CompileSettings, compileDoc } from './compile-doc.ts';
import { placeFile } from './route.ts';

const DAY = 24 * 60 * 60 * 1000;
const PARTIAL = 'site/content/zh-Hans/v3/_note.mdx';

let folder = '';
let partials: Record<string, string> = {};
let settings: CompileSettings;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signpost-cache-'));
  partials = { [PARTIAL]: 'Take care.' };
  settings = { ...TEST_CONTEXT, components: null };
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const open = (): CompileCache => openCompileCache(join(folder, 'compiled.sqlite'), settings, (file) => partials[file]);

/** Opens the cache as a build does, and closes it when the work is done. */
function inBuild<Result>(work: (cache: CompileCache) => Result): Result {
  using cache = open();
  return work(cache);
}

const docOf = (source: string, place: Partial<SourceDoc> = {}): SourceDoc => ({
  ...parseFrontMatter(source, TEST_FILE),
  ...{ file: TEST_FILE, siteFile: 'a.mdx', locale: 'zh-Hans', version: 'v3', source, place: placeFile('a.mdx', {}) },
  ...place,
});
const compileNow = async (doc: SourceDoc): Promise<CompiledPage> =>
  compile(doc.source, doc.file, { ...TEST_CONTEXT, ...settings, readPartial: (file) => partials[file] });

const doc = docOf("import Note from './_note.mdx'\n\n## 安装 {#install}\n\n<Note />\n");
const other = docOf(doc.source, { file: 'site/content/zh-Hans/v3/b.mdx' });

it('has a page in the next build, with its texts', async () => {
  const page = await compileNow(doc);
  const [stored] = inBuild((cache) => cache.setAll([[doc, page]]));
  expect(stored?.headings).toEqual(page.headings);
  const [found, texts] = inBuild((cache) => {
    const kept = cache.get(doc);
    return [kept, { html: kept?.read('html'), markdown: kept?.read('markdown'), sections: kept?.readSections() }];
  });
  expect(found?.headings).toEqual(page.headings);
  expect(texts).toEqual({ html: page.html, markdown: page.markdown, sections: page.sections });
});

it('does not have a page whose locale, version, site or source is another', async () => {
  const page = await compileNow(doc);
  inBuild((cache) => cache.setAll([[doc, page]]));
  for (const changed of [{ locale: 'en' }, { version: 'v2' }, { source: `${doc.source}\n` }])
    expect(inBuild((cache) => cache.get({ ...doc, ...changed }))).toBeUndefined();
  settings = { ...settings, siteDir: 'other' };
  expect(inBuild((cache) => cache.get(doc))).toBeUndefined();
});

it('does not have a page when a partial in it has changed, and has it again when the change is undone', async () => {
  const page = await compileNow(doc);
  inBuild((cache) => cache.setAll([[doc, page]]));
  partials = { [PARTIAL]: 'Take more care.' };
  expect(inBuild((cache) => cache.get(doc))).toBeUndefined();
  partials = { [PARTIAL]: 'Take care.' };
  expect(inBuild((cache) => cache.get(doc))).toBeDefined();
});

it('a missing partial is not an empty one', async () => {
  partials = {};
  const page = await compileNow(doc);
  inBuild((cache) => cache.setAll([[doc, page]]));
  expect(inBuild((cache) => cache.get(doc))?.diagnostics).toHaveLength(1);
  partials = { [PARTIAL]: '' };
  expect(inBuild((cache) => cache.get(doc))).toBeUndefined();
});

it('keeps a page with the partials that it was made from, not with those of the moment it is kept', async () => {
  const page = await compileNow(doc);
  partials = { [PARTIAL]: 'Saved meanwhile.' };
  inBuild((cache) => cache.setAll([[doc, page]]));
  expect(inBuild((cache) => cache.get(doc))).toBeUndefined();
});

it('two builds at once each read their own texts', async () => {
  using first = open();
  using second = open();
  const [page] = first.setAll([[doc, await compileNow(doc)]]);
  partials = { [PARTIAL]: 'Of the other build.' };
  const [changed] = second.setAll([[doc, await compileNow(doc)]]);
  expect(page?.read('html')).toContain('Take care.');
  expect(changed?.read('html')).toContain('Of the other build.');
});

it.each([
  ['`{{sdkVersions.taptap.unity}}`', true],
  ['{sdkVersions.taptap.unity}', true],
  ['{sdkVersions.taptap.android}', false],
  ["{BRAND === 'tds' && <b>a</b>}", false],
  ['Text.', false],
  // The message about an unknown name lists or suggests others.
  ['{sdkVersion}', true],
])('with a new version of an SDK, compiles %s again: %s', async (source, isAgain) => {
  const page = await compileNow(docOf(source));
  inBuild((cache) => cache.setAll([[docOf(source), page]]));
  const taptap = { unity: '4.0.0', android: '3.28.0' };
  settings = { ...settings, constants: { ...settings.constants, sdkVersions: { taptap, leancloud: { js: { storage: '4.15.0' } } } } };
  expect(inBuild((cache) => cache.get(docOf(source))) === undefined).toBe(isAgain);
});

it('forgets a page that no build has used for a month', async () => {
  const page = await compileNow(doc);
  vi.useFakeTimers({ toFake: ['Date'] });
  const pass = (days: number) => vi.setSystemTime(Date.now() + days * DAY);
  inBuild((cache) =>
    cache.setAll([
      [doc, page],
      [other, page],
    ]),
  );
  pass(20);
  inBuild((cache) => cache.get(doc));
  pass(20);
  inBuild(() => undefined);
  const [a, b] = inBuild((cache) => [cache.get(doc), cache.get(other)]);
  expect(a).toBeDefined();
  expect(b).toBeUndefined();
});

it.each([
  ['no database', () => writeFileSync(join(folder, 'compiled.sqlite'), 'half a file')],
  [
    'a database of another format',
    () => new DatabaseSync(join(folder, 'compiled.sqlite')).exec('CREATE TABLE compiled (key TEXT PRIMARY KEY, value TEXT)'),
  ],
])('is empty where the file is %s', async (_, spoil) => {
  const page = await compileNow(doc);
  spoil();
  expect(inBuild((cache) => cache.get(doc))).toBeUndefined();
  inBuild((cache) => cache.setAll([[doc, page]]));
  expect(inBuild((cache) => cache.get(doc))).toBeDefined();
});

it('waits for another build that is writing, and keeps what is there', async () => {
  const page = await compileNow(doc);
  inBuild((cache) => cache.setAll([[doc, page]]));
  const file = join(folder, 'compiled.sqlite');
  const code = `const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
    const database = new DatabaseSync(${JSON.stringify(file)});
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    require('node:worker_threads').parentPort.postMessage('locked');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    database.close();`;
  const other = new Worker(code, { eval: true });
  await once(other, 'message');
  expect(inBuild((cache) => cache.get(doc))).toBeDefined();
});

it('is one file for builds that begin at once, where there was none or one of another format', async () => {
  const builds = 4;
  const files = Array.from({ length: 60 }, (_, index) => join(folder, `${index}.sqlite`));
  for (const file of files.slice(30)) {
    using database = new DatabaseSync(file);
    database.exec('CREATE TABLE pages (old TEXT)');
  }
  const code = `const { workerData: { module, files, builds, shared }, parentPort } = require('node:worker_threads');
    const { DatabaseSync } = require('node:sqlite');
    const arrived = new Int32Array(shared);
    let meetings = 0;
    const meet = () => {
      const all = ++meetings * builds;
      Atomics.add(arrived, 0, 1);
      while (Atomics.load(arrived, 0) < all);
    };
    import(module).then(({ openCacheFile }) => {
      for (const file of files) {
        let problem;
        meet();
        try {
          const own = openCacheFile(file, 'CREATE TABLE IF NOT EXISTS pages (id INTEGER PRIMARY KEY)', 7);
          own.exec('INSERT INTO pages DEFAULT VALUES');
          own.close();
        } catch (error) {
          problem = error.message;
        }
        meet();
        const seen = new DatabaseSync(file, { timeout: 10_000 });
        const { pages } = seen.prepare('SELECT count(*) AS pages FROM pages').get();
        seen.close();
        if (problem ?? pages !== builds) parentPort.postMessage(problem ?? pages + ' pages');
      }
    });`;
  const module = new URL('./cache-file.ts', import.meta.url).href;
  const workerData = { module, files, builds, shared: new SharedArrayBuffer(4) };
  const problems: unknown[] = [];
  const threads = Array.from({ length: builds }, () =>
    new Worker(code, { eval: true, workerData }).on('message', (said) => problems.push(said)),
  );
  await Promise.all(threads.map((thread) => once(thread, 'exit')));
  expect(problems).toEqual([]);
});

it('keeps coloured code and diagrams for pages that are compiled again', async () => {
  const code = docOf("```js\nconst a = '<b>';\n\nlet b;\n```\n\n```mermaid\nflowchart LR\n  A[const] --> B\n```\n");
  const compileWith = async (cache: CompileCache) => compileDoc(code, settings, folder, cache.html);
  const first = open();
  const { html } = await compileWith(first);
  first[Symbol.dispose]();
  const database = new DatabaseSync(join(folder, 'html.sqlite'));
  database.exec("UPDATE texts SET text = replace(text, 'const', 'kept')");
  database.close();
  vi.resetModules();
  const { compileDoc: compileAnew } = await import('./compile-doc.ts');
  using second = open();
  expect((await compileAnew(code, settings, folder, second.html)).html).toBe(html.replaceAll('const', 'kept'));
});
