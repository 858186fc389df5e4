import { distance } from 'fastest-levenshtein';

/**
 * The candidate most like a mistyped word, for "did you mean".
 * @returns undefined where none is near: more than two fifths of the letters would have to change.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const found = distance(word.toLowerCase(), candidate.toLowerCase());
    if (found < bestDistance) [best, bestDistance] = [candidate, found];
  }
  return best !== undefined && bestDistance <= Math.max(2, Math.ceil(word.length * 0.4)) ? best : undefined;
}
