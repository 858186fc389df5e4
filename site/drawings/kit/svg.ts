import type { Paint } from './theme.ts';

export interface Look {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly radius?: number;
  readonly thick?: number;
  readonly dashed?: boolean;
  readonly opacity?: number;
}

export interface Type {
  readonly size?: number;
  readonly weight?: 400 | 500;
  readonly fill?: Paint;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly mono?: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

const round = (value: number): number => Math.round(value * 10) / 10;

function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${typeof value === 'number' ? round(value) : value}"`))
    .join('');
}

function paintOf({ fill, stroke, thick, dashed, opacity }: Look): string {
  return attributes({
    fill: fill === undefined ? 'none' : `$${fill}`,
    stroke: stroke === undefined ? undefined : `$${stroke}`,
    'stroke-width': stroke === undefined ? undefined : (thick ?? 1.5),
    'stroke-dasharray': dashed === true ? '6 6' : undefined,
    opacity,
  });
}

export function rect(x: number, y: number, width: number, height: number, look: Look): string {
  return `<rect${attributes({ x, y, width, height, rx: look.radius ?? 10 })}${paintOf(look)}/>`;
}

export function circle(cx: number, cy: number, r: number, look: Look): string {
  return `<circle${attributes({ cx, cy, r })}${paintOf(look)}/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, look: Look): string {
  return `<ellipse${attributes({ cx, cy, rx, ry })}${paintOf(look)}/>`;
}

/** What of a drawing is inside a shape. */
export function clipped(outline: string, drawn: string): string {
  const id = `in-${outline.replaceAll(/[^\d]+/g, '-')}`;
  return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${drawn}</g>`;
}

export function turned(degrees: number, cx: number, cy: number, drawn: string): string {
  return `<g transform="rotate(${degrees} ${round(cx)} ${round(cy)})">${drawn}</g>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: Paint, thick = 1.5, dashed = false): string {
  return `<line${attributes({ x1, y1, x2, y2 })}${paintOf({ stroke, thick, dashed })}/>`;
}

export type Point = readonly [x: number, y: number];

export function shape(points: readonly Point[], look: Look, closed = true): string {
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  return `<path d="${d}${closed ? 'z' : ''}"${paintOf(look)} stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** A thin outline: many system fonts have no medium weight, and show a regular or a bold one in its place. */
function medium(fill: Paint, size: number): Readonly<Record<string, string | number>> {
  return { stroke: `$${fill}`, 'stroke-width': size / 56 };
}

export function words(
  x: number,
  baseline: number,
  text: string,
  { size = 28, weight = 400, fill = 'text', anchor, mono }: Type = {},
): string {
  const values = {
    x,
    y: baseline,
    'font-size': size,
    fill: `$${fill}`,
    ...(weight === 500 && medium(fill, size)),
    'text-anchor': anchor === 'start' ? undefined : anchor,
    'font-family': mono === true ? 'ui-monospace, Menlo, Consolas, monospace' : undefined,
  };
  return `<text${attributes(values)}>${escapeText(text)}</text>`;
}

/** Length and width of the head of an arrow: 9 px, as in the site's diagrams, where a drawing is shown beside them. */
const HEAD = 16;

/** An arrow from one point to another. The line ends inside the head, so that its flat end does not show at the tip. */
export function arrow([x1, y1]: Point, [x2, y2]: Point, dashed = false): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [x, y] = [x2 - HEAD * dx, y2 - HEAD * dy];
  const wing = (side: number): Point => [x - side * (HEAD / 2) * dy, y + side * (HEAD / 2) * dx];
  return line(x1, y1, x + dx, y + dy, 'edge', 2, dashed) + shape([wing(1), [x2, y2], wing(-1)], { fill: 'edge' });
}

export const BADGE = 22;

/** A number that stands for a step of the text. */
export function badge(number: number, cx: number, cy: number): string {
  const digit = words(cx, cy + 10, String(number), { size: 28, weight: 500, fill: 'on-accent', anchor: 'middle' });
  return circle(cx, cy, BADGE, { fill: 'accent', stroke: 'panel', thick: 3 }) + digit;
}

export function pointer(x: number, y: number): string {
  const points: Point[] = [
    [x, y],
    [x, y + 30],
    [x + 7, y + 24],
    [x + 13, y + 36],
    [x + 19, y + 33],
    [x + 13, y + 21],
    [x + 22, y + 21],
  ];
  return shape(points, { fill: 'text', stroke: 'panel', thick: 2 });
}

/** Where a finger touches a screen: half of it lies on a button, half on what is around that, which may have the colour of the ring. */
export function touch(cx: number, cy: number): string {
  return (
    circle(cx, cy, 21.5, { stroke: 'edge', thick: 1.5 }) +
    circle(cx, cy, 20, { fill: 'text', opacity: 0.35 }) +
    circle(cx, cy, 20, { stroke: 'panel', thick: 3 }) +
    circle(cx, cy, 8, { fill: 'panel' })
  );
}

export function tick(cx: number, cy: number, stroke: Paint = 'good', scale = 1): string {
  const points: Point[] = [
    [cx - 8 * scale, cy + scale],
    [cx - 2 * scale, cy + 7 * scale],
    [cx + 9 * scale, cy - 7 * scale],
  ];
  return shape(points, { stroke, thick: 3 }, false);
}

export function cross(cx: number, cy: number, stroke: Paint = 'bad', reach = 7): string {
  return line(cx - reach, cy - reach, cx + reach, cy + reach, stroke, 3) + line(cx - reach, cy + reach, cx + reach, cy - reach, stroke, 3);
}

/** A menu path: its last name stands out. One text, so that the names follow each other in whatever font there is. */
export function crumbs(x: number, baseline: number, names: readonly string[], size: number): string {
  const [last = '', ...before] = names.toReversed().map(escapeText);
  const lead = before.toReversed().map((name) => `${name} › `);
  return `<text x="${x}" y="${round(baseline)}" font-size="${size}" fill="$muted">${lead.join('')}<tspan${attributes({ fill: '$text', ...medium('text', size) })}>${last}</tspan></text>`;
}
