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
  const isLess = (one: number, other: number) => countOf(one) < countOf(other) || (countOf(one) === countOf(other) && one > other);
  let shapes: WordShapes | undefined;
  const findWithin = (word: string, own: number, edits: number) => {
    shapes ??= collectShapes({ text, ends });
    let best: number | undefined;
    const { words, letters, starts } = shapes;
    const end = starts[word.length + edits + 1] ?? ends.length;
    for (let at = starts[Math.max(0, word.length - edits)] ?? ends.length; at < end; at += 1) {
      const theirs = letters[at] ?? 0;
      if (countBits(own & ~theirs) > edits || countBits(theirs & ~own) > edits) continue;
      const index = words[at] ?? 0;
      if (best !== undefined && isLess(index, best)) continue;
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
      const own = collectLetters(word, 0, word.length);
      for (let most = 1; most <= edits; most += 1) {
        const nearest = findWithin(word, own, most);
        if (nearest !== undefined) return nearest;
      }
      return undefined;
    },
  };
}

/** Words by their lengths, with their letters: all that is looked at of most words when one is corrected. */
interface WordShapes {
  /** Indices of words, shorter ones first. */
  readonly words: Uint32Array;
  /** For each of them, `collectLetters`. */
  readonly letters: Uint32Array;
  /** For each length, where its words begin; nothing for lengths above the greatest. */
  readonly starts: readonly number[];
}

function collectShapes({ text, ends }: Pick<StoredWords, 'text' | 'ends'>): WordShapes {
  const lengths = ends.map((end, index) => end - (index === 0 ? 0 : (ends[index - 1] ?? 0)));
  const counts = new Array<number>(lengths.reduce((most, length) => Math.max(most, length), 0) + 1).fill(0);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  let sum = 0;
  const starts = counts.map((count) => {
    sum += count;
    return sum - count;
  });
  const next = [...starts];
  const [words, letters] = [new Uint32Array(ends.length), new Uint32Array(ends.length)];
  for (const [index, length] of lengths.entries()) {
    const place = next[length] ?? 0;
    next[length] = place + 1;
    const end = ends[index] ?? 0;
    words[place] = index;
    letters[place] = collectLetters(text, end - length, end);
  }
  return { words, letters, starts };
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
