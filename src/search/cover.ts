import type { QueryUnit } from './analysis/query.ts';

/** A query, ready to be compared with titles and headings. */
export interface Wanted {
  readonly units: readonly WantedUnit[];
  /** All tokens of the query but its stop words, as a line. */
  readonly whole: string;
  /** Each of them, as it stands in a line, with the part of the query that it makes up; none where the query asks for one thing. */
  readonly pairs: readonly { readonly spelled: string; readonly share: number }[];
}

export interface WantedUnit {
  readonly unit: QueryUnit;
  /** Part of the whole query that it makes up, 0 to 1. */
  readonly share: number;
  /** One Chinese character, which stands inside of tokens too. */
  readonly isCharacter: boolean;
  /** The best first. */
  readonly phrases: readonly { readonly spelled: string; readonly length: number; readonly weight: number }[];
}

/** How much of a query stands in a line. */
export interface Cover {
  /** Weight of each unit's best phrase in the line, in the order of the units. */
  readonly weights: readonly number[];
  /** Part of the query that the line holds, 0 to 1. */
  readonly share: number;
  /** Part of the line that is what was asked for, 0 to 1. */
  readonly focus: number;
  /** Whether the query stands in it word for word. */
  readonly isWhole: boolean;
  /** For each of the query's tokens, whether it stands in the line. */
  readonly pairs: readonly boolean[];
}

/** Tokens as a line in which phrases can be looked for: a space before and after each. */
export function spellTokens(tokens: readonly string[]): string {
  return tokens.length === 0 ? '' : ` ${tokens.join(' ')} `;
}

/** A phrase as it stands in a line. One Chinese character is looked for inside the pairs. */
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
 * @param held for each unit 0 where none of its tokens stand in the line, which need not be looked for then
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
