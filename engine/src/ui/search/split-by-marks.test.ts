import { expect, it } from 'vitest';
import { splitByMarks } from './split-by-marks.ts';

const show = (text: string, ranges: [number, number][]) =>
  splitByMarks(text, ranges)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

it('marks stretches of a text', () => {
  expect(show('提交成绩', [[2, 4]])).toBe('提交[成绩]');
  expect(show('提交成绩', [])).toBe('提交成绩');
});

it('copes with overlapping, unordered and too long stretches', () => {
  expect(
    show('abcdef', [
      [4, 99],
      [0, 2],
      [1, 3],
    ]),
  ).toBe('[ab][c]d[ef]');
  expect(show('', [[0, 3]])).toBe('');
});
