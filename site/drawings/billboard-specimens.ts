import { bars, circle, drawn, line, type Part, rect, shape, words } from './kit/index.ts';
import { measure } from './kit/measure.ts';
import type { Paint } from './kit/theme.ts';

export interface PanelLook {
  /** Height of the bar at its top. */
  readonly bar?: number;
  readonly title?: string;
  readonly back?: 'arrow' | 'blank';
  readonly close?: 'clear' | 'faint';
}

/** How far the middle of the close button is from the right edge of a panel. */
export const CLOSE = 46;

/** A window of the game with its top bar, as players see it. */
export function panel(height: number, { bar = 84, title, back, close }: PanelLook = {}): Part {
  return drawn(height, (x, y, width) => {
    const middle = y + bar / 2;
    const start = x + (back === undefined ? 0 : 104);
    return [
      rect(x, y, width, height, { fill: 'panel', stroke: 'strong', radius: 16, thick: 2 }),
      shape(
        [
          [x + 1, y + bar],
          [x + 1, y + 16],
          [x + 5, y + 5],
          [x + 16, y + 1],
          [x + width - 16, y + 1],
          [x + width - 5, y + 5],
          [x + width - 1, y + 16],
          [x + width - 1, y + bar],
        ],
        { fill: 'tint' },
      ),
      line(x, y + bar, x + width, y + bar, 'line'),
      title === undefined
        ? ''
        : words(Math.max(x + width / 2, start + measure(title, 28, 500) / 2), middle + 10, title, { weight: 500, anchor: 'middle' }),
      back === undefined ? '' : backButton(x + 20, middle - 30, back === 'arrow'),
      close === undefined ? '' : closeButton(x + width - CLOSE, middle, close === 'clear'),
    ].join('');
  });
}

function backButton(x: number, y: number, hasArrow: boolean): string {
  const arrow = shape(
    [
      [x + 41, y + 16],
      [x + 26, y + 30],
      [x + 41, y + 44],
    ],
    { stroke: 'on-action', thick: 5 },
    false,
  );
  return rect(x, y, 68, 60, { fill: 'action', radius: 12 }) + (hasArrow ? arrow : '');
}

function closeButton(cx: number, cy: number, isClear: boolean): string {
  const sign = (reach: number, stroke: Paint, thick: number): string =>
    line(cx - reach, cy - reach, cx + reach, cy + reach, stroke, thick) +
    line(cx - reach, cy + reach, cx + reach, cy - reach, stroke, thick);
  return isClear ? circle(cx, cy, 27, { fill: 'panel', stroke: 'text', thick: 2 }) + sign(11, 'text', 5) : sign(6, 'line', 2);
}

/** Grey lines of text inside a panel. */
export function textIn(x: number, y: number, width: number, ...shares: readonly number[]): string {
  return bars(...shares)(width).at(x, y);
}
