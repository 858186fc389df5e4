import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

test('what was not asked for longest is let go', () => {
  const cache = new AnswerCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
});
