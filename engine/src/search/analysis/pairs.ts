import { splitBigrams } from '../../model/unspaced.ts';

/** Pairs of characters that are remembered, some megabytes: more than the texts of a language have. */
const MOST_PAIRS = 2 ** 16;

/** By both characters in one number. */
const known = new Map<number, string>();

/**
 * As `splitBigrams`, but equal pairs are one object: an index looks each pair of a text up in five maps, and those compare objects before
 * characters.
 */
export function recallPairs(run: string): string[] {
  if (run.length < 2 || /[\uD800-\uDFFF]/.test(run)) return splitBigrams(run);
  const pairs: string[] = [];
  let first = run.charCodeAt(0);
  for (let at = 1; at < run.length; at += 1) {
    const second = run.charCodeAt(at);
    const key = (first << 16) | second;
    let pair = known.get(key);
    if (pair === undefined) {
      pair = String.fromCharCode(first, second);
      if (known.size < MOST_PAIRS) known.set(key, pair);
    }
    pairs.push(pair);
    first = second;
  }
  return pairs;
}
