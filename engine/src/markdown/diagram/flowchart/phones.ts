import { PHONE_WIDTH } from '../svg.ts';
import { DENSE, type Density, measure, place, ROOMY } from './layout.ts';
import type { Direction, Flowchart } from './model.ts';
import { placeAsOutline } from './outline.ts';
import type { PlacedFlowchart, PlacedNode } from './placed.ts';
import { placeAsSteps } from './rows.ts';

const TIGHT: Density = { nodeText: 84, labelText: 70, ranks: 26, nodes: 12, padding: 24, margin: 2 };
/** Only across: the lines of a row need less room for their heads than upright ones, which have labels. */
const TIGHTEST: Density = { ...TIGHT, nodeText: 70, ranks: 18 };
/** Like that of wide screens, with less of the screen's height. */
const LOW: Density = { ...ROOMY, ranks: 32 };
/** The widths at which texts may wrap on phones in nodes with no other beside them. */
const LONE_TEXTS = [210, 168, 140];

/** The widths that a flowchart for phones may have, best first: within a list on a small phone, in an article of one, in that of most phones. */
const WIDTHS = [PHONE_WIDTH, 344, 374];
/** A little of it is scrolled. */
const SCROLLED_WIDTH = 430;

/**
 * Places a chart for phones, if that makes one narrower that is wider than a phone. What several nodes lead to stands in one place, as
 * otherwise it would look like several things; only where that has no room, an outline refers to it.
 */
export function placeForPhones(chart: Flowchart, wide: number): PlacedFlowchart | undefined {
  if (wide <= PHONE_WIDTH) return undefined;
  const steps = placeAsSteps(chart);
  const nets = steps ? [steps] : [...placeNarrowly(chart)];
  const outline = placeAsOutline(chart);
  const outlines = outline ? [outline] : [];
  const firstWithin = (ways: readonly PlacedFlowchart[], widths: readonly number[]): PlacedFlowchart | undefined => {
    const tries = widths.filter((width) => width < wide).map((width) => ways.find((placed) => placed.width <= width));
    return tries.find((placed) => placed !== undefined);
  };
  const isTree = new Set(chart.edges.map(({ to }) => to)).size === chart.edges.length;
  const whole = firstWithin(isTree ? [...nets, ...outlines] : nets, WIDTHS);
  if (whole || WIDTHS.some((width) => wide <= width)) return whole;
  return firstWithin([...outlines, ...nets], [...WIDTHS, SCROLLED_WIDTH]);
}

/** The ways to place all parts, in the order in which they read best: from top to bottom, or as a short row. */
function* placeNarrowly(chart: Flowchart): Generator<PlacedFlowchart> {
  const down = chart.direction === 'BT' ? 'BT' : 'TB';
  const across = chart.direction === 'RL' ? 'RL' : 'LR';
  const tries: readonly (readonly [Direction, Density])[] = [
    [down, LOW],
    [down, DENSE],
    [down, TIGHT],
    [across, TIGHT],
    [across, TIGHTEST],
  ];
  for (const [direction, density] of tries) {
    const first = place(chart, measure(chart, direction, density));
    const placed = direction === down ? widenLoneNodes(chart, direction, density, first) : first;
    yield placed;
    // No later one is asked for.
    if (placed.width <= PHONE_WIDTH) return;
  }
}

/** Gives nodes with no other beside them longer lines, if that leaves the chart as wide as it is, or as a phone. */
function widenLoneNodes(chart: Flowchart, direction: Direction, density: Density, placed: PlacedFlowchart): PlacedFlowchart {
  const isAlone = ({ y }: PlacedNode): boolean => placed.nodes.filter((other) => other.y === y).length === 1;
  const narrow = placed.nodes.filter(({ text }) => text.lines.length > 1).filter(isAlone);
  if (narrow.length === 0) return placed;
  for (const width of LONE_TEXTS.filter((each) => each > density.nodeText)) {
    const widened = place(chart, measure(chart, direction, density, new Map(narrow.map(({ node }) => [node.id, width]))));
    if (widened.width <= Math.max(placed.width, PHONE_WIDTH)) return widened;
  }
  return placed;
}
