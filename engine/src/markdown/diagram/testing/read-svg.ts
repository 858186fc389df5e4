/** Texts of a diagram in the order in which they are drawn, by their class. */
export function texts(svg: string, className: string): string[] {
  const elements = svg.matchAll(new RegExp(`<text class="${className}"[^>]*>(.*?)</text>`, 'g'));
  return [...elements].map(([, lines = '']) =>
    lines
      .replace(/<[^>]+>/g, '|')
      .replace(/^\||\|$/g, '')
      .replace(/\|+/g, ' '),
  );
}

/** How often a part is in a drawing. */
export function count(svg: string, part: string): number {
  return svg.split(part).length - 1;
}

/** The corners of each line of a drawing. */
export function linesOf(svg: string): { readonly x: number; readonly y: number }[][] {
  return [...svg.matchAll(/class="dg-edge[^>]* d="([^"]*)"/g)].map(([, d = '']) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  );
}

/** Where each line of text begins, from the left. */
export function placesOf(svg: string): Map<string, number> {
  return new Map([...svg.matchAll(/<tspan x="([\d.]+)"[^>]*>([^<]*)/g)].map(([, x, text = '']) => [text, Number(x)]));
}

/** Level or upright parts of two lines that run side by side nearer than a distance, and are not one line: `5 px beside each other from 20 to 60`. */
export function doubledLines(svg: string, distance: number): string[] {
  const parts = linesOf(svg).flatMap((points, line) => points.slice(1).map((end, index) => ({ line, start: points[index] ?? end, end })));
  return (['x', 'y'] as const).flatMap((axis) => {
    const across = axis === 'x' ? 'y' : 'x';
    const along = parts.filter(({ start, end }) => Math.abs(start[across] - end[across]) < 0.2);
    return along.flatMap((one, index) =>
      along.slice(index + 1).flatMap((other) => {
        const apart = Math.abs(one.start[across] - other.start[across]);
        const from = Math.max(Math.min(one.start[axis], one.end[axis]), Math.min(other.start[axis], other.end[axis]));
        const to = Math.min(Math.max(one.start[axis], one.end[axis]), Math.max(other.start[axis], other.end[axis]));
        const isDoubled = one.line !== other.line && apart > 0.3 && apart < distance && to - from > 8;
        return isDoubled ? [`${apart} px beside each other from ${from} to ${to}`] : [];
      }),
    );
  });
}
