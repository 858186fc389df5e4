import { type Box, type Point, round, tag } from '../svg.ts';
import type { TextBox } from '../text.ts';
import type { Axis, FlowNode, Shape } from './model.ts';

/** How far the points of a decision reach beyond its straight sides. */
const POINT = 12;

/** What the text of a node leaves of the width of its box. */
export const BOX_PADDING = 32;

/** The size of a node with a text. Some shapes leave less room and are wider. */
export function sizeOf(shape: Shape, text: TextBox, padding = BOX_PADDING): { width: number; height: number } {
  if (shape === 'start' || shape === 'end') return { width: 20, height: 20 };
  if (shape === 'bar') return { width: 64, height: 8 };
  // A choice between states has no text.
  if (shape === 'diamond' && text.width === 0) return { width: 44, height: 28 };
  const width = Math.max(text.width + padding, 56);
  const height = text.height + 20;
  // A rhombus around its text would be twice as wide, and would have no room on a phone.
  if (shape === 'diamond') return { width: width + 8, height };
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
    class: isReference ? 'dg-node dg-reference' : shape === 'diamond' ? 'dg-node dg-decision' : 'dg-node',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-dasharray': isReference ? '4 3' : undefined,
  };
  const polygon = (points: readonly (readonly [number, number])[]): string =>
    tag('polygon', { ...style, points: points.map(([dx, dy]) => `${round(x + dx)},${round(y + dy)}`).join(' ') });
  const half = { x: width / 2, y: height / 2 };
  switch (shape) {
    case 'diamond':
    case 'hexagon':
      return polygon([
        [-half.x + POINT, -half.y],
        [half.x - POINT, -half.y],
        [half.x, 0],
        [half.x - POINT, half.y],
        [-half.x + POINT, half.y],
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
    case 'start':
    case 'end':
      return (
        (shape === 'end' ? tag('circle', { ...style, cx: x, cy: y, r: half.x }) : '') +
        tag('circle', { class: 'dg-head', fill: 'currentColor', cx: x, cy: y, r: shape === 'end' ? half.x - 4 : half.x })
      );
    case 'bar':
      return tag('rect', { class: 'dg-head', fill: 'currentColor', x: left, y: top, width, height, rx: 2 });
    case 'note':
      return tag('rect', { ...style, class: 'dg-note', x: left, y: top, width, height, rx: 4 });
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
        rx: shape === 'stadium' ? half.y : shape === 'round' ? 12 : 6,
      });
  }
}

function isRound(shape: Shape): boolean {
  return shape === 'circle' || shape === 'doubleCircle' || shape === 'start' || shape === 'end';
}

/** Whether it may be made larger than its text needs: a circle or a decision would look like another one. */
export function isBox({ shape }: Pick<FlowNode, 'shape'>): boolean {
  return shape === 'rect' || shape === 'round' || shape === 'stadium' || shape === 'subroutine' || shape === 'cylinder';
}

/** Whether the sides of a shape that face along an axis are straight, so that lines can meet them beside their middle. */
export function isStraight(shape: Shape, axis: Axis): boolean {
  return !isRound(shape) && (axis === 'y' || (shape !== 'diamond' && shape !== 'hexagon'));
}

/** How far a shape reaches from its middle along an axis, at a place beside the middle. */
export function outlineAt(shape: Shape, { width, height }: Box, axis: Axis, beside: number): number {
  const [length, breadth] = axis === 'x' ? [width / 2, height / 2] : [height / 2, width / 2];
  if (isRound(shape)) return Math.sqrt(Math.max(0, length ** 2 - beside ** 2));
  return isStraight(shape, axis) ? length : length - (POINT * Math.abs(beside)) / breadth;
}

/** The way between two nodes through bends, from outline to outline. */
export function between(from: Box & { readonly node: FlowNode }, bends: readonly Point[], to: Box & { readonly node: FlowNode }): Point[] {
  return [borderPoint(from.node.shape, from, bends[0] ?? to), ...bends, borderPoint(to.node.shape, to, bends.at(-1) ?? from)];
}

/** The point at which a line from outside to the centre of a node meets its outline. */
function borderPoint(shape: Shape, { x, y, width, height }: Box, outside: Point): Point {
  const [dx, dy] = [outside.x - x, outside.y - y];
  if (dx === 0 && dy === 0) return { x, y };
  // Divided by zero, a side is infinitely far.
  const part = isRound(shape) ? width / 2 / Math.hypot(dx, dy) : Math.min(width / 2 / Math.abs(dx), height / 2 / Math.abs(dy));
  return { x: x + dx * part, y: y + dy * part };
}
