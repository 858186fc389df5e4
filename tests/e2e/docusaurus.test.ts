import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { silentProgress } from '../../src/build/progress.ts';
import { loadConfig } from '../../src/config/load.ts';

const out = mkdtempSync(join(tmpdir(), 'signpost-docusaurus-'));
const read = (path: string): string => readFileSync(join(out, path), 'utf8');

beforeAll(async () => {
  const loaded = await loadConfig('tests/fixtures/docusaurus/site.config.ts');
  const { published, diagnostics } = await buildSite(loaded, { out, progress: silentProgress });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(published).toBe(true);
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

it('a tree in the layout of Docusaurus builds unchanged: folders, number prefixes, slugs, versions, translations', () => {
  expect(read('index.html')).toContain('<title>开始');
  expect(read('guide/install/index.html')).toContain('安装');
  expect(read('extras/index.html')).toContain('附录');
  expect(read('1.0/guide/usage/index.html')).toContain('旧版用法');
  expect(read('en/index.html')).toContain('<title>Start');
  expect(read('en/guide/install/index.html')).toContain('lang="zh-Hans"');
});

it('links by file lead to pages, in the reader’s language', () => {
  expect(read('index.html')).toContain('href="/guide/install/#步骤"');
  expect(read('en/index.html')).toContain('href="/en/guide/install/#步骤"');
});

it('the dialect is the same: admonitions, tabs with their imports, partials with props, code marks, constants, pictures', () => {
  const install = read('guide/install/index.html');
  expect(install).toContain('安装之前先备份。');
  expect(install).toContain('3.29.2');
  expect(install).toContain('Login.cs');
  expect(install).toMatch(/class="line marked"/);
  expect(install).toMatch(/<img[^>]* src="\/img\/logo\.svg" width="24" height="24"/);
  expect(read('guide/usage/index.html')).toMatch(/role="tab"[^>]*>macOS/);
  expect(read('index.html')).toContain('<strong>中文（注）</strong>后文');
});

it('all kinds of sidebar items are there: docs, categories with a generated page, short forms, captions, links', () => {
  const html = read('index.html');
  for (const label of ['怎么用', '指南', '简写', '更多', '主站']) expect(html).toContain(label);
  expect(read('guides/index.html')).toContain('href="/guide/usage/"');
});
