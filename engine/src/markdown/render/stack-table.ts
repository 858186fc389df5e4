import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { cellsOf, classesOf, hasClass, rowsOf, widthOf } from './table-cells.ts';

/** Tables of more columns compare things: those scroll, and their first column stays in sight. But most rows of code are calls, which are read. */
const MOST_COLUMNS = 5;
/** Width of the longest text in em that is a tick, a number or a word rather than something to read. */
const WORD = 8;

/**
 * Lets a table stack its cells on phones: the first one above the others, each with the name of its column where there are several, which the
 * style sheet shows. Ticks, numbers and words stay in columns, in which one compares them, and so do two columns that stand for themselves.
 */
export function stackTable(table: Element): void {
  const [head = [], ...rows] = rowsOf(table).map(cellsOf);
  const names = head.map((cell) => textOf(cell).trim());
  if (names.length < 2 || hasClass(table, 'peers')) return;
  if (names.length > MOST_COLUMNS && rows.filter(([, ...cells]) => cells.some(hasCode)).length <= rows.length / 2) return;
  const hasSpans = [head, ...rows].flat().some(({ properties: { colSpan, rowSpan } }) => colSpan || rowSpan);
  if (hasSpans || rows.some(({ length }) => length !== names.length)) return;
  if (names.length > 2) {
    if (names.slice(1).includes('') || !rows.some(([, ...cells]) => cells.some(isToBeRead))) return;
    for (const [column, name] of names.entries()) if (column > 0) for (const cells of rows) label(cells[column], name);
  }
  table.properties.className = [...classesOf(table), 'stacks'];
}

function label(cell: Element | undefined, name: string): void {
  if (cell) cell.properties.dataLabel = name;
}

/** Whether a cell has a sentence, or code, whose names are long and should not be broken. */
const isToBeRead = (cell: Element): boolean => widthOf(textOf(cell)) > WORD || hasCode(cell);

const hasCode = ({ children }: Element): boolean =>
  children.some((child) => child.type === 'element' && (child.tagName === 'code' || hasCode(child)));
