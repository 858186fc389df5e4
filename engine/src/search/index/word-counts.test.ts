import { expect, test } from 'vitest';
import { WordCounts } from './word-counts.ts';

const pages = [['b', 'c', '排行'], ['c'], ['a', 'c', 'b'], ['d', 'c', '😀', 'Ａ']];

test.each([
  ['in memory', undefined],
  ['in a file', 2],
])('counts the pages that contain each word, %s', (_where, mostHeld) => {
  const counts = new WordCounts(['known', 'a'], 1, mostHeld);
  for (const page of pages) counts.add(page);
  expect(Object.fromEntries(counts.list())).toEqual({ a: 2, b: 2, c: 4, d: 1, known: 1, 排行: 1, '😀': 1, Ａ: 1 });
  expect([...counts.list()].map(([word]) => word).slice(0, 4)).toEqual(['a', 'b', 'c', 'd']);
  expect([...counts.listMostFrequent(3)]).toEqual([
    ['c', 4],
    ['a', 2],
    ['b', 2],
  ]);
});
