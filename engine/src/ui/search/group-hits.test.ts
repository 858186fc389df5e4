import { describe, expect, it } from 'vitest';
import { exampleHit } from '../testing/example-hit.ts';
import { flattenGroups, groupHits, hitsOf } from './group-hits.ts';
import { rankByChoice } from './rank-by-choice.ts';

const hits = [
  exampleHit({ id: 'one', title: '排行榜', score: 2 }),
  exampleHit({ id: 'two', title: '登录', score: 5 }),
  exampleHit({ id: 'three', title: '排行榜', score: 9 }),
  exampleHit({ id: 'four', title: '商店指标', score: 3, section: 'store' }),
  exampleHit({ id: 'five', title: '旧登录', score: 20, version: 'v2' }),
];

describe('search results', () => {
  it('are grouped by page title, the highest average score first, the best hit of each first', () => {
    const [own] = groupHits(hits, 'v3', 'all');
    expect(own?.groups.map(({ title }) => title)).toEqual(['排行榜', '登录', '商店指标']);
    expect(
      own?.groups
        .slice(0, 1)
        .flatMap(hitsOf)
        .map(({ id }) => id),
    ).toEqual(['three', 'one']);
  });

  it('of other versions stand apart, whatever their score', () => {
    const grouped = groupHits(hits, 'v3', 'all');
    expect(grouped.map(({ version }) => version)).toEqual(['v3', 'v2']);
    expect(flattenGroups(grouped.slice(0, 1)).some(({ id }) => id === 'five')).toBe(false);
  });

  it('of the version that the answer names come first, then the reader’s own', () => {
    expect(groupHits(hits, 'v3', 'all', 'v2').map(({ version }) => version)).toEqual(['v2', 'v3']);
    expect(groupHits(hits, 'v9', 'all').map(({ version }) => version)).toEqual(['v3', 'v2']);
  });

  it('of the reader’s own version come first, also in an old one', () => {
    const grouped = groupHits(hits, 'v2', 'all');
    expect(flattenGroups(grouped).map(({ id }) => id)).toEqual(['five', 'three', 'one', 'two', 'four']);
  });

  it('that are else equal begin with those for the tab that the reader has chosen last', () => {
    const names = { unity: ['Unity', 'C#'], android: ['Android', 'Java'] };
    const order = (...chosen: readonly string[]): string[] => {
      const equal = [
        exampleHit({ id: 'js', title: '登录（SDK JavaScript 4.1）', score: 7 }),
        exampleHit({ id: 'unity', title: '登录（SDK Unity 3.1）', score: 7 }),
        exampleHit({ id: 'java', title: 'login (SDK Java)', score: 7 }),
        exampleHit({ id: 'java-more', title: 'login (SDK Java)', score: 6.999 }),
        exampleHit({ id: 'guide', title: 'Unity', score: 6 }),
      ];
      const [own] = groupHits(equal, 'v3', 'all', 'v3', rankByChoice({ group: chosen }, names));
      return own?.groups.map((group) => hitsOf(group)[0]?.id ?? '') ?? [];
    };
    expect(order()).toEqual(['js', 'unity', 'java', 'guide']);
    expect(order('android', 'unity')).toEqual(['java', 'unity', 'js', 'guide']);
    expect(order('unity')).toEqual(['unity', 'js', 'java', 'guide']);
  });

  it('that have nothing to show but the title of their group are that title', () => {
    const alone = { title: '推送', heading: '', content: '' };
    const list = [
      exampleHit({ ...alone, id: 'section', score: 3, heading: '推送证书' }),
      exampleHit({ ...alone, id: 'page', score: 2 }),
      exampleHit({ ...alone, id: 'same', score: 1, heading: '推送', content: '文字' }),
    ];
    const grouped = groupHits(list, 'v3', 'all');
    expect(grouped[0]?.groups).toMatchObject([{ title: '推送', page: { id: 'page' }, hits: [{ id: 'section' }, { id: 'same' }] }]);
    expect(flattenGroups(grouped).map(({ id }) => id)).toEqual(['page', 'section', 'same']);
  });

  it('can be narrowed to a section', () => {
    expect(flattenGroups(groupHits(hits, 'v3', 'store')).map(({ id }) => id)).toEqual(['four']);
  });
});
