import type { Element } from 'hast';

declare module 'hast' {
  interface ElementData {
    /** What readers see and nobody looks for: it is no part of the text that the search has. */
    isUnsearched?: boolean;
  }
}

/** Leaves an element out of the search, with all that is in it: it would stand in excerpts between the words of sentences. Changes the element. */
export function unsearched(element: Element): Element {
  element.data = { ...element.data, isUnsearched: true };
  return element;
}
