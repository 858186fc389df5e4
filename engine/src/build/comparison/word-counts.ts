/** How often each word is in a text. */
export interface WordCount {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

/** Spaces and punctuation say nothing about likeness, unless there is nothing else. */
export function countWords(words: readonly string[]): WordCount {
  const telling = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const counts = new Map<string, number>();
  for (const word of telling.length > 0 ? telling : words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: telling.length > 0 ? telling.length : words.length };
}

/** The share of words that two texts have in common, from 0 to 1 (Dice's coefficient). */
export function commonShare(a: WordCount | undefined, b: WordCount | undefined): number {
  if (!a || !b || a.total + b.total === 0) return 0;
  let common = 0;
  for (const [word, count] of a.counts) common += Math.min(count, b.counts.get(word) ?? 0);
  return (2 * common) / (a.total + b.total);
}
