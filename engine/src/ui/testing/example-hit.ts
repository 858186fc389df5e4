import type { SearchHit } from '../../model/search.ts';

export function exampleHit({
  id = 'hit',
  score = 1,
  ...source
}: Partial<SearchHit['source'] & Pick<SearchHit, 'id' | 'score'>> = {}): SearchHit {
  return {
    id,
    score,
    source: { title: '标题', url: `/sdk/${id}/`, heading: '', content: '', version: 'v3', section: 'sdk', breadcrumbs: [], ...source },
    marks: { title: [], heading: [], content: [] },
  };
}
