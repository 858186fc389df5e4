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
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let same = 0;
  while (same < shorter - start && one[one.length - 1 - same] === other[other.length - 1 - same]) same += 1;
  return countInner(one.slice(start, one.length - same), other.slice(start, other.length - same), most);
}

/** The same for words that neither begin nor end alike, which most do not do for long. */
function countInner(one: string, other: string, most: number): number {
  const width = other.length + 1;
  if (one === '' || other === '') return one.length + other.length;
  // The rows of the table, one after the other: one array takes less time to make than many.
  const edits = new Uint16Array((one.length + 1) * width).fill(most + 1);
  const at = (row: number, column: number) => edits[row * width + column] ?? 0;
  for (let column = 0; column < width; column += 1) edits[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    edits[row * width] = row;
    let least = most + 1;
    // What is farther from the diagonal takes more edits than are counted.
    for (let column = Math.max(1, row - most); column <= Math.min(other.length, row + most); column += 1) {
      const [own, theirs] = [one.charCodeAt(row - 1), other.charCodeAt(column - 1)];
      let fewest = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + Number(own !== theirs));
      const isSwapped = row > 1 && column > 1 && own === other.charCodeAt(column - 2) && theirs === one.charCodeAt(row - 2);
      if (isSwapped) fewest = Math.min(fewest, at(row - 2, column - 2) + 1);
      edits[row * width + column] = fewest;
      least = Math.min(least, fewest);
    }
    if (least > most) return most + 1;
  }
  return Math.min(at(one.length, other.length), most + 1);
}
