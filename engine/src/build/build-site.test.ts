import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import type { SiteConfigInput } from '../config/schema.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { openIndex } from '../search/sqlite/open-index.ts';
import { buildSite } from './build-site.ts';
import { silentProgress } from './progress.ts';

/** The first build of a shell takes long. */
const PATIENCE = 120_000;

const start = '---\ntitle: 开始\n---\n\n文字。\n';

interface Built extends Disposable {
  readonly published: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file of the site; undefined if there is none. */
  read(path: string): string | undefined;
  /** The absolute path of a file of the site. */
  path(path: string): string;
}

/** Builds a small site, which has a start page and no glossary. */
async function build(files: Readonly<Record<string, string>>, config: Partial<SiteConfigInput> = {}): Promise<Built> {
  const fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': start, 'glossary.yml': 'terms: []\n', ...files }, config);
  const out = join(fixture.loaded.rootDir, 'dist');
  const { published, diagnostics } = await buildSite(fixture.loaded, { out, progress: silentProgress });
  return {
    published,
    diagnostics,
    path: (path) => join(out, path),
    read: (path) => (existsSync(join(out, path)) ? readFileSync(join(out, path), 'utf8') : undefined),
    [Symbol.dispose]: () => fixture[Symbol.dispose](),
  };
}

it('static files of the operator take the place of generated ones', { timeout: PATIENCE }, async () => {
  const names = ['robots.txt', 'favicon.ico', 'apple-touch-icon.png', 'sitemap.xml', 'llms.txt', 'manifest.webmanifest'];
  using site = await build(Object.fromEntries(names.map((name) => [`static/${name}`, `own ${name}`])));
  expect(names.map(site.read)).toEqual(names.map((name) => `own ${name}`));
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180"><path d="M0 0h320v180z"/></svg>';

/** The article of a page, as in-page navigation gets it. */
function articleOf(site: Built, path: string): string {
  const { html }: { html: string } = JSON.parse(site.read(`${path}page.json`) ?? '{ "html": "" }');
  return html;
}

it('what a page leaves open is filled in, and text that looks like it stays', { timeout: PATIENCE }, async () => {
  using site = await build({
    'static/img/a.svg': svg,
    'content/zh-Hans/v3/sdk/draft.mdx': '---\ntitle: 草稿\ndraft: true\n---\n',
    'content/zh-Hans/v3/sdk/a.mdx': `---
title: 甲
---

代码 \`<a href="">\`，\`<img src="/img/a.svg">\`，[草稿](/sdk/draft/)，[有](/sdk/start/?a=1&b=2)。

![设置 > 应用](/img/a.svg) <img alt="小" src="/img/a.svg" width="10"/>

\`\`\`html
<a href=""><div data-doc-cards></div><h2 id="安装">
\`\`\`

<picture><img alt="框" src="/img/a.svg"/></picture>

<DocCardList/>
`,
  });
  expect(site.diagnostics).toEqual([]);
  const html = articleOf(site, 'sdk/a/');
  expect(html).toContain('<code>&#x3C;a href="">');
  expect(html).toContain('<code>&#x3C;img src="/img/a.svg">');
  expect(html).toContain('<a>草稿</a>');
  expect(html).toContain('<a href="/sdk/start/?a=1&amp;b=2">有</a>');
  expect(html).toContain('<img loading="lazy" alt="设置 > 应用" src="/img/a.svg" width="320" height="180">');
  expect(html).toContain('<img loading="lazy" alt="小" width="10" src="/img/a.svg">');
  expect(html).toContain('<picture><img loading="lazy" alt="框" src="/img/a.svg" width="320" height="180"></picture>');
  expect(html.match(/<div class="cards">/g)).toHaveLength(1);
  expect(html).not.toMatch(/[\uE000-\uE001]/);
});

it('a translated heading has the id of its source, whatever else it has', { timeout: PATIENCE }, async () => {
  const page = (title: string, [first, second, third]: readonly string[]): string =>
    `---\ntitle: ${title}\n---\n\n<TOCInline/>\n\n<h2 align="center">${first}</h2>\n\n## ${second} {.wide}\n\n## ${third}\n`;
  using site = await build({
    'content/zh-Hans/v3/sdk/a.mdx': page('甲', ['安装', '提交', '出错']),
    'content/en/v3/sdk/a.mdx': page('A', ['Install', 'Submit', 'Errors']),
  });
  const html = articleOf(site, 'en/sdk/a/');
  for (const [own, id] of Object.entries({ install: '安装', submit: '提交', errors: '出错' })) {
    expect(html).toMatch(new RegExp(`<span class="anchor-alias" id="${own}"></span><h2[^>]* id="${id}"`));
    expect(html).toContain(`class="anchor" href="#${id}"`);
    expect(html).toMatch(new RegExp(`<li><a href="#${id}">`));
  }
});

it("a page's title is its heading as readers see it", { timeout: PATIENCE }, async () => {
  const titles = {
    plain: ['# Push', 'Push'],
    constant: ['# SDK {sdkVersions.unity} R&amp;D :rocket:', 'SDK 3.29.2 R&D 🚀'],
    setext: ['Under **lines**\n===', 'Under lines'],
    code: ['```\n# no title\n```\n\n1. ```\n   # none\n   ```\n\n# `Push` {#push}', 'Push'],
    none: ['Text.', 'none'],
    // A line that took a search for a heading minutes.
    long: [`# a${' '.repeat(15_000)}b`, `a${' '.repeat(15_000)}b`],
  };
  using site = await build(
    Object.fromEntries(Object.entries(titles).map(([name, [heading]]) => [`content/zh-Hans/v3/sdk/${name}.mdx`, `${heading}\n\nText.\n`])),
  );
  expect(site.diagnostics).toEqual([]);
  for (const [name, [, title]] of Object.entries(titles)) {
    const data: { title: string; sidebar: unknown } = JSON.parse(site.read(`sdk/${name}/page.json`) ?? '{}');
    expect(data.title).toBe(title);
    expect(JSON.stringify(data.sidebar)).toContain(JSON.stringify(title));
  }
});

it('a page that is not to be translated is linked from no page of another language', { timeout: PATIENCE }, async () => {
  const own = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\n文字。\n`;
  using site = await build(
    {
      'content/zh-Hans/v3/sdk/start.mdx': own('开始', 'translation: none\n'),
      'content/zh-Hans/v3/sdk/local/index.mdx': own('本地', 'translation: none\nsidebar_position: 1\n'),
      'content/zh-Hans/v3/sdk/local/a.mdx': own('甲', 'pagination_next: sdk/local/index\n'),
      'content/zh-Hans/v3/sdk/local/b.mdx': own('乙', 'pagination_prev: sdk/start\n'),
      'content/zh-Hans/v2/sdk/start.mdx': own('开始', 'translation: none\n'),
      'content/zh-Hans/v2/sdk/old.mdx': own('旧'),
    },
    { navbar: [{ type: 'sidebar', sidebar: 'sdk', label: 'SDK', to: '/sdk/start/' }] },
  );
  expect(site.diagnostics).toEqual([]);
  for (const path of ['en/sdk/local/a/', 'en/sdk/local/b/', 'en/v2/sdk/old/']) {
    const data = site.read(`${path}page.json`) ?? '';
    const links = [...data.matchAll(/"(?:href|entry)":"([^"]+)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(site.read(`${href.slice(1)}index.html`), `${href} on ${path}`).toBeDefined();
  }
});

it('a redirect that leads nowhere, or that two pages ask for, is reported where it is written', { timeout: PATIENCE }, async () => {
  using site = await build(
    {
      'content/zh-Hans/v3/sdk/a.mdx': '---\ntitle: 甲\nredirect_from: [/old/, /sdk/start/]\n---\n\n文字。\n',
      'content/zh-Hans/v3/sdk/b.mdx': '---\nredirect_from: [/old/, /early/]\ntitle: 乙\n---\n\n文字。\n',
    },
    { redirects: [{ from: '/early/', to: '/sdk/a/' }] },
  );
  expect(site.diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`)).toMatchInlineSnapshot(`
    [
      "content/zh-Hans/v3/sdk/a.mdx:3 redirect from /sdk/start/: there is a page at this address",
      "content/zh-Hans/v3/sdk/a.mdx:3 redirect from /en/sdk/start/: there is a page at this address",
      "content/zh-Hans/v3/sdk/b.mdx:2 redirect from /old/: content/zh-Hans/v3/sdk/a.mdx leads it to /sdk/a/",
      "content/zh-Hans/v3/sdk/b.mdx:2 redirect from /early/: site.config.ts leads it to /sdk/a/",
      "content/zh-Hans/v3/sdk/b.mdx:2 redirect from /en/old/: content/zh-Hans/v3/sdk/a.mdx leads it to /en/sdk/a/",
    ]
  `);
});

it('the version that the configuration calls current comes first in search', { timeout: PATIENCE }, async () => {
  const versions = [
    { name: '2.0', label: '2.0', path: '', isLast: true, mainDocId: 'sdk/start' },
    { name: 'next', label: 'next', path: 'next', mainDocId: 'sdk/start' },
  ];
  const sidebars = { '2.0': { sdk: [{ type: 'autogenerated', dirName: 'sdk' } as const] } };
  using site = await build(
    { 'content/zh-Hans/2.0/sdk/start.mdx': start, 'content/zh-Hans/next/sdk/start.mdx': start },
    { versions, sidebars },
  );
  const engine = openIndex(site.path('_search.sqlite'));
  const { hits } = await engine.search({ q: '文字', locale: 'zh-Hans' });
  expect(hits[0]?.source.version).toBe('2.0');
  await engine.close();
});

it('a folder is no file to link to', { timeout: PATIENCE }, async () => {
  using site = await build({
    'static/img/a.svg': svg,
    'content/zh-Hans/v3/sdk/a.mdx': '---\ntitle: 甲\n---\n\n[夹](/img) [图](/img/a.svg)\n',
  });
  expect(site.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual(['broken-link /img: there is no such page']);
});

it('the Markdown of a page leads to the Markdown of others, where they have any, and to files as they are', {
  timeout: PATIENCE,
}, async () => {
  using site = await build({
    'static/img/a.svg': svg,
    'content/zh-Hans/v3/sdk/links.mdx': '---\ntitle: 链接\n---\n\n[开始](/sdk/start/#x) [图](/img/a.svg) [外](https://other.example/)\n',
    'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n## 节 {#x}\n\n文字。\n',
  });
  expect(site.read('sdk/links/index.md')).toContain(
    '[开始](https://docs.example/sdk/start/index.md#x) [图](https://docs.example/img/a.svg) [外](https://other.example/)',
  );
});

it('the Markdown of a page has one title, whether that is in the front matter or in the text', { timeout: PATIENCE }, async () => {
  using site = await build({ 'content/zh-Hans/v3/sdk/own.mdx': '# 自己的标题\n\n文字。\n' });
  expect(site.read('sdk/start/index.md')).toMatch(/^# 开始\n\n> version: v3 [^\n]*\n\n文字。\n$/);
  expect(site.read('sdk/own/index.md')).toMatch(/^# 自己的标题\n\n> version: v3 [^\n]*\n\n文字。\n$/);
});

it('a list of confirmed translations that is broken by a merge is named, with what to do', { timeout: PATIENCE }, async () => {
  await expect(build({ 'translations.json': '<<<<<<< HEAD\n{}\n' })).rejects.toThrow(
    /translations\.json cannot be read: [\s\S]*\nTake back the changes/,
  );
});

it('lists the pages of each language and version for programs, by section and as readers know them', { timeout: PATIENCE }, async () => {
  const page = (title: string, more = '') => `---\ntitle: ${title}\ndescription: ${title}的说明。\n${more}---\n\n文字。\n`;
  const sdk = [{ type: 'autogenerated' as const, dirName: 'sdk' }];
  using site = await build(
    {
      'content/zh-Hans/v3/sdk/start.mdx': page('开始', 'sidebar_position: 1\n'),
      'content/zh-Hans/v3/sdk/push/_category_.json': '{ "label": "推送", "position": 2 }',
      'content/zh-Hans/v3/sdk/push/guide.mdx': page('推送指南'),
      'content/zh-Hans/v3/sdk/push/faq.mdx': page('推送问答'),
      'content/zh-Hans/v3/sdk/hidden.mdx': page('不公开', 'unlisted: true\n'),
      'content/en/v3/sdk/start.mdx': page('Start'),
      'content/zh-Hans/v2/sdk/start.mdx': page('旧版开始'),
      'content/zh-Hans/v3/store/index.mdx': page('商店首页'),
      'content/zh-Hans/v3/store/sale.mdx': page('折扣'),
    },
    {
      sidebars: { v3: { sdk, store: [{ type: 'autogenerated', dirName: 'store' }] }, v2: { sdk } },
      navbar: [{ type: 'sidebar', label: 'SDK 功能', sidebar: 'sdk', to: '/sdk/start/' }],
    },
  );
  expect(site.read('llms.txt')).toMatchInlineSnapshot(`
    "# Fixture v3

    > A small site

    ## SDK 功能

    - [开始](https://docs.example/sdk/start/index.md): 开始的说明。

    ### 推送

    - [推送问答](https://docs.example/sdk/push/faq/index.md): 推送问答的说明。
    - [推送指南](https://docs.example/sdk/push/guide/index.md): 推送指南的说明。

    ## 商店首页

    - [商店首页](https://docs.example/store/index.md): 商店首页的说明。
    - [折扣](https://docs.example/store/sale/index.md): 折扣的说明。

    ## Other languages and versions

    - [简体中文 v2](https://docs.example/v2/llms.txt)
    - [English v3](https://docs.example/en/llms.txt)
    "
  `);
  expect(site.read('sdk/llms.txt')).toMatchInlineSnapshot(`
    "# SDK 功能

    - [开始](https://docs.example/sdk/start/index.md): 开始的说明。

    ## 推送

    - [推送问答](https://docs.example/sdk/push/faq/index.md): 推送问答的说明。
    - [推送指南](https://docs.example/sdk/push/guide/index.md): 推送指南的说明。

    [Index of all pages](https://docs.example/llms.txt)
    "
  `);
  expect(site.read('en/llms.txt')).toContain('- [Start](https://docs.example/en/sdk/start/index.md): Start的说明。');
  expect(site.read('v2/llms.txt')).toContain('/v2/sdk/start/index.md');
  expect(site.read('sdk/push/guide/index.md')).toContain('index: https://docs.example/sdk/llms.txt\n');
  expect(site.read('store/sale/index.md')).toContain('index: https://docs.example/store/llms.txt\n');
});

it('warns of a page whose Markdown is too long for programs', { timeout: PATIENCE }, async () => {
  using site = await build({ 'content/zh-Hans/v3/sdk/long.mdx': `---\ntitle: 长\n---\n\n${'很长的文字。\n\n'.repeat(7000)}` });
  expect(site.diagnostics.map(({ severity, code, message }) => [severity, code, message])).toEqual([
    ['warning', 'long-markdown', 'Its Markdown has 55,999 characters: programs that read it may cut it off at 50,000.'],
  ]);
});

it('tells in feeds which pages were changed last, by language, version and section', { timeout: PATIENCE }, async () => {
  const page = (title: string, date: string) =>
    `---\ntitle: ${title}\ndescription: ${title}。\nlast_update:\n  date: ${date}\n---\n\n文字。\n`;
  using site = await build({
    'content/zh-Hans/v3/sdk/old.mdx': page('早', '2024-02-03'),
    'content/zh-Hans/v3/sdk/new.mdx': page('晚 & <新>', '2025-06-07'),
    'content/en/v3/sdk/new.mdx': page('New', '2025-06-08'),
    'content/zh-Hans/v2/sdk/start.mdx': page('旧版', '2023-01-02'),
  });
  const feed = JSON.parse(site.read('sdk/changes.json') ?? '{}');
  expect(feed.items.map((item: { title: string; date_modified: string }) => [item.title, item.date_modified])).toEqual([
    ['晚 & <新>', '2025-06-07T00:00:00Z'],
    ['早', '2024-02-03T00:00:00Z'],
  ]);
  expect(site.read('changes.json')).toContain('https://docs.example/sdk/new/');
  expect(site.read('v2/changes.json')).toContain('https://docs.example/v2/sdk/start/');
  expect(JSON.parse(site.read('en/changes.json') ?? '{}').items).toHaveLength(1);
  expect(site.read('changes.atom')).toMatch(/<title>晚 &amp; &lt;新(>|&gt;)<\/title><link href="https:\/\/docs\.example\/sdk\/new\/"\/>/);
  expect(site.read('changes.atom')).toContain('<updated>2025-06-07T00:00:00Z</updated>');
});

const changedPage = (title: string, date: string, text = '文字。'): string =>
  `---\ntitle: ${title}\ndescription: ${title}。\nlast_update:\n  date: ${date}\n---\n\n${text}\n`;

it('lists which pages were changed when, by section, in each language and version, and names the feeds', {
  timeout: PATIENCE,
}, async () => {
  using site = await build({
    'content/zh-Hans/v3/sdk/old.mdx': changedPage('早', '2024-02-03'),
    'content/zh-Hans/v3/sdk/new.mdx': changedPage('晚 & <新>', '2025-06-07'),
    'content/en/v3/sdk/new.mdx': changedPage('New', '2025-06-08'),
    'content/zh-Hans/v3/sdk/hidden.mdx': changedPage('藏', '2025-06-09').replace('---\n', '---\nunlisted: true\n'),
    'content/zh-Hans/v2/sdk/start.mdx': changedPage('旧版', '2023-01-02'),
  });
  const html = articleOf(site, 'changes/');
  expect(html.match(/<h[23].*?<\/h[23]>|<a href="\/sdk.*?<\/a>/g)?.filter((part) => !part.includes('changes.'))).toEqual([
    '<h2 id="sdk">晚 &amp; &lt;新&gt;</h2>',
    '<h3 id="sdk-2025-06-07"><time datetime="2025-06-07">2025年6月7日</time></h3>',
    '<a href="/sdk/new/">晚 &amp; &lt;新&gt;</a>',
    '<h3 id="sdk-2024-02-03"><time datetime="2024-02-03">2024年2月3日</time></h3>',
    '<a href="/sdk/old/">早</a>',
  ]);
  expect(html).toContain('<a href="/sdk/changes.atom" type="application/atom+xml">Atom</a>');
  expect(articleOf(site, 'en/changes/')).toContain('<a href="/en/sdk/new/">New</a>');
  expect(articleOf(site, 'v2/changes/')).toContain('<a href="/v2/sdk/start/">旧版</a>');
  expect(site.read('en/v2/changes/index.html')).toBeUndefined();
  const document = site.read('sdk/new/index.html') ?? '';
  expect(document).toContain('<link rel="alternate" type="application/atom+xml" href="/changes.atom">');
  expect(document).toContain('<link rel="alternate" type="application/feed+json" href="/changes.json">');
  expect(document).toMatch(/<details class="article-updated">.*2025年6月7日.*<a class="quiet-action" href="\/changes\/">全部更新<\/a>/);
  expect(JSON.parse(site.read('sdk/changes.json') ?? '{}').title).toMatch(/ v3: 晚 & <新>$/);
});

const inVersions = (older: string, newer: string): Record<string, string> => ({
  'content/zh-Hans/v2/sdk/start.mdx': start,
  'content/zh-Hans/v2/sdk/guide.mdx': `---\ntitle: 指南（旧）\n---\n\n${older}`,
  'content/zh-Hans/v3/sdk/guide.mdx': `---\ntitle: 指南\n---\n\n${newer}`,
});

it('compares a page with that of the version before it, without script, for readers and not for search', {
  timeout: PATIENCE,
}, async () => {
  using site = await build(
    inVersions(
      '## 登录 {#login}\n\n调用 `Login()`，等待结果。\n\n旧的一段话。\n\n```js\na();\nb();\n```\n\n- 一\n',
      '## 登录 {#login}\n\n调用 `SignIn()`，等待结果。\n\n<b>另起</b> & 完全不同的文字\n\n```js\na();\nc();\n```\n\n- 一\n',
    ),
    { navbar: [{ type: 'versions' }] },
  );
  const heard = (word: string): string => `<span class="visually-hidden">${word}：</span>`;
  const html = articleOf(site, 'compare/v2/sdk/guide/');
  expect(html).toContain('<a href="/v2/sdk/guide/">v2: 指南（旧）</a> · <a href="/sdk/guide/">v3: 指南</a>');
  expect(html).toContain('<strong>增加 1 段，删除 1 段，修改 2 段。</strong>');
  expect(html).toContain('<h2>登录</h2>');
  expect(html).toContain(`<p>调用 <del>${heard('删除')}Login</del><ins>${heard('增加')}SignIn</ins>()，等待结果。</p>`);
  expect(html).toContain(`<p><del>${heard('删除')}旧的一段话。</del></p><p><ins>${heard('增加')}另起 &amp; 完全不同的文字</ins></p>`);
  expect(html).toContain(`<del class="line removed">${heard('删除')}b();</del>\n<ins class="line added">${heard('增加')}c();</ins>`);
  expect(html).toContain('<ul><li>一</li></ul>');
  const document = site.read('compare/v2/sdk/guide/index.html') ?? '';
  expect(document).toContain('<meta name="robots" content="noindex, follow">');
  expect(site.read('sitemap.xml')).not.toContain('compare/');
  const index = openIndex(site.path('_search.sqlite'));
  const { hits } = await index.search({ q: 'SignIn', locale: 'zh-Hans' });
  expect(hits.map(({ source }) => source.url)).toEqual(['/sdk/guide/#login']);
  await index.close();
  const link = '<a href="/compare/v2/sdk/guide/">与 v3 对照</a>';
  expect(site.read('v2/sdk/guide/index.html')).toContain(link);
  expect(site.read('sdk/guide/index.html')).toContain('href="/compare/v2/sdk/guide/">与 v2 对照</a>');
});

it('compares pages whose address changed, and none that say the same or have no counterpart', { timeout: PATIENCE }, async () => {
  using site = await build(
    {
      ...inVersions('相同的文字，[链接](/v2/sdk/start/)。\n', '相同的文字，[链接](/sdk/start/)。\n'),
      'content/zh-Hans/v2/sdk/setup.mdx': '---\ntitle: 安装\n---\n\n旧\n',
      'content/zh-Hans/v3/sdk/install.mdx': '---\ntitle: 接入\n---\n\n新\n',
      'content/zh-Hans/v2/sdk/gone.mdx': '---\ntitle: 没有了\n---\n\n旧\n',
    },
    { moved: { '/v2/sdk/setup/': '/sdk/install/' } },
  );
  expect(articleOf(site, 'compare/v2/sdk/setup/')).toContain('<a href="/sdk/install/">v3: 接入</a>');
  for (const name of ['guide', 'start', 'gone']) expect(site.read(`compare/v2/sdk/${name}/index.html`)).toBeUndefined();
  expect(site.read('sdk/guide/index.html')).not.toContain('compare/');
});
