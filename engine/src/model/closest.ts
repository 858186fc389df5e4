import { distance } from 'fastest-levenshtein';

/**
 * The candidate most like a mistyped word, for "did you mean".
 * @param most letters that may have to change: one of a word of three, two fifths of longer ones, not all
 * @returns undefined where none is near
 */
export function closest(
  word: string,
  candidates: Iterable<string>,
  most = word.length <= 3 ? Math.min(1, word.length - 1) : Math.max(2, Math.ceil(word.length * 0.4)),
): string | undefined {
  const looked = word.toLowerCase();
  const letters = lettersOf(looked);
  let best: string | undefined;
  let bestDistance = most + 1;
  for (const candidate of candidates) {
    const known = candidate.toLowerCase();
    // Each letter more or less is a change.
    if (Math.abs(looked.length - known.length) >= bestDistance) continue;
    let found = distance(looked, known);
    // Two letters in the wrong order are one mistake.
    if (found === 2 && looked.length === known.length && lettersOf(known) === letters) found = 1;
    if (found < bestDistance) [best, bestDistance] = [candidate, found];
  }
  return best;
}

/** The letters of a word in the order of the alphabet: the same for words in which letters have changed places. */
export function lettersOf(word: string): string {
  return [...word].sort().join('');
}

/** Says that there is nothing of a name, what was most likely meant, and what there is. */
export function describeUnknown(what: string, name: string, known: readonly string[]): string {
  const near = closest(name, known);
  return `There is no ${what} "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`} There are: ${known.join(', ')}.`;
}
