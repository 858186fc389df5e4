import type { Element } from 'hast';
import type { Frame } from '../article.ts';
import type { Located } from '../problems.ts';

/** Records the file and the place of an element, for problems that are found in the article as a whole. */
export function withOwner(element: Element, at: Located, { problems, source }: Frame): Element {
  const start = at.position?.start;
  if (start) {
    const offset = source.offsetAt(start);
    element.position = source.positionOf(offset, offset);
  }
  element.data = { ...element.data, problems };
  return element;
}
