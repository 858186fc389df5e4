import type { Element } from 'hast';
import type { Frame } from '../article.ts';
import type { Located } from '../problems.ts';

/** Remembers where an element stands in which file, for what is found out about the article as a whole. */
export function withOwner(element: Element, at: Located, { problems, source }: Frame): Element {
  const start = at.position?.start;
  if (start) {
    const offset = source.offsetAt(start);
    element.position = source.positionOf(offset, offset);
  }
  element.data = { ...element.data, problems };
  return element;
}
