import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { cellsOf, rowsOf, widthOf } from './table-cells.ts';

/** Tables of more columns compare things, such as platforms: those scroll, and their first column stays in sight. */
const COLUMNS = { least: 3, most: 5 };
/** Room for a table on a phone of 360 px, in em of its text (13 px). */
const PHONE = 25;
/** Least width of a column on phones with its padding, in em, as in ui/article/parts/tables.css. */
const COLUMN = 5;
const SENTENCES = 8.5;
const NAMES_IN_CODE = 8;
/** Padding of a cell in em, and what a pill of code adds to it. */
const PADDING = 1;
const PILL = 0.8;
/** Lines break at ordinary spaces, and between Chinese characters. */
const BREAKS = /[ \n\t]+|(?=[\u2e80-\uffef])|(?<=[\u2e80-\uffef])/;

/**
 * Lets a table that is wider than a phone stack its cells there: each gets the name of its column, which the style sheet shows.
 * Ticks and numbers stay in columns, in which one compares them: only tables with sentences or long names are that wide.
 */
export function stackTable(table: Element): void {
  const [head = [], ...rows] = rowsOf(table).map(cellsOf);
  const names = head.map((cell) => textOf(cell).trim());
  if (names.length < COLUMNS.least || names.length > COLUMNS.most || names.slice(1).includes('')) return;
  const hasSpans = [head, ...rows].flat().some(({ properties: { colSpan, rowSpan } }) => colSpan || rowSpan);
  if (hasSpans || rows.some(({ length }) => length !== names.length)) return;
  const width = names.reduce(
    (sum, _, column) =>
      sum +
      leastWidth(
        [head, ...rows].flatMap((cells) => cells[column] ?? []),
        column,
      ),
    0,
  );
  if (width <= PHONE) return;
  for (const [column, name] of names.entries()) if (column > 0) for (const cells of rows) label(cells[column], name);
}

function label(cell: Element | undefined, name: string): void {
  if (cell) cell.properties.dataLabel = name;
}

/** How narrow a column can be. */
function leastWidth(cells: readonly Element[], column: number): number {
  return Math.max(...cells.map((cell) => Math.max(leastWidthOf(cell, column), longestPart(cell) + PADDING)));
}

function leastWidthOf({ properties, children }: Element, column: number): number {
  if ([properties.className].flat().includes('sentences')) return SENTENCES;
  return column === 0 && children.some((child) => child.type === 'element' && child.tagName === 'code') ? NAMES_IN_CODE : COLUMN;
}

/** Width of the longest part of a cell that does not break. */
function longestPart(parent: Element): number {
  let longest = 0;
  for (const child of parent.children) {
    if (child.type === 'text') longest = Math.max(longest, ...child.value.split(BREAKS).map(widthOf));
    else if (child.type === 'element') longest = Math.max(longest, longestPart(child) + (child.tagName === 'code' ? PILL : 0));
  }
  return longest;
}
