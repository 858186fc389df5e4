import { describe, expect, it } from 'vitest';
import { exampleHit } from '../testing/example-hit.ts';
import { flattenGroups, groupHits } from './group-hits.ts';

const hits = [
  exampleHit({ id: 'one', title: '排行榜', score: 2 }),
  exampleHit({ id: 'two', title: '登录', score: 5 }),
  exampleHit({ id: 'three', title: '排行榜', score: 9 }),
  exampleHit({ id: 'four', title: '商店指标', score: 3, section: 'store' }),
  exampleHit({ id: 'five', title: '旧登录', score: 20, version: 'v2' }),
];

describe('search results', () => {
  it('are grouped by page title, the highest average score first, the best hit of each first', () => {
    const { current } = groupHits(hits, 'v3', 'all');
    expect(current.map(({ title }) => title)).toEqual(['排行榜', '登录', '商店指标']);
    expect(current[0]?.hits.map(({ id }) => id)).toEqual(['three', 'one']);
  });

  it('of other versions stand apart, whatever their score', () => {
    const { current, others } = groupHits(hits, 'v3', 'all');
    expect(current.flatMap((group) => group.hits).some(({ id }) => id === 'five')).toBe(false);
    expect(others.map(({ version }) => version)).toEqual(['v2']);
  });

  it('of the reader’s own version come first, also in an old one', () => {
    const grouped = groupHits(hits, 'v2', 'all');
    expect(flattenGroups(grouped).map(({ id }) => id)).toEqual(['five', 'three', 'one', 'two', 'four']);
  });

  it('can be narrowed to a section', () => {
    expect(flattenGroups(groupHits(hits, 'v3', 'store')).map(({ id }) => id)).toEqual(['four']);
  });
});
