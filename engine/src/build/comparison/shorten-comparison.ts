import { LONGEST_TEXT } from '../../model/longest-text.ts';
import type { Difference } from './difference.ts';

/** What of a long comparison is read in one of the pages instead. */
const IN_THE_PAGES = ['same', 'added', 'removed'] as const;

/** Blocks in a row that a long comparison only counts. */
export interface LeftOut {
  readonly type: 'left-out';
  readonly of: (typeof IN_THE_PAGES)[number];
  readonly count: number;
  /** The id of the section of its page that it begins in. */
  readonly section: string | undefined;
}

/** What a comparison is printed from: a block, or several that are only counted. */
export type Shown = Difference | LeftOut;

/** Longest text of the blocks of a comparison, in characters: its marks and escapes come on top. */
const LONGEST_COMPARISON = LONGEST_TEXT * 0.8;
/** About how many characters a block has beside its text: what says that it was added, and the lines between. */
const AROUND_BLOCK = 12;
/** Fewest blocks that are left out: counting them takes a line, too. */
const FEWEST = 3;

/**
 * Makes a long comparison shorter: first without text that is the same, then without long additions, then without long removals; the longest go
 * first, and no more than must. Headings stay, so that it is told where they are.
 */
export function shortenComparison(differences: readonly Difference[]): readonly Shown[] {
  return IN_THE_PAGES.reduce<readonly Shown[]>(withoutRunsOf, differences);
}

function lengthOf(shown: readonly Shown[]): number {
  return shown.reduce((sum, one) => sum + AROUND_BLOCK + textLength(one), 0);
}

function textLength(one: Shown): number {
  if (one.type === 'left-out') return 0;
  return one.type === 'changed' ? one.parts.reduce((sum, { text }) => sum + text.length, 0) : one.block.text.length;
}

function withoutRunsOf(shown: readonly Shown[], type: LeftOut['of']): readonly Shown[] {
  let excess = lengthOf(shown) - LONGEST_COMPARISON;
  const leftOut = new Map<Shown, LeftOut | undefined>();
  const runs = runsOf(shown, type).filter(({ length }) => length >= FEWEST);
  for (const run of runs.sort((one, other) => lengthOf(other) - lengthOf(one))) {
    if (excess <= 0) break;
    excess -= lengthOf(run);
    for (const [index, one] of run.entries())
      leftOut.set(one, index === 0 ? { type: 'left-out', of: type, count: run.length, section: one.block.section } : undefined);
  }
  return shown.flatMap((one) => (leftOut.has(one) ? (leftOut.get(one) ?? []) : one));
}

/** Neighbours of a type, without headings. */
export function runsOf(shown: readonly Shown[], type: LeftOut['of']): Difference[][] {
  const runs: Difference[][] = [[]];
  for (const one of shown) {
    if (one.type === type && one.block.kind !== 'heading') runs.at(-1)?.push(one);
    else runs.push([]);
  }
  return runs;
}
