import { expect, test } from 'vitest';
import { createLexicon } from './analysis/lexicon.ts';
import { splitBigrams } from './analysis/scan.ts';
import { correctQuery } from './correct.ts';
import { createVocabulary } from './vocabulary.ts';

const lexicon = createLexicon({
  terms: [
    { zh: '排行榜', en: 'leaderboard', also: [] },
    { zh: '实名认证', en: 'real name', also: [] },
    { zh: '小游戏', en: 'mini game', also: ['云游戏'] },
    { zh: '数据模型', en: 'schema', also: ['表设计', '元数据', '云数据库'] },
  ],
  stopWords: [],
});
const vocabulary = createVocabulary(
  new Map([['leaderboard', 3]]),
  new Set(['提交', '排行榜', '成绩', '实名认证', '个人证件', '按钮', '设计', '游戏'].flatMap(splitBigrams)),
);

test.each([
  ['排形榜', '排行榜'],
  ['提交排形榜成绩', '提交排行榜成绩'],
  ['实名人证', '实名认证'],
  ['leaderbord', 'leaderboard'],
])('%s is read as %s', (typed, meant) => {
  expect(correctQuery(typed, vocabulary, lexicon)).toBe(meant);
});

test.each([
  ['按钮设计', 'where two known words meet stands a pair that nobody has written'],
  ['云游戏', 'a term that no page writes is still no other one'],
  ['云数据库', 'nor is its beginning 元数据'],
  ['提交成绩', 'all of it is known'],
])('%s stays as it is: %s', (typed) => {
  expect(correctQuery(typed, vocabulary, lexicon)).toBe(typed);
});
