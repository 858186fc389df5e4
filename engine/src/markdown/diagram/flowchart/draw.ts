import { headAt, labelAt, linePath, type Point, type Shown, svgDocument, tag, textAt, toward } from '../svg.ts';
import { layOutText, plainText } from '../text.ts';
import { placeFlowchart } from './layout.ts';
import type { Flowchart } from './model.ts';
import { placeForPhones } from './phones.ts';
import type { PlacedEdge, PlacedFlowchart, PlacedGroup } from './placed.ts';
import { placeInRows } from './rows.ts';
import { outlineOf } from './shapes.ts';

/** Draws a flowchart. One that is wider than a phone is drawn a second time, for phones, if that makes it narrower. */
export function drawFlowchart(chart: Flowchart, label: string): string {
  const placed = placeInRows(chart) ?? placeFlowchart(chart);
  const narrow = placeForPhones(chart, placed.width);
  return narrow ? print(placed, label, 'wide') + print(narrow, label, 'narrow') : print(placed, label);
}

function print({ width, height, above, before, nodes, edges, groups }: PlacedFlowchart, label: string, shown?: Shown): string {
  const content = [
    ...groups.map(drawGroup),
    ...edges.map((edge) => drawLine(edge, edges)),
    ...groups.filter(({ group }) => group.title !== '').map(drawTitle),
    ...nodes.map(
      (node) => outlineOf(node.node.shape, node, node.isReference) + (node.text.width === 0 ? '' : textAt(node, node.text, 'dg-text')),
    ),
    ...edges.map(({ edge, label: text }) => (text && edge.line !== 'none' ? labelAt(text, text.text) : '')),
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
  const name = (id: string): string => plainText(chart.nodes.get(id)?.text || chart.groups.get(id)?.title || id);
  if (chart.edges.length === 0) return [...chart.nodes.keys()].map(name).join('; ');
  return chart.edges
    .map(({ from, to, text, leaves = from, enters = to }) => {
      const sign = chart.nodes.get(to)?.shape === 'note' ? ':' : ' →';
      return `${name(leaves)}${sign} ${name(enters)}${text === '' ? '' : ` (${plainText(text)})`}`;
    })
    .join('; ');
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

/** Whether a line leaves another one that goes straight on, or joins it, in one of its corners: round, both would look like two lines there. */
function isJunction(corner: Point, points: readonly Point[], edges: readonly PlacedEdge[]): boolean {
  return edges.some(({ points: other }) => {
    const meets = other !== points && [0, -1].some((end) => isSame(other.at(end), points.at(end)));
    return meets && other.some((point, index) => isWithin(corner, point, other[index + 1]));
  });
}

/** Whether a point is on a line between two others, and neither of them. */
function isWithin(point: Point, start: Point, end: Point | undefined): boolean {
  if (!end) return false;
  const [before, after] = [start, end].map(({ x, y }) => Math.hypot(x - point.x, y - point.y));
  return Math.min(before ?? 0, after ?? 0) > 1 && (before ?? 0) + (after ?? 0) - Math.hypot(end.x - start.x, end.y - start.y) < 0.01;
}

const isSame = (one: Point | undefined, other: Point | undefined): boolean => one?.x === other?.x && one?.y === other?.y;

function drawLine({ edge, points }: PlacedEdge, edges: readonly PlacedEdge[]): string {
  if (edge.line === 'none') return '';
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
    d: linePath(drawn, (corner) => isJunction(corner, points, edges)),
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': edge.line === 'thick' ? 2.5 : undefined,
    'stroke-dasharray': edge.line === 'dotted' ? '4 4' : undefined,
  });
  return path + (edge.startHead ? headAt(second, start, edge.startHead) : '') + (edge.endHead ? headAt(last, end, edge.endHead) : '');
}
