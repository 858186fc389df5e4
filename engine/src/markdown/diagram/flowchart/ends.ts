import type { Point } from '../svg.ts';
import type { PlacedEdge, PlacedNode } from './layout.ts';
import type { Axis } from './model.ts';
import { sidePoint } from './shapes.ts';

/** The least distance of two ends on a side: the width of a head and a little more. */
export const APART = 12;
/** Free room at the corners of a node. */
export const CORNER = 6;

/** Where a line meets its node. */
interface End {
  readonly edge: PlacedEdge;
  readonly of: 'from' | 'to';
  readonly node: PlacedNode;
  readonly next: Point;
  readonly point: Point;
}

/** An end on the side of a node, and whether another one is so near that it must stay there. */
export interface PlacedEnd extends Point {
  readonly isShared: boolean;
}

export type PlacedEnds = Readonly<Partial<Record<End['of'], PlacedEnd>>>;

export type Ends = ReadonlyMap<PlacedEdge, PlacedEnds>;

/** The ends of lines on the sides of nodes. Where some would be in one place, a head on the start of another line, they are set apart. */
export function placeEnds(edges: readonly PlacedEdge[]): Ends {
  const ends = edges.filter(({ edge, from, to }) => edge.line !== 'none' && from !== to).flatMap(endsOf);
  const places = new Map<PlacedEdge, PlacedEnds>();
  for (const side of Map.groupBy(ends, sideOf).values()) {
    const apart = setApart(side);
    for (const { edge, of, point } of apart) {
      const near = apart.filter((other) => Math.hypot(other.point.x - point.x, other.point.y - point.y) < 2 * APART);
      places.set(edge, { ...places.get(edge), [of]: { ...point, isShared: near.length > 1 } });
    }
  }
  return places;
}

function endsOf(edge: PlacedEdge): End[] {
  const { from, to, bends, axis } = edge;
  if (axis === undefined) return [];
  const end = (of: End['of'], node: PlacedNode, next: Point): End => ({
    edge,
    of,
    node,
    next,
    point: sidePoint(node.node.shape, node, next, axis),
  });
  return [end('from', from, bends[0] ?? to), end('to', to, bends.at(-1) ?? from)].filter(({ node, point }) => isOnSide(node, point, axis));
}

/** Whether a point is on the side of a node that faces a neighbouring rank, and not on the outline of a rhombus or a circle. */
export function isOnSide(node: PlacedNode, point: Point, axis: Axis): boolean {
  return Math.abs(point[axis] - node[axis]) === (axis === 'x' ? node.width : node.height) / 2;
}

function sideOf({ edge: { axis = 'y' }, node, point }: End): string {
  return `${Math.sign(point[axis] - node[axis])} ${node.x} ${node.y}`;
}

function setApart(side: readonly End[]): readonly End[] {
  const [first] = side;
  if (first === undefined || side.length === 1) return side;
  const { node, edge } = first;
  const [across, breadth] = edge.axis === 'x' ? (['y', node.height] as const) : (['x', node.width] as const);
  const sorted = side.toSorted((one, other) => one.point[across] - other.point[across] || one.next[across] - other.next[across]);
  const isTight = sorted.some(({ point }, index) => index > 0 && point[across] - (sorted[index - 1]?.point[across] ?? 0) < APART);
  const span = (side.length - 1) * APART;
  if (!isTight || span > breadth - 2 * CORNER) return side;
  const wanted = sorted.reduce((sum, { point }) => sum + point[across], 0) / side.length;
  const slack = breadth / 2 - CORNER - span / 2;
  const middle = Math.max(node[across] - slack, Math.min(node[across] + slack, wanted));
  return sorted.map((end, index) => ({ ...end, point: { ...end.point, [across]: middle - span / 2 + index * APART } }));
}
