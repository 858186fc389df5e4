import { ARTICLE_WIDTH, type Point } from '../svg.ts';
import { layOutText, type TextBox } from '../text.ts';
import { DENSE, type Density, type PlacedEdge, type PlacedFlowchart, type PlacedNode, ROOMY } from './layout.ts';
import type { Flowchart, FlowEdge, FlowNode } from './model.ts';
import { sizeOf } from './shapes.ts';

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

/**
 * Places a chain (`flowchart LR` in which each node leads to one other) in rows that are read like lines of text, with the nodes of one
 * place below each other: upright, a chain of seven steps is as tall as a window.
 * @returns undefined for a chart that is no chain, or too wide for three rows
 */
export function placeInRows(chart: Flowchart): PlacedFlowchart | undefined {
  const nodes = chart.direction === 'LR' ? chainOf(chart) : undefined;
  if (!nodes) return undefined;
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    for (const density of [ROOMY, DENSE]) {
      const placed = place(nodes, chart, Math.ceil(nodes.length / rows), density, ROW_GAP);
      if (placed.width <= ARTICLE_WIDTH) return placed;
    }
  }
  return undefined;
}

/**
 * Places a chain for a phone: as steps of one width, close below each other.
 * @returns undefined for a chart that is no chain, or has labels, which need room between the steps
 */
export function placeAsSteps(chart: Flowchart): PlacedFlowchart | undefined {
  const nodes = chart.edges.every(({ text }) => text === '') ? chainOf(chart) : undefined;
  return nodes && place(nodes, chart, 1, STEPS, STEP_GAP);
}

/** The nodes of a chain in their order. */
function chainOf({ nodes, edges, groups }: Flowchart): FlowNode[] | undefined {
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
  return chain.length === nodes.size ? chain : undefined;
}

function place(chain: readonly FlowNode[], chart: Flowchart, columns: number, density: Density, rowGap: number): PlacedFlowchart {
  const edges = new Map(chart.edges.map((edge) => [edge.from, edge]));
  const links = chain.map((node): Link => {
    const edge = edges.get(node.id);
    const label = edge && edge.text !== '' ? layOutText(edge.text, density.labelText) : undefined;
    return { node, text: layOutText(node.text, density.nodeText), edge, label };
  });
  const rows = Array.from({ length: Math.ceil(links.length / columns) }, (_, row) => links.slice(row * columns, (row + 1) * columns));
  const sizes = rows.map((row) => row.map(({ node, text }) => sizeOf(node.shape, text)));
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...sizes.map((row) => row[column]?.width ?? 0)));
  const gaps = widths.slice(1).map((_, column) => Math.max(density.ranks, ...rows.map((row) => (row[column]?.label?.width ?? -28) + 28)));
  const centers = widths.map(
    (width, column) => MARGIN + widths.slice(0, column).reduce((sum, before, index) => sum + before + (gaps[index] ?? 0), 0) + width / 2,
  );

  const nodes: PlacedNode[] = [];
  const middles: number[] = [];
  let y = MARGIN;
  for (const [index, row] of rows.entries()) {
    const height = Math.max(...(sizes[index] ?? []).map((size) => size.height));
    for (const [column, { node, text }] of row.entries()) {
      const size = sizes[index]?.[column] ?? { width: 0, height: 0 };
      // Boxes of a row have one height, and those of a column one width; a circle or a rhombus keeps its own.
      const box = isBox(node) ? { width: widths[column] ?? size.width, height } : size;
      nodes.push({ node, text, x: centers[column] ?? 0, y: y + height / 2, ...box });
    }
    middles.push(y + height + rowGap / 2);
    y += height + rowGap;
  }
  const placedEdges = links.flatMap(({ edge, label }, index): PlacedEdge[] => {
    const [from, to] = [nodes[index], nodes[index + 1]];
    if (!edge || !from || !to) return [];
    const turn = middles[Math.floor(index / columns)] ?? 0;
    const bends: Point[] = from.y === to.y ? [] : [from, to].map(({ x }) => ({ x, y: turn }));
    const between = bends.length > 0 ? turn : from.y;
    return [{ edge, from, to, bends, label: label && { x: middleOf(from, to, bends), y: between, text: label } }];
  });
  const width = widths.reduce((sum, each) => sum + each, 0) + gaps.reduce((sum, each) => sum + each, 0) + 2 * MARGIN;
  return { width, height: y - rowGap + MARGIN, above: 0, before: 0, nodes, edges: placedEdges, groups: [] };
}

/** Where the label of a line stands: in the middle of the gap, or of the way to the next row. */
function middleOf(from: PlacedNode, to: PlacedNode, bends: readonly Point[]): number {
  return bends.length > 0 ? (from.x + to.x) / 2 : (from.x + from.width / 2 + to.x - to.width / 2) / 2;
}

function isBox({ shape }: FlowNode): boolean {
  return shape === 'rect' || shape === 'round' || shape === 'stadium' || shape === 'subroutine';
}
