import type { SearchHit } from '../../model/search.ts';

/** The section to search in. */
export type SearchScope = 'all' | 'sdk' | 'store';

/** The hits of one page title, best first. */
export interface HitGroup {
  readonly title: string;
  readonly hits: readonly SearchHit[];
}

/** What the overlay shows of an answer: the reader's own version, then the others. */
export interface GroupedHits {
  readonly current: readonly HitGroup[];
  /** By version, in the order of their best group. */
  readonly others: readonly { readonly version: string; readonly groups: readonly HitGroup[] }[];
}

/** Groups hits by page title, the groups with the highest average score first (spec §9); other versions stand apart. */
export function groupHits(hits: readonly SearchHit[], version: string, scope: SearchScope): GroupedHits {
  const byVersion = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    if (scope !== 'all' && hit.source.section !== scope) continue;
    // A hit that names no version belongs to all of them.
    const name = hit.source.version || version;
    const list = byVersion.get(name) ?? [];
    list.push(hit);
    byVersion.set(name, list);
  }
  const others = [...byVersion].filter(([name]) => name !== version).map(([name, list]) => ({ version: name, groups: groupByTitle(list) }));
  return { current: groupByTitle(byVersion.get(version) ?? []), others };
}

function groupByTitle(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const list = groups.get(hit.source.title) ?? [];
    list.push(hit);
    groups.set(hit.source.title, list);
  }
  return [...groups]
    .map(([title, list]) => ({ title, hits: list.toSorted((one, other) => other.score - one.score) }))
    .toSorted((one, other) => averageScore(other) - averageScore(one));
}

function averageScore({ hits }: HitGroup): number {
  return hits.reduce((sum, hit) => sum + hit.score, 0) / hits.length;
}

/** All hits in the order in which they are shown. */
export function flattenGroups({ current, others }: GroupedHits): SearchHit[] {
  return [...current, ...others.flatMap(({ groups }) => groups)].flatMap(({ hits }) => hits);
}
