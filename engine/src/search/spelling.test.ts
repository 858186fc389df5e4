import { expect, test } from 'vitest';
import { splitBigrams } from '../model/unspaced.ts';
import { createLexicon } from './analysis/lexicon.ts';
import { openWords, storeWords } from './index/word-list.ts';
import { correctQuery } from './spelling.ts';
import type { Vocabulary } from './vocabulary.ts';

const glossary = {
  terms: [
    { zh: '排行榜', en: 'leaderboard', also: [] },
    { zh: '实名认证', en: 'real name', also: [] },
    { zh: '小游戏', en: 'mini game', also: ['云游戏'] },
    { zh: '数据模型', en: 'schema', also: ['表设计', '元数据', '云数据库'] },
    { zh: '预约页', en: 'reservation page', also: [] },
  ],
  stopWords: ['the'],
  alike: [['colleague', 'coworker']],
};
const lexicon = createLexicon(glossary, 'zh-Hans');
/** Words that pages write everywhere, not only in terms. */
const common = ['游戏', '预约'];
const words = openWords(storeWords(new Map([['leaderboard', 3]])));
const pairs = new Set(['提交', '排行榜', '成绩', '实名认证', '个人证件', '按钮', '设计', '预约页', ...common].flatMap(splitBigrams));
let comparisons = 0;
const vocabulary: Vocabulary = {
  countTokens: async (tokens) =>
    new Map([...tokens].filter((token) => pairs.has(token)).map((token) => [token, common.includes(token) ? 9 : 1])),
  findWords: async (wanted) => new Set([...wanted].filter((word) => words.has(word))),
  complete: async (prefix, limit) => words.complete(prefix, limit),
  findSpelled: async (letters) => ('paihangbang'.startsWith(letters) ? '排行榜' : undefined),
  findNearest: async (word, edits) => {
    comparisons += 1;
    return words.findNearest(word, edits);
  },
};

test.each([
  ['排形榜', '排行榜'],
  ['提交排形榜成绩', '提交排行榜成绩'],
  ['排行版', '排行榜'],
  ['实名人证', '实名认证'],
  ['paihangbang', '排行榜'],
  ['PAIHANG', '排行榜'],
  ['pai hang bang', '排行榜'],
  ["提交 pai'hang", '提交 排行榜'],
  ['leaderbord', 'leaderboard'],
  ['laederborad', 'leaderboard'],
])('%s is read as %s', async (typed, meant) => {
  expect(await correctQuery(typed, vocabulary, lexicon)).toBe(meant);
});

test.each([
  ['按钮设计', 'where two known words meet stands a pair that nobody has written'],
  ['云游戏', 'a term that no page writes is still no other one'],
  ['云数据库', 'nor is its beginning 元数据'],
  ['能预约吗', 'pages write 预约 without 页, too'],
  ['肉鸽游戏', 'and 游戏 without 云 or 小'],
  ['提交成绩', 'all of it is known'],
  ['the leaderb', 'it is still being typed'],
  ['log in to a game', 'no syllables of a Chinese word'],
  ['coworker ranks', 'a word that means something like one of the pages'],
])('%s stays as it is: %s', async (typed) => {
  expect(await correctQuery(typed, vocabulary, lexicon)).toBe(typed);
});

test('of many unknown words only some are compared with all others', async () => {
  comparisons = 0;
  await correctQuery(Array.from({ length: 50 }, (_, index) => `unknown${index}`).join(' '), vocabulary, lexicon);
  expect(comparisons).toBeLessThan(10);
});
