import { Graph, layout } from '@dagrejs/dagre';
import { ARTICLE_WIDTH, type Box, type Point } from '../svg.ts';
import { LINE_HEIGHT, layOutText, type TextBox } from '../text.ts';
import type { Axis, Direction, Flowchart, FlowEdge, FlowGroup, FlowNode } from './model.ts';
import { orderRanks } from './order.ts';
import { BOX_PADDING, sizeOf } from './shapes.ts';

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

export interface PlacedNode extends Box {
  readonly node: FlowNode;
  readonly text: TextBox;
  /** Whether it only names a node that stands above. */
  readonly isReference?: boolean;
}

export interface PlacedEdge {
  readonly edge: FlowEdge;
  readonly from: PlacedNode;
  readonly to: PlacedNode;
  /** Bends between the two nodes. */
  readonly bends: readonly Point[];
  /** Along what the ranks follow each other: the line leaves its nodes on the sides that face the neighbouring ranks. Without it, anywhere. */
  readonly axis?: Axis;
  readonly label: (Point & { readonly text: TextBox }) | undefined;
}

export interface PlacedGroup extends Box {
  readonly group: FlowGroup;
}

export interface PlacedFlowchart {
  readonly width: number;
  readonly height: number;
  /** How far titles of groups reach above the layout's own top, and lines beyond its left side. */
  readonly above: number;
  readonly before: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly groups: readonly PlacedGroup[];
}

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
  for (const [id, node] of chart.nodes) graph.setNode(id, sizeOf(node.shape, texts.get(id) ?? layOutText('', 0), density.padding));
  for (const id of chart.groups.keys()) graph.setNode(id, { width: 0, height: 0 });
  for (const { id, parent } of [...chart.nodes.values(), ...chart.groups.values()]) if (parent !== undefined) graph.setParent(id, parent);
  const ends = chart.edges.map(({ from, to }) => ({ from: nodeOf(from, chart), to: nodeOf(to, chart) }));
  for (const [index, { from, to }] of ends.entries()) {
    const text = labels[index];
    const size = text ? { width: text.width + 16, height: text.height + 8 } : { width: 0, height: 0 };
    const minlen = chart.edges[index]?.length ?? 1;
    if (from !== undefined && to !== undefined) graph.setEdge(from, to, { ...size, labelpos: 'c', minlen }, String(index));
  }
  return { graph, texts, labels, ends };
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
export function place(chart: Flowchart, { graph, texts, labels, ends }: MeasuredChart): PlacedFlowchart {
  layout(graph, { customOrder: orderRanks });
  const nodes = new Map(
    [...chart.nodes].map(([id, node]) => [id, { ...boxOf(graph, id), node, text: texts.get(id) ?? layOutText('', 0) }]),
  );
  const axis = /^[LR]/.test(graph.graph().rankdir ?? '') ? 'x' : 'y';
  const edges = chart.edges.flatMap((edge, index): PlacedEdge[] => {
    const from = nodes.get(ends[index]?.from ?? '');
    const to = nodes.get(ends[index]?.to ?? '');
    if (!from || !to) return [];
    const { points = [], x = 0, y = 0 } = graph.edge(from.node.id, to.node.id, String(index));
    const text = labels[index];
    const label = text && { x, y, text };
    const bends = points
      .slice(1, -1)
      .flatMap((bend: Point) => (label && bend.x === x && bend.y === y ? through(label, axis, from, to) : [bend]));
    return [{ edge, from, to, bends, axis, label }];
  });
  const groups = [...chart.groups.values()]
    .filter(({ id }) => graph.children(id).length > 0)
    .map((group) => withTitle({ ...boxOf(graph, group.id), group }, depthOf(group.id, chart)));
  const above = Math.max(0, ...groups.map(({ y, height }) => MARGIN - (y - height / 2)));
  const bent = edges.flatMap(({ bends }) => bends.map(({ x }) => x));
  const before = Math.max(0, MARGIN - Math.min(...bent));
  const { width = 0, height = 0 } = graph.graph();
  const right = Math.max(width, ...bent.map((x) => x + MARGIN));
  return { width: right + before, height: height + above, above, before, nodes: [...nodes.values()], edges, groups };
}

/** Where a line enters and leaves a label: on its axis, so that the label stands on a straight part of it. */
function through({ x, y, text }: Point & { readonly text: TextBox }, axis: Axis, from: Point, to: Point): Point[] {
  const half = (axis === 'x' ? text.width : text.height) / 2 + 4;
  const sides = from[axis] <= to[axis] ? [-half, half] : [half, -half];
  return sides.map((side) => (axis === 'x' ? { x: x + side, y } : { x, y: y + side }));
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
