import { expect, it } from 'vitest';
import { openIndex } from '../search/sqlite/open-index.ts';
import { articleOf, build, PATIENCE, start } from './testing/build-small-site.ts';

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
