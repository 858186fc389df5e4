import { rangesOf, type Span } from '../ranges-of.ts';
import type { FoundType } from './listed-types.ts';

/** Of the style sheet. */
const NAME = 'found';

/**
 * Marks words wherever they stand in some elements. The elements stay as they are: names are links by now, and those of contents lists are the
 * engine's. Browsers that cannot do that mark nothing.
 * @param words in small letters
 */
export function markFound(elements: Iterable<Element>, words: readonly string[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(NAME);
  if (words.length > 0) CSS.highlights.set(NAME, new Highlight(...[...elements].flatMap((element) => findRanges(element, words))));
}

function findRanges(element: Element, words: readonly string[]): Range[] {
  const text = (element.textContent ?? '').toLowerCase();
  const spans = words.flatMap((word) => {
    const found: Span[] = [];
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) found.push([at, at + word.length]);
    return found;
  });
  return spans.length === 0 ? [] : rangesOf(element, spans);
}

/** Where the names of a type and of its members that are shown stand. */
export const namesIn = ({ type: { parts } }: FoundType): Element[] =>
  parts.flatMap((part) => (part.matches('h3') ? [part] : [...part.querySelectorAll('.line:not([hidden])')]));
