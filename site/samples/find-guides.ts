import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleLink } from '../behaviours/signatures/sample-data.ts';
import { versionRoot } from './api/place-types.ts';
import { tapModuleOf } from './packages.ts';
import type { UsedName } from './sample-names.ts';
import type { PageSummary } from './summary.ts';

/** A page that uses a name of an SDK. */
export interface Guide {
  readonly title: string;
  /** From the root of the language: `sdk/achievement/guide/#reach`. */
  readonly path: string;
}

/** Most guides that are given for a name. */
const MOST = 2;
/** Pages on versions tell what has changed, not how to use it. */
const NO_GUIDE = /release-notes|changelog|upgrade/;

interface Place {
  readonly file: string;
  readonly uses: number;
  readonly section: string | undefined;
}

/**
 * Finds the other pages that use the names of a page: first the guide of the name's module, then the page that uses it most, and of several the one
 * that uses its module most. If no other page uses a name, its type counts, unless the name alone is asked for.
 * @param summaries by files below `content`
 */
export function createGuideFinder(
  summaries: ReadonlyMap<string, PageSummary>,
  content: string,
): (file: string, name: UsedName, isTypeEnough?: boolean) => readonly Guide[] {
  const places = new Map<string, Place[]>();
  const add = (key: string, place: Place): void => {
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  };
  /** How often pages use modules, by both. */
  const moduleUses = new Map<string, number>();
  for (const [file, summary] of summaries) {
    if (NO_GUIDE.test(file)) continue;
    const root = rootOf(file);
    const uses = countUses(summary);
    for (const [index, name] of summary.names.entries()) {
      const place = { file, uses: uses[index] ?? 0, section: summary.sections[index] ?? undefined };
      const pair = `${file} ${name.module}`;
      moduleUses.set(pair, (moduleUses.get(pair) ?? 0) + place.uses);
      add(`${root} ${keyOf(name)}`, place);
      add(`${root} ${name.module} ${name.type}`, place);
    }
  }
  const pages = new Map<string, { title: string; path: string }>();
  const pageOf = (file: string): { title: string; path: string } => {
    const page = pages.get(file) ?? readPage(content, file);
    pages.set(file, page);
    return page;
  };
  return (file, name, isTypeEnough = true) => {
    const root = rootOf(file);
    const guide = tapModuleOf({ id: name.module.replace(/^\w+\//, '') })?.guide;
    const others = (key: string): Place[] => (places.get(`${root} ${key}`) ?? []).filter((place) => place.file !== file);
    const found = others(keyOf(name));
    const rank = (place: Place): number => (`/${pageOf(place.file).path}`.endsWith(guide ?? ' ') ? 1000 : 0) + place.uses;
    const ofModule = ({ file }: Place): number => moduleUses.get(`${file} ${name.module}`) ?? 0;
    const best = (found.length > 0 || !isTypeEnough ? found : others(`${name.module} ${name.type}`)).toSorted(
      (a, b) => rank(b) - rank(a) || ofModule(b) - ofModule(a),
    );
    const unique = [...new Map(best.toReversed().map((place) => [place.file, place])).values()].reverse();
    return unique.slice(0, MOST).map((place) => {
      const { title, path } = pageOf(place.file);
      return { title, path: place.section === undefined ? path : `${path}#${place.section}` };
    });
  };
}

/** Guides that a file of data links to, each once; the data names them by their index. */
export function listGuides(root: string): { readonly guides: readonly SampleLink[]; readonly indexOf: (guide: Guide) => number } {
  const guides: SampleLink[] = [];
  const indexOf = ({ title, path }: Guide): number => {
    const href = root + path;
    const known = guides.findIndex((guide) => guide.href === href);
    return known < 0 ? guides.push({ title, href }) - 1 : known;
  };
  return { guides, indexOf };
}

const keyOf = ({ module, type, name }: UsedName): string => `${module} ${type} ${name}`;

/** `en/v3/`. */
const rootOf = (file: string): string => file.split('/').slice(0, 2).join('/');

function countUses({ names, blocks }: PageSummary): number[] {
  const uses = names.map(() => 0);
  for (const [, , , index] of Object.values(blocks).flat()) uses[index] = (uses[index] ?? 0) + 1;
  return uses;
}

/** The title and the address of a page, as its front matter and its path say. */
function readPage(content: string, file: string): { title: string; path: string } {
  const source = readFileSync(join(content, file), 'utf8');
  const head = source.split(/^---$/m)[1] ?? '';
  const field = (name: string): string | undefined => new RegExp(`^${name}:\\s*["']?(.+?)["']?\\s*$`, 'm').exec(head)?.[1];
  const [, version = '', ...rest] = file.replace(/\.mdx?$/, '').split('/');
  const slug = field('slug')?.replace(/^\/|\/$/g, '') ?? rest.join('/');
  return { title: field('title') ?? file, path: `${versionRoot(version)}${slug}/` };
}
