import type { SearchHit } from '../../model/search.ts';

/** Name of the sidebar to search in, or all. */
export type SectionChoice = 'all' | (string & {});

/** The hits of one page title, best first. */
export interface HitGroup {
  readonly title: string;
  readonly hits: readonly SearchHit[];
}

export interface VersionHits {
  readonly version: string;
  readonly groups: readonly HitGroup[];
}

/**
 * What the overlay shows of an answer, version by version: first the one that the answer names, then the reader's own, then the others. Hits
 * are grouped by page title, the groups with the highest average score first.
 * @param version the reader's own
 * @param rankOf tells groups with the same average apart: lower ones come first
 */
export function groupHits(
  hits: readonly SearchHit[],
  version: string,
  section: SectionChoice,
  first = version,
  rankOf: (hit: SearchHit) => number = () => 0,
): VersionHits[] {
  const byVersion = new Map<string, SearchHit[]>([first, version].map((name) => [name, []]));
  for (const hit of hits) {
    if (section !== 'all' && hit.source.section !== section) continue;
    // A hit that names no version belongs to all of them.
    const name = hit.source.version || version;
    const list = byVersion.get(name) ?? [];
    list.push(hit);
    byVersion.set(name, list);
  }
  return [...byVersion]
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => ({ version: name, groups: groupByTitle(list, rankOf) }));
}

function groupByTitle(hits: readonly SearchHit[], rankOf: (hit: SearchHit) => number): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const list = groups.get(hit.source.title) ?? [];
    list.push(hit);
    groups.set(hit.source.title, list);
  }
  return [...groups]
    .map(([title, list]) => ({ title, hits: [...list].sort((one, other) => other.score - one.score) }))
    .sort((one, other) => averageScore(other) - averageScore(one) || leastRank(one, rankOf) - leastRank(other, rankOf));
}

/** In hundredths: sections of a page have scores that differ by less. */
function averageScore({ hits }: HitGroup): number {
  return Math.round((100 * hits.reduce((sum, hit) => sum + hit.score, 0)) / hits.length);
}

function leastRank({ hits }: HitGroup, rankOf: (hit: SearchHit) => number): number {
  return Math.min(...hits.map(rankOf));
}

/** All hits in the order in which they are shown. */
export function flattenGroups(results: readonly VersionHits[]): SearchHit[] {
  return results.flatMap(({ groups }) => groups).flatMap(({ hits }) => hits);
}
