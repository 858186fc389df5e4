import type { Element } from 'hast';
import './headings.ts';

/** Sets what stands before a heading in the contents list, in `span.toc-mark`. Changes the element. */
export function markHeading(heading: Element, mark: string): Element {
  heading.data = { ...heading.data, mark };
  return heading;
}
