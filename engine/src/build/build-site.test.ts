import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { articleOf, build, start, svg } from '../../../tests/support/build-small-site.ts';
import type { SiteConfigInput } from '../config/schema.ts';
import { openIndex } from '../search/sqlite/open-index.ts';

it('static files of the operator take the place of generated ones', async () => {
  const names = ['robots.txt', 'favicon.ico', 'apple-touch-icon.png', 'sitemap.xml', 'llms.txt', 'manifest.webmanifest'];
  using site = await build(Object.fromEntries(names.map((name) => [`static/${name}`, `own ${name}`])));
  expect(names.map(site.read)).toEqual(names.map((name) => `own ${name}`));
});

it('the shell links to addresses of mail and telephone numbers as they are', async () => {
  const items = [
    { label: 'Mail', to: 'mailto:team@docs.example' },
    { label: 'Call', to: 'tel:+123' },
  ];
  using site = await build({}, { brands: null, regions: [], brand: '', region: '', footer: { columns: [{ title: 'Contact', items }] } });
  expect(site.diagnostics).toEqual([]);
  for (const { label, to } of items) expect(site.read('sdk/start/index.html')).toContain(`<a href="${to}">${label}</a>`);
});

it('what a page leaves open is filled in, and text that looks like it stays', async () => {
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

<table><tr><td colSpan={2}>[草稿](/sdk/draft/)和[有](/sdk/start/)</td></tr></table>

<DocCardList/>
`,
  });
  expect(site.diagnostics).toEqual([]);
  const html = articleOf(site, 'sdk/a/');
  expect(html).toContain('<code class="whole">&#x3C;a href="">');
  expect(html).toContain('<code>&#x3C;img src="/img/a.svg">');
  expect(html).toContain('<a>草稿</a>');
  expect(html).toContain('<a href="/sdk/start/?a=1&amp;b=2">有</a>');
  expect(html).toContain('<img loading="lazy" alt="设置 > 应用" src="/img/a.svg" width="320" height="180">');
  expect(html).toContain('<img loading="lazy" alt="小" width="10" src="/img/a.svg">');
  expect(html).toContain('<picture><img loading="lazy" alt="框" src="/img/a.svg" width="320" height="180"></picture>');
  expect(html.match(/<div class="cards">/g)).toHaveLength(1);
  expect(html).not.toMatch(/[\uE000-\uE001]/);
  expect(site.read('sdk/a/index.md')).toContain('，草稿，[有](https://docs.example/sdk/start/index.md?a=1&b=2)。');
  expect(site.read('sdk/a/index.md')).toContain(
    '<td colspan="2"><a>草稿</a>和<a href="https://docs.example/sdk/start/index.md">有</a></td>',
  );
});

it('a translated heading has the id of its source, whatever else it has', async () => {
  const page = (title: string, [first, second, third]: readonly string[]): string =>
    `---\ntitle: ${title}\n---\n\n<TOCInline/>\n\n<h2 align="center">${first}</h2>\n\n## **${second}**\n\n## ${third}\n`;
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

it('a link preview has the name by which readers know a section, as lists of its pages do', async () => {
  const previewWith = async (item: Pick<SiteConfigInput, 'navbar'>): Promise<string | undefined> => {
    using site = await build({}, item);
    return /property="og:image" content="([^"]+)"/.exec(site.read('sdk/start/index.html') ?? '')?.[1];
  };
  const named = await previewWith({ navbar: [{ type: 'sidebar', sidebar: 'sdk', label: '接入', to: '/sdk/start/' }] });
  expect(named).toMatch(/preview-/);
  expect(await previewWith({ navbar: [{ type: 'link', label: '接入', to: '/sdk/start/' }] })).toBe(named);
});

it('a link preview beside its page is published, for a translation too', async () => {
  using site = await build({
    'content/zh-Hans/v3/sdk/a.mdx': '---\ntitle: 甲\nimage: ./img/cover.svg\n---\n\n一。\n',
    'content/en/v3/sdk/a.mdx': '---\ntitle: A\nimage: ./img/cover.svg\n---\n\nOne.\n',
    'content/zh-Hans/v3/sdk/img/cover.svg': svg,
  });
  expect(site.diagnostics).toEqual([]);
  const previews = ['sdk/a', 'en/sdk/a'].map(
    (path) => /property="og:image" content="https:\/\/docs\.example\/([^"]+)"/.exec(site.read(`${path}/index.html`) ?? '')?.[1] ?? '',
  );
  expect(previews[0]).toMatch(/^-\/files\/cover-\w{8}\.svg$/);
  expect(previews[1]).toBe(previews[0]);
  expect(site.read(previews[0] ?? '')).toBe(svg);
});

it("a page's title is its heading as readers see it", async () => {
  const titles = {
    plain: ['# Push', 'Push'],
    constant: ['# SDK {sdkVersions.unity} R&amp;D :rocket:', 'SDK 3.29.2 R&D 🚀'],
    setext: ['Under **lines**\n===', 'Under lines'],
    code: ['```\n# no title\n```\n\n1. ```\n   # none\n   ```\n\n# `Push` {#push}', 'Push'],
    'no-heading': ['Text.', 'No heading'],
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

it('a page that is not to be translated is linked from no page of another language', async () => {
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

it('a redirect that leads nowhere, or that two pages ask for, is reported where it is written', async () => {
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

it('the version that the configuration calls current comes first in search', async () => {
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

it('pages that are equally likely are in the order of the sidebar: in search, and where an unknown address may have meant one', async () => {
  const page = (place: number) => `---\ntitle: 页面\nsidebar_position: ${place}\n---\n\n文字。\n`;
  using site = await build({
    'content/zh-Hans/v3/sdk/start.mdx': page(3),
    'content/zh-Hans/v3/sdk/after.mdx': page(2),
    'content/zh-Hans/v3/sdk/last.mdx': page(4),
    'content/zh-Hans/v3/sdk/zero.mdx': page(1),
  });
  const inOrder = ['zero', 'after', 'start', 'last'].map((name) => `/sdk/${name}/`);
  const engine = openIndex(site.path('_search.sqlite'));
  const { hits } = await engine.search({ q: '文字', locale: 'zh-Hans' });
  expect(hits.map(({ source }) => source.url)).toEqual(inOrder);
  await engine.close();
  const { pages } = JSON.parse(readFileSync(site.path('search-index/zh-Hans/v3-sdk.json'), 'utf8'));
  expect(pages.map(({ url }: { url: string }) => url)).toEqual(inOrder);
});

it('what readers have asked finds the page that is said to answer it; a page that is not there is named', async () => {
  using site = await build(
    {
      'content/zh-Hans/v3/sdk/start.mdx': start,
      'asked/zh-Hans.yml': '任务:\n  怎么上手: /sdk/start/\n  云存档: [/sdk/gone/, /sdk/start/]\n',
    },
    { search: { asked: { 'zh-Hans': ['./asked/zh-Hans.yml'] } } },
  );
  expect(site.diagnostics).toMatchObject([
    { severity: 'warning', code: 'unanswered', file: 'asked/zh-Hans.yml', message: expect.stringContaining('/sdk/gone/') },
  ]);
  const engine = openIndex(site.path('_search.sqlite'));
  const { hits } = await engine.search({ q: '上手', locale: 'zh-Hans' });
  expect(hits[0]?.source.url).toBe('/sdk/start/');
  await engine.close();
});

it('a list of queries that has another form says what is wrong', async () => {
  const files = { 'content/zh-Hans/v3/sdk/start.mdx': start, 'asked/zh-Hans.yml': '任务:\n  怎么上手: sdk/start\n' };
  await expect(build(files, { search: { asked: { 'zh-Hans': ['./asked/zh-Hans.yml'] } } })).rejects.toThrow(
    /search\.asked.*must be the path of a page/s,
  );
});

it('a folder is no file to link to', async () => {
  using site = await build({
    'static/img/a.svg': svg,
    'content/zh-Hans/v3/sdk/a.mdx': '---\ntitle: 甲\n---\n\n[夹](/img) [图](/img/a.svg)\n',
  });
  expect(site.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual(['broken-link /img: there is no such page']);
});

it('a list of confirmed translations that is broken by a merge is named, with what to do', async () => {
  await expect(build({ 'translations.json': '<<<<<<< HEAD\n{}\n' })).rejects.toThrow(
    /translations\.json cannot be read: [\s\S]*\nTake back the changes/,
  );
});

it('finds each page of a site whose pages are indexed in a thread', async () => {
  // Together longer than what is read at once, which ends within a character somewhere.
  const nameOf = (at: number): string => `第${at}页的标题${'很长'.repeat(200)}`;
  const pages = Array.from({ length: 90 }, (_, at) => [
    `content/zh-Hans/v3/sdk/p${at}.mdx`,
    `---\ntitle: ${nameOf(at)}\n---\n\nown${at}\n`,
  ]);
  using site = await build(Object.fromEntries(pages));
  const index = openIndex(site.path('_search.sqlite'));
  for (let at = 0; at < pages.length; at += 1) {
    const { hits } = await index.search({ q: `own${at}`, locale: 'zh-Hans' });
    expect(hits[0]?.source).toMatchObject({ url: `/sdk/p${at}/`, title: nameOf(at) });
  }
  await index.close();
});
