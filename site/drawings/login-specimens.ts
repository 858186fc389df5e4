import { circle, drawn, type Part, rect, shape } from './kit/index.ts';
import type { Paint } from './kit/theme.ts';

/** Stands for the platform's mark, which only the platform gives: one for Tap, two for TapTap. As in `static/img/design`. */
function flag(cx: number, cy: number, scale: number, fill: Paint): string {
  const at = (x: number, y: number): readonly [number, number] => [cx + x * scale, cy + y * scale];
  const cloth = [at(-10, -8), at(4.5, -8), at(8.5, -3.2), at(4.5, 1.8), at(-10, 1.8)];
  const [ballX, ballY] = at(-6.5, 8);
  return shape(cloth, { fill, stroke: fill, thick: 3 * scale }) + circle(ballX, ballY, 4 * scale, { fill });
}

export interface SpecimenLook {
  readonly fill?: Paint;
  readonly mark?: Paint;
  readonly stroke?: Paint;
}

/** The symbol button: round, with the short mark. */
export function symbolButton(size: number, { fill = 'brand', mark = 'on-brand' }: SpecimenLook = {}): Part {
  return drawn(size, (x, y) => {
    const radius = size / 2;
    return circle(x + radius, y + radius, radius, { fill }) + flag(x + radius, y + radius, size / 46, mark);
  });
}

/** The capsule: the wordmark, and a bar for its words. It is as wide as its room. */
export function capsule(height: number, { fill = 'brand', mark = 'on-brand', stroke }: SpecimenLook = {}): Part {
  return drawn(height, (x, y, width) => {
    const unit = height / 56;
    const [middle, centre] = [x + width / 2, y + height / 2];
    const ground = rect(x, y, width, height, { fill, radius: height / 2, ...(stroke === undefined ? {} : { stroke, thick: 2 }) });
    const bar = rect(middle + 10 * unit, centre - 4 * unit, 62 * unit, 8 * unit, { fill: mark, radius: 4 * unit });
    return ground + flag(middle - 54 * unit, centre, 1.1 * unit, mark) + flag(middle - 26 * unit, centre, 1.1 * unit, mark) + bar;
  });
}
