import { headAt, labelAt, linePath, type Point, type Shown, svgDocument, tag, textAt, toward } from '../svg.ts';
import { layOutText, plainText } from '../text.ts';
import { isOnSide, type PlacedEnds, placeEnds } from './ends.ts';
import { type PlacedEdge, type PlacedFlowchart, type PlacedGroup, type PlacedNode, placeFlowchart } from './layout.ts';
import type { Flowchart } from './model.ts';
import { placeForPhones } from './phones.ts';
import { placeInRows } from './rows.ts';
import { borderPoint, outlineOf, sidePoint } from './shapes.ts';
import { type Line, passLabels, straighten } from './straighten.ts';

/** Draws a flowchart. One that is wider than a phone is drawn a second time, for phones, if that makes it narrower. */
export function drawFlowchart(chart: Flowchart, label: string): string {
  const placed = placeInRows(chart) ?? placeFlowchart(chart);
  const narrow = placeForPhones(chart, placed.width);
  return narrow ? print(placed, label, 'wide') + print(narrow, label, 'narrow') : print(placed, label);
}

function print({ width, height, above, before, nodes, edges: bent, groups }: PlacedFlowchart, label: string, shown?: Shown): string {
  const passed = passLabels(bent);
  const ends = placeEnds(passed);
  const lines = passed.map((placed) => straighten(placed, ends.get(placed)));
  const content = [
    ...groups.map(drawGroup),
    ...lines.map(drawLine),
    ...groups.map(drawTitle),
    ...nodes.map((node) => outlineOf(node.node.shape, node, node.isReference) + textAt(node, node.text, 'dg-text')),
    ...lines.map(({ placed: { edge, label: text } }) => (text && edge.line !== 'none' ? labelAt(text, text.text) : '')),
  ].join('');
  return svgDocument(
    { width, height },
    label,
    above + before === 0 ? content : tag('g', { transform: `translate(${Math.ceil(before)} ${Math.ceil(above)})` }, content),
    shown,
  );
}

/** A flowchart in words: `A → B (label); B → C`. */
export function describeFlowchart(chart: Flowchart): string {
  const name = (id: string): string => plainText(chart.nodes.get(id)?.text ?? chart.groups.get(id)?.title ?? id);
  if (chart.edges.length === 0) return [...chart.nodes.keys()].map(name).join('; ');
  return chart.edges.map(({ from, to, text }) => `${name(from)} → ${name(to)}${text === '' ? '' : ` (${plainText(text)})`}`).join('; ');
}

function drawGroup({ x, y, width, height }: PlacedGroup): string {
  const frame = { x: x - width / 2, y: y - height / 2, width, height, rx: 8 };
  return tag('rect', { class: 'dg-group', ...frame, fill: 'none', stroke: 'currentColor' });
}

/** Its ground hides lines that lead into the group. */
function drawTitle({ group, x, y, width, height }: PlacedGroup): string {
  const text = layOutText(group.title, Number.POSITIVE_INFINITY);
  return labelAt({ x: x - width / 2 + 12, y: y - height / 2 + text.height / 2 + 4 }, text, 'dg-group-title', 'start');
}

function drawLine({ placed, ends }: Line): string {
  const { edge } = placed;
  if (edge.line === 'none') return '';
  const points = pointsOf(placed, ends);
  const [start, second] = points;
  const last = points.at(-2);
  const end = points.at(-1);
  if (!start || !second || !last || !end) return '';
  // The line ends inside the head, so that its flat end does not show at the tip.
  const drawn = [
    edge.startHead === 'arrow' ? toward(start, second, 6) : start,
    ...points.slice(1, -1),
    edge.endHead === 'arrow' ? toward(end, last, 6) : end,
  ];
  const path = tag('path', {
    class: edge.line === 'solid' ? 'dg-edge' : `dg-edge dg-${edge.line}`,
    d: linePath(drawn),
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': edge.line === 'thick' ? 2.5 : undefined,
    'stroke-dasharray': edge.line === 'dotted' ? '4 4' : undefined,
  });
  return path + (edge.startHead ? headAt(second, start, edge.startHead) : '') + (edge.endHead ? headAt(last, end, edge.endHead) : '');
}

/** How far a line leads straight away from a node: a little more than the length of a head. */
const STUB = 12;

const isBetween = (value: number, one: number, other: number): boolean => (value - one) * (other - value) > 0;

/** The points of an edge, from the outline of one node to that of the other. */
function pointsOf({ from, to, bends, axis }: PlacedEdge, places: PlacedEnds): Point[] {
  if (from === to) {
    const right = from.x + from.width / 2;
    const [top, bottom] = [from.y - from.height / 5, from.y + from.height / 5];
    const outer = [
      { x: right + 24, y: top },
      { x: right + 24, y: bottom },
    ];
    const ends = outer.map(({ y }) => borderPoint(from.node.shape, from, { x: right, y }));
    return [ends[0] ?? from, ...outer, ends[1] ?? from];
  }
  const end = (node: PlacedNode, next: Point, place: Point | undefined): Point[] => {
    if (axis === undefined) return [borderPoint(node.node.shape, node, next)];
    const point = place ?? sidePoint(node.node.shape, node, next, axis);
    const stub = { ...point, [axis]: point[axis] + Math.sign(point[axis] - node[axis]) * STUB };
    return isOnSide(node, point, axis) && isBetween(stub[axis], point[axis], next[axis]) ? [point, stub] : [point];
  };
  return [...end(from, bends[0] ?? to, places.from), ...bends, ...end(to, bends.at(-1) ?? from, places.to).toReversed()];
}
