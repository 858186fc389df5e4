import { circle, drawn, type Part, rect, shape, words } from './kit/index.ts';
import type { Paint } from './kit/theme.ts';
import { flag } from './login-specimens.ts';

/** An icon in a game's menu: the way into the community, with a picture that stands for the game's own, or another one. */
export function menuIcon(side: number, isEntry = true): Part {
  return drawn(side, (x, y, width) => {
    const [cx, cy] = [x + width / 2, y + side / 2];
    const frame = rect(cx - side / 2, y, side, side, { fill: 'panel', stroke: 'text', thick: 3, radius: side * 0.22 });
    return frame + (isEntry ? flag(cx, cy, side / 42, 'action') : circle(cx, cy, side * 0.2, { stroke: 'strong', thick: 3 }));
  });
}

/** The mark that there is something new, alone or with a number in it. */
export function unread(cx: number, cy: number, r: number, number?: string): string {
  if (number === undefined) return circle(cx, cy, r, { fill: 'dot', stroke: 'panel', thick: 3 });
  const plate = rect(cx - r - 6, cy - r, 2 * r + 12, 2 * r, { fill: 'dot', stroke: 'panel', thick: 3, radius: r });
  return plate + words(cx, cy + 9, number, { size: 24, weight: 500, fill: 'on-brand', anchor: 'middle' });
}

export interface Colours {
  readonly ground: Paint;
  readonly ink: Paint;
  /** The bar that tabs stick to the top in; without it, they stand on the ground. */
  readonly tabs?: Paint;
  readonly card: Paint;
  readonly lines: Paint;
}

/** A page of the community: title, tabs, posts on cards in front of the background. */
export function communityPage(
  height: number,
  {
    title,
    tabs,
    more,
  }: { readonly title: string; readonly tabs: readonly string[]; readonly more?: (x: number, y: number, width: number) => string },
  { ground, ink, tabs: bar, card, lines }: Colours,
): Part {
  return drawn(height, (x, y, width) => {
    const chevron = shape(
      [
        [x + 34, y + 30],
        [x + 23, y + 42],
        [x + 34, y + 54],
      ],
      { stroke: ink, thick: 4 },
      false,
    );
    const lane = (width - 48) / tabs.length;
    const names = tabs.map((name, index) =>
      words(x + 24 + lane * (index + 0.5), y + 116, name, {
        size: 24,
        fill: ink,
        anchor: 'middle',
        ...(index === 0 ? { weight: 500 } : {}),
      }),
    );
    const posts = [0, 1].map((index) => {
      const top = y + 146 + index * ((height - 160) / 2);
      const high = (height - 160) / 2 - 14;
      return (
        rect(x + 20, top, width - 40, high, { fill: card, radius: 12 }) +
        circle(x + 54, top + high / 2, 18, { fill: lines }) +
        rect(x + 88, top + high / 2 - 18, (width - 150) * 0.6, 12, { fill: lines, radius: 6 }) +
        rect(x + 88, top + high / 2 + 8, width - 150, 12, { fill: lines, radius: 6 })
      );
    });
    return [
      rect(x, y, width, height, { fill: ground, radius: 24 }),
      more?.(x, y, width) ?? '',
      bar === undefined ? '' : rect(x, y + 80, width, 56, { fill: bar, radius: 0 }),
      chevron,
      words(x + width / 2, y + 52, title, { weight: 500, fill: ink, anchor: 'middle' }),
      rect(x + lane * 0.5 + 6, y + 128, 36, 4, { fill: ink, radius: 2 }),
      names.join(''),
      posts.join(''),
      rect(x, y, width, height, { stroke: 'strong', thick: 2, radius: 24 }),
    ].join('');
  });
}
