import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseGlossary } from '../search/glossary.ts';
import { createIndex } from '../search/sqlite/create-index.ts';
import type { RunningServer } from './options.ts';
import { startServer } from './start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), 'signpost-serve-'));
  const files = {
    'index.html': '<h1>首页</h1>',
    '404.html': '未找到页面',
    'en/404.html': 'Page Not Found',
    'sdk/index.html': '<h1>SDK</h1>',
    'sdk/index.md': '# SDK',
    '_site.json': JSON.stringify({ build: 'one', locales: [{ name: 'en', path: 'en' }] }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  const section = {
    title: 'SDK',
    heading: '',
    content: '登录',
    locale: 'zh-Hans',
    version: 'v3',
    section: 'sdk',
    breadcrumbs: [],
    keywords: [],
  };
  createIndex([{ ...section, id: 'sdk', url: '/sdk/', kind: 'guide' }], join(dist, '_search.sqlite'), parseGlossary({ terms: [] }));
  server = await startServer({ dist, port: 0, logLevel: 'silent' });
});

afterAll(() => server.close());

const get = (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' });

test('serves pages with their type', async () => {
  const answer = await get('/sdk/');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toBe('<h1>SDK</h1>');
});

test('adds the missing slash and keeps the query', async () => {
  const answer = await get('/sdk?from=mail');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/sdk/?from=mail');
});

test('says what is missing in the language of the address', async () => {
  expect(await (await get('/en/nothing/')).text()).toBe('Page Not Found');
  expect(await (await get('/nothing/')).text()).toBe('未找到页面');
});

test('answers a search', async () => {
  const answer = await get('/api/search?q=登录&locale=zh-Hans');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ hits: [{ id: 'sdk', source: { url: '/sdk/' } }] });
});
