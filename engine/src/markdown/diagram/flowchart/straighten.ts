import type { Point } from '../svg.ts';
import { APART, CORNER, type PlacedEnd, type PlacedEnds } from './ends.ts';
import type { PlacedEdge, PlacedNode } from './layout.ts';

/** A place on the way of a line across the ranks. The end at a rhombus or a circle is best at its tip; those of other lines may be beside an end. */
interface Stop {
  readonly at: number;
  readonly kind: 'fixed' | 'tip' | 'free';
}

/** A line, and the places at which it leaves and meets its nodes. */
export interface Line {
  readonly placed: PlacedEdge;
  readonly ends: PlacedEnds;
}

/** Leads a line straight on, with its label, where it would move aside by less than the width of a head: such a bend looks like a mistake. */
export function straighten(placed: PlacedEdge, ends: PlacedEnds = {}): Line {
  const { axis, from, to, bends, label } = placed;
  if (axis === undefined || from === to) return { placed, ends };
  const across = axis === 'x' ? 'y' : 'x';
  const stopAt = (node: PlacedNode, end: PlacedEnd | undefined): Stop =>
    end ? { at: end[across], kind: end.isShared ? 'fixed' : 'free' } : { at: node[across], kind: 'tip' };
  const free = bends.map((bend): Stop => ({ at: bend[across], kind: 'free' }));
  const places = straightPlaces([stopAt(from, ends.from), ...free, stopAt(to, ends.to)]);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const hasRoom = (node: PlacedNode, end: PlacedEnd | undefined, at: number): boolean =>
    !end || Math.abs(at - node[across]) <= (axis === 'x' ? node.height : node.width) / 2 - CORNER;
  if (!hasRoom(from, ends.from, first) || !hasRoom(to, ends.to, last)) return { placed, ends };
  const moved = bends.map((bend, index) => ({ ...bend, [across]: places[index + 1] ?? bend[across] }));
  const below = label && moved[bends.findIndex((bend) => bend[across] === label[across])];
  return {
    placed: { ...placed, bends: moved, label: below ? { ...label, [across]: below[across] } : label },
    ends: {
      ...(ends.from && { from: { ...ends.from, [across]: first } }),
      ...(ends.to && { to: { ...ends.to, [across]: last } }),
    },
  };
}

/** The same places, those that follow each other nearly in one line in one line. */
function straightPlaces(stops: readonly Stop[]): number[] {
  const runs: Stop[][] = [];
  for (const stop of stops) {
    const run = runs.at(-1);
    if (run?.every(({ at }) => Math.abs(at - stop.at) < APART)) run.push(stop);
    else runs.push([stop]);
  }
  return runs.flatMap((run, index) => {
    const fixed = new Set(run.filter(({ kind }) => kind === 'fixed').map(({ at }) => at));
    const tips = run.filter(({ kind }) => kind === 'tip').map(({ at }) => at);
    if (fixed.size > 1) return run.map(({ at }) => at);
    // Towards the rest of the line, if there is one: the end of a run at its beginning, and else its beginning.
    const nearest = index === 0 && runs.length > 1 ? run.at(-1) : run[0];
    const [at = tips.length > 0 ? (Math.min(...tips) + Math.max(...tips)) / 2 : (nearest?.at ?? 0)] = fixed;
    return run.map(() => at);
  });
}

/** Leads lines upright past labels of others that stand on their way, and not across them. */
export function passLabels(edges: readonly PlacedEdge[]): PlacedEdge[] {
  return edges.map((placed) => {
    const { axis, from, to, bends } = placed;
    if (axis === undefined || from === to) return placed;
    const [across, length, breadth] = axis === 'x' ? (['y', 'width', 'height'] as const) : (['x', 'height', 'width'] as const);
    const labels = edges.flatMap(({ label }) => (label ? [label] : []));
    const passed = bends.flatMap((bend, index): Point[] => {
      const ways = [bend, bends[index - 1] ?? from, bends[index + 1] ?? to].map((point) => point[across]);
      const isOnTheWay = (label: (typeof labels)[number]): boolean =>
        label[axis] === bend[axis] &&
        label[across] - label.text[breadth] / 2 < Math.max(...ways) &&
        label[across] + label.text[breadth] / 2 > Math.min(...ways);
      const half = (Math.max(0, ...labels.filter(isOnTheWay).map(({ text }) => text[length])) / 2 + 2) * Math.sign(to[axis] - from[axis]);
      return Math.abs(half) > 2 ? [-half, half].map((side) => ({ ...bend, [axis]: bend[axis] + side })) : [bend];
    });
    return { ...placed, bends: passed };
  });
}
