import { drawn, type Part } from './layout.ts';
import { mustFit } from './measure.ts';
import { circle, line, type Point, rect, shape, words } from './svg.ts';
import { NOTE } from './text.ts';

export interface Series {
  readonly values: readonly number[];
  readonly faint?: boolean;
}

function frame(x: number, y: number, width: number, height: number, ruled = true): string {
  const rules = (ruled ? [0, 1 / 3, 2 / 3] : []).map((share) => line(x, y + height * share, x + width, y + height * share, 'line'));
  return rules.join('') + line(x, y + height, x + width, y + height, 'strong', 2);
}

/** What the names below a chart take, if it has any. */
function ticksHeight(names: readonly string[]): number {
  return names.some((name) => name !== '') ? 40 : 4;
}

function ticks(names: readonly string[], x: number, y: number, width: number): string {
  const lane = width / names.length;
  return names
    .map((name, index) => {
      if (name === '') return '';
      mustFit(name, NOTE, 400, lane - 4);
      return words(x + lane * (index + 0.5), y, name, { size: NOTE, fill: 'muted', anchor: 'middle' });
    })
    .join('');
}

/** Lines over time; values are shares of the highest. */
export function lineChart(names: readonly string[], series: readonly Series[], height = 170): Part {
  return drawn(height + ticksHeight(names), (x, y, width) => {
    const lane = width / names.length;
    const lines = series.map(({ values, faint = false }) => {
      const points = values.map((value, index): Point => [x + lane * (index + 0.5), y + height * (1 - value)]);
      const dots = faint ? '' : points.map(([cx, cy]) => circle(cx, cy, 5, { fill: 'accent', stroke: 'action' })).join('');
      return shape(points, { stroke: faint ? 'strong' : 'action', thick: 2, dashed: faint }, false) + dots;
    });
    return frame(x, y, width, height) + lines.join('') + ticks(names, x, y + height + 32, width);
  });
}

export function barChart(
  names: readonly string[],
  values: readonly number[],
  { labels = [], height = 170 }: { readonly labels?: readonly string[]; readonly height?: number } = {},
): Part {
  return drawn(height + ticksHeight(names), (x, y, width) => {
    const lane = width / names.length;
    const columns = values.map((value, index) => {
      const own = Math.min(64, lane * 0.56);
      const left = x + lane * (index + 0.5) - own / 2;
      const label = labels[index];
      const top = y + height * (1 - value);
      const name = label === undefined ? '' : words(left + own / 2, top - 8, label, { size: NOTE, weight: 500, anchor: 'middle' });
      return rect(left, top, own, height * value, { fill: 'accent', radius: 3 }) + name;
    });
    // Columns that say their values need no rules, which would run through the words.
    return frame(x, y, width, height, labels.length === 0) + columns.join('') + ticks(names, x, y + height + 32, width);
  });
}

/** Steps of a funnel as bars that get shorter. */
export function funnel(rows: readonly (readonly [name: string, share: number, label: string])[], names: number): Part {
  return drawn(rows.length * 58 - 10, (x, y, width) =>
    rows
      .map(([name, share, label], index) => {
        const top = y + index * 58;
        mustFit(name, NOTE, 400, names - 8);
        const room = width - names - 130;
        const bar = rect(x + names, top, Math.max(room * share, 8), 46, { fill: index === 0 ? 'action' : 'accent', radius: 4 });
        return (
          words(x, top + 32, name, { size: NOTE }) +
          bar +
          words(x + names + room * share + 14, top + 32, label, { size: NOTE, weight: 500 })
        );
      })
      .join(''),
  );
}
