import type { Lexicon } from './analysis/lexicon.ts';
import { normalizeText, splitBigrams } from './analysis/scan.ts';
import { segmentHan } from './analysis/segment.ts';
import { createToken } from './analysis/tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Chinese terms shorter than this have too many neighbours. */
const SHORTEST_HAN_TERM = 3;

/**
 * Replaces unknown words by the nearest known ones: leaderbord is leaderboard, 排形榜 is 排行榜. Words that are known, short, numeric or still
 * being typed stay.
 */
export function correctQuery(query: string, vocabulary: Vocabulary, lexicon: Lexicon): string {
  const normal = normalizeText(query);
  return normal.replace(/\p{Script=Han}+|[\p{L}\p{N}]+/gu, (run, at: number) => {
    if (/^\p{Script=Han}/u.test(run)) return correctHan(run, vocabulary, lexicon);
    return correctWord(run, at + run.length === normal.length, vocabulary, lexicon);
  });
}

function correctWord(word: string, isOpen: boolean, vocabulary: Vocabulary, lexicon: Lexicon): string {
  const lower = word.toLowerCase();
  const isKnown = vocabulary.has(lower) || lexicon.synonyms.has(createToken(lower)) || lexicon.stopWords.has(lower);
  if (isKnown || (isOpen && vocabulary.complete(lower, 1).length > 0)) return word;
  return vocabulary.correct(lower) ?? word;
}

/**
 * Corrects a glossary term with one wrong character. Inside of a term, one of the wrong character's pairs must be unknown; at its edge a
 * known pair shows that the character belongs to another word: the 钮 of 按钮设计 is no misspelt 表设计.
 */
function correctHan(run: string, vocabulary: Vocabulary, lexicon: Lexicon): string {
  const isKnown = splitBigrams(run).map((pair) => vocabulary.holds(pair));
  if (run.length < SHORTEST_HAN_TERM || isKnown.every(Boolean)) return run;
  const isInTerm = segmentHan(run, lexicon).flatMap((word) => Array<boolean>(word.length).fill(lexicon.hanTerms.has(word)));
  for (let at = 0; at < run.length; at += 1) {
    for (const term of lexicon.hanTerms) {
      const window = run.slice(at, at + term.length);
      if (term.length < SHORTEST_HAN_TERM || window.length < term.length) continue;
      const wrong = findOnlyDifference(window, term);
      if (wrong === undefined || isInTerm[at + wrong]) continue;
      const [before, after] = [isKnown[at + wrong - 1], isKnown[at + wrong]];
      const isAtEdge = wrong === 0 || wrong === term.length - 1;
      if (isAtEdge ? before || after : before && after) continue;
      return run.slice(0, at) + term + run.slice(at + term.length);
    }
  }
  return run;
}

/** The only position at which two texts of the same length differ, if there is exactly one. */
function findOnlyDifference(one: string, other: string): number | undefined {
  let found: number | undefined;
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] === other[at]) continue;
    if (found !== undefined) return undefined;
    found = at;
  }
  return found;
}
