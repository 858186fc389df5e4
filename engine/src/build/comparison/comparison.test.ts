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
    `<div class="sides"><div><p><del class="line removed">${heard('删除')}旧的一段话。</del></p></div><div><p><ins class="line added">${heard('增加')}另起 &#x26; 完全不同的文字</ins></p></div></div>`,
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
  expect(html).toMatch(/<details class="whole-added"><summary data-size="\+3"><h2>.*?<\/h2><\/summary><div id="推送">/);
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

it('tells of drawings and diagrams in lines that lead to them, keeps code in a line as code, and of links their text', {
  timeout: PATIENCE,
}, async () => {
  const diagram = (first: string): string => `\`\`\`mermaid\nflowchart LR\n  A[${first}] --> B[登录]\n  B --> C[结束]\n\`\`\`\n\n`;
  using site = await build({
    ...inVersions(
      `## 登录 {#login}\n\n先看[说明](/v2/sdk/guide/)和 \`LoginHelper\`。\n\n${diagram('打开')}![旧的样子](/img/a.svg)\n`,
      `## 登录 {#login}\n\n新的做法是另一个。\n\n${diagram('启动')}`,
    ),
    'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
  });
  const html = articleOf(site, 'compare/v2/sdk/guide/');
  expect(html).toContain('先看说明和 <code>LoginHelper</code>。');
  const figures = [...html.matchAll(/<p class="comparison-elsewhere">(.*?)<\/p>/g)].map(([, line = '']) =>
    line.replace(/<svg.*?<\/svg>/, ''),
  );
  expect(figures).toEqual([
    '这里的图有改动，对照不显示图，请到 <a href="/v2/sdk/guide/">v2</a> 和 <a href="/sdk/guide/">v3</a> 页面查看',
    '<del class="line removed"><span class="visually-hidden">删除：</span>这里有一张图，对照不显示图，请到 <a href="/v2/sdk/guide/">v2</a> 页面查看</del>',
  ]);
  expect(html).not.toContain('flowchart');
  expect(html).not.toContain('旧的样子');
});

it('compares texts of the same section alone, also of one that moved, and shows sections that one version has as a whole', {
  timeout: PATIENCE,
}, async () => {
  const code = (name: string, text: string): string => `**${name}**\n\n\`\`\`csharp\n${text}\n\`\`\`\n\n`;
  using site = await build(
    inVersions(
      `## 初始化 {#init}\n\n由它启动。\n\n${code('Unity', 'Bootstrap.Init(config);')}## 登录 {#login}\n\n先注册监听。\n\n${code('Unity', 'Register(this);')}## 类型 {#types}\n\n### 用户 {#user}\n\n一个人。\n`,
      `## 登录 {#login}\n\n调用一个方法。\n\n${code('Unity', 'await Bootstrap.Init(config);')}${code('Web', 'login();')}## 其他 {#other}\n\n### 用户 {#user}\n\n一个人。\n`,
    ),
  );
  const markdown = site.read('compare/v2/sdk/guide/index.md') ?? '';
  expect(markdown.slice(markdown.indexOf('## '))).toBe(
    [
      '## ~~删除：初始化~~',
      '~~删除：由它启动。~~',
      '**~~删除：Unity~~**',
      '```diff\n- Bootstrap.Init(config);\n```',
      '## 登录',
      '~~删除：先注册监听。~~',
      '增加：调用一个方法。',
      '**Unity**',
      '```diff\n- Register(this);\n+ await Bootstrap.Init(config);\n```',
      '**增加：Web**',
      '```diff\n+ login();\n```',
      '## ~~删除：类型~~',
      '## 增加：其他',
      '2 段没有变化',
      '### 用户',
      '一个人。\n',
    ].join('\n\n'),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/');
  expect(html).toContain(
    '<figure class="code code-sides mostly-marked"><figcaption><span class="code-name">Unity</span><span class="code-size"><span><span class="count-removed">',
  );
  expect(html).toContain(
    '<figcaption><span class="code-name"><ins class="line added"><span class="visually-hidden">增加：</span>Web</ins></span>',
  );
});

it('counts in a comparison that would be too long for programs what can be read in one of the pages', { timeout: PATIENCE }, async () => {
  const paragraphs = (word: string): string => Array.from({ length: 1500 }, (_, index) => `${word}的第 ${index} 段说明文字。\n\n`).join('');
  using site = await build(
    inVersions(
      `## 登录 {#login}\n\n调用 Login 然后等待。\n\n${paragraphs('不变')}`,
      `## 登录 {#login}\n\n调用 Login 然后继续。\n\n${paragraphs('不变')}## 推送 {#push}\n\n${paragraphs('推送')}`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/');
  expect(html).toContain('<p>1500 段没有变化</p>');
  expect(html).toContain(`<summary data-size="+1500"><h2>${line('ins', '推送')}</h2></summary>`);
  expect(html).toContain('<p class="comparison-elsewhere">增加 1500 段，内容见 <a href="/sdk/guide/">v3</a>。</p>');
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

it('lays tables out as pages do: a row stays in its table, rows of another number of cells are another table', {
  timeout: PATIENCE,
}, async () => {
  const table = (...rows: string[]): string => `${rows.map((row) => `| ${row} |`).join('\n')}\n\n`;
  const head = ['接口 | 说明 | 状态', '--- | --- | ---', '`getLeaderboardStatistics(name)` | 取一个排行榜的成绩，最多一百条 | 可用'];
  using site = await build(
    inVersions(
      `${table(...head, '`remove(name)` | 删除一个排行榜 | 可用')}旧的一段话。\n\n${table('语言 | 包', '--- | ---', 'Java | `core`')}`,
      `${table(...head, '`remove(name)` | 删除一个排行榜 | 停用', '`reset(name)` | 清空一个排行榜 | 可用')}另起，完全不同的文字。\n\n${table('语言 | 包 | 版本', '--- | --- | ---', 'Java | `core` | 8.2')}`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const tables = [...html.matchAll(/<div class="table-scroll" [^>]*aria-label="(.*?)"[^>]*>(.*?)<\/div>/g)];
  expect(tables.map(([, name]) => name)).toEqual(['表格：接口, 说明, 状态', '表格：语言, 包', '表格：语言, 包, 版本']);
  const [main = '', old = ''] = tables.map(([, , rows]) => rows);
  expect([...main.matchAll(/<tr(?: class="(.*?)")?>/g)].map(([, name]) => name)).toEqual([undefined, undefined, undefined, 'row-added']);
  expect(main).toContain('get<wbr class="on-phones">Leaderboard<wbr class="on-phones">Statistics');
  expect(main).toMatch(/<td data-label="状态"><del class="removed">.*可用<\/del><ins class="added">.*停用<\/ins><\/td>/);
  expect(html).not.toContain(' | ');
  expect(old).toMatch(/^<table class=".*stacks.*"><thead><tr class="row-removed">/);
});

it('keeps tables that have rows in common one table, also where their heads have no word in common', { timeout: PATIENCE }, async () => {
  const table = (head: string, ...rows: string[]): string => `| ${[head, '---|---', ...rows].join(' |\n| ')} |\n`;
  using site = await build(
    inVersions(
      `${table('需要 | 调用', '比较 | `a`', '文字 | `startsWith`')}\n另一张。\n\n${table('甲 | 乙', '丙 | 丁')}`,
      `${table('要做的事 | 写法', '相等 | `b`', '比较 | `a`、`c`')}\n另一张。\n\n${table('子 | 丑', '寅 | 卯')}`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/');
  const heads = [...html.matchAll(/<thead>(.*?)<\/thead>/gs)].map(([, head = '']) => head.replace(/<[^>]*>/g, '').replace(/\s+/g, ''));
  expect(heads).toEqual(['删除：需要增加：要做的事删除：调用增加：写法', '删除：甲删除：乙', '增加：子增加：丑']);
});

it('folds sections that are new or gone with all that is in them, and lists long lists in part', { timeout: PATIENCE }, async () => {
  const sections = Array.from({ length: 10 }, (_, index) => `## 新的第 ${index} 节\n\n文字。\n\n`).join('');
  using site = await build(
    inVersions(
      '开头一句。\n\n## 登录\n\n不变。\n\n### 顺序\n\n先甲后乙。\n\n#### 细则\n\n甲要等乙。\n\n## 类型\n\n旧的说明。\n\n### 用户\n\n一个人。\n',
      `另一种写法，完全不同。\n\n## 登录\n\n不变。\n\n## 其他\n\n新的说明。\n\n### 用户\n\n一个人。\n\n${sections}`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const { changed, added, removed } = summaryOf(html);
  expect(changed).toEqual(['#change-1 开头', '#其他 其他']);
  expect(added).toEqual(Array.from({ length: 10 }, (_, index) => `#新的第-${index}-节 新的第 ${index} 节`));
  expect(html).toContain('<details><summary>显示其余 2 项</summary><ul><li><a href="#新的第-8-节">');
  expect(removed).toEqual(['#顺序 顺序', '#类型 类型']);
  // With the section in it.
  expect(html).toMatch(/<summary data-size="−3"><h3>.*?顺序.*?<\/h3><\/summary><div id="顺序"><p>.*?<h4 id="细则">.*?<\/div><\/details>/);
  expect([...html.matchAll(/<details class="whole-/g)]).toHaveLength(12);
});

it('sets what the older version has on the left, what the newer one has on the right, and leaves empty what one has not', {
  timeout: PATIENCE,
}, async () => {
  const code = '```js\nstart();\n```';
  using site = await build(
    inVersions(
      `## 登录\n\n旧的一句。\n\n## 登出\n\n离开前保存。\n\n## 列表\n\n- 旧的甲项\n- 旧的乙项\n\n## 次序\n\n- 没有了的一项\n- 共同的甲项\n\n## 结束\n\n再见。\n`,
      `## 登录\n\n新写法，完全两样。\n\n多出的一段。\n\n## 登出\n\n${code}\n\n## 列表\n\n- 子丑寅卯\n\n## 次序\n\n- 共同的甲项\n- 另外加上的内容\n\n## 结束\n\n再见。\n\n多说一句话。\n`,
    ),
  );
  const html = (articleOf(site, 'compare/v2/sdk/guide/') ?? '').replace(/<span class="visually-hidden">.*?<\/span>/g, '');
  const sides = [...html.matchAll(/<div class="sides( .*?)?">((?:<div.*?<\/div>)+?)<\/div>/gs)].map(([, only, both = '']) => [
    ...(only === undefined ? [] : [only.trim()]),
    ...[...both.matchAll(/<div.*?<\/div>/gs)].map(([side]) => side.replace(/<\/(?:p|li|figcaption)>/g, '|').replace(/<[^>]*>/g, '')),
  ]);
  expect(sides).toEqual([
    ['旧的一句。|', '新写法，完全两样。|多出的一段。|'],
    ['离开前保存。|', 'start();'],
    ['旧的甲项|旧的乙项|', '子丑寅卯|'],
    ['没有了的一项|共同的甲项|', '没有了的一项|共同的甲项|另外加上的内容|'],
    ['再见。|', '再见。|'],
    ['only-new', '多说一句话。|'],
  ]);
  // Of a list that both have, what is gone is on the left for the eye, and in the list for those who hear it.
  expect(html).toContain(
    '<ul><li class="gone"><del class="line removed">没有了的一项</del></li><li>共同的甲项</li><li><ins class="line added">',
  );
});

it('folds a long text that one version has alone, and shows one that has a text beside it', { timeout: PATIENCE }, async () => {
  const texts = (count: number, name: string): string => Array.from({ length: count }, (_, at) => `${name}${at}${name}。`).join('\n\n');
  const site = await build(
    inVersions(
      `## 一 {#a}\n\n相同的话。\n\n${texts(8, '甲')}\n\n## 二 {#b}\n\n相同的话。\n\n${texts(8, '丙')}`,
      `## 一 {#a}\n\n相同的话。\n\n## 二 {#b}\n\n相同的话。\n\n${texts(4, '丁')}`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const folded = [...html.matchAll(/<details class="(whole-\w+)"><summary data-size="(.*?)">(.*?)<\/summary><div>(.*?)<\/div>/gs)];
  expect(folded.map(([, kind, size, title = '']) => [kind, size, title.replace(/<[^>]*>/g, '')])).toEqual([
    ['whole-removed', '\u22128', '删除：只在 v2'],
  ]);
  expect(folded[0]?.[4]?.match(/甲\d甲/g)).toHaveLength(8);
});
