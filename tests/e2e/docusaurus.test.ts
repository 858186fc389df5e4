import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../engine/src/build/build-site.ts';
import { silentProgress } from '../../engine/src/build/progress.ts';
import { loadConfig } from '../../engine/src/config/load.ts';

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
  expect(read('en/guide/usage/index.html')).toContain('lang="zh-Hans"');
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
  for (const address of ['/img/logo.svg', 'mailto:docs@example.com']) expect(html).toContain(`href="${address}"`);
  const captions = JSON.parse(read('page.json')).sidebar.items.filter(({ type }: { type: string }) => type === 'caption');
  expect(captions).toEqual([{ type: 'caption', label: '更多' }]);
  expect(read('guides/index.html')).toContain('href="/guide/usage/"');
  expect(read('guides/index.html')).toContain('<span class="card-text">数据，从根开始，草稿，附录</span>');
});

it('pictures and files beside the pages are published, smaller formats and sizes with them; a translation uses those of its source', () => {
  const install = read('guide/install/index.html');
  const [picture = '', name = ''] =
    /<picture>.*?src="(\/-\/files\/screen-[0-9a-f]{8}\.png)" width="160" height="90"><\/picture>/.exec(install) ?? [];
  expect(existsSync(join(out, name))).toBe(true);
  expect(picture).toContain(`<source srcset="${name.replace('.png', '.webp')}" type="image/webp">`);
  expect(read('en/guide/install/index.html')).toContain(`src="${name}"`);
  expect(install).toMatch(/href="\/-\/files\/data-[0-9a-f]{8}\.csv">数据/);
});

it('links by @site, from the root and to drafts end where they should; imports of raw files and pictures are what they stand for', () => {
  const install = read('guide/install/index.html');
  expect(install).toContain('<a href="/guide/usage/">从根开始</a>，<a>草稿</a>，<a href="/extras/">附录</a>');
  expect(install).toContain('升级之前先备份。');
  expect(install).toContain('answer');
  expect(install.match(/src="\/img\/logo\.svg"/g)).toHaveLength(3);
});

it('labels of sidebars and generated pages are translated by the file that Docusaurus writes', () => {
  const { sidebar } = JSON.parse(read('en/page.json'));
  const tree = read(sidebar.treeUrl.slice(1));
  for (const label of ['Guides', 'Advanced', 'Back to the start', 'Main site']) expect(tree).toContain(`"label":"${label}"`);
  expect(read('en/guides/index.html')).toMatch(/<h1[^>]*>All guides<\/h1>/);
  expect(read('guides/index.html')).toMatch(/<h1[^>]*>全部指南<\/h1>/);
  expect(read('category/进阶/index.html')).toContain('写给用过的人。');
});

it('pages beside the docs stand at the root, in each language, in no sidebar and version; those in React, and a blog, are told', async () => {
  expect(read('about/index.html')).toContain('<a href="/guide/usage/">用法</a>');
  expect(read('en/about/index.html')).toMatch(/<h1[^>]*>About us<\/h1>/);
  expect(JSON.parse(read('about/page.json'))).toMatchObject({ sidebar: null, versions: [{ name: '2.0' }, { name: '1.0', isNear: true }] });
  expect(JSON.parse(read('page.json')).sidebar.items).not.toContainEqual(expect.objectContaining({ label: '关于我们' }));
  const { diagnostics } = await buildSite(await loadConfig('tests/fixtures/docusaurus/site.config.ts'), {
    out: null,
    progress: silentProgress,
  });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: 'blog', file: 'tests/fixtures/docusaurus/blog', severity: 'warning' }),
  );
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: 'react-page', file: 'tests/fixtures/docusaurus/src/pages/index.js', severity: 'warning' }),
  );
});

it('tags have a page each and one for all, in each language and version, with the names of the tags file; pages end with theirs', () => {
  const install = read('guide/install/index.html');
  expect(install).toContain(
    '<nav class="page-tags" aria-label="标签"><ul class="tags"><li><a class="tag" href="/tags/setup/">安装与设置</a></li><li><a class="tag" href="/tags/cloud-save/">Cloud Save</a></li><li><a class="tag" href="/tags/cli/">命令行</a></li></ul></nav>',
  );
  const tag = read('tags/setup/index.html');
  expect(tag).toMatch(/<h1[^>]*>标签：安装与设置<\/h1>/);
  expect(tag).toContain('<p>从零开始的几页。</p>');
  expect(tag).toContain(
    '<a class="card" href="/"><span class="card-title">开始</span><span class="card-text">一段介绍，见安装和用法。</span></a>',
  );
  expect(tag).toContain('href="/guide/install/"');
  expect(tag).toContain('<a href="/tags/">标签</a>');
  expect(read('tags/index.html')).toContain('href="/tags/cloud-save/">Cloud Save <span>1</span>');
  expect(read('en/tags/setup/index.html')).toMatch(/<h1[^>]*>Tag: Setting up<\/h1>/);
  expect(read('en/guide/usage/index.html')).toContain('<a class="tag" href="/en/tags/cli/">Command line</a>');
  expect(read('1.0/tags/setup/index.html')).toContain('href="/1.0/guide/usage/"');
  expect(existsSync(join(out, 'tags/a/index.html'))).toBe(false);
});

it('pages of tags are for readers of the site: search engines, the sitemap and search are given the pages themselves', () => {
  expect(read('tags/setup/index.html')).toContain('<meta name="robots" content="noindex, follow">');
  expect(read('tags/index.html')).toContain('noindex');
  expect(read('sitemap.xml')).not.toContain('/tags/');
});

it('a page that begins with a title of its own has that one and no other; an unlisted one is in no sidebar', () => {
  expect(read('advanced/deep/tuning/index.html').match(/<h1/g)).toHaveLength(1);
  expect(read('advanced/deep/hidden/index.html')).toContain('noindex');
  expect(read('index.html')).not.toContain('不在目录里');
});
