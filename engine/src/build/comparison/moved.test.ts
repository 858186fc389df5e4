import { expect, it } from 'vitest';
import { articleOf, build, PATIENCE } from '../../../../tests/support/build-small-site.ts';
import { inVersions } from '../../../../tests/support/comparisons.ts';
import { compareTexts } from './compare-sections.ts';
import type { Difference } from './difference.ts';
import { textBlocks } from './text-blocks.ts';

const compare = (older: string, newer: string): Difference[] => compareTexts(textBlocks(older), textBlocks(newer), 'zh-Hans');

const code = (...lines: string[]): string => `\`\`\`js\n${lines.join('\n')}\n\`\`\`\n`;

const SIGNS = { both: '=', old: '-', new: '+' };

/** The lines of compared code, each with a sign; of those that moved, with another one before it. */
function linesOf(older: string, newer: string): string[] {
  const [found] = compare(older, newer);
  if (found?.type !== 'changed') throw new Error('This is no code that both have.');
  return found.parts.flatMap(({ text, in: place, isMoved }) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => `${isMoved ? '~' : ''}${SIGNS[place]}${line}`),
  );
}

/** The blocks that are not the same, likewise. */
const blocksOf = (older: string, newer: string): string[] =>
  compare(older, newer).flatMap((one) => {
    if (one.type === 'same' || one.type === 'changed') return [];
    return [`${one.isMoved ? '~' : ''}${one.type === 'added' ? '+' : '-'}${one.block.text}`];
  });

it('tells lines of code that only stand elsewhere from those that are gone and new, also where they are indented otherwise', () => {
  expect(
    linesOf(
      code('import { login } from "tap";', 'first();', 'second();', 'third();', 'gone();'),
      code('first();', 'second();', 'third();', '  import { login } from "tap";', 'fresh();'),
    ),
  ).toEqual([
    '~-import { login } from "tap";',
    '=first();',
    '=second();',
    '=third();',
    '-gone();',
    '~+  import { login } from "tap";',
    '+fresh();',
  ]);
});

it('keeps lines in their places that are only indented otherwise, and shows each as it was', () => {
  const older = code('login();', 'wait();', 'play();', 'quit();');
  const newer = code('if (isReady) {', '  login();', '  wait();', '  play();', '}', 'quit();');
  expect(linesOf(older, newer)).toEqual(['+if (isReady) {', '=  login();', '=  wait();', '=  play();', '+}', '=quit();']);
  const [found] = compare(older, newer);
  expect(found?.type === 'changed' && found.parts.map(({ old }) => old)).toEqual([
    undefined,
    'login();\nwait();\nplay();\n',
    undefined,
    undefined,
  ]);
  expect(compare(code('a();', 'b();'), code('  a();', '  b();')).map(({ type }) => type)).toEqual(['same']);
});

it('takes along the short lines of code that moved, and finds no others: they are everywhere', () => {
  const body = ['a1();', 'a2();', 'a3();', 'a4();', 'a5();', 'a6();'];
  const moved = ['function onLoginSucceeded() {', '  go();', '}'];
  expect(linesOf(code(...moved, ...body), code(...body, ...moved))).toEqual([
    ...moved.map((line) => `~-${line}`),
    ...body.map((line) => `=${line}`),
    ...moved.map((line) => `~+${line}`),
  ]);
  expect(linesOf(code('go();', ...body), code(...body, 'go();'))).toEqual(['-go();', ...body.map((line) => `=${line}`), '+go();']);
});

it('finds as many lines that moved as both texts have', () => {
  const body = ['a1();', 'a2();', 'a3();', 'a4();', 'a5();', 'a6();'];
  const line = 'callback.onFailure();';
  expect(linesOf(code(line, 'x();', line, ...body), code(...body, line))).toEqual([
    `~-${line}`,
    '-x();',
    `-${line}`,
    ...body.map((one) => `=${one}`),
    `~+${line}`,
  ]);
});

it('tells paragraphs, items and rows that only stand elsewhere, in their section or in another one', () => {
  const moved = '登录之前先在控制台开启服务。';
  expect(
    blocksOf(`## 甲\n\n${moved}\n\n相同的一段话。\n\n## 乙\n\n不变。\n`, `## 甲\n\n相同的一段话。\n\n## 乙\n\n不变。\n\n- ${moved}\n`),
  ).toEqual([`~-${moved}`, `~+${moved}`]);
  const table = (...rows: string[]): string => `| 项目 | 需要满足的条件 |\n|---|---|\n${rows.map((row) => `| ${row} |\n`).join('')}\n`;
  const row = '安卓 | 系统版本不低于 5.0';
  // Many tables have the same head. It goes along with the rows of its own.
  expect(blocksOf(`## 甲\n\n${table('时间 | 三天')}## 乙\n\n不变。\n`, `## 甲\n\n## 乙\n\n不变。\n\n${table('费用 | 不收')}`)).toEqual([
    '-项目\u001f需要满足的条件',
    '-时间\u001f三天',
    '+项目\u001f需要满足的条件',
    '+费用\u001f不收',
  ]);
  expect(
    blocksOf(`## 甲\n\n${table(row)}## 乙\n\n不变。\n`, `## 甲\n\n## 乙\n\n不变。\n\n${table(row)}`).map((one) => one.slice(0, 4)),
  ).toEqual(['~-项目', '~-安卓', '~+项目', '~+安卓']);
  expect(blocksOf('## 甲\n\n短句。\n\n相同的一段话。\n', '## 甲\n\n相同的一段话。\n\n短句。\n')).toEqual(['-短句。', '+短句。']);
});

it('says that something has moved in words, for eyes and ears, neither as new nor as gone', { timeout: PATIENCE }, async () => {
  const paragraph = '登录之前先在控制台开启服务。';
  const line = 'import tap.login.TapLogin;';
  const rest = ['one();', 'two();', 'three();'];
  using site = await build(
    inVersions(
      `## 登录\n\n${paragraph}\n\n相同的一段话。\n\n${code(line, ...rest)}\n\n## 错误\n\n| 码 | 说明 |\n|---|---|\n| 403 | 没有权限访问这个接口 |\n| 404 | 找不到要访问的资源 |\n`,
      `## 登录\n\n相同的一段话。\n\n${paragraph}\n\n${code(...rest, line)}\n\n## 错误\n\n| 码 | 说明 |\n|---|---|\n| 404 | 找不到要访问的资源 |\n| 403 | 没有权限访问这个接口 |\n`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  for (const tag of ['del', 'ins'])
    expect(html).toContain(`<p><${tag} class="line moved"><span class="move-name">移动：</span>${paragraph}</${tag}></p>`);
  expect(html).toContain(`<ins class="line moved"><span class="visually-hidden">移动：</span>import tap.login.<wbr>TapLogin;</ins>`);
  expect(html).toContain(
    '<span class="code-size">JavaScript<span><span class="count-moved"><span class="move-name">移动：</span>1</span></span></span>',
  );
  expect([...html.matchAll(/<tr class="row-moved">/g)]).toHaveLength(2);
  expect(html).not.toContain('class="line added"><span class="visually-hidden">增加：</span>登录');
  const markdown = site.read('compare/v2/sdk/guide/index.md') ?? '';
  expect(markdown).toContain(`~~移动：${paragraph}~~\n\n相同的一段话。\n\n移动：${paragraph}\n`);
  expect(markdown).toContain(`\`\`\`diff\n- ${line}\n  one();\n  two();\n  three();\n+ ${line}\n\`\`\``);
});
