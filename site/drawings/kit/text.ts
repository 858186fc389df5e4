import { centred, drawn, type Part, row } from './layout.ts';
import { measure, mustFit, wrap } from './measure.ts';
import { badge, circle, cross, rect, type Type, tick, words } from './svg.ts';
import type { Paint } from './theme.ts';

/** What a step is about. */
export const MAIN = 28;

/** The least: words around the step. On a phone of 360 px, they are 13 px in a drawing of 660 units and 12 px in one of 720. */
export const NOTE = 24;

export interface TextLook extends Type {
  readonly lines?: number;
}

/** Words that break into lines when they must; `lines` says how many there may be. */
export function text(content: string, look: TextLook = {}): Part {
  const { size = MAIN, weight = 400, anchor = 'start', lines: most = 1 } = look;
  const step = Math.round(size * 1.36);
  return (width) => {
    const lines = wrap(content, size, weight, width);
    if (lines.length > most)
      throw new Error(`“${content}” takes ${lines.length} lines of ${Math.floor(width)} units and may take ${most}.`);
    return {
      height: lines.length * step,
      at(x, y) {
        const left = { start: x, middle: x + width / 2, end: x + width }[anchor];
        return lines
          .map((line, index) => words(left, y + index * step + step / 2 + size * 0.36, line, { ...look, size, weight, anchor }))
          .join('');
      },
    };
  };
}

export function note(content: string, look: TextLook = {}): Part {
  return text(content, { size: NOTE, fill: 'muted', lines: 2, ...look });
}

export function strong(content: string, look: TextLook = {}): Part {
  return text(content, { weight: 500, ...look });
}

/** What a screen shows besides the step. */
export function bars(...shares: readonly number[]): Part {
  return drawn(shares.length * 28 - 12, (x, y, width) =>
    shares.map((share, index) => rect(x, y + index * 28, width * share, 14, { fill: 'bar', radius: 7 })).join(''),
  );
}

/** A part with the number of its step before it. */
export function step(number: number, part: Part): Part {
  const disc = drawn(44, (x, y) => badge(number, x + 22, y + 22));
  return row(16, [{ width: 44, part: disc }, part]);
}

/** The same room without a number, so that rows stand under each other. */
export function noStep(part: Part): Part {
  return row(16, [{ width: 44, part: drawn(1, () => '') }, part]);
}

const PILLS: Readonly<Record<'good' | 'bad' | 'wait' | 'plain' | 'teal', readonly [Paint, Paint]>> = {
  good: ['good-tint', 'good'],
  bad: ['bad-tint', 'bad'],
  wait: ['wait-tint', 'wait'],
  plain: ['bar', 'text'],
  teal: ['tint', 'action'],
};

export type PillTone = keyof typeof PILLS;

export function pillWidth(label: string): number {
  return measure(label, NOTE, 500) + 32;
}

/** A state in a word. */
export function pill(label: string, tone: PillTone = 'plain', align: 'start' | 'middle' | 'end' = 'start'): Part {
  return drawn(40, (x, y, width) => {
    const own = pillWidth(label);
    mustFit(label, NOTE, 500, width - 32);
    const left = { start: x, middle: x + (width - own) / 2, end: x + width - own }[align];
    const [back, front] = PILLS[tone];
    const stroke = tone === 'plain' ? undefined : front;
    const frame = rect(left, y, own, 40, { fill: back, radius: 20, ...(stroke === undefined ? {} : { stroke }) });
    return frame + words(left + own / 2, y + 29, label, { size: NOTE, weight: 500, fill: front, anchor: 'middle' });
  });
}

/** A tick or a cross with words: never colour alone. */
export function verdict(good: boolean, label: string, lines = 1, align: 'start' | 'middle' = 'start'): Part {
  const mark = drawn(36, (x, y) =>
    good
      ? circle(x + 18, y + 18, 17, { fill: 'good-tint', stroke: 'good' }) + tick(x + 18, y + 18)
      : circle(x + 18, y + 18, 17, { fill: 'bad-tint', stroke: 'bad' }) + cross(x + 18, y + 18),
  );
  const whole = row(
    12,
    [{ width: 36, part: mark }, text(label, { weight: 500, fill: good ? 'good' : 'bad', lines })],
    lines > 1 ? 'top' : 'middle',
  );
  if (align === 'start') return whole;
  return (width) => centred(Math.min(width, measure(label, MAIN, 500) + 50), whole)(width);
}
