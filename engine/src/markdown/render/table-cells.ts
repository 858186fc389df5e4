import type { Element } from 'hast';

/** The rows of a table, with those of its head, in the order of the page. */
export function rowsOf(parent: Element): Element[] {
  return parent.children.flatMap((child) => (child.type !== 'element' ? [] : child.tagName === 'tr' ? child : rowsOf(child)));
}

export function cellsOf(row: Element): Element[] {
  return row.children.filter((cell) => cell.type === 'element');
}

/** The width of a text in em, roughly: Chinese characters are as wide as high, others half of it. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text.trim()) width += character > '\u2e7f' ? 1 : 0.5;
  return width;
}

/** Names of classes that an element has. */
export const classesOf = ({ properties }: Element): string[] => [properties.className ?? []].flat().map(String);

export const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);
