/** The words and tokens of a locale. Every store has its own way to keep them. */
export interface Vocabulary {
  /** For each of these tokens that a page contains, how many pages do. */
  countTokens(tokens: ReadonlySet<string>): Promise<ReadonlyMap<string, number>>;
  /** Those of these words, in lower case, that the pages or the glossary contain. */
  findWords(words: ReadonlySet<string>): Promise<ReadonlySet<string>>;
  /** Words with this beginning, most frequent first. */
  complete(prefix: string, limit: number): Promise<readonly string[]>;
  /** The nearest word with at most so many edits; the most frequent of several. */
  findNearest(word: string, edits: number): Promise<string | undefined>;
  /** The Chinese word that is spelled like this in Latin letters (paihangbang), or whose spelling begins so. */
  findSpelled(letters: string): Promise<string | undefined>;
}

/** Edits that may separate a word from the one that was meant: none in short words and numbers, where every neighbour is another word. */
export function countAllowedEdits(word: string): number {
  if (/^\d+$/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * How many letters must be inserted, removed, replaced or swapped with their neighbour to turn one word into another (optimal string
 * alignment).
 * @param most a larger number is not counted to its end: `most + 1` then
 */
export function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let edits = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + Number(!isSame));
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      current.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    [before, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
