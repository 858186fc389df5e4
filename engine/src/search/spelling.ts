import { beginsUnspaced, splitBigrams, UNSPACED } from '../model/unspaced.ts';
import type { Lexicon } from './analysis/lexicon.ts';
import { normalizeText } from './analysis/scan.ts';
import { segmentRun } from './analysis/segment.ts';
import { createToken } from './analysis/tokens.ts';
import { countAllowedEdits, type Vocabulary } from './vocabulary.ts';

/** Terms in characters that no spaces separate, shorter than this have too many neighbours. */
const SHORTEST_TERM = 3;
const RUN = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, 'gu');
/** Letters from which on an unknown word may be Chinese. */
const SHORTEST_SPELLING = 4;
/** Syllables of Chinese in Latin letters, at least two, as input methods write a word before it is chosen. */
const SYLLABLE = '(?:[zcs]h|[b-df-hj-np-tw-z])?(?:[iu]?a(?:i|o|ng?)?|i?e(?:i|ng?|r)?|i?ong|i(?:ng?|u)?|o[u]?|u(?:[ineo])?|v|ue)';
const SYLLABLES = new RegExp(`\\b${SYLLABLE}(?:[ ']+${SYLLABLE})+\\b`, 'gi');
/** How many times more pages write the rest of a term than its edge, where the rest is a word of its own. */
const OFTEN = 2;
/** Most unknown words that are corrected: each one is compared with all known words. */
const MOST_CORRECTIONS = 8;

/**
 * Replaces unknown words by the nearest known ones: leaderbord is leaderboard, 排形榜 is 排行榜, and paihangbang too. Words that are known,
 * short, numeric or still being typed stay, and so do identifiers with several parts.
 */
export async function correctQuery(query: string, vocabulary: Vocabulary, lexicon: Lexicon): Promise<string> {
  const normal = await joinSyllables(normalizeText(query), vocabulary);
  const runs = [...normal.matchAll(RUN)].map(([run]) => run);
  const [known, pairs] = await Promise.all([
    vocabulary.findWords(new Set(runs.map((run) => run.toLowerCase()))),
    vocabulary.countTokens(new Set(runs.flatMap((run) => (beginsUnspaced(run) ? splitBigrams(run) : [])))),
  ]);
  const isUnknown = (run: string) => {
    const word = run.toLowerCase();
    return (
      !beginsUnspaced(run) &&
      !known.has(word) &&
      !lexicon.synonyms.has(createToken(word)) &&
      !lexicon.alike.has(createToken(word)) &&
      !lexicon.stopWords.has(word)
    );
  };
  const unknown = [...new Set(runs.filter(isUnknown))].slice(0, MOST_CORRECTIONS);
  const open = /[\p{L}\p{N}]+$/u.exec(normal)?.[0];
  const corrections = await Promise.all(
    unknown.map(async (run): Promise<[string, string]> => [run, await correctWord(run, run === open, vocabulary)]),
  );
  const corrected = new Map(corrections);
  const terms = [...new Set(runs)].filter(beginsUnspaced).flatMap((run) => [...listTermCorrections(run, pairs, lexicon)]);
  const wanted = new Set(terms.flatMap(({ edge }) => (edge === undefined ? [] : [...edge.rest, edge.pair])));
  const counts = wanted.size === 0 ? pairs : await vocabulary.countTokens(wanted);
  const likely = terms.filter((term) => !isOtherWord(term, counts));
  return normal.replace(RUN, (run) => corrected.get(run) ?? likely.find((term) => term.run === run)?.corrected ?? run);
}

/** Replaces words that are spelled syllable by syllable: "pai hang bang". What is known as words stays. */
async function joinSyllables(text: string, vocabulary: Vocabulary): Promise<string> {
  let joined = text;
  for (const [spelled] of text.matchAll(SYLLABLES)) {
    const syllables = spelled.toLowerCase().split(/[ ']+/);
    const letters = syllables.join('');
    const known = await vocabulary.findWords(new Set(syllables));
    if (letters.length < SHORTEST_SPELLING || known.size === new Set(syllables).size) continue;
    const word = await vocabulary.findSpelled(letters);
    if (word !== undefined) joined = joined.replace(spelled, word);
  }
  return joined;
}

async function correctWord(run: string, isOpen: boolean, vocabulary: Vocabulary): Promise<string> {
  const word = run.toLowerCase();
  if (isOpen && (await vocabulary.complete(word, 1)).length > 0) return run;
  const spelled = /^[a-z]+$/.test(word) && word.length >= SHORTEST_SPELLING ? await vocabulary.findSpelled(word) : undefined;
  if (spelled !== undefined) return spelled;
  const edits = countAllowedEdits(word);
  return (edits > 0 ? await vocabulary.findNearest(word, edits) : undefined) ?? run;
}

/** A part of a query that may be a misspelt glossary term. */
interface TermCorrection {
  readonly run: string;
  readonly corrected: string;
  /** What the term has beside the wrong character, and the pair of characters in which the right one stands, if it is at the term's edge. */
  readonly edge?: { readonly rest: readonly string[]; readonly pair: string };
}

/**
 * Glossary terms that a run contains but for one wrong character. Inside of a term, one of the wrong character's pairs must be unknown; at its
 * edge a known pair shows that the character belongs to another word: the 钮 of 按钮设计 is no misspelt 表设计.
 */
function* listTermCorrections(run: string, pairs: ReadonlyMap<string, number>, lexicon: Lexicon): Generator<TermCorrection> {
  const isKnown = splitBigrams(run).map((pair) => pairs.has(pair));
  if (run.length < SHORTEST_TERM || isKnown.every(Boolean)) return;
  const isInTerm = segmentRun(run, lexicon).flatMap((word) => Array<boolean>(word.length).fill(lexicon.unspacedTerms.has(word)));
  for (let at = 0; at < run.length; at += 1) {
    // With one wrong character, the first or the second is right.
    const begun = lexicon.unspacedTermsByStart[0].get(run.charAt(at)) ?? [];
    const continued = lexicon.unspacedTermsByStart[1].get(run.charAt(at + 1)) ?? [];
    for (const term of [...begun, ...continued]) {
      const window = run.slice(at, at + term.length);
      if (term.length < SHORTEST_TERM || window.length < term.length) continue;
      const wrong = findOnlyDifference(window, term);
      if (wrong === undefined || isInTerm[at + wrong]) continue;
      const [before, after] = [isKnown[at + wrong - 1], isKnown[at + wrong]];
      const isAtEdge = wrong === 0 || wrong === term.length - 1;
      if (isAtEdge ? before || after : before && after) continue;
      const corrected = run.slice(0, at) + term + run.slice(at + term.length);
      yield { run, corrected, ...(isAtEdge ? { edge: splitEdge(term, wrong) } : {}) };
    }
  }
}

function splitEdge(term: string, wrong: number): { readonly rest: readonly string[]; readonly pair: string } {
  const all = splitBigrams(term);
  return wrong === 0 ? { rest: all.slice(1), pair: all[0] ?? '' } : { rest: all.slice(0, -1), pair: all.at(-1) ?? '' };
}

/** Whether the rest of a term is a word of its own, which stands beside other words more often: 预约吗 is no misspelt 预约页, nor 肉鸽游戏 one of 云游戏. */
function isOtherWord({ edge }: TermCorrection, counts: ReadonlyMap<string, number>): boolean {
  if (edge === undefined) return false;
  return Math.min(...edge.rest.map((pair) => counts.get(pair) ?? 0)) > OFTEN * (counts.get(edge.pair) ?? 0);
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
