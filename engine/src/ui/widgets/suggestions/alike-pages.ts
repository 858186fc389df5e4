import { closest } from '../../../model/closest.ts';

interface Addressed {
  readonly url: string;
}

/** Pages whose addresses share words with an unknown address, best first. Mistyped words count, and rare words count for more. */
export function findAlikePages<Page extends Addressed>(path: string, pages: readonly Page[], most: number): Page[] {
  const wordsOfPages = pages.map((page) => ({ page, words: new Set(wordsOf(page.url)) }));
  const counts = new Map<string, number>();
  for (const { words } of wordsOfPages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const asked = new Set(wordsOf(path).map((word) => (counts.has(word) ? word : closest(word, counts.keys()))));
  const weigh = (words: Iterable<string>): number => [...words].reduce((sum, word) => sum + 1 / (counts.get(word) ?? 1), 0);
  return wordsOfPages
    .map(({ page, words }) => {
      const shared = [...words].filter((word) => asked.has(word));
      return { page, score: weigh(shared) * (shared.length / words.size) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ page }) => page);
}

/** The words of an address, without those that are in all of them. */
function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[/_.-]+/)
    .filter((word) => word.length > 2 && word !== 'sdk');
}
