import { expect, it } from 'vitest';
import { compareTexts } from './compare-sections.ts';
import { BETWEEN_CELLS, CODE, textBlocks, withoutMarks } from './text-blocks.ts';

/** What becomes of each block: its first words, and where it is. */
function fatesOf(older: string, newer: string): string[] {
  return compareTexts(textBlocks(older), textBlocks(newer), 'zh-Hans').map(
    ({ type, block }) => `${type}: ${withoutMarks(block.text).split(BETWEEN_CELLS)[0]?.split('\n')[0]}`,
  );
}

function partsOf(older: string, newer: string): string[] {
  const [found] = compareTexts(textBlocks(older), textBlocks(newer), 'zh-Hans');
  if (found?.type !== 'changed') return [found?.type ?? ''];
  return found.parts.map(({ text, in: place }) => `${place}: ${text.replaceAll(CODE.start, '`').replaceAll(CODE.end, '`')}`);
}

const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\`\n\n`;

it('takes code that has little in common to replace code of the same language or file alone', () => {
  const [gradle, manifest] = ['implementation files("libs/a.aar")', '<manifest>\n  <application />\n</manifest>'];
  expect(fatesOf(code('groovy', gradle), code('xml', manifest))).toEqual([`removed: ${gradle}`, 'added: <manifest>']);
  expect(fatesOf(code('xml', '<uses-sdk />'), code('xml', manifest))).toEqual(['changed: <manifest>']);
  expect(fatesOf(`**Android**\n\n${code('groovy', gradle)}`, `**Android**\n\n${code('xml', manifest)}`)).toEqual([
    `removed: ${gradle}`,
    'added: <manifest>',
  ]);
  expect(fatesOf(`**iOS**\n\n${code('objc title=A.m', 'one();')}`, `**iOS**\n\n${code('objc title=B.m', 'other(2);')}`)).toEqual([
    'changed: other(2);',
  ]);
  expect(fatesOf(code('js title=a.js', 'one();'), code('js title=b.js', 'other(2);'))).toEqual(['removed: one();', 'added: other(2);']);
});

it('takes a row to be another where neither what it begins with nor most of it is the same, and tells what is gone first', () => {
  const table = (...rows: string[]): string => `| 模块 | 版本 | 成员 |\n|---|---|---|\n${rows.map((row) => `| ${row} |\n`).join('')}\n`;
  expect(
    fatesOf(
      table('TapSame | 1.0 | 5 个', 'TapCommon | 2.1.8 | 16 个', 'TapThemis | 2.1.8 | 22 个'),
      table('TapSame | 1.0 | 5 个', 'FriendSDK | 3.13.0 | 16 个', 'Compliance | 3.13.0 | 22 个'),
    ),
  ).toEqual(['same: 模块', 'same: TapSame', 'removed: TapCommon', 'removed: TapThemis', 'added: FriendSDK', 'added: Compliance']);
  // What is called otherwise and says the same stays one row, as does what is called the same.
  expect(fatesOf(table('-f | 强制发布到生产环境 | 可用'), table('强制 | 强制发布到生产环境 | 可用'))).toEqual([
    'same: 模块',
    'changed: 强制',
  ]);
  expect(fatesOf(table('TapCommon | 2.1.8 | 16 个'), table('TapCommon | 3.13.0 | 22 个'))).toEqual(['same: 模块', 'changed: TapCommon']);
});

it('wants more of a sentence to be the same, the more places of it differ; else it is shown twice, as it was and as it is', () => {
  // One place: half is enough.
  expect(partsOf('设置回调之后再等待结果。', '设置监听之后再等待结果。')).toHaveLength(4);
  // Three places, more than half the same.
  const [older, newer] = [
    '推送服务有没有发出请看控制台里面的推送记录，其中失败的原因写在最后一列。',
    '推送服务是否成功请看控制台里面的发送明细，其中失败的原因记在末尾一栏。',
  ];
  expect(
    partsOf(
      `这里有一句没有变化的话，它写得相当长，说明登录之前需要准备的东西，以及登录之后会得到什么结果。${older}`,
      `这里有一句没有变化的话，它写得相当长，说明登录之前需要准备的东西，以及登录之后会得到什么结果。${newer}`,
    ),
  ).toEqual([
    'both: 这里有一句没有变化的话，它写得相当长，说明登录之前需要准备的东西，以及登录之后会得到什么结果。',
    `old: ${older}`,
    `new: ${newer}`,
  ]);
});

it('marks words that stand beside each other as one where one of them was only added', () => {
  const parts = partsOf(
    '没有公开的价目，在开通时的工单里可以问清楚；额度各应用都不相同。',
    '没有公开的价目，在开通时的工单里可以问清楚；配额每个应用都不相同。',
  );
  expect(parts).toEqual(['both: 没有公开的价目，在开通时的工单里可以问清楚；', 'old: 额度各', 'new: 配额每个', 'both: 应用都不相同。']);
});
