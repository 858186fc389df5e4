import { CONTENT } from '../../../model/shell-ids.ts';

/** The number of a section, which says nothing without those of the others: “3. ”, “2、”. */
const NUMBER = /^(?:\d+\.)*\d+[.、](?!\d)\s*/;

/** The heading of the section in which something stands, without its number. */
export function sectionOf(element: Element): string {
  const isBefore = (heading: Element): boolean =>
    (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && heading.closest('[hidden]') === null;
  const headings = document.querySelectorAll(`${CONTENT} :is(h1, h2, h3, h4, h5, h6)`);
  return wordsOf([...headings].reverse().find(isBefore)?.cloneNode(true));
}

/** The words of a heading, without those of what scripts have put into it. */
function wordsOf(heading: Node | undefined): string {
  if (!(heading instanceof Element)) return '';
  for (const added of heading.querySelectorAll('.anchor, button')) added.remove();
  return heading.textContent?.replaceAll(/\s+/g, ' ').trim().replace(NUMBER, '') ?? '';
}

/** What is said about a picture on the page. */
export function captionOf(picture: Element): Element | null {
  return picture.closest('figure')?.querySelector('figcaption') ?? null;
}

/**
 * Gives a diagram a short name, its caption or the heading of its section. The build names it by all that it says, several hundred
 * characters: these become its description.
 * @returns the name
 */
export function nameDiagram(diagram: Element): string {
  const name = captionOf(diagram)?.textContent?.trim() || sectionOf(diagram);
  const words = diagram.getAttribute('aria-label');
  if (name === '' || words === null) return words ?? '';
  describe(diagram, words, `~words-${document.querySelectorAll('svg > desc[id]').length}`);
  diagram.setAttribute('aria-label', name);
  return name;
}

/** Describes a drawing to those who do not see it. */
export function describe(drawing: Element, words: string, id: string): void {
  const described = document.createElementNS('http://www.w3.org/2000/svg', 'desc');
  Object.assign(described, { id, textContent: words });
  drawing.prepend(described);
  drawing.setAttribute('aria-describedby', id);
}
