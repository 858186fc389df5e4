import { expect, it } from 'vitest';
import { articleOf, build, PATIENCE } from '../../../../tests/support/build-small-site.ts';
import { inVersions, line } from '../../../../tests/support/comparisons.ts';

it('keeps the numbers of steps, those of each version on its side and those of the newer one in Markdown', {
  timeout: PATIENCE,
}, async () => {
  using site = await build(
    inVersions(
      '1. 打开控制台\n2. 填写应用的包名和签名\n3. 保存之后等待一分钟\n\n- 没有次序\n',
      '1. 打开控制台\n2. 另起的新步骤，与旧的无关\n3. 填写应用的包名和签名\n4. 保存之后等待两分钟\n\n- 没有次序\n',
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const sides = [...html.matchAll(/<div( class="side-copy" [^>]*)?><ol>(.*?)<\/ol>/gs)];
  const itemsOf = (isOld: boolean): string => sides.map(([, copy, items]) => ((copy !== undefined) === isOld ? items : '')).join('');
  const numbersOf = (items: string): (string | undefined)[] => [...items.matchAll(/<li value="(\d)"/g)].map(([, number]) => number);
  expect(numbersOf(itemsOf(true))).toEqual(['1', '2', '3']);
  expect(itemsOf(true)).toContain('<li value="2">填写应用的包名和签名</li>');
  expect(numbersOf(itemsOf(false))).toEqual(['1', '2', '3', '4']);
  expect(itemsOf(false)).toContain(`<li value="2">${line('ins', '另起的新步骤，与旧的无关')}</li>`);
  expect(html).toContain('<ul><li>没有次序</li></ul>');
  const markdown = site.read('compare/v2/sdk/guide/index.md') ?? '';
  expect([...markdown.matchAll(/^\d[.)] .{4}/gm)].map(([text]) => text.replace(')', '.'))).toEqual([
    '1. 打开控制',
    '2. 增加：另',
    '3. 填写应用',
    '4. 保存之后',
  ]);
});

it('gives a step that is gone the number that it had, in Markdown too', { timeout: PATIENCE }, async () => {
  using site = await build(
    inVersions(
      '3. 第三步，两个版本都有\n4. 旧的步骤没有了\n5. 第五步，两个版本都有\n',
      '3. 第三步，两个版本都有\n4. 第五步，两个版本都有\n',
    ),
  );
  expect(articleOf(site, 'compare/v2/sdk/guide/')).toContain(`<li value="4" class="gone">${line('del', '旧的步骤没有了')}</li>`);
  expect(site.read('compare/v2/sdk/guide/index.md')).toMatch(/^4[.)] ~~删除：旧的步骤没有了~~\n+4[.)] 第五步，两个版本都有$/m);
});

it('lets the list of each version be read through, also where the other one has something else in its midst', {
  timeout: PATIENCE,
}, async () => {
  using site = await build(
    inVersions(
      '- `TapCommon`、`TapBootstrap`、`TapLogin` 三个模块已导入，平台配置已完成，见快速开始。\n- 控制台已填好包名、签名和 Bundle ID。\n- 手上有一个测试用户账号。\n',
      '```mermaid\nflowchart TD\n  A --> B\n```\n\n- 按快速开始导入模块、配置签名，并完成初始化，参数要填 Client ID、Client Token 和 Server URL。\n- 已绑定 API 域名。\n- 测试账号已加入测试用户。\n- 登录按钮符合登录设计指南。\n',
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const marks = [...html.matchAll(/<(p|li)[^>]*><(ins|del) class="line/g)].map(([, tag, mark]) => `${tag} ${mark}`);
  expect(marks).toEqual(['li del', 'li del', 'li del', 'p ins', 'li ins', 'li ins', 'li ins', 'li ins']);
});
