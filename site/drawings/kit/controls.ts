import { drawn, type Part, row, stack, withLabels } from './layout.ts';
import { measure, mustFit } from './measure.ts';
import { circle, line, pointer, rect, shape, tick, touch, words } from './svg.ts';
import { MAIN, NOTE, text } from './text.ts';

export interface ButtonLook {
  readonly kind?: 'primary' | 'plain' | 'danger';
  /** What presses it: the arrow of a mouse in a console, a finger on a phone. */
  readonly pressed?: 'mouse' | 'finger';
  readonly align?: 'start' | 'middle' | 'end' | 'fill';
  readonly height?: number;
  readonly radius?: number;
}

export function buttonWidth(label: string): number {
  return measure(label, MAIN, 500) + 56;
}

function pressAt(x: number, y: number, by: ButtonLook['pressed']): string {
  if (by === undefined) return '';
  return by === 'mouse' ? pointer(x, y) : touch(x, y + 4);
}

export function button(label: string, { kind = 'primary', pressed, align = 'start', height = 56, radius = 10 }: ButtonLook = {}): Part {
  return drawn(height, (x, y, width) => {
    mustFit(label, MAIN, 500, width - 24);
    const own = align === 'fill' ? width : Math.min(width, buttonWidth(label));
    const left = { start: x, fill: x, middle: x + (width - own) / 2, end: x + width - own }[align];
    const frame =
      kind === 'primary'
        ? rect(left, y, own, height, { fill: 'action', radius })
        : rect(left, y, own, height, { fill: 'panel', stroke: kind === 'danger' ? 'bad' : 'strong', radius });
    const fill = { primary: 'on-action', plain: 'text', danger: 'bad' } as const;
    const word = words(left + own / 2, y + height / 2 + 10, label, { weight: 500, fill: fill[kind], anchor: 'middle' });
    return frame + word + pressAt(left + own - 18, y + height - 14, pressed);
  });
}

export interface FieldLook {
  readonly mono?: boolean;
  readonly select?: boolean;
  readonly focus?: boolean;
  readonly faint?: boolean;
}

/** A box with what is typed or chosen in it. */
export function field(value: string, { mono = false, select = false, focus = false, faint = false }: FieldLook = {}): Part {
  return drawn(54, (x, y, width) => {
    const size = mono ? NOTE : MAIN;
    // A fixed-width letter is 0.6 em in every font of the list.
    if (mono) mustFit('0'.repeat(Math.ceil(value.length * 0.93)), size, 400, width - 36);
    else mustFit(value, size, 400, width - 36 - (select ? 36 : 0));
    const box = rect(x, y, width, 54, { fill: 'panel', stroke: focus ? 'action' : 'strong', thick: focus ? 2 : 1.5 });
    const right = x + width - 28;
    const chevron = select
      ? shape(
          [
            [right - 9, y + 23],
            [right, y + 32],
            [right + 9, y + 23],
          ],
          { stroke: 'muted', thick: 2 },
          false,
        )
      : '';
    return box + words(x + 18, y + 37, value, { size, mono, fill: faint ? 'muted' : 'text' }) + chevron;
  });
}

/** Labels in a column, controls beside them: those of all forms of a screen begin at one edge. */
export function form(...rows: readonly (readonly [label: string, part: Part])[]): Part {
  const own = Math.max(...rows.map(([label]) => measure(label, MAIN)));
  return withLabels(own, (width, _, labels = own) => {
    const lines = rows.map(([label, part]) => row(20, [{ width: labels + 2, part: text(label, { fill: 'muted' }) }, part]));
    return stack(14, ...lines)(width);
  });
}

function toggleAt(x: number, y: number, on: boolean): string {
  const track = rect(x, y, 72, 40, on ? { fill: 'action', radius: 20 } : { fill: 'bar', stroke: 'strong', radius: 20 });
  const mark = on ? tick(x + 22, y + 20, 'on-action', 0.8) : '';
  return track + mark + circle(x + (on ? 52 : 20), y + 20, 15, on ? { fill: 'on-action' } : { fill: 'panel', stroke: 'strong' });
}

/** A switch and what it switches. */
export function switchRow(label: string, on = true, pressed = false): Part {
  return drawn(48, (x, y, width) => {
    mustFit(label, MAIN, 400, width - 96);
    return toggleAt(x, y + 4, on) + words(x + 90, y + 34, label) + (pressed ? pointer(x + 50, y + 32) : '');
  });
}

export function checkbox(label: string, on = true, look: { readonly round?: boolean; readonly size?: number } = {}): Part {
  const { round = false, size = MAIN } = look;
  return drawn(44, (x, y, width) => {
    mustFit(label, size, 400, width - 44);
    const box = { ...(on ? { fill: 'action' as const } : { fill: 'panel' as const, stroke: 'strong' as const }) };
    const mark = round
      ? circle(x + 16, y + 22, 15, { fill: 'panel', stroke: on ? 'action' : 'strong', thick: 2 }) +
        (on ? circle(x + 16, y + 22, 8, { fill: 'action' }) : '')
      : rect(x, y + 6, 32, 32, { ...box, radius: 6 }) + (on ? tick(x + 16, y + 22, 'on-action', 0.9) : '');
    return mark + words(x + 46, y + 22 + size * 0.36, label, { size });
  });
}

export function tabs(labels: readonly string[], active: number): Part {
  return drawn(54, (x, y, width) => {
    let left = x;
    const names = labels.map((label, index) => {
      const own = measure(label, MAIN, index === active ? 500 : 400);
      const name = words(left, y + 34, label, index === active ? { weight: 500 } : { fill: 'muted' });
      const marker = index === active ? rect(left, y + 49, own, 4, { fill: 'accent', radius: 2 }) : '';
      left += own + 36;
      return name + marker;
    });
    if (left - 36 > x + width)
      throw new Error(`The tabs ${labels.join(', ')} need ${Math.ceil(left - 36 - x)} units and have ${Math.floor(width)}.`);
    return line(x, y + 53, x + width, y + 53, 'line') + names.join('');
  });
}

/** A place for a file. */
export function upload(label: string, pressed = false): Part {
  return drawn(66, (x, y, width) => {
    const wide = measure(label, MAIN) + 40;
    mustFit(label, MAIN, 400, width - 60);
    const left = x + (width - wide) / 2;
    const sign =
      line(left + 12, y + 22, left + 12, y + 45, 'action', 2) +
      shape(
        [
          [left + 3, y + 31],
          [left + 12, y + 22],
          [left + 21, y + 31],
        ],
        { stroke: 'action', thick: 2 },
        false,
      );
    return (
      rect(x, y, width, 66, { fill: 'panel', stroke: 'strong', dashed: true }) +
      sign +
      words(left + 40, y + 43, label) +
      (pressed ? pointer(x + width - 60, y + 46) : '')
    );
  });
}

export interface Column {
  readonly head?: string;
  readonly width?: number;
  readonly share?: number;
  /** A column of marks has its name above their middle. */
  readonly anchor?: 'start' | 'middle';
}

/** Rows of words or parts with hairlines between them. */
export function table(columns: readonly Column[], rows: readonly (readonly (string | Part)[])[], marked = -1, size = MAIN): Part {
  const cellOf = (content: string | Part): Part => (typeof content === 'string' ? text(content, { size }) : content);
  const rowOf = (cells: readonly (string | Part)[]): Part =>
    row(
      16,
      columns.map(({ head: _, anchor: __, ...width }, index) => ({ ...width, part: cellOf(cells[index] ?? '') })),
    );
  return (width) => {
    const headed = columns.some(({ head }) => head !== undefined);
    const head = headed
      ? row(
          16,
          columns.map(({ head: name = '', anchor = 'start', ...own }) => ({
            ...own,
            part: name === '' ? drawn(34, () => '') : text(name, { size: NOTE, weight: 500, fill: 'muted', anchor }),
          })),
        )(width - 32)
      : undefined;
    const boxes = rows.map((cells) => rowOf(cells)(width - 32));
    const heights = boxes.map((box) => Math.max(54, box.height + 14));
    const headHeight = head === undefined ? 0 : 46;
    const height = heights.reduce((sum, each) => sum + each, headHeight);
    return {
      height,
      at(x, y) {
        let top = y + headHeight;
        const body = boxes.map((box, index) => {
          const own = heights[index] ?? 0;
          const tint = index === marked ? rect(x + 1, top + 1, width - 2, own - 2, { fill: 'tint', radius: 0 }) : '';
          const rule = index === 0 && headHeight === 0 ? '' : line(x, top, x + width, top, 'line');
          const drawnRow = tint + rule + box.at(x + 16, top + (own - box.height) / 2);
          top += own;
          return drawnRow;
        });
        return rect(x, y, width, height, { fill: 'panel', stroke: 'line' }) + (head?.at(x + 16, y + 6) ?? '') + body.join('');
      },
    };
  };
}
