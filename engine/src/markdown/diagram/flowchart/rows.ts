import { ARTICLE_WIDTH, type Point } from '../svg.ts';
import { layOutText, type TextBox } from '../text.ts';
import { LANE_GAP, loopsOf } from './lanes.ts';
import { DENSE, type Density, ROOMY } from './layout.ts';
import type { Flowchart, FlowEdge, FlowNode } from './model.ts';
import type { PlacedEdge, PlacedFlowchart, PlacedNode } from './placed.ts';
import { between, isBox, sizeOf } from './shapes.ts';

const MARGIN = 8;
/** Between two rows, with room for the line that leads from the end of one to the start of the next. */
const ROW_GAP = 44;
const MOST_ROWS = 3;
/** Between two steps that stand below each other. */
const STEP_GAP = 20;
const STEPS: Density = { ...ROOMY, nodeText: 230 };

/** A node with its text, and the edge that leads from it to the next one. */
interface Link {
  readonly node: FlowNode;
  readonly text: TextBox;
  readonly edge: FlowEdge | undefined;
  readonly label: TextBox | undefined;
}

interface Chain {
  readonly nodes: readonly FlowNode[];
  /** Edges that lead back to a node of the chain. */
  readonly loops: readonly FlowEdge[];
}

/**
 * Places a chain (`flowchart LR` in which each node leads to one other, or back) in rows that are read like lines of text, with the nodes of one
 * place below each other: upright, a chain of seven steps is as tall as a window.
 * @returns undefined for a chart that is no chain, or too wide for three rows
 */
export function placeInRows(chart: Flowchart): PlacedFlowchart | undefined {
  const chain = chart.direction === 'LR' ? chainOf(chart) : undefined;
  if (!chain) return undefined;
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    const columns = Math.ceil(chain.nodes.length / rows);
    // A first row that is shorter may leave both ends of a line that leads back in the last one.
    const rest = chain.nodes.length - columns * (rows - 1);
    const firsts = chain.loops.length > 0 && rest > 0 ? [columns, rest] : [columns];
    for (const density of [ROOMY, DENSE]) {
      for (const first of firsts) {
        const placed = place(chain, chart, { first, columns }, density, ROW_GAP);
        if (placed && placed.width <= ARTICLE_WIDTH) return placed;
      }
    }
  }
  return undefined;
}

/**
 * Places a chain for a phone: as steps of one width, close below each other.
 * @returns undefined for a chart that is no chain, or has labels, which need room between the steps
 */
export function placeAsSteps(chart: Flowchart): PlacedFlowchart | undefined {
  const chain = chart.edges.every(({ text }) => text === '') ? chainOf(chart) : undefined;
  return chain?.loops.length === 0 ? place(chain, chart, { first: 1, columns: 1 }, STEPS, STEP_GAP) : undefined;
}

/** The nodes of a chain in their order. */
function chainOf(chart: Flowchart): Chain | undefined {
  const { nodes, groups } = chart;
  const back = loopsOf(chart);
  const edges = chart.edges.filter((edge) => !back.has(edge));
  if (groups.size > 0 || nodes.size < 2 || edges.length !== nodes.size - 1) return undefined;
  const next = new Map(edges.map(({ from, to }) => [from, to]));
  const reached = new Set(edges.map(({ to }) => to));
  const chain: FlowNode[] = [];
  // As many edges as there are nodes but one, each from and to another node: one start, and no circle on the way from it.
  if (next.size !== edges.length || reached.size !== edges.length) return undefined;
  let id = [...nodes.keys()].find((candidate) => !reached.has(candidate));
  while (id !== undefined) {
    const node = nodes.get(id);
    if (node) chain.push(node);
    id = next.get(id);
  }
  return chain.length === nodes.size ? { nodes: chain, loops: [...back] } : undefined;
}

interface Rows {
  /** How many nodes are in the first row, and in each other one. */
  readonly first: number;
  readonly columns: number;
}

function place(chain: Chain, chart: Flowchart, { first, columns }: Rows, density: Density, rowGap: number): PlacedFlowchart | undefined {
  const edges = new Map(chart.edges.filter((edge) => !chain.loops.includes(edge)).map((edge) => [edge.from, edge]));
  const links = chain.nodes.map((node): Link => {
    const edge = edges.get(node.id);
    const label = edge && edge.text !== '' ? layOutText(edge.text, density.labelText) : undefined;
    return { node, text: layOutText(node.text, density.nodeText), edge, label };
  });
  const others = Array.from({ length: Math.ceil((links.length - first) / columns) }, (_, row) => first + row * columns);
  const rows = [links.slice(0, first), ...others.map((start) => links.slice(start, start + columns))];
  const sizes = rows.map((row) => row.map(({ node, text }) => sizeOf(node.shape, text)));
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...sizes.map((row) => row[column]?.width ?? 0)));
  const gaps = widths.slice(1).map((_, column) => Math.max(density.ranks, ...rows.map((row) => (row[column]?.label?.width ?? -28) + 28)));
  const centers = widths.map(
    (width, column) => MARGIN + widths.slice(0, column).reduce((sum, before, index) => sum + before + (gaps[index] ?? 0), 0) + width / 2,
  );

  const nodes: PlacedNode[] = [];
  const turns: number[] = [];
  let y = MARGIN;
  for (const [index, row] of rows.entries()) {
    const height = Math.max(...(sizes[index] ?? []).map((size) => size.height));
    for (const [column, { node, text }] of row.entries()) {
      const size = sizes[index]?.[column] ?? { width: 0, height: 0 };
      // Boxes of a row have one height, and those of a column one width; a circle or a decision keeps its own.
      const box = isBox(node) ? { width: widths[column] ?? size.width, height } : size;
      nodes.push({ node, text, x: centers[column] ?? 0, y: y + height / 2, ...box });
    }
    // The first row has them above it, and below the last one there is room.
    const inner = index === 0 || index === rows.length - 1 ? [] : chain.loops.filter(({ from, to }) => isIn(row, from) && isIn(row, to));
    y += height + inner.map(laneOf).reduce((sum, { gap, half }) => sum + gap + half, 0) + rowGap;
    for (const _ of row) turns.push(y - rowGap / 2);
  }
  const placedEdges = links.flatMap(({ edge, label }, index): PlacedEdge[] => {
    const [from, to] = [nodes[index], nodes[index + 1]];
    if (!edge || !from || !to) return [];
    const turn = turns[index] ?? 0;
    const bends: Point[] = from.y === to.y ? [] : [from, to].map(({ x }) => ({ x, y: turn }));
    const level = bends.length > 0 ? turn : from.y;
    return [{ edge, points: between(from, bends, to), label: label && { x: labelPlace(from, to, bends), y: level, text: label } }];
  });
  const loops = placeLoops(chain.loops, nodes, y - rowGap);
  if (!loops) return undefined;
  const width = widths.reduce((sum, each) => sum + each, 0) + gaps.reduce((sum, each) => sum + each, 0) + 2 * MARGIN;
  return {
    width: width + loops.before,
    height: loops.bottom + MARGIN + loops.above,
    above: loops.above,
    before: loops.before,
    nodes,
    edges: [...placedEdges, ...loops.edges],
    groups: [],
  };
}

function isIn(row: readonly Link[], id: string): boolean {
  return row.some(({ node }) => node.id === id);
}

/** The label of a line that leads back, half of its height, and how far the line is from what stands in the row. */
function laneOf({ text: written }: FlowEdge): { readonly text: TextBox | undefined; readonly half: number; readonly gap: number } {
  const text = written === '' ? undefined : layOutText(written, ROOMY.labelText);
  const half = (text?.height ?? 0) / 2;
  return { text, half, gap: Math.max(LANE_GAP, half + 10) };
}

/**
 * Leads lines back above the first row, or below another one, to a node in it; or from the last row beside the others to the first node of one.
 * @returns undefined for a line that leads back from elsewhere, or to elsewhere
 */
function placeLoops(
  loops: readonly FlowEdge[],
  nodes: readonly PlacedNode[],
  end: number,
): { readonly edges: readonly PlacedEdge[]; readonly before: number; readonly above: number; readonly bottom: number } | undefined {
  const edges: PlacedEdge[] = [];
  const [first, last] = [nodes[0], nodes.at(-1)];
  const bottoms = new Map(nodes.map(({ y }) => [y, Math.max(...nodes.map((node) => (node.y === y ? y + node.height / 2 : 0)))]));
  let [top, before] = [MARGIN, 0];
  for (const edge of loops) {
    const from = nodes.find(({ node }) => node.id === edge.from);
    const to = nodes.find(({ node }) => node.id === edge.to);
    if (!from || !to || from === to) return undefined;
    const [start, stop] = [nodes.find(({ y }) => y === to.y), nodes.findLast(({ y }) => y === from.y)];
    const [isAbove, isBeside] = [from.y === first?.y && from.y !== last?.y, from.y !== to.y];
    if (isBeside && (to !== start || from.y !== last?.y)) return undefined;
    // The line to the next row leaves the last node of a row downwards.
    if (!isAbove && from === stop && from.y !== last?.y) return undefined;
    const { text, half, gap } = laneOf(edge);
    const level = isAbove ? top - gap : (bottoms.get(from.y) ?? end) + gap;
    if (isBeside) before += LANE_GAP;
    const beside = isBeside ? to.x - to.width / 2 - before : to.x;
    const bends = [from.x, beside].map((x) => ({ x, y: level }));
    if (isBeside) bends.push({ x: beside, y: to.y });
    edges.push({ edge, points: between(from, bends, to), label: text && { x: (from.x + beside) / 2, y: level, text } });
    if (isAbove) top = level - half;
    else bottoms.set(from.y, level + half);
  }
  return { edges, before, above: MARGIN - top, bottom: Math.max(end, ...bottoms.values()) };
}

/** Where the label of a line stands: in the middle of the gap, or of the way to the next row. */
function labelPlace(from: PlacedNode, to: PlacedNode, bends: readonly Point[]): number {
  return bends.length > 0 ? (from.x + to.x) / 2 : (from.x + from.width / 2 + to.x - to.width / 2) / 2;
}
