import type { Point } from '../svg.ts';
import { type Directions, pointAt } from './directions.ts';
import type { LaidEdge, PlacedEdge, PlacedNode } from './placed.ts';
import { canReach, choosePorts, type End } from './ports.ts';
import { type Missing, placeTracks } from './room.ts';
import { outlineAt } from './shapes.ts';
import { acrossOf, isInLine, type Level, type Span, type Stop, type Way } from './stops.ts';

/** Free room beside a line in a rank. */
const BESIDE = 6;
/** Answers to a question that are closer look like one word. */
const BETWEEN_LABELS = 14;
/** A line that moves aside by less looks like a mistake. */
const SMALL = 20;

/**
 * Leads lines from node to node along and across the ranks alone. Those that leave a node, or meet in it, share a port there and run as one as far
 * as they can.
 */
export function routeEdges(
  edges: readonly LaidEdge[],
  nodes: readonly PlacedNode[],
  directions: Directions,
): { readonly routed: PlacedEdge[]; readonly missing: readonly Missing[] } {
  const levels = levelsOf(edges, nodes, directions);
  const ways = waysOf(edges, levels, directions);
  for (const way of ways) alignStops(way, directions);
  const { tracks, missing } = placeTracks(ways, levels);
  const routed = ways.map(({ laid, stops }) => {
    const points = stops.flatMap((stop, index) => {
      const next = stops[index + 1];
      const own = stop.kind === 'port' ? [portPoint(stop, index === 0 ? 1 : -1, directions)] : [];
      if (!next || isInLine(stop, next)) return own;
      const track = tracks(stop, next);
      return [...own, pointAt(directions, track, acrossOf(stop)), pointAt(directions, track, acrossOf(next))];
    });
    const label = stops.find((stop) => stop.kind === 'label');
    const isBackward = laid.from[directions.axis] > laid.to[directions.axis];
    return {
      edge: laid.edge,
      points: isBackward ? points.toReversed() : points,
      label: laid.label && (label ? { ...laid.label, [directions.across]: acrossOf(label) } : laid.label),
    };
  });
  return { routed, missing };
}

function portPoint(stop: Stop & { readonly kind: 'port' }, side: 1 | -1, directions: Directions): Point {
  const { node, across } = stop.port;
  const reach = outlineAt(node.node.shape, node, directions.axis, across - node[directions.across]);
  return pointAt(directions, node[directions.axis] + side * reach, across);
}

/** The ranks in which something stands: those of the layout in which nothing does are not in a line's way. */
function levelsOf(edges: readonly LaidEdge[], nodes: readonly PlacedNode[], { axis, across, length, breadth }: Directions): Level[] {
  const levels: Level[] = [];
  const add = (at: number, half: number, span: Span): void => {
    let level = levels.find((known) => Math.abs(known.at - at) < 1);
    if (!level) {
      level = { at, start: at, end: at, spans: [] };
      levels.push(level);
    }
    level.start = Math.min(level.start, at - half);
    level.end = Math.max(level.end, at + half);
    level.spans.push(span);
  };
  for (const node of nodes) add(node[axis], node[length] / 2, { middle: node[across], half: node[breadth] / 2 });
  for (const { label } of edges)
    if (label) add(label[axis], label.text[length] / 2 + 2, { middle: label[across], half: label.text[breadth] / 2, isLabel: true });
  return levels.toSorted((one, other) => one.at - other.at);
}

function waysOf(edges: readonly LaidEdge[], levels: readonly Level[], directions: Directions): Way[] {
  const { axis, across } = directions;
  const levelAt = (at: number): Level | undefined => levels.find((level) => Math.abs(level.at - at) < 1);
  const drafts = edges.map((laid) => {
    const [low, high] = laid.from[axis] <= laid.to[axis] ? [laid.from, laid.to] : [laid.to, laid.from];
    const inner = laid.bends
      .toSorted((one, other) => one[axis] - other[axis])
      .flatMap((bend): Stop[] => {
        const level = levelAt(bend[axis]);
        if (!level || bend[axis] <= low[axis] + 1 || bend[axis] >= high[axis] - 1) return [];
        const isLabel = laid.label !== undefined && Math.abs(laid.label[axis] - bend[axis]) < 1;
        const own = level.spans.find(({ middle }) => Math.abs(middle - bend[across]) < 0.1);
        if (isLabel && own) return [{ level, kind: 'label', span: own }];
        const span = { middle: bend[across], half: 0 };
        level.spans.push(span);
        return [{ level, kind: 'gap', span }];
      });
    const end = (node: PlacedNode, side: End['side'], next: Stop | undefined, other: PlacedNode): End => ({
      edge: laid.edge,
      node,
      side,
      next: next && next.kind !== 'port' ? next.span.middle : other[across],
    });
    return { laid, low, high, inner, ends: [end(low, 1, inner[0], high), end(high, -1, inner.at(-1), low)] as const };
  });
  const ports = choosePorts(
    drafts.flatMap(({ ends }) => ends),
    directions,
  );
  return drafts.map(({ laid, low, high, inner, ends }): Way => {
    const stopAt = (node: PlacedNode, end: End): Stop[] => {
      const [level, port] = [levelAt(node[axis]), ports.get(end)];
      return level && port ? [{ level, kind: 'port', port }] : [];
    };
    return { laid, stops: [...stopAt(low, ends[0]), ...inner, ...stopAt(high, ends[1])] };
  });
}

/** Moves labels and gaps in line with a port that only this line has, and then ports, as far as there is room: so a line is straight from there on. */
function alignStops({ stops }: Way, directions: Directions): void {
  const isShared = (stop: Stop | undefined): boolean => stop?.kind === 'port' && stop.port.ends.length > 1;
  const inner = stops.map((_, index) => index).slice(1, -1);
  const sides = isShared(stops[0]) && !isShared(stops.at(-1)) ? ([1, -1] as const) : ([-1, 1] as const);
  for (const side of sides) {
    for (const index of side === 1 ? inner.toReversed() : inner) {
      const [stop, beside, other] = [stops[index], stops[index + side], stops[index - side]];
      if (stop && beside && other && stop.kind !== 'port' && !isInLine(stop, other)) moveTo(stop, acrossOf(beside));
    }
  }
  for (const [index, beside] of [
    [0, 1],
    [stops.length - 1, stops.length - 2],
  ] as const) {
    const [stop, other] = [stops[index], stops[beside]];
    if (stop?.kind !== 'port' || !other) continue;
    const place = acrossOf(other);
    if (canReach(stop.port, place, directions, Math.abs(place - stop.port.across) < SMALL)) stop.port.across = place;
  }
  for (const run of [stops, stops.toReversed()]) shiftRun(run, directions);
}

/** Moves all of a line in line with its first port, if it moves aside by little behind it and is straight from there to its other end. */
function shiftRun([first, ...run]: readonly Stop[], directions: Directions): void {
  const last = run.at(-1);
  const [place, before] = [first && acrossOf(first), last && acrossOf(last)];
  if (place === undefined || before === undefined || last?.kind !== 'port' || last.port.ends.length > 1) return;
  const isStraight = run.every((stop) => Math.abs(acrossOf(stop) - before) < 0.1);
  if (!isStraight || Math.abs(place - before) >= SMALL || !canReach(last.port, place, directions, true)) return;
  const inner = run.flatMap((stop) => (stop.kind === 'port' ? [] : [stop]));
  if (!inner.every((stop) => isFree(stop, place))) return;
  for (const { span } of inner) span.middle = place;
  last.port.across = place;
}

type Inner = Stop & { readonly kind: 'label' | 'gap' };

/** Moves a label or a gap aside, if nothing is in the way. */
function moveTo(stop: Inner, place: number): void {
  if (isFree(stop, place)) stop.span.middle = place;
}

/** Whether nothing else stands in a rank between where a label or a gap is and another place. */
function isFree({ level, span }: Inner, place: number): boolean {
  const [start, end] = [Math.min(span.middle, place) - span.half, Math.max(span.middle, place) + span.half];
  return level.spans.every((other) => {
    const free = other.half + (span.isLabel && other.isLabel ? BETWEEN_LABELS : BESIDE);
    return other === span || other.middle + free <= start || other.middle - free >= end;
  });
}
