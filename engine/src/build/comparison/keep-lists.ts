import type { Difference } from './difference.ts';
import { joinNeighbours } from './join-neighbours.ts';
import { continuesTable, type TextBlock } from './text-blocks.ts';

/** Whether neighbours are items of one list, or rows of one table. */
export function belongTogether(above: TextBlock, below: TextBlock): boolean {
  const isList = above.kind === 'item' && below.kind === 'item' && (above.number === undefined) === (below.number === undefined);
  return isList || continuesTable(above, below);
}

/** Sets what one version has in the midst of a list of the other one below that: neither could be read through. */
export function keepListsWhole(run: readonly Difference[]): readonly Difference[] {
  return joinNeighbours(run, (above, one) => isAlone(above) && isAlone(one)).flatMap(mendLists);
}

const isAlone = ({ type }: Difference): boolean => type === 'removed' || type === 'added';

function mendLists(stretch: readonly Difference[]): readonly Difference[] {
  const torn = [...tornLists(stretch, 'removed'), ...tornLists(stretch, 'added')];
  if (torn.length === 0) return stretch;
  const [start, end] = [Math.min(...torn.map(([first]) => first)), Math.max(...torn.map(([, last]) => last)) + 1];
  const middle = stretch.slice(start, end);
  const of = (own: Difference['type']): Difference[] => middle.filter(({ type }) => type === own);
  return [...stretch.slice(0, start), ...of('removed'), ...of('added'), ...stretch.slice(end)];
}

/** Where neighbours in a list of one version have something else than items of the other one between them. */
function tornLists(stretch: readonly Difference[], own: 'removed' | 'added'): [number, number][] {
  const places = [...stretch.keys()].filter((at) => stretch[at]?.type === own);
  return places.flatMap((at, index): [number, number][] => {
    const next = places[index + 1];
    const [above, below] = [stretch[at]?.block, next === undefined ? undefined : stretch[next]?.block];
    if (next === undefined || !above || !below || !belongTogether(above, below)) return [];
    return stretch.slice(at + 1, next).some(({ block }) => !belongTogether(above, block)) ? [[at, next]] : [];
  });
}
