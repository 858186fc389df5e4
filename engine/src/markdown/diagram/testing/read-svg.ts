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
