import { type Part, row, stack } from './layout.ts';
import { line, words } from './svg.ts';
import { NOTE, text } from './text.ts';

const END = 8;

/** How wide something is, as on a plan: a line between two ends, with the measure below or above it. */
export function across(x1: number, x2: number, y: number, label: string, above = false): string {
  const ends = [x1, x2].map((x) => line(x, y - END, x, y + END, 'edge'));
  return (
    line(x1, y, x2, y, 'edge') + ends.join('') + words((x1 + x2) / 2, above ? y - 14 : y + 32, label, { size: NOTE, anchor: 'middle' })
  );
}

/** How high something is, with the measure at the left of the line. */
export function down(y1: number, y2: number, x: number, label: string): string {
  const ends = [y1, y2].map((y) => line(x - END, y, x + END, y, 'edge'));
  return line(x, y1, x, y2, 'edge') + ends.join('') + words(x - 16, (y1 + y2) / 2 + 9, label, { size: NOTE, anchor: 'end' });
}

/** Things side by side in rows of equal columns, each with its name below it. */
export function specimens(columns: number, ...all: readonly (readonly [part: Part, name: string])[]): Part {
  const rows = Array.from({ length: Math.ceil(all.length / columns) }, (_, index) => all.slice(index * columns, (index + 1) * columns));
  return stack(
    26,
    ...rows.map((each) =>
      row(
        20,
        each.map(([part, name]) => stack(14, part, text(name, { size: NOTE, anchor: 'middle', lines: 2 }))),
        'top',
      ),
    ),
  );
}
