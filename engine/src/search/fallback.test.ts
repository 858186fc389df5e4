import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markWords, searchFallback } from './fallback.ts';
import { createFallbackFiles } from './fallback-index.ts';
import { floodingPage, sections } from './testing/sections.ts';

const { manifest, parts } = createFallbackFiles([...sections, ...floodingPage].filter((section) => section.locale === 'zh-Hans'));
const index = { pages: [...parts.values()].flatMap(({ pages }) => pages) };
const find = (q: string) => searchFallback(index, q).hits.map((hit) => hit.id);

test('holds titles and headings, in parts of one version and sidebar', () => {
  expect(manifest.parts).toEqual([
    { file: 'v3-sdk.json', version: 'v3', section: 'sdk', beginning: '/' },
    { file: 'v2-sdk.json', version: 'v2', section: 'sdk', beginning: '/v2/login/guide/' },
    { file: 'v3-store.json', version: 'v3', section: 'store', beginning: '/store/' },
  ]);
  expect(parts.get('v3-sdk.json')?.pages[1]).toEqual({
    title: '排行榜开发指南',
    url: '/leaderboard/guide/',
    version: 'v3',
    section: 'sdk',
    headings: [
      ['提交成绩', 'submit-score'],
      ['重置排行榜', 'reset'],
    ],
  });
});

test.each([
  ['排行榜', '/leaderboard/features/'],
  ['排行榜 提交成绩', '/leaderboard/guide/#submit-score'],
  ['TAPTAP 登录', '/login/guide/'],
  ['ｔａｐｔａｐ', '/login/guide/'],
  ['内嵌动态开发', '/moments/'],
])('%s finds %s first', (q, url) => {
  expect(find(q)[0]).toBe(url);
});

test('marks what matched', () => {
  const [hit] = searchFallback(index, '提交成绩').hits;
  expect(hit).toMatchObject({ source: { heading: '提交成绩', content: '' }, marks: { title: [], heading: [[0, 4]], content: [] } });
});

test.each([[''], [' '], ['"*('], ['😀'], ['\ud800'], ['没有这样的东西'], ['x'.repeat(10_000)]])('%j finds nothing', (q) => {
  expect(find(q)).toEqual([]);
});

test('a long page does not fill the answer', () => {
  expect(find('洪水')).toHaveLength(3);
});

test('needs nothing in the browser but itself and the list of scripts', () => {
  const imports = readFileSync(new URL('./fallback.ts', import.meta.url), 'utf8').matchAll(/^import (?!type).* from '(.*)';$/gm);
  expect([...imports].map(([, file]) => file)).toEqual(['../model/unspaced.ts']);
});

test('never takes half of a rare character for one, which others share', () => {
  const page = { title: '叱𠮸的故事', url: '/story/', version: 'v3', section: 'sdk', headings: [] };
  expect(searchFallback({ pages: [page] }, '叱𠮷在').hits).toEqual([]);
  expect(markWords('叱𠮸，𠮷野家', ['叱𠮷野家在'])).toEqual([[4, 8]]);
});

test('finds and marks words beside a letter that is longer in lower case', () => {
  const page = { title: 'İstanbul Leaderboard', url: '/', version: 'v3', section: 'sdk', headings: [] };
  expect(['leaderboard', 'İSTANBUL'].map((q) => searchFallback({ pages: [page] }, q).hits[0]?.marks.title)).toEqual([[[9, 20]], [[0, 8]]]);
});
