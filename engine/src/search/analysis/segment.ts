import type { Lexicon } from './lexicon.ts';

/**
 * Splits characters without spaces into words: first the product terms and stop words (the longest at each position), then the rest by the
 * platform's segmenter. Adjacent single Chinese characters are joined: the segmenter splits words that it does not know (实名).
 */
export function segmentRun(
  run: string,
  lexicon: Pick<Lexicon, 'segmenter' | 'unspacedTerms' | 'longestUnspacedWord' | 'stopWords'>,
): string[] {
  const words: string[] = [];
  let rest = '';
  const flush = () => {
    if (rest === '') return;
    const segments = [...lexicon.segmenter.segment(rest)].map(({ segment }) => segment);
    words.push(...joinSingles(segments, lexicon.stopWords));
    rest = '';
  };
  for (let at = 0; at < run.length; ) {
    const term = findLongestTerm(run, at, lexicon);
    if (term === undefined) {
      rest += run[at];
      at += 1;
    } else {
      flush();
      words.push(term);
      at += term.length;
    }
  }
  flush();
  return words;
}

function findLongestTerm(
  run: string,
  at: number,
  { unspacedTerms, longestUnspacedWord, stopWords }: Pick<Lexicon, 'unspacedTerms' | 'longestUnspacedWord' | 'stopWords'>,
): string | undefined {
  for (let length = Math.min(longestUnspacedWord, run.length - at); length > 1; length -= 1) {
    const candidate = run.slice(at, at + length);
    if (unspacedTerms.has(candidate) || stopWords.has(candidate)) return candidate;
  }
  return undefined;
}

function joinSingles(segments: readonly string[], stopWords: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  let previousIsSingle = false;
  for (const segment of segments) {
    const isSingle = /^\p{Script=Han}$/u.test(segment) && !stopWords.has(segment);
    if (isSingle && previousIsSingle) joined.push(`${joined.pop() ?? ''}${segment}`);
    else joined.push(segment);
    previousIsSingle = isSingle;
  }
  return joined;
}

/** Whether a word alone says little: a single character between words, or one in Hiragana, which write Japanese endings and particles. */
export function isFiller(word: string): boolean {
  return [...word].length === 1 || /^\p{Script=Hiragana}+$/u.test(word);
}
