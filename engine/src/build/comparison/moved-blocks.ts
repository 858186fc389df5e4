import type { Difference } from './difference.ts';
import { findMoved } from './find-moved.ts';
import { withoutCodeMarks } from './text-blocks.ts';

/** Tells blocks that only stand elsewhere from those that are gone and new. */
export function markMovedBlocks(differences: readonly Difference[]): Difference[] {
  const [gone, added] = [runsOf('removed', differences), runsOf('added', differences)];
  const textsOf = (runs: readonly (readonly Difference[])[]): string[][] => runs.map((run) => run.map(textOf));
  const flags = findMoved(textsOf(gone), textsOf(added));
  const moved = new Set([
    ...gone.flatMap((run, index) => run.filter((_, at) => flags.old[index]?.[at])),
    ...added.flatMap((run, index) => run.filter((_, at) => flags.new[index]?.[at])),
  ]);
  return differences.map((one) => (moved.has(one) && one.type !== 'changed' ? { ...one, isMoved: true } : one));
}

/** Neighbours that one text alone has. Headings that moved take their sections with them; a figure is told of where it is. */
function runsOf(type: 'removed' | 'added', differences: readonly Difference[]): Difference[][] {
  const runs: Difference[][] = [[]];
  for (const one of differences) {
    if (one.type === type && one.block.kind !== 'heading' && one.block.kind !== 'figure') runs.at(-1)?.push(one);
    else runs.push([]);
  }
  return runs;
}

const textOf = ({ block: { text, title } }: Difference): string => [withoutCodeMarks(text), title].join('\n');
