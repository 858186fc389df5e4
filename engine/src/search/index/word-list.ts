import { countEdits } from '../vocabulary.ts';

/**
 * Words in order, each with the number of pages that contain it. They stay in one string and a few arrays, as they are stored: opening a
 * list of a hundred thousand takes milliseconds and no objects.
 */
export interface StoredWords {
  /** Ascending by UTF-16 code units, joined without separators. */
  readonly text: string;
  /** For each word, where it ends in `text`. */
  readonly ends: Uint32Array;
  readonly counts: Uint32Array;
}

export interface WordList {
  has(word: string): boolean;
  /** Words with this beginning, most frequent first. */
  complete(prefix: string, limit: number): string[];
  /** The nearest word with at most so many edits; the most frequent of several. */
  findNearest(word: string, edits: number): string | undefined;
}

export function storeWords(counts: ReadonlyMap<string, number>): StoredWords {
  const words = [...counts.keys()].sort();
  let end = 0;
  const ends = Uint32Array.from(words, (word) => {
    end += word.length;
    return end;
  });
  return { text: words.join(''), ends, counts: Uint32Array.from(words, (word) => counts.get(word) ?? 0) };
}

/** The counts that a list was stored with. */
export function listWords({ text, ends, counts }: StoredWords): Map<string, number> {
  return new Map(Array.from(ends, (end, index) => [text.slice(index === 0 ? 0 : ends[index - 1], end), counts[index] ?? 0]));
}

export function openWords({ text, ends, counts }: StoredWords): WordList {
  const startOf = (index: number) => (index === 0 ? 0 : (ends[index - 1] ?? 0));
  const wordAt = (index: number) => text.slice(startOf(index), ends[index]);
  const countOf = (index: number) => counts[index] ?? 0;
  /** Index of the first word that is not less than another one (binary search). */
  const findFirst = (word: string) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (wordAt(middle) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  let knownLetters: Uint32Array | undefined;
  const lettersOf = (index: number) => {
    knownLetters ??= Uint32Array.from(ends, (end, at) => collectLetters(text, startOf(at), end));
    return knownLetters[index] ?? 0;
  };
  const findWithin = (word: string, letters: number, edits: number) => {
    let best: number | undefined;
    for (let index = 0; index < ends.length; index += 1) {
      const length = (ends[index] ?? 0) - startOf(index);
      if (Math.abs(length - word.length) > edits) continue;
      const others = lettersOf(index);
      if (countBits(letters & ~others) > edits || countBits(others & ~letters) > edits) continue;
      if (best !== undefined && countOf(index) <= countOf(best)) continue;
      if (countEdits(word, wordAt(index), edits) <= edits) best = index;
    }
    return best === undefined ? undefined : wordAt(best);
  };
  return {
    has: (word) => wordAt(findFirst(word)) === word,
    complete(prefix, limit) {
      const best: number[] = [];
      const end = findFirst(`${prefix}\uffff`);
      for (let index = findFirst(prefix); index < end; index += 1) {
        if (best.length === limit && countOf(index) <= countOf(best.at(-1) ?? 0)) continue;
        const place = best.findIndex((other) => countOf(other) < countOf(index));
        best.splice(place < 0 ? best.length : place, 0, index);
        best.length = Math.min(best.length, limit);
      }
      return best.map(wordAt);
    },
    // One more edit after the other: most misspelt words have one, and more are slower to look for.
    findNearest(word, edits) {
      const letters = collectLetters(word, 0, word.length);
      for (let most = 1; most <= edits; most += 1) {
        const nearest = findWithin(word, letters, most);
        if (nearest !== undefined) return nearest;
      }
      return undefined;
    },
  };
}

/** One bit for each letter of a word. An edit adds at most one letter and removes at most one, which is cheap to check. */
function collectLetters(text: string, start: number, end: number): number {
  let bits = 0;
  for (let at = start; at < end; at += 1) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

/** How many bits of a 32-bit number are set. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
