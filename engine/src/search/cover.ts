import type { QueryUnit } from './analysis/query.ts';

/** A query prepared for comparison with titles and headings. */
export interface Wanted {
  readonly units: readonly WantedUnit[];
  /** The query's tokens without stop words, as a line. */
  readonly whole: string;
  /** Each of these tokens as a line, with its share of the query; empty for a query of one unit. */
  readonly pairs: readonly { readonly spelled: string; readonly share: number }[];
}

export interface WantedUnit {
  readonly unit: QueryUnit;
  /** Share of the query, 0 to 1. */
  readonly share: number;
  /** Whether it is a single Chinese character, which is looked for inside of tokens too. */
  readonly isCharacter: boolean;
  /** Best first. */
  readonly phrases: readonly { readonly spelled: string; readonly length: number; readonly weight: number }[];
}

/** How much of a query a line contains. */
export interface Cover {
  /** Weight of each unit's best phrase in the line, in the order of the units. */
  readonly weights: readonly number[];
  /** Share of the query that the line contains, 0 to 1. */
  readonly share: number;
  /** Share of the line that matches the query, 0 to 1. */
  readonly focus: number;
  /** Whether the line contains the query word for word. */
  readonly isWhole: boolean;
  /** For each of the query's tokens, whether the line contains it. */
  readonly pairs: readonly boolean[];
}

/** Joins tokens to a line that can be searched for phrases, with a space around each token. */
export function spellTokens(tokens: readonly string[]): string {
  return tokens.length === 0 ? '' : ` ${tokens.join(' ')} `;
}

/** A phrase as it appears in a line. A single Chinese character matches inside of pairs. */
export function spellPhrase(tokens: readonly string[]): string {
  return isCharacter(tokens) ? tokens.join('') : spellTokens(tokens);
}

/** Whether a phrase is one Chinese character. */
export function isCharacter([only = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && /^\p{Script=Han}$/u.test(only);
}

/** A title or a heading, as lines of tokens. */
export interface Line {
  readonly tokens: string;
  /** Without its stop words. */
  readonly core: string;
}

/**
 * Compares a title or a heading with a query.
 * @param held for each unit 0 if the line has none of its tokens and need not be searched
 */
export function coverLine({ tokens: line, core }: Line, { units, whole, pairs: wantedPairs }: Wanted, held?: readonly number[]): Cover {
  let share = 0;
  let covered = 0;
  const weights = units.map((unit, index) => {
    const mayHold = held?.[index] !== 0 || unit.isCharacter;
    const found = mayHold ? unit.phrases.find(({ spelled }) => line.includes(spelled)) : undefined;
    if (found === undefined) return 0;
    share += unit.share * found.weight;
    covered += found.length;
    return found.weight;
  });
  const pairs = wantedPairs.map(({ spelled }) => line.includes(spelled));
  if (covered === 0) return { weights, share, focus: 0, isWhole: false, pairs };
  return {
    weights,
    share,
    focus: Math.min(1, covered / countTokens(line)),
    isWhole: whole !== '' && core.includes(whole),
    pairs,
  };
}

function countTokens(line: string): number {
  let spaces = 0;
  for (let at = line.indexOf(' '); at >= 0; at = line.indexOf(' ', at + 1)) spaces += 1;
  return Math.max(1, spaces - 1);
}
