import { expect, test } from 'vitest';
import { openWords, storeWords } from './word-list.ts';

const counts: Readonly<Record<string, number>> = { leaderboard: 3, leader: 9, leading: 1, login: 7, logic: 2, token: 5, 排行: 1 };
const words = openWords(storeWords(new Map(Object.entries(counts))));

test('knows its words', () => {
  expect(['leader', '排行', 'lead', '', 'zzz'].map((word) => words.has(word))).toEqual([true, true, false, false, false]);
});

test('completes by frequency', () => {
  expect(words.complete('lea', 2)).toEqual(['leader', 'leaderboard']);
  expect(words.complete('x', 2)).toEqual([]);
});

test.each([
  ['leaderbord', 'leaderboard'],
  ['laederboard', 'leaderboard'],
  ['logni', 'login'],
  ['logi', 'login'],
  ['tokne', 'token'],
  ['xxxxx', undefined],
])('%s is nearest to %s; letters in the wrong order are one mistake', (typed, meant) => {
  expect(words.findNearest(typed, 1)).toBe(meant);
});

test('an empty list knows nothing', () => {
  const none = openWords(storeWords(new Map()));
  expect([none.has('a'), none.complete('', 3), none.findNearest('leader', 2)]).toEqual([false, [], undefined]);
});

test('a word that is longer or shorter than all others has no nearest one, or the nearest', () => {
  expect([words.findNearest('leaderboards', 1), words.findNearest('leaderboardings', 2), words.findNearest('排', 2)]).toEqual([
    'leaderboard',
    undefined,
    '排行',
  ]);
});

test('of several nearest words, the most frequent one is meant; of equally frequent ones, the first', () => {
  const list = openWords(storeWords(new Map(Object.entries({ rolled: 2, rolls: 2, role: 2, roles: 1, rolle: 1 }))));
  expect([list.findNearest('rollx', 1), list.findNearest('rolez', 1)]).toEqual(['rolls', 'role']);
});
