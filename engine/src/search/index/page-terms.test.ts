import { expect, test } from 'vitest';
import { decodePageTerms, encodePageTerms, hashToken, type PageTerms } from './page-terms.ts';

const encoded = encodePageTerms({
  title: ['排行', '行榜'],
  about: [],
  description: ['行榜'],
  questions: [['名次'], ['清空', '行榜']],
  sections: [
    { heading: ['排行', '行榜'], text: ['成绩', '成绩'] },
    { heading: ['提交'], text: ['成绩', '行榜'] },
  ],
  lengths: [1, 2],
  vectors: [1, 2, 3].map((part) => Int8Array.of(part, -part)),
});

function listSlots(page: PageTerms, name: string): number[] {
  const token = page.find(hashToken(name));
  return token < 0 ? [] : [...page.slots.subarray(page.startOf(token), page.endOf(token))];
}

test.each([
  ['at the beginning of its memory', encoded],
  ['at an odd place', new Uint8Array([0, ...encoded]).subarray(1)],
])('says in which slots a token is, %s', (_where, bytes) => {
  const page = decodePageTerms(bytes);
  const find = (token: string) => listSlots(page, token);
  expect([page.questions, page.sections, page.countTokens(0), page.countTokens(1)]).toEqual([2, 2, 1, 2]);
  expect([...page.vectors]).toEqual([1, -1, 2, -2, 3, -3]);
  expect(find('行榜')).toEqual([0, 2, 4, 5, 8]);
  expect(find('成绩')).toEqual([7, 8]);
  expect(find('提交')).toEqual([6]);
  expect(find('别的')).toEqual([]);
});

test('has room for many sections', () => {
  const sections = Array.from({ length: 300 }, (_, at) => ({ heading: [`h${at}`], text: ['all'] }));
  const page = decodePageTerms(
    encodePageTerms({ title: ['all'], about: [], description: [], questions: [['all']], sections, lengths: [1] }),
  );
  expect(listSlots(page, 'h299')).toEqual([303]);
  expect(listSlots(page, 'all')).toHaveLength(302);
  expect(page.countTokens(0)).toBe(1);
});

test.each([0, 1, 5000, 70_000])('finds each of %i tokens, and no other', (count) => {
  const tokens = Array.from({ length: count }, (_, at) => `t${at}`);
  const slots = { title: tokens, about: [], description: [], questions: [], sections: [], lengths: [] };
  const page = decodePageTerms(encodePageTerms(slots));
  expect(tokens.filter((token) => listSlots(page, token).length !== 1)).toEqual([]);
  expect(listSlots(page, 'other')).toEqual([]);
});
