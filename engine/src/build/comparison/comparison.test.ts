import { expect, it } from 'vitest';
import { articleOf, build, PATIENCE, start } from '../../../../tests/support/build-small-site.ts';
import { countsOf, inVersions, line, summaryOf } from '../../../../tests/support/comparisons.ts';
import { openIndex } from '../../search/sqlite/open-index.ts';

it('compares a page with that of the version before it, without script, for readers and not for search', {
  timeout: PATIENCE,
}, async () => {
  using site = await build(
    inVersions(
      '## 登录 {#login}\n\n调用 `Login()`，等待结果。\n\n旧的一段话。\n\n```js\na();\nb();\n```\n\n- 一\n\n## 登出 {#logout}\n\n没有改过。\n',
      '## 登录 {#login}\n\n调用 `SignIn()`，等待结果。\n\n<b>另起</b> & 完全不同的文字\n\n```js\na();\nc();\n```\n\n- 一\n\n## 登出 {#logout}\n\n没有改过。\n',
    ),
    { navbar: [{ type: 'versions' }] },
  );
  const heard = (word: string): string => `<span class="visually-hidden">${word}：</span>`;
  const html = articleOf(site, 'compare/v2/sdk/guide/');
  expect(html).toContain(
    '<a href="/v2/sdk/guide/"><strong>v2</strong> 指南（旧）</a> <span>→ <a href="/sdk/guide/"><strong>v3</strong> 指南</a></span>',
  );
  expect(countsOf(html)).toBe('1 处改动');
  expect(html).toContain('<section class="change" id="change-1"><h2 id="登录">登录</h2>');
  expect(html).toContain(
    `<p class="comparison-marks"><span>整段： <ins class="line added">${heard('增加')}只在 v3</ins> <del class="line removed">${heard('删除')}只在 v2</del></span> <span>词句： <ins class="added">${heard('增加')}只在 v3</ins> <del class="removed">${heard('删除')}只在 v2</del></span></p>`,
  );
  expect(html).toContain(
    `<p class="edited">调用 <del class="removed">${heard('删除')}<code>Login</code></del><ins class="added">${heard('增加')}<code>SignIn</code></ins><code>()</code>，等待结果。</p>`,
  );
  expect(html).toContain(
    `<div class="sides"><div><p><del class="line removed">${heard('删除')}旧的一段话。</del></p></div><div><p><ins class="line added">${heard('增加')}<strong>另起</strong> &#x26; 完全不同的文字</ins></p></div></div>`,
  );
  expect(html).toContain(
    `<del class="line removed">${heard('删除')}b();</del></span>\n<span class="side-new" data-version="v3"><ins class="line added">${heard('增加')}c();</ins>`,
  );
  // Beside what both have, the older text is for the eye alone.
  expect(html).toContain(
    `<div class="side-copy" aria-hidden="true"><p class="edited">调用 <del class="removed"><code>Login</code></del><code>()</code>，等待结果。</p></div><div><p class="edited">`,
  );
  expect(html).toContain('<ul><li>一</li></ul>');
  const document = site.read('compare/v2/sdk/guide/index.html') ?? '';
  expect(html).toContain('<h2 id="登出">登出</h2>');
  expect(summaryOf(html)).toEqual({ changed: ['#登录 登录'], added: [], removed: [] });
  // The summary takes the place of the contents.
  expect(document).not.toContain('<nav class="toc"');
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

it('leads from change to change, folds what is the same and long code, and begins with what is changed, new and gone', {
  timeout: PATIENCE,
}, async () => {
  const lines = (word: string, count: number): string => Array.from({ length: count }, (_, index) => `${word}${index}();`).join('\n');
  const code = (text: string): string => `\`\`\`js\n${text}\n\`\`\`\n\n`;
  const same = '## 概念 {#terms}\n\n甲一。\n\n### 细节 {#more}\n\n甲二。\n\n甲三。\n\n';
  using site = await build({
    'content/zh-Hans/v2/sdk/start.mdx': start,
    'content/zh-Hans/v2/sdk/guide.mdx': `---\ntitle: 指南（v2）\n---\n\n## 登录 {#login}\n\n旧的开头。\n\n${code(lines('same', 12))}${same}## 登出 {#logout}\n\n调用 Logout。\n`,
    'content/zh-Hans/v3/sdk/guide.mdx': `---\ntitle: 指南\n---\n\n## 登录 {#login}\n\n${code(`${lines('same', 12)}\nlast();`)}${same}## 推送 {#push}\n\n${code(lines('fresh', 13))}| | 次数 |\n|---|---|\n| 甲 | 1 |\n`,
  });
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  // The version is named once.
  expect(html).toContain('<strong>v2</strong> 指南</a> <span>→ <a href="/sdk/guide/"><strong>v3</strong> 指南</a></span>');
  expect(countsOf(html)).toBe('3 处改动：新增 1 节，移除 1 节，修改 1 处');
  expect(html).toContain(
    '<div class="comparison-bar" data-place="第 {0} 处改动，共 3 处"><b aria-hidden="true">v2</b><b aria-hidden="true">v3</b><div class="with-script"><span>3 处改动</span><a href="#summary">概览</a>',
  );
  const sections = [...html.matchAll(/<section class="change" id="(.+?)">(.*?)<\/section>/gs)];
  const next = sections.map(([, id, text = '']) => [id, /<p class="change-bar"><a href="(.+?)">下一处<\/a><\/p>$/.exec(text)?.[1]]);
  expect(next).toEqual([
    ['change-1', '#change-2'],
    ['change-2', undefined],
    ['change-3', undefined],
  ]);
  expect(summaryOf(html)).toEqual({ changed: ['#登录 登录'], added: ['#推送 推送'], removed: ['#登出 登出'] });
  const folded = [...html.matchAll(/<details[^>]*><summary[^>]*>(?:<span[^>]*>[^<]*<\/span>)?(.*?)<\/summary>/g)].map(([, text]) => text);
  expect(folded).toEqual([
    '9 行没有变化',
    '5 段没有变化',
    `<h2>${line('del', '登出')}</h2>`,
    `<h2>${line('ins', '推送')}</h2>`,
    '<span class="code-size">JavaScript<span><span class="count-added"><span class="visually-hidden">增加：</span>13</span></span></span>',
  ]);
  // A link to a folded section opens it.
  expect(html).toMatch(/<details class="whole-added"><summary data-size="新增 3 段"><h2>.*?<\/h2><\/summary><div id="推送">/);
  expect(html).toMatch(/<details class="unchanged">.*<h2 id="概念">概念<\/h2>.*<\/details>/);
  // The header of the table has an empty cell.
  expect(html).toContain('<thead><tr class="row-added"><td></td><th>');
  const markdown = site.read('compare/v2/sdk/guide/index.md') ?? '';
  expect(markdown).toContain('3 处改动：新增 1 节，移除 1 节，修改 1 处');
  expect(markdown).not.toContain('概览');
  expect(markdown).not.toContain('下一处');
  // Code is a diff, without folds.
  expect(markdown).toContain(`\`\`\`diff\n${lines('  same', 12)}\n+ last();\n\`\`\`\n`);
  expect(markdown).toContain(`\`\`\`diff\n${lines('+ fresh', 13)}\n\`\`\`\n`);
  expect(markdown).toContain('## 增加：推送\n\n');
});

it('counts in a comparison that would be too long for programs what can be read in one of the pages, and leads there', {
  timeout: PATIENCE,
}, async () => {
  const paragraphs = (word: string): string => Array.from({ length: 1500 }, (_, index) => `${word}的第 ${index} 段说明文字。\n\n`).join('');
  using site = await build(
    inVersions(
      `## 登录 {#login}\n\n调用 Login 然后等待。\n\n${paragraphs('不变')}`,
      `## 登录 {#login}\n\n调用 Login 然后继续。\n\n${paragraphs('不变')}## 推送 {#push}\n\n${paragraphs('推送')}`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/');
  const elsewhere = (text: string, href: string): string => `${text} <a href="${href}">在 v3 中查看</a>`;
  expect(html).toContain(`<p class="comparison-elsewhere">${elsewhere('1500 段没有变化', '/sdk/guide/#login')}</p>`);
  expect(html).toContain(`<summary data-size="新增 1500 段"><h2>${line('ins', '推送')}</h2></summary>`);
  expect(html).toContain(
    `<p class="comparison-elsewhere"><span class="line added">${elsewhere('新增 1500 段', '/sdk/guide/#push')}</span></p>`,
  );
  expect(countsOf(html)).toBe('2 处改动：新增 1 节，修改 1 处');
  expect(site.read('compare/v2/sdk/guide/index.md')?.length).toBeLessThan(2000);
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
  expect(articleOf(site, 'compare/v2/sdk/setup/')).toContain('<a href="/sdk/install/"><strong>v3</strong> 接入</a>');
  for (const name of ['guide', 'start', 'gone']) expect(site.read(`compare/v2/sdk/${name}/index.html`)).toBeUndefined();
  expect(site.read('sdk/guide/index.html')).not.toContain('compare/');
});

it('leaves out no more of a comparison that is too long than it must, the longest parts first', { timeout: PATIENCE }, async () => {
  const paragraphs = (word: string, count: number): string =>
    Array.from({ length: count }, (_, index) => `${word}的第 ${index} 段说明文字。\n\n`).join('');
  const older = '## 登录 {#login}\n\n调用 Login 然后等待。\n\n';
  using site = await build(
    inVersions(older, `${older}## 推送 {#push}\n\n${paragraphs('推送', 1500)}## 邮件 {#mail}\n\n${paragraphs('邮件', 7)}`),
  );
  const markdown = site.read('compare/v2/sdk/guide/index.md') ?? '';
  expect(markdown).toContain('新增 1500 段');
  expect(markdown).toContain('增加：邮件的第 6 段说明文字。');
});

it('has both versions of a package beside its links, and not in its title', { timeout: PATIENCE }, async () => {
  using site = await build({
    'content/zh-Hans/v2/sdk/start.mdx': start,
    'content/zh-Hans/v2/sdk/guide.mdx': '---\ntitle: 登录 (SDK 2.1.8)\n---\n\n旧。\n',
    'content/zh-Hans/v3/sdk/guide.mdx': '---\ntitle: 登录 (SDK 3.30.3)\n---\n\n新。\n',
  });
  const document = site.read('compare/v2/sdk/guide/index.html');
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(document ?? '')?.[1]).toBe('登录：v2\u00a0与\u00a0v3\u00a0对照');
  expect(document).toContain('登录 (SDK 2.1.8)</a>');
  expect(document).toContain('登录 (SDK 3.30.3)</a>');
});
