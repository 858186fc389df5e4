import { PHONE_WIDTH } from '../svg.ts';
import { layOutText, plainText } from '../text.ts';
import type { Flowchart, FlowEdge, FlowNode } from './model.ts';
import type { PlacedEdge, PlacedFlowchart, PlacedNode } from './placed.ts';
import { BOX_PADDING, between, sizeOf } from './shapes.ts';

const MARGIN = 8;
/** How far a node stands to the right of the one that leads to it. */
const INDENT = 32;
/** The line down from a node, from its left edge. */
const TRUNK = 14;
const GAP = 14;
const MOST_TEXT = 220;
const LEAST_TEXT = 98;

/**
 * Places a chart of decisions for a phone like an outline: each node below the one that leads to it, and further to the right. A node that
 * several lead to stands once, with what follows; below each other one, a dashed frame refers to it.
 * @returns undefined for a chart with groups, or with lines that do not lead from one node to another
 */
export function placeAsOutline(chart: Flowchart): PlacedFlowchart | undefined {
  if (chart.groups.size > 0 || chart.edges.some(({ startHead, endHead }) => startHead !== undefined || endHead === undefined))
    return undefined;
  if (chart.nodes.values().some(isNameless)) return undefined;
  const outline = new Outline(chart);
  const reached = new Set(chart.edges.map(({ to }) => to));
  for (const node of chart.nodes.values()) if (!reached.has(node.id)) outline.add(node, 0);
  const placed = outline.finish();
  const hasAll = new Set(placed.nodes.map(({ node }) => node.id)).size === chart.nodes.size;
  return hasAll ? placed : undefined;
}

/** Whether nothing could refer to a node by its text, and more may follow it. */
function isNameless({ text, shape }: FlowNode): boolean {
  return text === '' && shape !== 'start' && shape !== 'end';
}

/** What is left for a text beside other things: few words in a line where it stands far to the right. */
function roomFor(taken: number): number {
  return Math.max(LEAST_TEXT, Math.min(MOST_TEXT, PHONE_WIDTH - MARGIN - taken));
}

class Outline {
  readonly #following: ReadonlyMap<string, readonly FlowEdge[]>;
  readonly #chart: Flowchart;
  readonly #seen = new Set<string>();
  readonly #nodes: PlacedNode[] = [];
  readonly #edges: PlacedEdge[] = [];
  #y = MARGIN;

  constructor(chart: Flowchart) {
    this.#chart = chart;
    this.#following = Map.groupBy(chart.edges, ({ from }) => from);
  }

  /** Adds a node, and below it those that it leads to in the order in which they are written; or a reference to a node that is there. */
  add(node: FlowNode, depth: number): PlacedNode {
    const left = MARGIN + depth * INDENT;
    // Nothing follows an end, which may stand in several places.
    const isReference = this.#seen.has(node.id) && node.shape !== 'end';
    const text = layOutText(isReference ? `↑ ${plainText(node.text)}` : node.text, roomFor(left + BOX_PADDING));
    const shape = isReference ? 'rect' : node.shape;
    const size = sizeOf(shape, text);
    const placed = { node: { ...node, shape }, text, isReference, x: left + size.width / 2, y: this.#y + size.height / 2, ...size };
    this.#nodes.push(placed);
    this.#y += size.height + GAP;
    if (isReference) return placed;
    this.#seen.add(node.id);
    for (const edge of this.#following.get(node.id) ?? []) this.#follow(edge, placed, depth);
    return placed;
  }

  finish(): PlacedFlowchart {
    const ends = [
      ...this.#nodes.map(({ x, width }) => x + width / 2),
      ...this.#edges.map(({ label }) => (label ? label.x + label.text.width / 2 : 0)),
    ];
    return {
      width: Math.max(0, ...ends) + MARGIN,
      height: this.#y - GAP + MARGIN,
      above: 0,
      before: 0,
      nodes: this.#nodes,
      edges: this.#edges,
      groups: [],
    };
  }

  #follow(edge: FlowEdge, from: PlacedNode, depth: number): void {
    const next = this.#chart.nodes.get(edge.to);
    if (!next) return;
    const trunk = from.x - from.width / 2 + TRUNK;
    const text = edge.text === '' ? undefined : layOutText(edge.text, roomFor(trunk + 12));
    const label = text && { x: trunk + 12 + text.width / 2, y: this.#y + text.height / 2 - 4, text };
    if (text) this.#y += text.height;
    const index = this.#edges.length;
    const to = this.add(next, depth + 1);
    const bends = [
      { x: trunk, y: from.y + from.height / 2 },
      { x: trunk, y: to.y },
    ];
    // Below the lines of what follows: later ones are drawn over earlier ones.
    this.#edges.splice(index, 0, { edge, points: between(from, bends, to), label });
  }
}
