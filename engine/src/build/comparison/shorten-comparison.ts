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
const LONGEST_COMPARISON = LONGEST_TEXT * 0.75;
/** About how many characters a block has beside its text: what says that it was added, and the lines between. */
const AROUND_BLOCK = 12;
/** Fewest blocks that are left out: counting them takes a line, too. */
const FEWEST = 3;

/**
 * Makes a long comparison shorter: first without the text that is the same, then without long additions, then without long removals. Headings
 * stay, so that it is told where they are.
 */
export function shortenComparison(differences: readonly Difference[]): readonly Shown[] {
  let shown: readonly Shown[] = differences;
  for (const type of IN_THE_PAGES) {
    if (lengthOf(shown) <= LONGEST_COMPARISON) break;
    shown = withoutRunsOf(shown, type);
  }
  return shown;
}

function lengthOf(shown: readonly Shown[]): number {
  return shown.reduce((sum, one) => sum + AROUND_BLOCK + textLength(one), 0);
}

function textLength(one: Shown): number {
  if (one.type === 'left-out') return 0;
  return one.type === 'changed' ? one.parts.reduce((sum, { text }) => sum + text.length, 0) : one.block.text.length;
}

function withoutRunsOf(shown: readonly Shown[], type: LeftOut['of']): Shown[] {
  const kept: Shown[] = [];
  let run: Difference[] = [];
  const flush = (): void => {
    if (run.length < FEWEST) kept.push(...run);
    else kept.push({ type: 'left-out', of: type, count: run.length, section: run[0]?.block.section });
    run = [];
  };
  for (const one of shown) {
    if (one.type === type && one.block.kind !== 'heading') run.push(one);
    else {
      flush();
      kept.push(one);
    }
  }
  flush();
  return kept;
}
