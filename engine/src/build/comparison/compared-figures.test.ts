import { expect, it } from 'vitest';
import { articleOf, build, PATIENCE } from '../../../../tests/support/build-small-site.ts';
import { inVersions, line } from '../../../../tests/support/comparisons.ts';

it('tells of drawings and diagrams in lines with their captions that lead to them, keeps code in a line as code, and of links their text', {
  timeout: PATIENCE,
}, async () => {
  const diagram = (first: string): string => `\`\`\`mermaid\nflowchart LR\n  A[${first}] --> B[登录]\n  B --> C[结束]\n\`\`\`\n\n`;
  using site = await build({
    ...inVersions(
      `## 登录 {#login}\n\n先看[说明](/v2/sdk/guide/)和 \`LoginHelper\`。\n\n${diagram('打开')}![旧的样子](/img/a.svg)\n`,
      `## 登录 {#login}\n\n新的做法是另一个。\n\n${diagram('启动')}<figure>\n  <img src="/img/a.svg" alt="三个存档位"/>\n  <figcaption>存到 \`Save\` 里</figcaption>\n</figure>\n`,
    ),
    'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
  });
  const html = articleOf(site, 'compare/v2/sdk/guide/');
  expect(html).toContain('先看说明和 <code>LoginHelper</code>。');
  const figures = [...html.matchAll(/<p class="comparison-elsewhere">(.*?)<\/p>/g)].map(([, text = '']) =>
    text.replace(/<svg.*?<\/svg>/, ''),
  );
  const link = (version: string): string => `<a href="${version === 'v2' ? '/v2' : ''}/sdk/guide/#login">在 ${version} 中查看</a>`;
  expect(figures).toEqual([
    `图有改动 ${link('v2')} ${link('v3')}`,
    line('del', `图 ${link('v2')}`),
    line('ins', `图：存到 Save 里 ${link('v3')}`),
  ]);
  expect(html).not.toContain('flowchart');
  expect(html).not.toContain('旧的样子');
});

it('marks the words of a caption that differ, where the picture is the same', { timeout: PATIENCE }, async () => {
  const figure = (caption: string): string =>
    `## 登录 {#login}\n\n<figure>\n  <img src="/img/a.svg" alt="三个存档位"/>\n  <figcaption>${caption}</figcaption>\n</figure>\n`;
  using site = await build({
    ...inVersions(figure('玩家先选一个存档位再开始游戏'), figure('玩家先选一个存档位再继续游戏')),
    'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
  });
  const markdown = site.read('compare/v2/sdk/guide/index.md');
  expect(markdown).toContain('图：玩家先选一个存档位再~~删除：开始~~ 增加：继续游戏 [在 v2 中查看]');
  expect(site.read('sdk/guide/index.md')).toContain('*玩家先选一个存档位再继续游戏*');
});

it('tells that a picture stands elsewhere, and leads to it in both versions', { timeout: PATIENCE }, async () => {
  const figure = '![登录窗口里的三个按钮](/img/a.svg)\n\n';
  using site = await build({
    ...inVersions(`## 登录 {#login}\n\n${figure}相同的一段话。\n`, `## 登录 {#login}\n\n相同的一段话。\n\n${figure}`),
    'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
  });
  const markdown = site.read('compare/v2/sdk/guide/index.md') ?? '';
  expect([...markdown.matchAll(/移动：图 \[在 (v\d) 中查看\]/g)].map(([, version]) => version)).toEqual(['v2', 'v3']);
});
