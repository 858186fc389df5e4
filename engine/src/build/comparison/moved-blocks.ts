import type { Difference } from './difference.ts';
import { findMoved, saysMuch } from './find-moved.ts';
import { runsOf } from './shorten-comparison.ts';
import { withoutMarks } from './text-blocks.ts';

/** Before the text of the head of a table: many tables have the same one. It goes along with its rows. */
const HEAD = '\u001e';

/** Tells blocks that only stand elsewhere from those that are gone and new. */
export function markMovedBlocks(differences: readonly Difference[]): Difference[] {
  // Headings that moved take their sections with them.
  const [gone, added] = [runsOf(differences, 'removed'), runsOf(differences, 'added')];
  const textsOf = (runs: readonly (readonly Difference[])[]): string[][] => runs.map((run) => run.map(textOf));
  const flags = findMoved(textsOf(gone), textsOf(added), (text) => !text.startsWith(HEAD) && saysMuch(text));
  const moved = new Set([
    ...gone.flatMap((run, index) => run.filter((_, at) => flags.old[index]?.[at])),
    ...added.flatMap((run, index) => run.filter((_, at) => flags.new[index]?.[at])),
  ]);
  return differences.map((one) => (moved.has(one) && one.type !== 'changed' ? { ...one, isMoved: true } : one));
}

const textOf = ({ block: { kind, level, text, title } }: Difference): string =>
  (kind === 'row' && level === 1 ? HEAD : '') + [withoutMarks(text), title].join('\n');
