import { closest, lettersOf } from '../../../model/closest.ts';
import { decodePath } from '../../../model/href.ts';

interface Addressed {
  readonly url: string;
  readonly title: string;
}

/** Shorter words have a letter too many or too few at most, or two in the wrong order, and none if they are in addresses: with another letter they are other words. */
const LONG = 6;
/** Words of two letters are like too many others. */
const LEAST_MISTYPED = 3;
/** How much of a long word may be wrong: with more, `core` would be meant by `compare`. */
const MOST_MISTYPED = 0.25;
/** Pages less alike than this part of the best one are others. */
const LEAST_SCORE = 1 / 3;
/** What more of the pages have in their addresses does not tell them apart. */
const MOST_COMMON = 0.5;
/** What more of the pages have is a kind of page, such as a guide. At the end of an address, it does not say of what. */
const KIND = 0.05;
/** But not what so few pages have. */
const FEW = 2;

/** A word of an unknown address, with the forms in which it may be in others. */
interface AskedWord {
  readonly forms: readonly string[];
  /** Pages with one of them in their address. */
  readonly count: number;
  /** Whether it is in the last part of the address alone. */
  readonly isLast: boolean;
}

/**
 * Pages whose addresses share words with an unknown address, best first: one whose whole address is a slip away, then those with most of it.
 * Mistyped words count, rare words count for more; words in other scripts are looked for in titles; `quick-start` is `quickstart` as well. Pages
 * that are far from it, or from the best, are left out.
 * @param entries further pages, which may be of another version: they do not say what is common in its addresses
 */
export function findAlikePages<Page extends Addressed>(
  path: string,
  listed: readonly Page[],
  most: number,
  entries: readonly Page[] = [],
): Page[] {
  const pages = [...listed, ...entries];
  const measure = listed.length > 0 ? listed.length : pages.length;
  const wordsOfPages = pages.map((page) => ({ page, words: new Set([...wordsOf(page.url), ...joinedWordsOf(page.url)]) }));
  const counts = new Map<string, number>();
  for (const { words } of wordsOfPages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const decoded = decodePath(path);
  const asked = askedWords(decoded, counts);
  const named = wordsOf(decoded).filter((word) => /[^\p{ASCII}]/u.test(word));
  const isCommon = ({ count }: AskedWord): boolean => count > measure * MOST_COMMON;
  const hasProduct = asked.some((word) => !word.isLast && !isCommon(word));
  const tells = (word: AskedWord): boolean =>
    !isCommon(word) && (!hasProduct || !word.isLast || word.count <= Math.max(FEW, measure * KIND));
  const scored = wordsOfPages.map(({ page, words: own }) => {
    const shared = asked.filter(({ forms }) => forms.some((form) => own.has(form)));
    const inTitle = named.filter((word) => page.title.includes(word)).length;
    const weight = shared.reduce((sum, { count }) => sum + 1 / count, 0);
    return { page, score: inTitle + (shared.some(tells) ? weight * (shared.length / Math.max(1, own.size)) : 0) };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const addresses = scored.flatMap(({ page, score }) => (score > 0 ? [page.url] : []));
  const nearest = closest(decoded, addresses, 1);
  const isNearest = ({ url }: Addressed): number => Number(url === nearest);
  return scored
    .filter(({ page, score }) => page.url === nearest || (score > 0 && score >= best * LEAST_SCORE))
    .sort((one, other) => isNearest(other.page) - isNearest(one.page) || other.score - one.score)
    .slice(0, most)
    .map(({ page }) => page);
}

/** A word that is right may have been meant in another form: `guides` where most have `guide`. Its forms are one word, as common as all of them. */
function askedWords(path: string, known: ReadonlyMap<string, number>): AskedWord[] {
  const words = wordsOf(path);
  const above = new Set(wordsOf(path.replace(/[^/]+\/?$/, '')));
  return [...words.map((word) => [word, ...othersLike(word, known)]), ...joinedWordsOf(path).map((word) => [word])].map((forms) => ({
    forms,
    count: forms.reduce((sum, form) => sum + (known.get(form) ?? 0), 0),
    isLast: !above.has(forms[0] ?? ''),
  }));
}

function othersLike(word: string, known: ReadonlyMap<string, number>): string[] {
  const isLong = word.length >= LONG;
  if (word.length < LEAST_MISTYPED || (!isLong && known.has(word))) return [];
  const mayBe = (other: string): boolean => isLong || other.length !== word.length || lettersOf(other) === lettersOf(word);
  const others = [...known.keys()].filter((other) => other !== word && mayBe(other));
  const near = closest(word, others, isLong ? Math.ceil(word.length * MOST_MISTYPED) : 1);
  return near === undefined ? [] : [near];
}

/** What the words of a part are when they are written as one. */
function joinedWordsOf(path: string): string[] {
  const words = wordsOf(path);
  return wordsOf(path.replace(/[_.-]+/g, '')).filter((word) => !words.includes(word));
}

/** The words of an address, each once. */
function wordsOf(path: string): string[] {
  return [...new Set(path.toLowerCase().split(/[/_.-]+/))].filter((word) => word.length > 1);
}
