import { type Box, type Point, round, tag } from '../svg.ts';
import type { TextBox } from '../text.ts';
import type { Axis, Shape } from './model.ts';

/** What the text of a node leaves of the width of its box. */
export const BOX_PADDING = 32;

/** The size of a node with a text. Some shapes leave less room and are wider. */
export function sizeOf(shape: Shape, text: TextBox, padding = BOX_PADDING): { width: number; height: number } {
  const width = Math.max(text.width + padding, 56);
  const height = text.height + 20;
  if (shape === 'diamond') return { width: text.width + text.height + 48, height: text.height * 1.4 + 40 };
  if (shape === 'circle' || shape === 'doubleCircle') {
    const diameter = Math.max(Math.hypot(text.width, text.height) + 16, 48);
    return { width: diameter, height: diameter };
  }
  if (shape === 'hexagon' || shape === 'slanted' || shape === 'flag') return { width: width + 24, height };
  return { width, height: shape === 'cylinder' ? height + 16 : height };
}

/** The outline of a node around its centre, dashed where it only refers to the node. */
export function outlineOf(shape: Shape, { x, y, width, height }: Box, isReference = false): string {
  const left = x - width / 2;
  const top = y - height / 2;
  const style = {
    class: isReference ? 'dg-node dg-reference' : shape === 'diamond' || shape === 'question' ? 'dg-node dg-decision' : 'dg-node',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-dasharray': isReference ? '4 3' : undefined,
  };
  const polygon = (points: readonly (readonly [number, number])[]): string =>
    tag('polygon', { ...style, points: points.map(([dx, dy]) => `${round(x + dx)},${round(y + dy)}`).join(' ') });
  const half = { x: width / 2, y: height / 2 };
  switch (shape) {
    case 'diamond':
      return polygon([
        [0, -half.y],
        [half.x, 0],
        [0, half.y],
        [-half.x, 0],
      ]);
    case 'hexagon':
      return polygon([
        [-half.x + 12, -half.y],
        [half.x - 12, -half.y],
        [half.x, 0],
        [half.x - 12, half.y],
        [-half.x + 12, half.y],
        [-half.x, 0],
      ]);
    case 'slanted':
      return polygon([
        [-half.x + 14, -half.y],
        [half.x, -half.y],
        [half.x - 14, half.y],
        [-half.x, half.y],
      ]);
    case 'flag':
      return polygon([
        [-half.x, -half.y],
        [half.x, -half.y],
        [half.x, half.y],
        [-half.x, half.y],
        [-half.x + 12, 0],
      ]);
    case 'circle':
      return tag('circle', { ...style, cx: x, cy: y, r: half.x });
    case 'doubleCircle':
      return tag('circle', { ...style, cx: x, cy: y, r: half.x }) + tag('circle', { ...style, cx: x, cy: y, r: half.x - 4 });
    case 'cylinder':
      return tag('path', {
        ...style,
        d: `M${round(left)} ${round(top + 8)}a${round(half.x)} 8 0 0 1 ${round(width)} 0v${round(height - 16)}a${round(half.x)} 8 0 0 1 ${round(-width)} 0zm${round(width)} 0a${round(half.x)} 8 0 0 1 ${round(-width)} 0`,
      });
    case 'subroutine':
      return (
        tag('rect', { ...style, x: left, y: top, width, height, rx: 4 }) +
        tag('path', {
          ...style,
          d: `M${round(left + 8)} ${round(top)}v${round(height)}M${round(left + width - 8)} ${round(top)}v${round(height)}`,
        })
      );
    default:
      return tag('rect', {
        ...style,
        x: left,
        y: top,
        width,
        height,
        rx: shape === 'stadium' ? half.y : shape === 'round' || shape === 'question' ? 12 : 6,
      });
  }
}

/** The point at which a line leaves a node along an axis: on the side that faces the next point, as near to its height as the side allows. */
export function sidePoint(shape: Shape, box: Box, next: Point, axis: Axis): Point {
  const [across, length, breadth] = axis === 'x' ? (['y', box.width, box.height] as const) : (['x', box.height, box.width] as const);
  const ahead = next[axis] - box[axis];
  if (ROUND.has(shape) || Math.abs(ahead) <= length / 2) return borderPoint(shape, box, next);
  const along = box[axis] + (Math.sign(ahead) * length) / 2;
  const beside = box[across] + Math.max(-breadth / 4, Math.min(breadth / 4, next[across] - box[across]));
  return axis === 'x' ? { x: along, y: beside } : { x: beside, y: along };
}

/** Shapes without straight sides. */
const ROUND: ReadonlySet<Shape> = new Set(['diamond', 'circle', 'doubleCircle']);

/** The point at which a line from outside to the centre of a node meets its outline. */
export function borderPoint(shape: Shape, box: Box, outside: Point): Point {
  const dx = outside.x - box.x;
  const dy = outside.y - box.y;
  if (dx === 0 && dy === 0) return { x: box.x, y: box.y };
  const half = { x: box.width / 2, y: box.height / 2 };
  let part: number;
  if (shape === 'diamond') part = 1 / (Math.abs(dx) / half.x + Math.abs(dy) / half.y);
  else if (shape === 'circle' || shape === 'doubleCircle') part = half.x / Math.hypot(dx, dy);
  else
    part = Math.min(
      dx === 0 ? Number.POSITIVE_INFINITY : half.x / Math.abs(dx),
      dy === 0 ? Number.POSITIVE_INFINITY : half.y / Math.abs(dy),
    );
  return { x: box.x + dx * part, y: box.y + dy * part };
}
