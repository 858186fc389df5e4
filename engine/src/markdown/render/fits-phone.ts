import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { widthOf } from './table-cells.ts';

/** Width in em of the text of a table (ui/article/parts/tables.css) on a phone of 360 pixels, and of the padding of a cell. */
const PHONE = 25;
const PADDING = 1;
/** Width in em that a column has at least: four characters, and the padding. */
const LEAST = 5;
/** Width of a character of code, and of the edges of a piece of it, in em. */
const CODE = { character: 0.56, edges: 0.4 };
/** Lines that a cell may have, and that those of a table have on average. */
const LINES = { most: 5, onAverage: 2.5 };
/** Lines that are short are read where there are two of them, in em. */
const SHORT = { lines: 2, width: 8 };
/** Signs that stand for themselves, between which a line may end: those of Chinese and Japanese, which are as wide as high. */
const UNIT = /[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s?/gu;
/** What has no space in it. */
const TERM = /\S+\s?/gu;
/** A term in signs is never broken up to this width in em: its last sign would begin a line alone. Any column has room for the least. */
const SHORT_TERM = { least: 4, most: 6 };
const IN_SIGNS = /^\S*[\u2e80-\uffef]\S*$/;
const SPACE = 0.25;

/**
 * How a table can be read on a phone as a table, with whole words and few lines in each cell: its classes. One that can is one: it takes half of the
 * room that its cells take below each other, and shows what is alike in its rows. Its first column has whole terms, of scripts without spaces too, if
 * these leave the others enough; short ones are whole in any case (`keepTerms`).
 */
export function fitOnPhone(rows: readonly Element[][]): readonly string[] {
  if (rows.flat().some(hasBlocks)) return [];
  if (isReadable(rows, () => true)) return ['fits', 'terms'];
  return isReadable(rows, isShortTerm) ? ['fits'] : [];
}

export const isShort = (cell: Element): boolean => widthOf(textOf(cell)) <= SHORT_TERM.most;

/** Whether a cell has a short term in signs alone that narrow columns would break. */
export const isShortTerm = (cell: Element): boolean =>
  isShort(cell) && IN_SIGNS.test(textOf(cell).trim()) && widthOf(textOf(cell)) >= SHORT_TERM.least;

/** Cells of the first column that are terms are not broken. */
function isReadable(rows: readonly Element[][], isTerm: (cell: Element) => boolean): boolean {
  const unitOf = (column: number, cell: Element): RegExp => (column === 0 && isTerm(cell) ? TERM : UNIT);
  const columns = (rows[0] ?? []).map((_, column) =>
    columnOf(
      rows.flatMap((cells) => cells[column] ?? []),
      (cell) => unitOf(column, cell),
    ),
  );
  const widths = divide(columns);
  if (!widths) return false;
  const rooms = widths.map((width) => width - PADDING);
  const lines = rows.flatMap((cells) =>
    cells.map((cell, column) => ({ count: linesIn(cell, rooms[column] ?? 0, unitOf(column, cell)), room: rooms[column] ?? 0 })),
  );
  return (
    lines.every(({ count, room }) => count <= (room < SHORT.width ? SHORT.lines : LINES.most)) &&
    sum(lines.map(({ count }) => count)) <= lines.length * LINES.onAverage
  );
}

/** Lists, pictures and code need the width of a phone. */
function hasBlocks({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (/^(?:ul|ol|pre|img|table|dl)$/.test(child.tagName) || hasBlocks(child)));
}

interface Column {
  /** Width of its longest word and of its longest text, with the padding, in em. */
  readonly least: number;
  readonly most: number;
}

function columnOf(cells: readonly Element[], unitOf: (cell: Element) => RegExp): Column {
  const units = cells.flatMap((cell) => unitsIn(cell.children, unitOf(cell)));
  const least = Math.max(LEAST, Math.max(...units) + PADDING);
  return { least, most: Math.max(least, ...cells.map((cell) => widthOfText(cell) + PADDING)) };
}

/** The widths that browsers give columns: the longest texts, or, where these have no room, the longest words and a share of what is left. */
function divide(columns: readonly Column[]): number[] | undefined {
  const least = sum(columns.map((column) => column.least));
  const most = sum(columns.map((column) => column.most));
  if (least > PHONE) return undefined;
  if (most <= PHONE) return columns.map((column) => column.most);
  return columns.map((column) => column.least + ((column.most - column.least) * (PHONE - least)) / (most - least));
}

/** Lines of a text in a column of a width in em: words that have no room in a line begin the next one. A `<br>` begins one, too. */
function linesIn(cell: Element, width: number, unit: RegExp): number {
  const breaks = cell.children.filter((child) => child.type === 'element' && child.tagName === 'br').length;
  let lines = 1;
  let used = 0;
  for (const length of unitsIn(cell.children, unit)) {
    if (used > 0 && used + length > width + SPACE) {
      lines += 1;
      used = 0;
    }
    used += length;
  }
  return lines + breaks;
}

const widthOfText = (cell: Element): number => Math.max(widthOf(textOf(cell)), sum(unitsIn(cell.children, UNIT)));

/** Widths in em of the words and signs of a cell that no line breaks, in their order. */
function unitsIn(content: readonly ElementContent[], unit: RegExp, isCode = false): number[] {
  return content.flatMap((node) => {
    if (node.type === 'element') return unitsIn(node.children, unit, isCode || node.tagName === 'code');
    if (node.type !== 'text') return [];
    if (isCode) return node.value.split(/\s+/).map((word) => word.length * CODE.character + CODE.edges);
    return (node.value.match(unit) ?? []).map((text) => widthOf(text) + (text.endsWith(' ') ? SPACE : 0));
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
