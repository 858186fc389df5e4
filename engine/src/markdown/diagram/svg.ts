import { escapeText } from '../highlight/line-colors.ts';
import { FONT_SIZE, LINE_HEIGHT, type TextBox } from './text.ts';

/** Room for a diagram in px between sidebar and table of contents in a window of 1280 px. Diagrams never shrink: wider ones scroll. */
export const ARTICLE_WIDTH = 620;

/** Room for a diagram on a phone of 360 px. Wider ones are drawn a second time, to be as narrow as that if their texts allow. */
export const PHONE_WIDTH = 310;

/** The widths that a drawing for phones may have, best first: that of a small phone, of most phones, and two of which a little is scrolled. */
export function narrowerWidths(wide: number): number[] {
  return wide <= PHONE_WIDTH ? [] : [PHONE_WIDTH, 340, 380, 430].filter((width) => width < wide * 0.9);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Prints an SVG element. Numbers are rounded to tenths. */
export function tag(name: string, attributes: Attributes, content = ''): string {
  let text = `<${name}`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined)
      text += ` ${attribute}="${typeof value === 'number' ? round(value) : escapeText(value).replaceAll('"', '&quot;')}"`;
  }
  return content === '' ? `${text}/>` : `${text}>${content}</${name}>`;
}

/** Rounds to tenths. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Where a diagram is shown of which there are two drawings. Without a style sheet, only the wide one is. */
export type Shown = 'wide' | 'narrow';

/** Prints an SVG document with an accessible name. */
export function svgDocument(
  size: { readonly width: number; readonly height: number },
  label: string,
  content: string,
  shown?: Shown,
): string {
  const width = Math.ceil(size.width);
  const height = Math.ceil(size.height);
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: shown && `dg-${shown}`,
      ...(shown === 'narrow' && { display: 'none' }),
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': label,
      'font-size': FONT_SIZE,
    },
    content,
  );
}

/** Prints lines of text, vertically centred on a point. */
export function textAt({ x, y }: Point, box: TextBox, className: string, anchor: 'middle' | 'start' = 'middle'): string {
  const first = y - box.height / 2 + LINE_HEIGHT / 2;
  const lines = box.lines.map((line, index) => tag('tspan', { x, y: first + index * LINE_HEIGHT }, escapeText(line) || ' '));
  return tag('text', { class: className, 'text-anchor': anchor, 'dominant-baseline': 'central', fill: 'currentColor' }, lines.join(''));
}

/** Prints a text with a background that hides the line behind it. */
export function labelAt(point: Point, box: TextBox, className = 'dg-label', anchor: 'middle' | 'start' = 'middle'): string {
  const width = box.width + 4;
  const left = anchor === 'middle' ? point.x - width / 2 : point.x - 2;
  const ground = { x: left, y: point.y - box.height / 2, width, height: box.height, rx: 3, fill: 'Canvas' };
  return tag('rect', { class: 'dg-label-ground', ...ground }) + textAt(point, box, className, anchor);
}

export type Head = 'arrow' | 'open' | 'cross' | 'circle';

/** Prints the head of a line that points from one point to the other. */
export function headAt(from: Point, tip: Point, head: Head): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const along = { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length };
  const at = (back: number, side: number): string =>
    `${round(tip.x - along.x * back - along.y * side)} ${round(tip.y - along.y * back + along.x * side)}`;
  const line = { class: 'dg-edge', fill: 'none', stroke: 'currentColor' };
  if (head === 'arrow') return tag('path', { class: 'dg-head', fill: 'currentColor', d: `M${at(0, 0)}L${at(9, 4.5)}L${at(9, -4.5)}Z` });
  if (head === 'open') return tag('path', { ...line, d: `M${at(8, 5)}L${at(0, 0)}L${at(8, -5)}` });
  if (head === 'cross') return tag('path', { ...line, d: `M${at(9, 5)}L${at(0, -5)}M${at(9, -5)}L${at(0, 5)}` });
  return tag('circle', { class: 'dg-head', fill: 'currentColor', cx: tip.x - along.x * 5, cy: tip.y - along.y * 5, r: 5 });
}

/** Whether a point is on a level or upright line between its neighbours. */
function isOnTheWay(before: Point | undefined, { x, y }: Point, after: Point | undefined): boolean {
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.1;
  return Boolean(before && after && ((isNear(before.x, x) && isNear(x, after.x)) || (isNear(before.y, y) && isNear(y, after.y))));
}

/** The radius of the corners of lines. */
const CORNER = 8;

/**
 * The path of a line through points, with rounded corners.
 * @param isSharp which of them are not
 */
export function linePath(all: readonly Point[], isSharp: (corner: Point) => boolean = () => false): string {
  const points = all.filter((point, index) => !isOnTheWay(all[index - 1], point, all[index + 1]));
  const [first] = points;
  if (!first) return '';
  let path = `M${round(first.x)} ${round(first.y)}`;
  for (let index = 1; index < points.length; index++) {
    const previous = points[index - 1] ?? first;
    const corner = points[index] ?? first;
    const next = points[index + 1];
    if (!next || isSharp(corner)) {
      path += `L${round(corner.x)} ${round(corner.y)}`;
      continue;
    }
    const before = toward(corner, previous, CORNER);
    const after = toward(corner, next, CORNER);
    path += `L${round(before.x)} ${round(before.y)}Q${round(corner.x)} ${round(corner.y)} ${round(after.x)} ${round(after.y)}`;
  }
  return path;
}

/** The point at a distance on the way to another point, at most halfway. */
export function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(distance / length, 0.5);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
