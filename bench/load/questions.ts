import { readdirSync } from 'node:fs';
import { readLabels } from '../../tests/relevance/evaluate.ts';
import { createRandom } from '../random.ts';

/** Every tenth search is new; most of the others are a few popular queries. */
const NEW_OF = 10;
const QUESTIONS = 20_000;

/** Every page of the built site. */
export function listPages(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'));
  return files.map((file) => encodeURI(`/${file.replace(/index\.html$/, '')}`));
}

/** New searches: pairs of labelled queries, each pair once. */
export function listNewSearches(): string[] {
  return ['zh-Hans', 'en'].flatMap((locale) => {
    const queries = readLabels(locale).map(({ q }) => q);
    return Array.from({ length: QUESTIONS / 2 }, (_, index) => {
      const step = 1 + Math.floor(index / queries.length);
      return toPath(`${queries[index % queries.length]} ${queries[(index + step) % queries.length]?.split(' ')[0]}`, locale);
    });
  });
}

/**
 * Searches like those of readers: labelled queries by Zipf's law (the tenth is asked a tenth as often as the first), mixed with new ones.
 */
export function listSearches(): string[] {
  const random = createRandom();
  const known = ['zh-Hans', 'en'].flatMap((locale) => readLabels(locale).map(({ q }) => toPath(q, locale)));
  const shuffled = known.map((path) => ({ path, order: random() })).toSorted((one, other) => one.order - other.order);
  const fresh = listNewSearches();
  return Array.from({ length: QUESTIONS }, (_, index) => {
    if (index % NEW_OF === 0) return fresh[index] ?? '/';
    const rank = Math.floor(known.length ** random()) - 1;
    return shuffled[rank]?.path ?? '/';
  });
}

function toPath(query: string, locale: string): string {
  return `/api/search?q=${encodeURIComponent(query)}&locale=${locale}`;
}
