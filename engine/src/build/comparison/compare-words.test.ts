import { expect, it } from 'vitest';
import { compareTexts } from './compare-sections.ts';
import { CODE, STRONG, textBlocks } from './text-blocks.ts';

/** What is gone, new or in both of two texts, with code as code. */
function partsOf(older: string, newer: string): string[] {
  const [found] = compareTexts(textBlocks(older), textBlocks(newer), 'zh-Hans');
  if (found?.type !== 'changed') return [found?.type ?? ''];
  return found.parts.map(({ text, in: place }) => `${place}: ${text.replaceAll(CODE.start, '`').replaceAll(CODE.end, '`')}`);
}

it('takes what became code, or no longer is, to be the same', () => {
  expect(partsOf('返回 0 或 1，其他值会报错。', '返回 `0` 或 `1`，其他值会报错。')).toEqual(['same']);
  expect(partsOf('传入 1 时打开窗口，不传时关闭它。', '传入 `1` 时显示窗口，不传时关闭它。')).toEqual([
    'both: 传入 `1` 时',
    'old: 打开',
    'new: 显示',
    'both: 窗口，不传时关闭它。',
  ]);
  expect(partsOf('| 名称 | 值 |\n|---|---|\n', '| 名称 | 值 |\n|---|---|\n')).toEqual(['same']);
});

it('marks no punctuation: each text has its own, and one that differs by nothing else is the same', () => {
  expect(partsOf('先登录，再保存；最后退出。', '先登录；再保存，最后退出')).toEqual(['same']);
  expect(partsOf('先传入 name 和 token，然后再等待它的结果。', '先传入 name、token，然后再等待它的结果。')).toEqual([
    'both: 先传入 name',
    'old:  和 ',
    'both: 、',
    'both: token，然后再等待它的结果。',
  ]);
  expect(partsOf('最多 1.5 倍，最少一半。', '最多 15 倍，最少一半。')).not.toEqual(['same']);
  // In code, each sign counts.
  expect(partsOf('运行 `make all;` 之后再等待它的结果。', '运行 `make all` 之后再等待它的结果。')).not.toEqual(['same']);
});

it('marks no cell of a row that differs in its format alone', () => {
  const table = (value: string, text: string): string => `| \`level\` | ${value} | ${text} |\n|---|---|---|\n`;
  expect(partsOf(table('1', '可用'), table('`1`', '停用'))).toEqual([
    'both: `level`',
    'both: \u001f',
    'both: `1`',
    'both: \u001f',
    'old: 可用',
    'new: 停用',
  ]);
});

it('keeps words of code that follow each other one piece, and code with the end of a sentence in it whole', () => {
  expect(partsOf('调用 `Tap.login()` 登录，然后等待它的结果。', '调用 `Tap.logout()` 登录，然后等待它的结果。')).toEqual([
    'both: 调用 ',
    'old: `Tap.login`',
    'new: `Tap.logout`',
    'both: `()` 登录，然后等待它的结果。',
  ]);
  const kept = '运行 `cd app. && make all` 之后会得到一个文件夹，里面有全部的程序。';
  const [first = ''] = partsOf(`${kept}旧的。`, `${kept}新写。`);
  expect(first).toBe(`both: ${kept}`);
});

it('marks what was added to a short text, or taken from it, also where it is most of it, but shows others whole', () => {
  const table = (text: string): string => `| 项目 | ${text} |\n|---|---|\n`;
  expect(partsOf(table('可用'), table('可用，只在中国大陆'))).toEqual(['both: 项目', 'both: \u001f', 'both: 可用', 'new: ，只在中国大陆']);
  expect(partsOf(table('安装 SDK 和工具'), table('安装'))).toEqual(['both: 项目', 'both: \u001f', 'both: 安装', 'old:  SDK 和工具']);
  expect(partsOf(table('调用接口并等待'), table('控制台写入缓存并读取'))).toEqual([
    'both: 项目',
    'both: \u001f',
    'old: 调用接口并等待',
    'new: 控制台写入缓存并读取',
  ]);
});

it('shows cells that have little in common one after the other, by their words, in each language', () => {
  const table = (text: string): string => `| 项目 | 内容 |\n|---|---|\n| 开通 | ${text} |\n`;
  const cell = (older: string, newer: string): string[] => {
    const found = compareTexts(textBlocks(table(older)), textBlocks(table(newer)), 'en').find(({ type }) => type === 'changed');
    return found?.type === 'changed' ? found.parts.slice(2).map(({ text, in: place }) => `${place}: ${text}`) : [];
  };
  const [older, newer] = ['Enter the package name and the signature, and add test users.', 'Turn it on under Game Services.'];
  expect(cell(`${older} See Settings`, `${newer} See Settings`)).toEqual([`old: ${older} See Settings`, `new: ${newer} See Settings`]);
  // Where most of it stays, what differs is marked in it; so it is where one has all that the other says.
  const kept = 'Before launch, only test users can log in.';
  expect(cell(`${kept} Tokens last 90 days`, `${kept} Players need the app`)).toEqual([
    `both: ${kept}`,
    'old:  Tokens last 90 days',
    'new:  Players need the app',
  ]);
  expect(cell('See Settings', `${newer} See Settings`)).toEqual([`new: ${newer} `, 'both: See Settings']);
});

it('keeps what is strong, which is no difference by itself', () => {
  const strong = (text: string): string => STRONG.start + text + STRONG.end;
  expect(partsOf('在 **游戏服务 › 应用配置** 开启。', '在 游戏服务 › 应用配置 开启。')).toEqual(['same']);
  expect(partsOf('在 **游戏服务 › 应用配置** 开启它，然后等待。', '在 **游戏服务 › 应用配置** 关闭它，然后等待。')).toEqual([
    `both: 在 ${strong('游戏服务 › 应用配置')} `,
    'old: 开启',
    'new: 关闭',
    'both: 它，然后等待。',
  ]);
  // A sentence ends where its strong words do.
  const old = 'The second one says this.';
  const fresh = 'Nothing alike is told here.';
  expect(
    partsOf(
      `**The first sentence of both of them stays as it was before.** ${old}`,
      `**The first sentence of both of them stays as it was before.** ${fresh}`,
    ),
  ).toEqual([`both: ${strong('The first sentence of both of them stays as it was before.')}`, `old:  ${old}`, `new:  ${fresh}`]);
});
