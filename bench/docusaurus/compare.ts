import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltPages, listPages, listStatics, readBuilt } from './read-build.ts';
import { DOCUSAURUS, type PageFacts, SIGNPOST } from './read-page.ts';

/** What one page lacks beside Docusaurus' page of the same address. */
export interface PageGap {
  readonly address: string;
  readonly heading: string | undefined;
  readonly anchors: readonly string[];
  readonly words: readonly string[];
  readonly pictures: readonly string[];
  /** Labels of both sidebars, where they differ. */
  readonly sidebar: { readonly theirs: readonly string[]; readonly ours: readonly string[] } | undefined;
}

export interface Comparison {
  readonly pages: number;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  /** Addresses that forward there and lead nowhere here. */
  readonly forwards: readonly string[];
  readonly counts: { readonly anchors: number; readonly words: number; readonly pictures: number; readonly sidebars: number };
  readonly gaps: readonly PageGap[];
}

/**
 * Compares two builds of one project page by page.
 * @param tree folder of the project
 * @param theirs folder that Docusaurus wrote
 * @param ours folder that Signpost wrote
 */
export function compareBuilds(tree: string, theirs: string, ours: string): Comparison {
  const statics = listStatics(tree);
  const [old, now] = [listPages(theirs, statics), listPages(ours, statics)];
  const redirects = readRedirects(ours);
  const counts = { anchors: 0, words: 0, pictures: 0, sidebars: 0 };
  const missing: string[] = [];
  const forwards: string[] = [];
  const gaps: PageGap[] = [];
  let pages = 0;
  for (const [address, file] of old) {
    const before = readBuilt(file, DOCUSAURUS);
    const built = now.get(address);
    if (before.forwards !== undefined) {
      if (built === undefined && !redirects.has(address)) forwards.push(address);
      continue;
    }
    pages += 1;
    counts.anchors += before.anchors.size;
    for (const times of before.words.values()) counts.words += times;
    counts.pictures += before.pictures.length;
    if (before.sidebar.length > 0) counts.sidebars += 1;
    if (built === undefined) {
      if (!redirects.has(address)) missing.push(address);
    } else gaps.push(findGap(address, before, readBuilt(built, SIGNPOST)));
  }
  return { pages, missing, extra: listExtra(old, now), forwards, counts, gaps };
}

function listExtra(old: BuiltPages, now: BuiltPages): string[] {
  return [...now]
    .filter(([address, file]) => !old.has(address) && readBuilt(file, SIGNPOST).forwards === undefined)
    .map(([address]) => address);
}

function findGap(address: string, before: PageFacts, after: PageFacts): PageGap {
  const hasSame = JSON.stringify(before.sidebar) === JSON.stringify(after.sidebar);
  return {
    address,
    heading: before.heading === '' || before.heading === after.heading ? undefined : `${before.heading} → ${after.heading}`,
    anchors: [...before.anchors].filter((id) => !after.anchors.has(id)),
    words: [...before.words].flatMap(([word, times]) => new Array<string>(Math.max(0, times - (after.words.get(word) ?? 0))).fill(word)),
    pictures: without(before.pictures, after.pictures),
    sidebar: before.sidebar.length === 0 || hasSame ? undefined : { theirs: before.sidebar, ours: after.sidebar },
  };
}

function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...some];
  return all.filter((item) => {
    const place = left.indexOf(item);
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}

/** Addresses that the server forwards. */
function readRedirects(folder: string): ReadonlySet<string> {
  const file = join(folder, '_redirects.json');
  const rules: readonly { from: string }[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const site: { baseUrl: string } = JSON.parse(readFileSync(join(folder, '_site.json'), 'utf8'));
  // Files of a build are below its base URL, and do not have it in their paths.
  return new Set(rules.map(({ from }) => from.replace(site.baseUrl, '/').replace(/(.)\/$/, '$1')));
}
