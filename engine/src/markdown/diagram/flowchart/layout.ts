import { Graph, layout } from '@dagrejs/dagre';
import { ARTICLE_WIDTH, type Box } from '../svg.ts';
import { LINE_HEIGHT, layOutText, type TextBox } from '../text.ts';
import { directionsOf } from './directions.ts';
import { cutAtFrames } from './frames.ts';
import { loopsOf, placeLanes } from './lanes.ts';
import type { Direction, Flowchart, FlowEdge } from './model.ts';
import { orderRanksOf } from './order.ts';
import type { LaidEdge, PlacedEdge, PlacedFlowchart, PlacedGroup, PlacedNode } from './placed.ts';
import { makeRoom } from './room.ts';
import { routeEdges } from './route.ts';
import { BOX_PADDING, isBox, sizeOf } from './shapes.ts';

const MARGIN = 8;
const TITLE_HEIGHT = LINE_HEIGHT + 6;

/**
 * Density of a chart: the width at which texts wrap, the distances of the ranks and of the nodes in a rank, what a text leaves of the width
 * of its box, and the margin at the sides.
 */
export interface Density {
  readonly nodeText: number;
  readonly labelText: number;
  readonly ranks: number;
  readonly nodes: number;
  readonly padding: number;
  readonly margin: number;
}

export const ROOMY: Density = { nodeText: 168, labelText: 140, ranks: 44, nodes: 28, padding: BOX_PADDING, margin: MARGIN };
export const DENSE: Density = { ...ROOMY, nodeText: 98, labelText: 84, ranks: 30 };

/** Computes the place of every part. A row that is too wide for an article is set more densely, or else from top to bottom. */
export function placeFlowchart(chart: Flowchart): PlacedFlowchart {
  const { direction } = chart;
  if (direction === 'TB' || direction === 'BT') return place(chart, measure(chart, direction, ROOMY));
  for (const density of [ROOMY, DENSE]) {
    const measured = measure(chart, direction, density);
    const placed = leastWidth(measured.graph, density) <= ARTICLE_WIDTH ? place(chart, measured) : undefined;
    if (placed && placed.width <= ARTICLE_WIDTH) return placed;
  }
  return place(chart, measure(chart, 'TB', ROOMY));
}

/** A chart with measured texts, ready for the layout. */
export interface MeasuredChart {
  readonly graph: Graph;
  /** By node. */
  readonly texts: ReadonlyMap<string, TextBox>;
  /** By edge. */
  readonly labels: readonly (TextBox | undefined)[];
  /** By edge, the nodes that it is drawn between. */
  readonly ends: readonly { readonly from: string | undefined; readonly to: string | undefined }[];
  /** Edges that lead back, which the layout does not know. */
  readonly loops: ReadonlySet<FlowEdge>;
}

/**
 * Measures the texts of a chart.
 * @param wider the widths at which the texts of some nodes wrap, by their ids
 */
export function measure(chart: Flowchart, direction: Direction, density: Density, wider = new Map<string, number>()): MeasuredChart {
  const texts = new Map([...chart.nodes.values()].map(({ id, text }) => [id, layOutText(text, wider.get(id) ?? density.nodeText)]));
  const labels = chart.edges.map(({ text }) => (text === '' ? undefined : layOutText(text, density.labelText)));
  const graph = new Graph({ directed: true, compound: true, multigraph: true });
  // The titles of groups take their room from the distance of the ranks.
  const ranksep = density.ranks + (chart.groups.size > 0 && /^[TB]/.test(direction) ? TITLE_HEIGHT : 0);
  graph.setGraph({ rankdir: direction, nodesep: density.nodes, ranksep, edgesep: 16, marginx: density.margin, marginy: MARGIN });
  for (const [id, node] of chart.nodes) {
    const size = sizeOf(node.shape, texts.get(id) ?? layOutText('', 0), density.padding);
    graph.setNode(id, node.shape === 'bar' && /^[LR]/.test(direction) ? { width: size.height, height: size.width } : size);
  }
  for (const id of chart.groups.keys()) graph.setNode(id, { width: 0, height: 0 });
  for (const { id, parent } of [...chart.nodes.values(), ...chart.groups.values()]) if (parent !== undefined) graph.setParent(id, parent);
  // They are led beside the chart: within it, they would take the room of what leads on.
  const loops = chart.groups.size === 0 ? loopsOf(chart) : new Set<FlowEdge>();
  const ends = chart.edges.map(({ from, to }) => ({ from: nodeOf(from, chart), to: nodeOf(to, chart) }));
  for (const [index, { from, to }] of ends.entries()) {
    const edge = chart.edges[index];
    if (from !== undefined && to !== undefined && from !== to && edge && !loops.has(edge))
      addEdge(graph, edge, from, to, index, labels[index]);
  }
  return { graph, texts, labels, ends, loops };
}

function addEdge(graph: Graph, { length }: FlowEdge, from: string, to: string, index: number, text: TextBox | undefined): void {
  const size = text ? { width: text.width + 16, height: text.height + 8 } : { width: 0, height: 0 };
  graph.setEdge(from, to, { ...size, labelpos: 'c', minlen: length }, String(index));
}

/** The longest path through nodes, labels and their distances: a lower bound for the width that is much cheaper than a layout. */
function leastWidth(graph: Graph, { ranks }: Density): number {
  const known = new Map<string, number>();
  const onTheWay = new Set<string>();
  const widthFrom = (id: string): number => {
    const before = known.get(id);
    if (before !== undefined) return before;
    onTheWay.add(id);
    // The layout reverses edges that lead back; it walks the graph in the same order.
    const further = (graph.outEdges(id) ?? [])
      .filter(({ w }) => !onTheWay.has(w))
      .map((edge) => {
        const { minlen = 1, width = 0 } = graph.edge(edge);
        return minlen * ranks + width + widthFrom(edge.w);
      });
    onTheWay.delete(id);
    const width = graph.node(id).width + Math.max(0, ...further);
    known.set(id, width);
    return width;
  };
  return 2 * MARGIN + Math.max(0, ...[...graph.sources(), ...graph.nodes()].map(widthFrom));
}

/** Lays out a measured chart. Changes its graph. */
export function place(chart: Flowchart, measured: MeasuredChart): PlacedFlowchart {
  const { graph, texts, labels, ends, loops } = measured;
  layout(graph, { customOrder: orderRanksOf(chart) });
  if (/^[LR]/.test(graph.graph().rankdir ?? '')) alignColumns(graph, chart);
  const directions = directionsOf(/^[LR]/.test(graph.graph().rankdir ?? '') ? 'x' : 'y');
  const read = () => {
    const nodes = new Map(
      [...chart.nodes].map(([id, node]) => [id, { ...boxOf(graph, id), node, text: texts.get(id) ?? layOutText('', 0) }]),
    );
    const all = chart.edges.flatMap((edge, index) => {
      const [from, to] = [nodes.get(ends[index]?.from ?? ''), nodes.get(ends[index]?.to ?? '')];
      return from && to ? [{ edge, from, to, index, text: labels[index] }] : [];
    });
    const laid = all.flatMap(({ edge, from, to, index, text }): LaidEdge[] => {
      if (from === to || loops.has(edge)) return [];
      const { points = [], x = 0, y = 0 } = graph.edge(from.node.id, to.node.id, String(index));
      return [{ edge, from, to, bends: points.slice(1, -1), label: text && { x, y, text } }];
    });
    const boxes = [...nodes.values()];
    return { all, boxes, ...routeEdges(laid, boxes, directions) };
  };
  const { missing } = read();
  makeRoom(graph, missing, directions);
  const { all, boxes, routed } = read();
  const lanes = placeLanes(
    all.filter(({ edge }) => loops.has(edge)),
    boxes,
    routed,
    directions,
  );
  if (!lanes) {
    for (const { edge, from, to, index, text } of all) if (loops.has(edge)) addEdge(graph, edge, from.node.id, to.node.id, index, text);
    return place(chart, { ...measured, loops: new Set() });
  }
  const own = all.filter(({ from, to }) => from === to).map(loopBeside);
  const whole = [...routed, ...lanes, ...own].toSorted((one, other) => chart.edges.indexOf(one.edge) - chart.edges.indexOf(other.edge));
  const groups = [...chart.groups.values()]
    .filter(({ id }) => graph.children(id).length > 0)
    .map((group) => withTitle({ ...boxOf(graph, group.id), group }, depthOf(group.id, chart)));
  const edges = whole.map((edge) => cutAtFrames(edge, groups, whole));
  const { width = 0, height = 0 } = graph.graph();
  const reach = edges.flatMap(({ points, label }) => [
    ...points.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y })),
    ...(label ? [sidesOf({ ...label, width: label.text.width, height: label.text.height })] : []),
  ]);
  const above = Math.max(0, ...[...groups.map(sidesOf), ...reach].map(({ top }) => MARGIN - top));
  const before = Math.max(0, ...reach.map(({ left }) => MARGIN - left));
  const right = Math.max(width, ...reach.map((part) => part.right + MARGIN));
  const bottom = Math.max(height, ...reach.map((part) => part.bottom + MARGIN));
  return { width: right + before, height: bottom + above, above, before, nodes: boxes, edges, groups };
}

/** Gives the boxes of a column one width, that of the widest: a rank has that room, and a group that of what it has in the rank. */
function alignColumns(graph: Graph, chart: Flowchart): void {
  const boxes = [...chart.nodes.values()].filter(isBox);
  for (const column of Map.groupBy(boxes, ({ id, parent }) => `${Math.round(graph.node(id).x ?? 0)} ${parent}`).values()) {
    const width = Math.max(...column.map(({ id }) => graph.node(id).width));
    for (const { id } of column) graph.node(id).width = width;
  }
}

function sidesOf({ x, y, width, height }: Box): { left: number; right: number; top: number; bottom: number } {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** A line from a node to itself. */
function loopBeside({
  edge,
  from,
  text,
}: {
  readonly edge: FlowEdge;
  readonly from: PlacedNode;
  readonly text: TextBox | undefined;
}): PlacedEdge {
  const right = from.x + from.width / 2;
  const [top, bottom] = [from.y - from.height / 5, from.y + from.height / 5];
  const outer = [top, bottom].map((y) => ({ x: right + 24, y }));
  return {
    edge,
    points: [{ x: right, y: top }, ...outer, { x: right, y: bottom }],
    label: text && { x: right + 32 + text.width / 2, y: from.y, text },
  };
}

/** Makes room for the titles of the group and of those inside it. */
function withTitle(placed: PlacedGroup, depth: number): PlacedGroup {
  const extra = TITLE_HEIGHT * depth;
  return { ...placed, y: placed.y - extra / 2, height: placed.height + extra };
}

function depthOf(id: string, chart: Flowchart): number {
  const inner = [...chart.groups.values()].filter(({ parent }) => parent === id);
  return 1 + Math.max(0, ...inner.map((group) => depthOf(group.id, chart)));
}

/** The node to which an edge of a group is drawn: its first one, as the layout only supports edges between nodes. */
function nodeOf(id: string, chart: Flowchart): string | undefined {
  if (chart.nodes.has(id)) return id;
  const node = [...chart.nodes.values()].find(({ parent }) => parent === id)?.id;
  const group = [...chart.groups.values()].find(({ parent }) => parent === id)?.id;
  return node ?? (group === undefined ? undefined : nodeOf(group, chart));
}

function boxOf(graph: Graph, id: string): Box {
  const { x = 0, y = 0, width = 0, height = 0 } = graph.node(id);
  return { x, y, width, height };
}
