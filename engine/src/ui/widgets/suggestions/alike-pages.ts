import { closest } from '../../../model/closest.ts';
import { decodePath } from '../../../model/href.ts';

interface Addressed {
  readonly url: string;
  readonly title: string;
}

/** Shorter words have to be right: with one other letter they are other words. */
const LEAST_MISTYPED = 6;
/** How much of a word may be wrong: with more, `core` would be meant by `compare`. */
const MOST_MISTYPED = 0.25;
/** Pages less alike than this part of the best one are others. */
const LEAST_SCORE = 1 / 3;
/** What more of the pages have in their addresses does not tell them apart. */
const MOST_COMMON = 0.5;

/** Pages whose addresses share words with an unknown address, best first. Mistyped words count, rare words count for more; words in other scripts are
 * looked for in titles; `quick-start` is `quickstart` as well. Pages that are far from it, or from the best, are left out. */
export function findAlikePages<Page extends Addressed>(path: string, pages: readonly Page[], most: number): Page[] {
  const wordsOfPages = pages.map((page) => ({ page, words: new Set(wordsOf(page.url)) }));
  const counts = new Map<string, number>();
  for (const { words } of wordsOfPages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const decoded = decodePath(path);
  const words = wordsOf(decoded);
  // A word that is right may have been meant in another form: `guides` where most have `guide`. Its forms are one word, as common as all of them.
  const asked = [
    ...words.map((word) => [word, ...(word.length < LEAST_MISTYPED ? [] : othersLike(word, counts))]),
    ...wordsOf(decoded.replace(/[_.-]+/g, '')).flatMap((word) => (words.includes(word) ? [] : [[word]])),
  ].map((forms) => ({ forms, count: forms.reduce((sum, form) => sum + (counts.get(form) ?? 0), 0) }));
  const named = words.filter((word) => /[^\p{ASCII}]/u.test(word));
  const scored = wordsOfPages.map(({ page, words: own }) => {
    const shared = asked.filter(({ forms }) => forms.some((form) => own.has(form)));
    const inTitle = named.filter((word) => page.title.includes(word)).length;
    const tells = shared.some(({ count }) => count <= pages.length * MOST_COMMON);
    const weight = shared.reduce((sum, { count }) => sum + 1 / count, 0);
    return { page, score: inTitle + (tells ? weight * (shared.length / Math.max(1, own.size)) : 0) };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * LEAST_SCORE)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ page }) => page);
}

function othersLike(word: string, known: ReadonlyMap<string, number>): string[] {
  const near = closest(
    word,
    [...known.keys()].filter((other) => other !== word),
    MOST_MISTYPED,
  );
  return near === undefined ? [] : [near];
}

/** The words of an address, each once. */
function wordsOf(path: string): string[] {
  return [...new Set(path.toLowerCase().split(/[/_.-]+/))].filter((word) => word.length > 1);
}
