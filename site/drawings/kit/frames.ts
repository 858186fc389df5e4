import { type ButtonLook, button } from './controls.ts';
import { type Box, centred, drawn, inset, layers, type Part, row, stack } from './layout.ts';
import { measure, mustFit } from './measure.ts';
import { badge, circle, crumbs, line, rect, shape, words } from './svg.ts';
import { MAIN, NOTE, note, strong, text } from './text.ts';
import type { Paint } from './theme.ts';

export interface CardLook {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly pad?: number;
  readonly radius?: number;
  readonly dashed?: boolean;
  readonly thick?: number;
}

/** A frame around a part. It fills the height it is offered. */
export function card(
  part: Part,
  { fill = 'panel', stroke = 'line', pad = 20, radius = 10, dashed = false, thick = 1.5 }: CardLook = {},
): Part {
  return (width, height) => {
    const box = inset(pad, pad, part)(width, height);
    const own = Math.max(height ?? 0, box.height);
    return { height: own, at: (x, y) => rect(x, y, width, own, { fill, stroke, radius, dashed, thick }) + box.at(x, y) };
  };
}

const PATH = 60;
const RAIL = 72;

function pathOf(names: readonly string[], x: number, y: number, width: number): string {
  const sign = '›';
  const widthAt = (size: number): number =>
    names.reduce(
      (sum, name, index) =>
        sum + measure(name, size, index === names.length - 1 ? 500 : 400) + (index === 0 ? 0 : measure(sign, size) + 16),
      0,
    );
  const size = widthAt(MAIN) <= width ? MAIN : NOTE;
  if (widthAt(size) > width)
    throw new Error(`The path ${names.join(sign)} needs ${Math.ceil(widthAt(size))} units and has ${Math.floor(width)}.`);
  return crumbs(x, y, names, size);
}

export interface ScreenLook {
  readonly rail?: boolean;
  /** The number of the step that opens the screen: it stands before the path. */
  readonly step?: number;
}

/** A console screen: the menu path that leads there, grey bars for the menu, and what the step is about. */
export function screen(path: readonly string[], body: Part, { rail = true, step }: ScreenLook = {}): Part {
  const left = rail ? RAIL : 0;
  return (width) => {
    const box = inset(22, 24, body)(width - left);
    const height = PATH + Math.max(box.height, 170);
    return {
      height,
      at(x, y) {
        const frame = rect(x, y, width, height, { fill: 'panel', stroke: 'strong' }) + line(x, y + PATH, x + width, y + PATH, 'line');
        const menu = rail ? line(x + RAIL, y + PATH, x + RAIL, y + height, 'line') + menuBars(x + 14, y + PATH + 28) : '';
        const number = step === undefined ? '' : badge(step, x + 34, y + PATH / 2);
        const start = step === undefined ? 22 : 68;
        return frame + number + pathOf(path, x + start, y + 40, width - start - 8) + menu + box.at(x + left, y + PATH);
      },
    };
  };
}

function menuBars(x: number, y: number): string {
  const lengths = [44, 36, 44, 30];
  return lengths.map((length, index) => rect(x, y + index * 32, length, 12, { fill: index === 1 ? 'accent' : 'bar', radius: 6 })).join('');
}

/** Hills and a sun: where a picture stands. */
export function picture(
  height: number,
  { radius = 10, label, sun: isSunny = true }: { readonly radius?: number; readonly label?: string; readonly sun?: boolean } = {},
): Part {
  return (width, offered) => {
    const own = Math.max(height, offered ?? 0);
    return {
      height: own,
      at(x, y) {
        const low = y + own - 1;
        const at = (across: number, up: number): readonly [number, number] => [x + width * across, low - own * up];
        const hills = shape([at(0.08, 0.12), at(0.34, 0.55), at(0.5, 0.3), at(0.68, 0.66), at(0.92, 0.12)], { fill: 'line' });
        const sun = isSunny ? circle(x + width * 0.2, y + own * 0.26, Math.min(own, width) * 0.09, { fill: 'line' }) : '';
        const name = label === undefined ? '' : labelIn(label, x, y, width, own);
        return rect(x, y, width, own, { fill: 'bar', radius }) + sun + hills + name;
      },
    };
  };
}

function labelIn(label: string, x: number, y: number, width: number, height: number): string {
  mustFit(label, NOTE, 500, width - 16);
  const own = measure(label, NOTE, 500) + 24;
  const plate = rect(x + (width - own) / 2, y + height / 2 - 20, own, 40, { fill: 'panel', radius: 6 });
  return plate + words(x + width / 2, y + height / 2 + 9, label, { size: NOTE, weight: 500, anchor: 'middle' });
}

/** A phone on its side, as most games are played; what is behind a dialog is only hinted at. */
export function phone(
  body: Part,
  { dimmed = false, height = 400, width: own }: { readonly dimmed?: boolean; readonly height?: number; readonly width?: number } = {},
): Part {
  const scene = (width: number, tall: number): Box => ({
    height: tall,
    at(x, y) {
      const low = y + tall - 16;
      const right = x + width;
      // Along the round corners of the screen.
      const corner = [
        [0, -24],
        [1, -15],
        [6, -7],
        [14, -2],
        [23, 0],
      ] as const;
      const hills: readonly (readonly [number, number])[] = [
        ...corner.map(([dx, dy]) => [x + 15 + dx, low + 1 + dy] as const).toReversed(),
        [x + 15, low - tall * 0.2],
        [x + width * 0.22, low - tall * 0.45],
        [x + width * 0.4, low - tall * 0.2],
        [x + width * 0.7, low - tall * 0.56],
        [right - 15, low - tall * 0.12],
        ...corner.map(([dx, dy]) => [right - 15 - dx, low + 1 + dy] as const),
      ];
      const ground = dimmed ? 'scrim' : 'canvas';
      const frame = rect(x, y, width, tall, { fill: 'panel', stroke: 'strong', radius: 36, thick: 2 });
      return (
        frame +
        rect(x + 14, y + 14, width - 28, tall - 28, { fill: ground, radius: 24 }) +
        shape(hills, { fill: dimmed ? 'strong' : 'bar', opacity: dimmed ? 0.35 : 1 })
      );
    },
  });
  const screen = layers(
    (width) => scene(width, height),
    (width, tall) => inset(30, 30, body)(width, tall),
  );
  return own === undefined ? screen : centred(own, screen);
}

/** The upper or lower part of an upright phone. */
export function upright(body: Part, height = 400, end: 'top' | 'bottom' = 'top'): Part {
  return (width) => {
    const box = inset(24, 26, body)(width);
    if (box.height > height) throw new Error(`The phone needs ${Math.ceil(box.height)} units and has ${height}.`);
    return {
      height,
      at(x, y) {
        const frame = rect(x, y, width, height, { fill: 'panel', stroke: 'strong', radius: 32, thick: 2 });
        const cut = end === 'top' ? y + height : y;
        const edge = rect(x - 4, cut - 20, width + 8, 40, { fill: 'canvas', radius: 0 });
        const [bodyY, hidden] = end === 'top' ? [y, edge + tornEdge(x, y + height - 20, width)] : [y, edge + tornEdge(x, y + 20, width)];
        return frame + hidden + box.at(x, end === 'top' ? bodyY : bodyY + height - box.height);
      },
    };
  };
}

function tornEdge(x: number, y: number, width: number): string {
  return line(x, y, x + width, y, 'line', 1.5, true);
}

export interface DialogButton extends ButtonLook {
  readonly label: string;
}

/** A dialog: title, words, buttons side by side. */
export function dialog(title: string, body: Part, buttons: readonly DialogButton[], own = 560): Part {
  const actions = row(
    16,
    buttons.map(({ label, ...look }) => button(label, { align: 'fill', ...look })),
  );
  const parts = [strong(title, { anchor: 'middle', size: 30 }), body, ...(buttons.length === 0 ? [] : [actions])];
  return centred(own, card(stack(18, ...parts), { pad: 26, stroke: 'strong', radius: 12 }));
}

/** Things side by side, all of one height, and what is said about each below them, at one line. */
export function compared(gap: number, space: number, ...pairs: readonly (readonly [part: Part, about: Part])[]): Part {
  return stack(
    space,
    row(
      gap,
      pairs.map(([part]) => part),
      'fill',
    ),
    row(
      gap,
      pairs.map(([, about]) => about),
      'top',
    ),
  );
}

/** A picture with numbers, and what they mean beside it. */
export function legend(...lines: readonly (string | readonly [title: string, more: string])[]): Part {
  return stack(
    16,
    ...lines.map((content, index) => {
      const words =
        typeof content === 'string'
          ? inset(0, 3, text(content, { lines: 2 }))
          : stack(0, strong(content[0], { lines: 2 }), note(content[1], { lines: 2 }));
      return row(14, [{ width: 44, part: drawn(44, (x, y) => badge(index + 1, x + 22, y + 22)) }, words], 'top');
    }),
  );
}

export function avatar(size = 48): Part {
  return drawn(size, (x, y, width) => {
    const cx = x + width / 2;
    const head = circle(cx, y + size * 0.4, size * 0.16, { fill: 'strong' });
    const body = shape(
      [
        [cx - size * 0.26, y + size * 0.82],
        [cx - size * 0.18, y + size * 0.64],
        [cx + size * 0.18, y + size * 0.64],
        [cx + size * 0.26, y + size * 0.82],
      ],
      { fill: 'strong' },
    );
    return circle(cx, y + size / 2, size / 2, { fill: 'bar' }) + head + body;
  });
}

/** A square picture of an app. */
export function appIcon(size: number): Part {
  return drawn(
    size,
    (x, y) =>
      rect(x, y, size, size, { fill: 'bar', radius: size * 0.2 }) +
      circle(x + size / 2, y + size / 2, size * 0.22, { stroke: 'strong', thick: 3 }),
  );
}

/** What stands for a code that a phone scans: not a code that says anything. */
export function qrCode(size: number): Part {
  const cells = [0b0000000, 0b0110100, 0b1011010, 0b0101101, 0b1100110, 0b0011011, 0b1010100];
  return drawn(size, (x, y, width) => {
    const left = x + (width - size) / 2;
    const unit = size / 15;
    const eye = (across: number, down: number): string =>
      rect(left + across * unit, y + down * unit, 4 * unit, 4 * unit, { stroke: 'text', thick: unit, radius: 2 }) +
      rect(left + (across + 1.5) * unit, y + (down + 1.5) * unit, unit, unit, { fill: 'text', radius: 0 });
    const dots = cells.flatMap((bits, down) =>
      [...Array(7).keys()]
        .filter((across) => ((bits >> across) & 1) === 1)
        .map((across) => rect(left + (across + 7) * unit, y + (down + 7) * unit, unit, unit, { fill: 'text', radius: 0 })),
    );
    return rect(left, y, size, size, { fill: 'panel', stroke: 'line' }) + eye(1.5, 1.5) + eye(9.5, 1.5) + eye(1.5, 9.5) + dots.join('');
  });
}
