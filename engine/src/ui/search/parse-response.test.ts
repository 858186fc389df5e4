import { describe, expect, it } from 'vitest';
import { exampleHit } from '../testing/example-hit.ts';
import { parseSearchResponse } from './parse-response.ts';

describe('the answer of the search service', () => {
  it('is taken over', () => {
    const hit = { ...exampleHit(), marks: { title: [[0, 2]], heading: [], content: [[3, 4]] } };
    expect(parseSearchResponse({ hits: [hit], cutTo: '登录' })).toEqual({ hits: [hit], cutTo: '登录' });
  });

  it('may be within data, as in the specification', () => {
    expect(parseSearchResponse({ data: { hits: [exampleHit()], version: 'v3', correctedTo: '登录' } })).toEqual({
      hits: [exampleHit()],
      version: 'v3',
      correctedTo: '登录',
    });
  });

  it('needs no more than titles and addresses', () => {
    const { hits } = parseSearchResponse({ hits: [{ source: { title: '登录', url: '/sdk/login/' } }] });
    expect(hits).toEqual([
      {
        id: '/sdk/login/',
        score: 0,
        source: { title: '登录', url: '/sdk/login/', heading: '', content: '', version: '', section: '', breadcrumbs: [] },
        marks: { title: [], heading: [], content: [] },
      },
    ]);
  });

  it('loses hits that lead nowhere, or out of the web', () => {
    const lead = (url: string) => ({ source: { title: '登录', url } });
    const { hits } = parseSearchResponse({
      hits: [lead(''), lead('javascript:alert(1)'), lead('//evil.example/'), lead('/good/'), 'text'],
    });
    expect(hits.map(({ source }) => source.url)).toEqual(['/good/']);
  });

  it('loses marks that mark nothing', () => {
    const hit = { ...exampleHit(), marks: { title: [[2, 1], [-1, 3], 'x', [0, 1]] } };
    expect(parseSearchResponse({ hits: [hit] }).hits[0]?.marks.title).toEqual([[0, 1]]);
  });

  it('is refused where there is no list', () => {
    expect(() => parseSearchResponse({ error: 'x' })).toThrow('The answer of the search service has no list of hits.');
  });
});
