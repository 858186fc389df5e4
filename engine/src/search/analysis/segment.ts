import type { Lexicon } from './lexicon.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Splits Chinese characters into words: first the product terms (the longest at each position), then the rest by the platform's segmenter.
 * Adjacent single characters are joined: the segmenter splits words that it does not know (实名).
 */
export function segmentHan(run: string, lexicon: Lexicon): string[] {
  const words: string[] = [];
  let rest = '';
  const flush = () => {
    const segments = [...segmenter.segment(rest)].map(({ segment }) => segment);
    words.push(...joinSingles(segments, lexicon));
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

function findLongestTerm(run: string, at: number, lexicon: Lexicon): string | undefined {
  for (let length = Math.min(lexicon.longestHanTerm, run.length - at); length > 1; length -= 1) {
    const candidate = run.slice(at, at + length);
    if (lexicon.hanTerms.has(candidate) || lexicon.stopWords.has(candidate)) return candidate;
  }
  return undefined;
}

function joinSingles(segments: readonly string[], lexicon: Lexicon): string[] {
  const joined: string[] = [];
  let previousIsSingle = false;
  for (const segment of segments) {
    const isSingle = [...segment].length === 1 && !lexicon.stopWords.has(segment);
    if (isSingle && previousIsSingle) joined.push(`${joined.pop() ?? ''}${segment}`);
    else joined.push(segment);
    previousIsSingle = isSingle;
  }
  return joined;
}
