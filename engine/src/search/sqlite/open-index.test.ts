import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { SearchUnavailableError } from '../engine.ts';
import { describeEngine } from '../testing/engine-contract.ts';
import { indexFiles } from '../testing/index-files.ts';
import { createSection, floodingPage, glossary, likeNamed, meanings, references, sections } from '../testing/sections.ts';
import { createIndex } from './create-index.ts';
import { openIndex } from './open-index.ts';

const createFile = indexFiles();

describeEngine('SQLite', async () => {
  const file = createFile();
  createIndex([...sections, ...floodingPage, ...likeNamed, ...references], file, glossary, { meanings });
  return openIndex(file);
});

test('without a table of meanings, pages are ranked by words', async () => {
  const file = createFile();
  createIndex(sections, file, glossary);
  const engine = openIndex(file);
  const { hits } = await engine.search({ q: '玩家删号提交', locale: 'zh-Hans' });
  expect(hits[0]?.source.title).toBe('排行榜开发指南');
  await engine.close();
});

test('what a reader has asked finds the page that answers it, and changes the index', async () => {
  const find = async (asked: ReadonlyMap<string, readonly string[]>) => {
    const file = createFile();
    createIndex(sections, file, glossary, { asked });
    const engine = openIndex(file);
    const { hits } = await engine.search({ q: '名次 大比拼', locale: 'zh-Hans' });
    await engine.close();
    return { first: hits[0]?.source.url, fingerprint: engine.fingerprint };
  };
  const [before, now] = [await find(new Map()), await find(new Map([['/anti-addiction/', ['名次大比拼']]]))];
  expect(before.first).not.toBe('/anti-addiction/');
  expect(now.first).toBe('/anti-addiction/');
  expect(now.fingerprint).not.toBe(before.fingerprint);
});

test('a table of meanings that is cut off is refused', () => {
  const cut = meanings.map((table) => ({ ...table, bytes: table.bytes.subarray(0, -1) }));
  for (const broken of [cut, [{ locale: 'en', bytes: new Uint8Array(3), hash: '' }]]) {
    expect(() => createIndex(sections, createFile(), glossary, { meanings: broken })).toThrow('leave search.meanings out');
  }
});

test('the fingerprint changes with what is found and with nothing else', () => {
  const fingerprint = (pages: typeof sections, terms = glossary, options?: Parameters<typeof createIndex>[3]) => {
    const file = createFile();
    createIndex(pages, file, terms, options);
    return openIndex(file).fingerprint;
  };
  const first = fingerprint(sections);
  expect(fingerprint(sections)).toBe(first);
  expect(fingerprint([...sections, createSection('new/')])).not.toBe(first);
  expect(fingerprint(sections, { ...glossary, stopWords: [] })).not.toBe(first);
  expect(fingerprint(sections, glossary, { currentVersion: 'v2' })).not.toBe(first);
  expect(fingerprint(sections, glossary, { meanings })).not.toBe(first);
});

test('so does it with the code of the search: answers of other weights are other answers', () => {
  const file = createFile();
  createIndex(sections, file, glossary);
  const engine = join(import.meta.dirname, '../../..');
  using copy = mkdtempDisposableSync(join(tmpdir(), 'signpost-engine-'));
  for (const part of ['package.json', 'src/model', 'src/search']) cpSync(join(engine, part), join(copy.path, part), { recursive: true });
  symlinkSync(join(engine, '../node_modules'), join(copy.path, 'node_modules'));
  const fingerprint = (): string => {
    const program = `const { openIndex } = await import('./src/search/sqlite/open-index.ts'); console.log(openIndex(process.argv[1]).fingerprint);`;
    return execFileSync(process.execPath, ['--input-type=module', '-e', program, file], { cwd: copy.path, encoding: 'utf8' }).trim();
  };
  expect(fingerprint()).toBe(openIndex(file).fingerprint);
  appendFileSync(join(copy.path, 'src/search/rank.ts'), '// Another weight.\n');
  expect(fingerprint()).not.toBe(openIndex(file).fingerprint);
});

test('a new index takes the place of the old one, which stays usable for who has it open', async () => {
  const file = createFile();
  createIndex([createSection('old/', { title: '排行榜' })], file, glossary);
  const old = openIndex(file);
  createIndex([createSection('new/', { title: '排行榜' })], file, glossary);
  const current = openIndex(file);
  const find = async (engine: typeof old) => (await engine.search({ q: '排行榜', locale: 'zh-Hans' })).hits.map((hit) => hit.id);
  expect([await find(old), await find(current)]).toEqual([['old/'], ['new/']]);
});

test('sections that cannot be read leave the old index', async () => {
  const file = createFile();
  createIndex(sections, file, glossary);
  const broken = function* () {
    yield createSection('a/');
    throw new Error('no more');
  };
  expect(() => createIndex(broken(), file, glossary)).toThrow('no more');
  expect((await openIndex(file).search({ q: '排行榜', locale: 'zh-Hans' })).hits).not.toEqual([]);
});

test('the version that ranks first is the highest, or the one that is named', async () => {
  const file = createFile();
  const versions = ['v9', 'v10', 'v2'].map((version) => createSection(`${version}/`, { title: '排行榜', version }));
  const first = async (currentVersion?: string) => {
    createIndex(versions, file, glossary, currentVersion === undefined ? {} : { currentVersion });
    return (await openIndex(file).search({ q: '排行榜', locale: 'zh-Hans' })).hits[0]?.id;
  };
  expect([await first(), await first('v2')]).toEqual(['v10/', 'v2/']);
});

test('an index without sections finds nothing', async () => {
  const file = createFile();
  createIndex([], file, glossary);
  expect(await openIndex(file).search({ q: '排行榜', locale: 'zh-Hans' })).toEqual({ hits: [] });
});

test('what is no index is refused', () => {
  const file = createFile();
  expect(() => openIndex(file)).toThrow(SearchUnavailableError);
  writeFileSync(file, 'no database');
  expect(() => openIndex(file)).toThrow(`The search index ${file} cannot be read. Build the site again, or wait until it is replaced.`);
});

test('an index of another format is not available', () => {
  const file = createFile();
  createIndex(sections, file, glossary);
  using database = new DatabaseSync(file);
  database.exec("UPDATE meta SET value = json_set(value, '$.format', '0')");
  expect(() => openIndex(file)).toThrow(SearchUnavailableError);
});
