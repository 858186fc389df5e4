import { distance } from 'fastest-levenshtein';

/** The words of a locale's texts, for completing and correcting queries. */
export interface Vocabulary {
  /** Whether a word occurs in a text, in lower case. */
  has(word: string): boolean;
  /** Whether the index contains a token. */
  holds(token: string): boolean;
  /** Words with this beginning, most frequent first. */
  complete(prefix: string, limit: number): readonly string[];
  /** The nearest word, if one is near enough; the most frequent of several. */
  correct(word: string): string | undefined;
}

/**
 * @param counts number of sections with each word
 * @param tokens the tokens of the index
 */
export function createVocabulary(counts: ReadonlyMap<string, number>, tokens: Pick<ReadonlySet<string>, 'has'>): Vocabulary {
  const sorted = [...counts.keys()].sort();
  const letters = Uint32Array.from(sorted, collectLetters);
  const countOf = (word: string) => counts.get(word) ?? 0;
  return {
    has: (word) => counts.has(word),
    holds: (token) => tokens.has(token),
    complete(prefix, limit) {
      const found: string[] = [];
      for (let at = findFirst(sorted, prefix); sorted[at]?.startsWith(prefix); at += 1) found.push(sorted[at] ?? '');
      return found.sort((one, other) => countOf(other) - countOf(one)).slice(0, limit);
    },
    correct(word) {
      const allowed = allowedDistance(word);
      if (allowed === 0) return undefined;
      const own = collectLetters(word);
      let best: string | undefined;
      let nearest = allowed + 1;
      for (const [index, candidate] of sorted.entries()) {
        if (Math.abs(candidate.length - word.length) > nearest || countBits(own ^ (letters[index] ?? 0)) > 2 * nearest) continue;
        const found = distance(word, candidate);
        if (found < nearest || (found === nearest && best !== undefined && countOf(candidate) > countOf(best))) {
          [best, nearest] = [candidate, found];
        }
      }
      return best;
    },
  };
}

/** One bit for each letter of a word. Words that differ in many bits differ in many letters, which is cheap to check. */
function collectLetters(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits >>> 0;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Letters that may differ: none in short words and numbers, where every neighbour is another word. */
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
