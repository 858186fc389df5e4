import type { Part } from '../../model/markdown-parts.ts';
import { comparableLine, type PagePlaces } from './page-places.ts';

/** The numbers of the parts of Markdown by those of the headings in HTML: both are in the same order, and either may have some that the other has not. */
export function alignHeadings({ headings }: PagePlaces, parts: readonly Part[]): ReadonlyMap<number, number> {
  const texts = parts.map(({ heading }) => comparableLine(heading));
  const numbers = new Map<number, number>();
  let next = 0;
  for (const [number, { text }] of headings.entries()) {
    const found = texts.indexOf(text, next);
    if (found < 0) continue;
    numbers.set(number, found);
    next = found + 1;
  }
  return numbers;
}

/** The id of the heading of a part; undefined if it has none. */
export function idOf({ headings }: PagePlaces, numbers: ReadonlyMap<number, number>, part: number): string | undefined {
  return headings.find((_, number) => numbers.get(number) === part)?.id;
}
