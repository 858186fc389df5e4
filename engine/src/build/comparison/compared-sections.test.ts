import { expect, it } from 'vitest';
import { articleOf, build, PATIENCE } from '../../../../tests/support/build-small-site.ts';
import { inVersions, line, summaryOf } from '../../../../tests/support/comparisons.ts';

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

it('folds sections that are new or gone with all that is in them, and lists all of them', { timeout: PATIENCE }, async () => {
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
  expect(removed).toEqual(['#顺序 顺序', '#类型 类型']);
  // With the section in it.
  expect(html).toMatch(
    /<summary data-size="移除 3 段"><h3>.*?顺序.*?<\/h3><\/summary><div id="顺序"><p>.*?<h4 id="细则">.*?<\/div><\/details>/,
  );
  expect([...html.matchAll(/<details class="whole-/g)]).toHaveLength(12);
});

it('pairs a section that was renamed with the one that it was, where most of its text stays', { timeout: PATIENCE }, async () => {
  const text = '玩家进入游戏时，先向服务器取得一次凭据，再用它打开实时连接。断线之后，用同一份凭据重新连接即可，不必再登录。';
  using site = await build(
    inVersions(
      `## 准备工作\n\n没有改动的话。\n\n## 凭据\n\n${text}\n\n凭据一小时后失效。\n\n### 有效期\n\n一小时。\n\n## 别的事\n\n这一节讲的是另一件事情，和其他各节没有任何关系，读完就可以忘记。\n`,
      `## 准备工作\n\n没有改动的话。\n\n## 保持在线\n\n${text}\n\n凭据两小时后失效。\n\n### 有效期\n\n两小时。\n\n## 收尾\n\n最后把日志写到磁盘上，检查有没有漏掉的记录，再关掉所有的进程。\n`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/');
  expect(summaryOf(html)).toEqual({
    changed: ['#保持在线 保持在线', '#有效期 有效期'],
    added: ['#收尾 收尾'],
    removed: ['#别的事 别的事'],
  });
  expect(html).toContain(`<h2 id="保持在线" class="replaced">${line('del', '凭据')}${line('ins', '保持在线')}</h2>`);
  const markdown = site.read('compare/v2/sdk/guide/index.md');
  expect(markdown).toContain(`\n\n${text}\n\n凭据~~删除：一~~ 增加：两小时后失效。`);
});

it('folds code of a section that is gone for all platforms if it is long for one', { timeout: PATIENCE }, async () => {
  const code = (platform: string, count: number): string =>
    `**${platform}**\n\n\`\`\`js\n${Array.from({ length: count }, (_, index) => `call${index}();`).join('\n')}\n\`\`\`\n\n`;
  using site = await build(
    inVersions(
      `## 登录\n\n共同。\n\n## 状态\n\n${code('Android', 14)}${code('iOS', 4)}说明。\n\n${code('Unity', 3)}${code('Unreal', 4)}`,
      '## 登录\n\n共同。\n\n## 推送\n\n另起的一段。\n',
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const figures = [...html.matchAll(/<figure class="code.*?<\/figure>/gs)].map(([figure]) => figure);
  expect(figures.map((figure) => figure.includes('<details>'))).toEqual([true, true, false, false]);
});
