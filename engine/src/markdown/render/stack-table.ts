import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { fitOnPhone } from './fits-phone.ts';
import { codeIn, holdsNames } from './long-names.ts';
import { cellsOf, classesOf, hasClass, rowsOf, widthOf } from './table-cells.ts';

/** Tables of more columns compare things: those scroll, and their first column stays in sight. But most rows of code are calls, which are read. */
export const MOST_COLUMNS = 5;
/** Width of the longest text in em that is a tick, a number or a word rather than something to read. */
const WORD = 8;
/** Width in em that takes a phone four lines in half of a table. Rows that name both columns would be as long, and say the same again and again. */
const FOUR_LINES = 48;
/** Width in em of a table on a phone, and of a column beside another one that is long enough for words. */
const PHONE = 27;
const ENOUGH = 7;
/** Width in em of a text that has room in any column. */
const FITS = 4;
/** Width in em of the longest name of a column that leaves most of a phone to the cells beside it. */
const BESIDE = 8;

/**
 * Lets a table stack its cells on phones: the first one above the others, each with the name of its column where there are several, which the
 * style sheet shows. Ticks, numbers and words stay in columns, in which one compares them, and so do two columns that stand for themselves, where
 * they take few lines and leave each other room. So does whatever a phone has room for, which is marked (`fits`).
 */
export function stackTable(table: Element): void {
  const [head = [], ...rows] = rowsOf(table).map(cellsOf);
  const names = head.map((cell) => textOf(cell).trim());
  const arePeers = hasClass(table, 'peers');
  if (names.length < 2 || (arePeers && haveRoom(rows))) return;
  if (names.length > MOST_COLUMNS && rows.filter(([, ...cells]) => cells.some(hasCode)).length <= rows.length / 2) return;
  const hasSpans = [head, ...rows].flat().some(({ properties: { colSpan, rowSpan } }) => colSpan || rowSpan);
  if (hasSpans || rows.some(({ length }) => length !== names.length)) return;
  // Beside names of the same kind, such as one call in two languages, the first is no term either: nothing but its column tells which it is.
  const hasTerms = !arePeers && !rows.every(([first, second]) => first && second && holdsNames(first) && holdsNames(second));
  const labels = names.length === 2 && !arePeers ? [] : hasTerms ? names.with(0, '') : names;
  if (names.length > 2 && (names.slice(1).includes('') || !rows.some(([, ...cells]) => cells.some(isToBeRead)))) return;
  const fit = arePeers ? [] : fitOnPhone([head, ...rows]);
  if (fit.length > 0) {
    table.properties.className = [...classesOf(table), ...fit];
    return;
  }
  for (const [column, name] of labels.entries()) if (name !== '') for (const cells of rows) label(cells[column], name);
  const isTall = labels.some((name) => widthOf(name) > BESIDE);
  table.properties.className = [...classesOf(table), 'stacks', ...(isTall ? ['tall'] : [])];
}

/** Whether two columns have room beside each other. Browsers divide it by the longest texts. */
function haveRoom(rows: readonly Element[][]): boolean {
  const [narrow = 0, wide = 0] = [0, 1]
    .map((column) => Math.max(0, ...rows.map((cells) => (cells[column] ? widthOf(textOf(cells[column])) : 0))))
    .sort((one, other) => one - other);
  const whole = narrow + wide;
  return wide <= FOUR_LINES && (narrow <= FITS || whole <= PHONE || (PHONE * narrow) / whole >= ENOUGH);
}

function label(cell: Element | undefined, name: string): void {
  if (cell) cell.properties.dataLabel = name;
}

/** Whether a cell has a sentence, or code, whose names are long and should not be broken. */
const isToBeRead = (cell: Element): boolean => widthOf(textOf(cell)) > WORD || hasCode(cell);

const hasCode = (cell: Element): boolean => codeIn(cell).length > 0;
