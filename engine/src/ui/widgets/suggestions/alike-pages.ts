import { closest } from '../../../model/closest.ts';
import { decodePath } from '../../../model/href.ts';

interface Addressed {
  readonly url: string;
  readonly title: string;
}

/** Shorter words have to be right: with one other letter they are other words. */
const LEAST_MISTYPED = 6;

/** Pages whose addresses share words with an unknown address, best first. Mistyped words count, rare words count for more; words in other scripts are
 * looked for in titles. */
export function findAlikePages<Page extends Addressed>(path: string, pages: readonly Page[], most: number): Page[] {
  const wordsOfPages = pages.map((page) => ({ page, words: new Set(wordsOf(page.url)) }));
  const counts = new Map<string, number>();
  for (const { words } of wordsOfPages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = wordsOf(decodePath(path));
  // A word that is right may have been meant in another form: `guides` where most have `guide`.
  const asked = new Set(words.flatMap((word) => [word, ...(word.length < LEAST_MISTYPED ? [] : othersLike(word, counts))]));
  const named = words.filter((word) => /[^\p{ASCII}]/u.test(word));
  const weigh = (words: Iterable<string>): number => [...words].reduce((sum, word) => sum + 1 / (counts.get(word) ?? 1), 0);
  return wordsOfPages
    .map(({ page, words: own }) => {
      const shared = [...own].filter((word) => asked.has(word));
      const inTitle = named.filter((word) => page.title.includes(word)).length;
      return { page, score: inTitle + weigh(shared) * (shared.length / Math.max(1, own.size)) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ page }) => page);
}

function othersLike(word: string, known: ReadonlyMap<string, number>): string[] {
  const near = closest(
    word,
    known.keys().filter((other) => other !== word),
  );
  return near === undefined ? [] : [near];
}

/** The words of an address. */
function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[/_.-]+/)
    .filter((word) => word.length > 2);
}
