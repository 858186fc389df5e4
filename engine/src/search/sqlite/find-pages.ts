import type { DatabaseSync } from 'node:sqlite';
import { keepRead } from '../keep-read.ts';
import type { PageQuery } from '../search.ts';
import { createFilterToken, decodePostings, type Postings } from './postings.ts';
import { readPartitions } from './schema.ts';
import { toBytes } from './words.ts';

/** Bytes of postings that are kept: most queries have words that others had. */
const KEPT_POSTINGS = 8 * 2 ** 20;
/** Of postings beside their numbers. */
const ROW_BYTES = 300;

/** @returns a function that finds the best pages of the versions that a query wants, best first */
export function createPageFinder(database: DatabaseSync): (query: PageQuery) => number[] {
  const partitions = readPartitions(database);
  const pages = Number(database.prepare('SELECT max(id) AS last FROM pages').get()?.last ?? -1) + 1;
  const select = database.prepare('SELECT pages FROM postings WHERE partition = ? AND token = ? ORDER BY part');
  const readable = partitions.map((partition) => ({
    ...partition,
    read: keepRead(
      (token: string) => joinPostings(select.all(partition.id, token).map((row) => decodePostings(toBytes(row.pages)))),
      (postings) => ROW_BYTES + postings.pages.buffer.byteLength + postings.impacts.buffer.byteLength,
      KEPT_POSTINGS / partitions.length,
    ),
  }));
  return ({ locale, phrases, version, section, limit }) => {
    const scores = new Float64Array(pages);
    const wanted = readable.filter((one) => one.locale === locale && (one.version === version.name) === version.isWanted);
    for (const { read, pages: all } of wanted) {
      for (const phrase of phrases) addScores(scores, intersect(phrase.map(read)), all);
    }
    if (section === undefined) return chooseBest(scores.keys(), scores, limit);
    return chooseBest(
      wanted.flatMap(({ read }) => [...read(createFilterToken(section)).pages]),
      scores,
      limit,
    );
  };
}

function joinPostings(parts: readonly Postings[]): Postings {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  const length = parts.reduce((sum, { pages }) => sum + pages.length, 0);
  const joined = { pages: new Uint32Array(length), impacts: new Uint8Array(length) };
  let at = 0;
  for (const { pages, impacts } of parts) {
    joined.pages.set(pages, at);
    joined.impacts.set(impacts, at);
    at += pages.length;
  }
  return joined;
}

/** The pages that contain all tokens of a phrase, each with the least of their impacts. */
function intersect(lists: readonly Postings[]): Postings {
  const [first, ...others] = lists.toSorted((one, other) => one.pages.length - other.pages.length);
  if (first === undefined || others.length === 0) return first ?? joinPostings([]);
  const pages = first.pages.slice();
  const impacts = first.impacts.slice();
  let count = pages.length;
  for (const list of others) {
    let kept = 0;
    for (let at = 0, place = 0; at < count; at += 1) {
      const page = pages[at] ?? 0;
      while ((list.pages[place] ?? Number.POSITIVE_INFINITY) < page) place += 1;
      if (list.pages[place] !== page) continue;
      pages[kept] = page;
      impacts[kept] = Math.min(impacts[at] ?? 0, list.impacts[place] ?? 0);
      kept += 1;
    }
    count = kept;
  }
  return { pages: pages.subarray(0, count), impacts: impacts.subarray(0, count) };
}

/** Adds the impacts of a phrase to the scores of pages, more for one that fewer of all pages contain. */
function addScores(scores: Float64Array, { pages, impacts }: Postings, all: number): void {
  const rarity = Math.log(1 + (all - pages.length + 0.5) / (pages.length + 0.5));
  for (let at = 0; at < pages.length; at += 1) {
    const page = pages[at] ?? 0;
    scores[page] = (scores[page] ?? 0) + rarity * (impacts[at] ?? 0);
  }
}

/** The pages with the highest scores above zero, best first; the first of several equal ones. */
function chooseBest(pages: Iterable<number>, scores: Float64Array, limit: number): number[] {
  const scoreOf = (page: number | undefined) => (page === undefined ? 0 : (scores[page] ?? 0));
  const best: number[] = [];
  for (const page of pages) {
    const score = scoreOf(page);
    if (score <= (best.length < limit ? 0 : scoreOf(best[limit - 1]))) continue;
    let place = best.length;
    while (place > 0 && scoreOf(best[place - 1]) < score) place -= 1;
    best.splice(place, 0, page);
    if (best.length > limit) best.pop();
  }
  return best;
}
