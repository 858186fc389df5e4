import { drawn, oval, type Part, rect, shape } from './kit/index.ts';
import type { Paint } from './kit/theme.ts';

/** Stands for the platform's mark, which only the platform gives: one for Tap, two for TapTap. */
export function flag(cx: number, cy: number, scale: number, fill: Paint, { wide = 1, outline = false } = {}): string {
  const at = (x: number, y: number): readonly [number, number] => [cx + x * scale * wide, cy + y * scale];
  const cloth = [at(-10, -8), at(4.5, -8), at(8.5, -3.2), at(4.5, 1.8), at(-10, 1.8)];
  const [ballX, ballY] = at(-6.5, 8);
  const look = outline ? { stroke: fill, thick: 1.6 * scale } : { fill, stroke: fill, thick: 3 * scale };
  return shape(cloth, look) + oval(ballX, ballY, 4 * scale * wide, 4 * scale, outline ? look : { fill });
}

/** Two flags side by side: the wordmark. */
export function flags(cx: number, cy: number, scale: number, fill: Paint, wide = 1): string {
  return [-12.5, 12.5].map((dx) => flag(cx + dx * scale * wide, cy, scale, fill, { wide })).join('');
}

export interface SpecimenLook {
  readonly fill?: Paint;
  readonly mark?: Paint;
  readonly stroke?: Paint;
}

export interface SymbolLook extends SpecimenLook {
  /** Of a rounded square; without it, the button is round. */
  readonly radius?: number;
  readonly thick?: number;
  /** Draws something else than the short mark. */
  readonly inside?: (cx: number, cy: number, size: number) => string;
}

/** The symbol button, with the short mark, in the middle of its room. */
export function symbolButton(
  size: number,
  { fill = 'brand', mark = 'on-brand', stroke, thick = 2, radius, inside }: SymbolLook = {},
): Part {
  return drawn(size, (x, y, width) => {
    const [cx, cy] = [x + width / 2, y + size / 2];
    const line = stroke === undefined ? {} : { stroke, thick };
    const ground = rect(cx - size / 2, y, size, size, { fill, radius: radius ?? size / 2, ...line });
    return ground + (inside?.(cx, cy, size) ?? flag(cx, cy, size / 46, mark));
  });
}

export interface CapsuleLook extends SpecimenLook {
  /** What is wrong with it: the short mark, words on two lines, a mark out of its proportions. */
  readonly fault?: 'short' | 'lines' | 'wide';
}

/** The capsule: the wordmark, and a bar for its words. It is as wide as its room. */
export function capsule(height: number, { fill = 'brand', mark = 'on-brand', stroke, fault }: CapsuleLook = {}): Part {
  return drawn(height, (x, y, width) => {
    const unit = height / 56;
    const [middle, centre] = [x + width / 2, y + height / 2];
    const line = stroke === undefined ? {} : { stroke, thick: 2 };
    const ground = rect(x, y, width, height, { fill, radius: height / 2, ...line });
    const bar = (dy: number, length: number): string =>
      rect(middle + (fault === 'wide' ? 34 : 10) * unit, centre + (dy - 4) * unit, length * unit, 8 * unit, {
        fill: mark,
        radius: 4 * unit,
      });
    const logo = {
      none: () => flags(middle - 40 * unit, centre, 1.1 * unit, mark),
      lines: () => flags(middle - 40 * unit, centre, 1.1 * unit, mark),
      short: () => flag(middle - 30 * unit, centre, 1.1 * unit, mark),
      wide: () => flags(middle - 26 * unit, centre, 1.1 * unit, mark, 1.9),
    }[fault ?? 'none'];
    return ground + logo() + (fault === 'lines' ? bar(-9, 62) + bar(9, 40) : bar(0, fault === 'wide' ? 44 : 62));
  });
}
