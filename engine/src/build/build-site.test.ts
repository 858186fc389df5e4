import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import type { SiteConfigInput } from '../config/schema.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
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
}

/** Builds a small site, which has a start page and no glossary. */
async function build(files: Readonly<Record<string, string>>, config: Partial<SiteConfigInput> = {}): Promise<Built> {
  const fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': start, 'glossary.yml': 'terms: []\n', ...files }, config);
  const out = join(fixture.loaded.rootDir, 'dist');
  const { published, diagnostics } = await buildSite(fixture.loaded, { out, progress: silentProgress });
  return {
    published,
    diagnostics,
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
