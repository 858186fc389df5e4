import type { Point } from '../svg.ts';
import type { TextBox } from '../text.ts';
import { type Directions, pointAt } from './directions.ts';
import type { Flowchart, FlowEdge } from './model.ts';
import type { PlacedEdge, PlacedNode } from './placed.ts';
import { outlineAt } from './shapes.ts';

/** Between what stands in a chart and a line that leads back beside it. */
export const LANE_GAP = 20;
const LABEL_GAP = 12;

/** A line that leads back to a node before it. */
export interface Loop {
  readonly edge: FlowEdge;
  readonly from: PlacedNode;
  readonly to: PlacedNode;
  readonly text: TextBox | undefined;
}

/** The edges that lead back to a node on the way to them, as one comes to them who follows the chart in the order in which it is written. */
export function loopsOf({ nodes, edges }: Flowchart): ReadonlySet<FlowEdge> {
  const loops = new Set<FlowEdge>();
  const following = Map.groupBy(edges, ({ from }) => from);
  const seen = new Set<string>();
  const onTheWay = new Set<string>();
  const visit = (id: string): void => {
    seen.add(id);
    onTheWay.add(id);
    for (const edge of following.get(id) ?? []) {
      if (edge.from === edge.to) continue;
      if (onTheWay.has(edge.to)) loops.add(edge);
      else if (!seen.has(edge.to)) visit(edge.to);
    }
    onTheWay.delete(id);
  };
  for (const id of nodes.keys()) if (!seen.has(id)) visit(id);
  return loops;
}

/**
 * Leads lines back beside the chart, from the side of one node to that of another, where nothing stands between these sides and the edge of the
 * chart.
 * @returns undefined if that is not so for one of them
 */
export function placeLanes(
  loops: readonly Loop[],
  nodes: readonly PlacedNode[],
  edges: readonly PlacedEdge[],
  directions: Directions,
): PlacedEdge[] | undefined {
  const placed: PlacedEdge[] = [];
  // The shorter ones are nearer to the chart.
  const length = ({ from, to }: Loop): number => Math.abs(from[directions.axis] - to[directions.axis]);
  for (const loop of loops.toSorted((one, other) => length(one) - length(other))) {
    const tries = ([1, -1] as const).flatMap((side) => laneFor(loop, side, nodes, [...edges, ...placed], directions) ?? []);
    if (tries.length === 0) return undefined;
    placed.push(tries.reduce((best, one) => (one.cost < best.cost ? one : best)).placed);
  }
  return placed;
}

function laneFor(
  { edge, from, to, text }: Loop,
  side: 1 | -1,
  nodes: readonly PlacedNode[],
  edges: readonly PlacedEdge[],
  directions: Directions,
): { readonly cost: number; readonly placed: PlacedEdge } | undefined {
  const { axis, across, breadth } = directions;
  const isBeside = (node: PlacedNode, other: PlacedNode): boolean =>
    other !== node && Math.abs(other[axis] - node[axis]) < 1 && (other[across] - node[across]) * side > 0;
  if (nodes.some((other) => isBeside(from, other) || isBeside(to, other))) return undefined;
  const [low, high] = [Math.min(from[axis], to[axis]), Math.max(from[axis], to[axis])];
  const isPassed = (place: number): boolean => place > low - 1 && place < high + 1;
  const reaches = [
    ...nodes.flatMap((node) => (isPassed(node[axis]) ? [node[across] * side + node[breadth] / 2] : [])),
    ...edges.flatMap(({ label, points }) => [
      ...(label && isPassed(label[axis]) ? [label[across] * side + label.text[breadth] / 2] : []),
      ...points.flatMap((point) => (isPassed(point[axis]) ? [point[across] * side] : [])),
    ]),
  ];
  const lane = side * (Math.max(...reaches) + Math.max(LANE_GAP, text ? text[breadth] / 2 + LABEL_GAP : 0));
  const exit = (node: PlacedNode): Point => {
    const reach = outlineAt(node.node.shape, node, across, 0);
    return pointAt(directions, node[axis], node[across] + side * reach);
  };
  const points = [exit(from), pointAt(directions, from[axis], lane), pointAt(directions, to[axis], lane), exit(to)];
  const crossed = [from, to].reduce((sum, node) => sum + crossings(edges, node[axis], node[across] * side, side, directions), 0);
  const label = text && { ...pointAt(directions, (from[axis] + to[axis]) / 2, lane), text };
  const way = Math.abs(lane - from[across]) + Math.abs(lane - to[across]);
  return { cost: crossed * 1000 + way, placed: { edge, points, label } };
}

/** How many lines pass a rank on one side of a place in it. */
function crossings(edges: readonly PlacedEdge[], at: number, beyond: number, side: 1 | -1, { axis, across }: Directions): number {
  return edges.filter(({ points }) =>
    points.some((point, index) => {
      const next = points[index + 1];
      return next !== undefined && (point[axis] - at) * (next[axis] - at) < 0 && point[across] * side > beyond;
    }),
  ).length;
}
