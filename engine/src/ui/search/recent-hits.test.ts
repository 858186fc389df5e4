import { describe, expect, it } from 'vitest';
import { exampleHit } from '../testing/example-hit.ts';
import { addRecent, parseRecents, type RecentHits, removeRecent } from './recent-hits.ts';

const idsOf = (recents: RecentHits) => recents.map(({ id }) => id);

describe('recent hits', () => {
  it('are newest first, each once, at most 15 (spec §9)', () => {
    let recents: RecentHits = [];
    for (let index = 1; index <= 20; index++) recents = addRecent(recents, exampleHit({ id: `hit-${index}` }));
    expect(recents).toHaveLength(15);
    expect(idsOf(recents)[0]).toBe('hit-20');
    expect(idsOf(addRecent(recents, exampleHit({ id: 'hit-18' }))).slice(0, 3)).toEqual(['hit-18', 'hit-20', 'hit-19']);
  });

  it('can be removed', () => {
    expect(idsOf(removeRecent([exampleHit({ id: 'a' }), exampleHit({ id: 'b' })], 'a'))).toEqual(['b']);
  });

  it('are read back as they were stored, without what is no hit', () => {
    const hit = exampleHit({ id: 'a' });
    expect(parseRecents(JSON.stringify([hit, { id: 'b' }, null]))).toEqual([hit]);
    expect(parseRecents('{"a":1}')).toEqual([]);
    expect(parseRecents('broken')).toEqual([]);
    expect(parseRecents(null)).toEqual([]);
  });
});
