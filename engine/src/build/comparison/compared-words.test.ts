import { expect, it } from 'vitest';
import { articleOf, build, PATIENCE } from '../../../../tests/support/build-small-site.ts';
import { inVersions, line } from '../../../../tests/support/comparisons.ts';

it('shows a paragraph of which little more than half was kept as gone and new, without marks at every other word', {
  timeout: PATIENCE,
}, async () => {
  const older = '登录之前请先在控制台开启服务，然后调用接口并等待结果返回到主线程。';
  const newer = '登录之后控制台会显示服务，接口把结果写入缓存，主线程可以随时读取它们而不必等待。';
  using site = await build(inVersions(`## 登录 {#login}\n\n${older}\n`, `## 登录 {#login}\n\n${newer}\n`));
  expect(site.read('compare/v2/sdk/guide/index.md')).toContain(`~~删除：${older}~~\n\n增加：${newer}\n`);
});

it('shows code that was replaced as one, side by side, below a bar that tells how much of it differs', { timeout: PATIENCE }, async () => {
  const code = (word: string, count: number): string =>
    `\`\`\`js\n${Array.from({ length: count }, (_, index) => `${word}${index}();`).join('\n')}\n\`\`\`\n\n`;
  using site = await build(
    inVersions(
      `## 登录\n\n${code('old', 15)}## 登出\n\n${code('same', 2)}`,
      `## 登录\n\n${code('fresh', 14)}## 登出\n\n${code('same', 2)}新的一句。\n`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const [login = '', logout = ''] = [...html.matchAll(/<figure class="code code-sides.*?<\/figure>/gs)].map(([figure]) => figure);
  expect(login.replace(/<[^>]*>/g, '')).toMatch(/^JavaScript删除：15 增加：14删除：old0\(\);\nold1/);
  expect(login).toMatch(
    /^<figure class="code code-sides mostly-marked"><details><summary class="code-bar">.*<\/summary><pre tabindex="0"><code><span class="stretch"><span class="side-old" data-version="v2"><del/,
  );
  expect(logout).toContain(
    '<span class="stretch"><span class="side-copy" aria-hidden="true"><span class="line">same0();</span>\n<span class="line">same1();</span></span><span class="side-new"><span class="line">same0();',
  );
  const markdown = site.read('compare/v2/sdk/guide/index.md') ?? '';
  expect(markdown).toContain('## 登录\n\n```diff\n- old0();\n');
  expect(markdown).toContain('```\nsame0();\nsame1();\n```\n');
});

it('shows a sentence, and a cell, of which more than half was replaced as a whole, the older one first', {
  timeout: PATIENCE,
}, async () => {
  const table = (text: string): string => `| 接口 | 说明 |\n|---|---|\n| 登录 | ${text} |\n\n`;
  const kept = '这里有一句没有变化的话，它写得相当长，说明登录之前需要准备的东西，以及登录之后会得到什么结果。';
  using site = await build(
    inVersions(
      `${table('调用接口并等待结果返回到主线程')}${kept}先在控制台开启服务再调用接口。\n`,
      `${table('控制台把结果写入缓存由线程读取')}${kept}控制台会显示服务的状态和接口。\n`,
    ),
  );
  const markdown = site.read('compare/v2/sdk/guide/index.md') ?? '';
  expect(markdown).toContain(`${kept}~~删除：先在控制台开启服务再调用接口。~~ 增加：控制台会显示服务的状态和接口。\n`);
  expect(articleOf(site, 'compare/v2/sdk/guide/')).toContain(
    `<td>${line('del', '调用接口并等待结果返回到主线程')}${line('ins', '控制台把结果写入缓存由线程读取')}</td>`,
  );
});

it('keeps lines that code has in common where all else was replaced, and no lone braces between; its ground is lighter', {
  timeout: PATIENCE,
}, async () => {
  const code = (name: string, from: number): string =>
    `**Unity**\n\n\`\`\`csharp\nusing System;\nusing UnityEngine;\n\n${Array.from({ length: 8 }, (_, index) => `${name}${from + index}();\n}`).join('\n')}\n\`\`\`\n\n`;
  using site = await build(inVersions(`## 登录\n\n${code('old', 1)}`, `## 登录\n\n${code('fresh', 11)}`));
  const diff = site.read('compare/v2/sdk/guide/index.md') ?? '';
  const signs = (/```diff\n(.*?)\n```/s.exec(diff)?.[1] ?? '').split('\n').map((line) => line.charAt(0));
  expect(signs.join('')).toBe(`   ${'-'.repeat(15)}${'+'.repeat(15)} `);
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  expect(html).toContain('<span class="side-new"><span class="line">using System;</span>');
  expect(html).toContain('<figure class="code code-sides">');
  using other = await build(
    inVersions(`## 登录\n\n${code('old', 1)}`, `## 登录\n\n**Unity**\n\n\`\`\`csharp\nusing System;\nfresh();\nb();\nc();\n\`\`\`\n`),
  );
  expect(articleOf(other, 'compare/v2/sdk/guide/')).toContain('<figure class="code code-sides mostly-marked">');
});

it('marks the words that differ where half of a sentence is kept, and those that stand close together as one', {
  timeout: PATIENCE,
}, async () => {
  using site = await build(
    inVersions(
      '下面的代码用到这些引用。C# 和 Java 的方法都写在 Chat 类里，Objective-C 的写在 Chat 的实现里：\n\n- 旧的甲乙和旧的丙丁：两者之一，都写在配置文件里面\n',
      '下面的代码用到这些引用。C# 和 Java 的写在 Chat 类里，Objective-C 的写在 Chat 的实现里，JavaScript 的在同一个文件里：\n\n- 新增子丑和新增寅卯：两者之一，都写在配置文件里面\n',
    ),
  );
  const markdown = site.read('compare/v2/sdk/guide/index.md') ?? '';
  expect(markdown).toContain('的~~删除：方法都~~写在 Chat 类里，Objective-C 的写在 Chat 的实现里增加：，JavaScript 的在同一个文件里：');
  expect(markdown).toContain('~~删除：旧的甲乙和旧的丙丁~~ 增加：新增子丑和新增寅卯：两者之一，都写在配置文件里面');
});

it('gives a heading that says something else both of its texts, each on its own, and marks words of one that says nearly the same', {
  timeout: PATIENCE,
}, async () => {
  using site = await build(
    inVersions(
      '## Android 配置\n\n共同的一段。\n\n## 登录状态\n\n共同的二段。\n',
      '## 2. 平台配置：Android\n\n共同的一段。\n\n## 判断登录状态\n\n共同的二段。\n',
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/');
  expect(html).toContain(`class="replaced">${line('del', 'Android 配置')}${line('ins', '2. 平台配置：Android')}</h2>`);
  expect(html).toMatch(/<h2 id="[^"]*"><ins class="added">.*判断<\/ins>登录状态<\/h2>/);
});

it('lets lines of code beside each other break after parentheses, commas, dots, slashes and colons, not inside of names', {
  timeout: PATIENCE,
}, async () => {
  const code = (word: string): string =>
    `\`\`\`js title="a/login.js"\n  TapBootstrap.getAccessToken((token,error) => {});\n  <a tools:remove="main/res"/>\n${word}(1.5);\n\`\`\`\n`;
  using site = await build(inVersions(`## 登录\n\n${code('old')}`, `## 登录\n\n${code('fresh')}`));
  const html = articleOf(site, 'compare/v2/sdk/guide/');
  expect(html).toContain(
    '<span class="line"><i>  </i>TapBootstrap.<wbr>getAccessToken(<wbr>(token,<wbr>error) => {});</span>'.replace('=>', '=&gt;'),
  );
  expect(html).toContain('tools:<wbr>remove=&quot;main/<wbr>res&quot;');
  expect(html).toContain('fresh(1.5);</ins>');
  expect(site.read('compare/v2/sdk/guide/index.md')).toContain(
    '\n    TapBootstrap.getAccessToken((token,error) => {});\n    <a tools:remove="main/res"/>\n- old(1.5);\n',
  );
});

it('marks the words of a line of code that differ from those of the line that it replaces', { timeout: PATIENCE }, async () => {
  const code = (...lines: string[]): string => `\`\`\`js\n${lines.join('\n')}\n\`\`\`\n`;
  using site = await build(
    inVersions(
      `## 登录\n\n${code('start();', '  TapLogin.getToken(user, true);', 'wholly.other("line");', 'end();')}`,
      `## 登录\n\n${code('start();', '  TapBootstrap.getToken(user, true);', 'return 1;', 'end();')}`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const figure = /<figure.*<\/figure>/s.exec(html)?.[0] ?? '';
  const lines = [...figure.matchAll(/<(?:ins|del) class="line .*?>(.*?)<\/(?:ins|del)>/g)].map(([, text = '']) =>
    text.replace(/<span class.*?<\/span>|<\/?(?:i|span)>|<wbr>/g, ''),
  );
  expect(lines).toEqual([
    '  <b>TapLogin</b>.getToken(user, true);',
    'wholly.other(&quot;line&quot;);',
    '  <b>TapBootstrap</b>.getToken(user, true);',
    'return 1;',
  ]);
  expect(html).toContain('<b>TapBootstrap</b>.<wbr>getToken(<wbr>user, true);');
  expect(site.read('compare/v2/sdk/guide/index.md')).toContain('+   TapBootstrap.getToken(user, true);\n');
});

it('has no spaces at the ends of code in a line', { timeout: PATIENCE }, async () => {
  using site = await build(
    inVersions(
      '| 项目 | 约定 |\n|---|---|\n| 失败 | 其他状态码，响应体是 `code` 和 `error` |\n',
      '| 项目 | 取值 |\n|---|---|\n| 失败 | 其他状态码，响应体为 `{"code": 数字, "error": "说明"}` |\n',
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const codes = [...html.matchAll(/<code>(.*?)<\/code>/g)].map(([, code = '']) => code);
  expect(codes.length).toBeGreaterThan(2);
  expect(codes.filter((code) => code.trim() !== code)).toEqual([]);
});
