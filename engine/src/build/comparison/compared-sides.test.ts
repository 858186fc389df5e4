import { expect, it } from 'vitest';
import { articleOf, build, PATIENCE } from '../../../../tests/support/build-small-site.ts';
import { inVersions } from '../../../../tests/support/comparisons.ts';

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
    ['whole-removed', '移除 8 段', '删除：只在 v2'],
  ]);
  expect(folded[0]?.[4]?.match(/甲\d甲/g)).toHaveLength(8);
});

it('sets sections that one version has alone below each other at its side, those that are new beside those that are gone', {
  timeout: PATIENCE,
}, async () => {
  const sections = (...names: string[]): string => names.map((name) => `## ${name}\n\n${name.repeat(3)}。\n\n`).join('');
  using site = await build(inVersions(sections('开始', '甲乙', '丙丁'), sections('开始', '子丑', '寅卯', '辰巳')));
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const [, old = '', fresh = ''] =
    /<div class="sides"><div>(<section.*?)<\/div><div>(<section.*?)<\/section><\/div><\/div>/s.exec(html) ?? [];
  const idsIn = (side: string): string[] => [...side.matchAll(/<section class="change" id="(.*?)">/g)].map(([, id = '']) => id);
  expect([idsIn(old), idsIn(fresh)]).toEqual([
    ['change-1', 'change-2'],
    ['change-3', 'change-4', 'change-5'],
  ]);
  expect([...html.matchAll(/class="sides/g)]).toHaveLength(1);
});

it('sets new sections within one that has changed beside what is gone from it, not those that are none of its own', {
  timeout: PATIENCE,
}, async () => {
  using site = await build(
    inVersions(
      '## 登录\n\n相同的话。\n\n没有了的一段。\n\n## 登出\n\n相同的话。\n\n没有了的二段。\n',
      '## 登录\n\n相同的话。\n\n### 窗口\n\n新的一节。\n\n## 登出\n\n相同的话。\n\n## 推送\n\n新的二节。\n',
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const rows = [...html.matchAll(/<div class="(sides[^"]*)"><div><p><del/g)].map(([, kind]) => kind);
  expect(rows).toEqual(['sides', 'sides only-old']);
  expect(html).toMatch(/<h2 id="登录">(?:(?!<h2).)*<section class="change" id="change-2"><details class="whole-added"/s);
  // Without script, the next change is that after both.
  expect(html).toMatch(/id="窗口">.*?<p class="change-bar"><a href="#change-3">/s);
});

it('shows at the side of the older version how that has what is set otherwise alone', { timeout: PATIENCE }, async () => {
  using site = await build(
    inVersions('## 次序\n\n- 没有了的一项\n- 先保存,再离开\n- 调用 end', '## 次序\n\n- 先保存，再离开\n- 调用 `end`\n- 另外加上的内容'),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const [, old, both] = /<div class="side-copy" aria-hidden="true">(.*?)<\/div><div>(.*?)<\/div>/s.exec(html) ?? [];
  expect(old).toContain('<li>先保存,再离开</li><li>调用 end</li>');
  expect(both).toContain('<li>先保存，再离开</li><li>调用 <code>end</code></li>');
});
