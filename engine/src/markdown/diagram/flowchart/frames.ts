import type { Point } from '../svg.ts';
import type { PlacedEdge, PlacedGroup, PlacedLabel } from './placed.ts';

/** What the head of a line needs. */
const HEAD = 14;

/**
 * An edge of a group itself, which was laid out between nodes in it: drawn as far as the frame.
 * @param all edges, whose labels its own does not cover
 */
export function cutAtFrames(placed: PlacedEdge, groups: readonly PlacedGroup[], all: readonly PlacedEdge[]): PlacedEdge {
  const { leaves, enters } = placed.edge;
  if (leaves === undefined && enters === undefined) return placed;
  const frameOf = (id: string | undefined): PlacedGroup | undefined => groups.find(({ group }) => group.id === id);
  const [from, to] = [frameOf(leaves), frameOf(enters)];
  const begun = from ? cutStart(placed.points, from) : placed.points;
  const points = to ? cutStart(begun.toReversed(), to).toReversed() : begun;
  const { label } = placed;
  const others = all.flatMap((edge) => (edge.label && edge !== placed ? [edge.label] : []));
  // A label stays where it leaves room for the head at the frame.
  const mustMove = label && [from, to].some((frame) => frame && isIn(label, frame, label.text.height / 2 + HEAD));
  return { ...placed, points, label: label && (mustMove ? { ...label, ...middleOf(points, label, others) } : label) };
}

/** The middle of the longest part of a line at which a label touches no other; of the longest if there is none. */
function middleOf(points: readonly Point[], { text }: PlacedLabel, others: readonly PlacedLabel[]): Point | undefined {
  const parts = points.slice(1).flatMap((end, index) => {
    const start = points[index];
    return start ? [{ length: Math.hypot(end.x - start.x, end.y - start.y), x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }] : [];
  });
  const sorted = parts.toSorted((one, other) => other.length - one.length).map(({ x, y }) => ({ x, y }));
  const touches = (point: Point, other: PlacedLabel): boolean =>
    Math.abs(point.x - other.x) < (text.width + other.text.width) / 2 &&
    Math.abs(point.y - other.y) < (text.height + other.text.height) / 2;
  return sorted.find((point) => !others.some((other) => touches(point, other))) ?? sorted[0];
}

/** A line without its part up to where it last leaves a frame; whole if it does not. */
function cutStart(points: readonly Point[], frame: PlacedGroup): readonly Point[] {
  const last = points.findLastIndex((point) => isIn(point, frame));
  const [inside, outside] = [points[last], points[last + 1]];
  if (!inside || !outside) return points;
  const part = (axis: 'x' | 'y', half: number): number => {
    const way = outside[axis] - inside[axis];
    return way === 0 ? 1 : (frame[axis] + Math.sign(way) * half - inside[axis]) / way;
  };
  const share = Math.min(1, part('x', frame.width / 2), part('y', frame.height / 2));
  const cut = { x: inside.x + (outside.x - inside.x) * share, y: inside.y + (outside.y - inside.y) * share };
  return [cut, ...points.slice(last + 1)];
}

/** Whether a point is in a frame, or nearer to it than a distance. */
function isIn({ x, y }: Point, frame: PlacedGroup, distance = 0): boolean {
  return Math.abs(x - frame.x) <= frame.width / 2 + distance && Math.abs(y - frame.y) <= frame.height / 2 + distance;
}
