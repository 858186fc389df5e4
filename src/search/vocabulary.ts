import { distance } from 'fastest-levenshtein';

/** The words of a locale's texts: to complete a word that is being typed, and to correct one that is nowhere. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Words that begin so, the most frequent first. */
  complete(prefix: string, limit: number): readonly string[];
  /** Words that are nearly the same, the nearest first, then the most frequent. */
  correct(word: string, limit: number): readonly string[];
}

/** @param counts how many sections hold a word */
export function createVocabulary(counts: ReadonlyMap<string, number>): Vocabulary {
  const sorted = [...counts.keys()].sort();
  const byFrequency = (one: string, other: string) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0);
  return {
    has: (word) => counts.has(word),
    complete(prefix, limit) {
      const found: string[] = [];
      for (let at = findFirst(sorted, prefix); sorted[at]?.startsWith(prefix); at += 1) found.push(sorted[at] ?? '');
      return found.sort(byFrequency).slice(0, limit);
    },
    correct(word, limit) {
      const allowed = allowedDistance(word);
      if (allowed === 0) return [];
      const near: { word: string; distance: number }[] = [];
      for (const candidate of sorted) {
        if (Math.abs(candidate.length - word.length) > allowed) continue;
        const found = distance(word, candidate);
        if (found <= allowed) near.push({ word: candidate, distance: found });
      }
      near.sort((one, other) => one.distance - other.distance || byFrequency(one.word, other.word));
      return near.slice(0, limit).map((one) => one.word);
    },
  };
}

/** Letters that may be wrong: none in a short word or a number, where every neighbour is another word. */
function allowedDistance(word: string): number {
  if (/^\d+$/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

function findFirst(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
