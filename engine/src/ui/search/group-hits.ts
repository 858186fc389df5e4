import type { SearchHit } from '../../model/search.ts';

/** Name of the sidebar to search in, or all. */
export type SectionChoice = 'all' | (string & {});

/** The hits of one page title. */
export interface HitGroup {
  readonly title: string;
  /** The best hit that has nothing to show but this title, which stands for it; null if all have more. */
  readonly page: SearchHit | null;
  /** The others, best first. */
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
    .map(([title, list]) => createGroup(title, list))
    .sort((one, other) => averageScore(other) - averageScore(one) || leastRank(one, rankOf) - leastRank(other, rankOf));
}

function createGroup(title: string, list: readonly SearchHit[]): HitGroup {
  const sorted = [...list].sort((one, other) => other.score - one.score);
  const page = sorted.find(isTitleAlone) ?? null;
  return { title, page, hits: sorted.filter((hit) => hit !== page) };
}

function isTitleAlone({ source: { title, heading, content } }: SearchHit): boolean {
  return (heading === '' || heading === title) && content.trim() === '';
}

/** The hits of a group in the order in which they are shown. */
export function hitsOf({ page, hits }: HitGroup): readonly SearchHit[] {
  return page === null ? hits : [page, ...hits];
}

/** In hundredths: sections of a page have scores that differ by less. */
function averageScore(group: HitGroup): number {
  const hits = hitsOf(group);
  return Math.round((100 * hits.reduce((sum, hit) => sum + hit.score, 0)) / hits.length);
}

function leastRank(group: HitGroup, rankOf: (hit: SearchHit) => number): number {
  return Math.min(...hitsOf(group).map(rankOf));
}

/** All hits in the order in which they are shown. */
export function flattenGroups(results: readonly VersionHits[]): SearchHit[] {
  return results.flatMap(({ groups }) => groups).flatMap(hitsOf);
}
