import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Frame } from '../article.ts';
import { fillLabel, type Labels } from '../labels.ts';
import { isShort, isShortTerm } from './fits-phone.ts';
import { breakLongNames, holdsNames } from './long-names.ts';
import { MOST_COLUMNS, stackTable } from './stack-table.ts';
import { styleClass } from './styles.ts';
import { cellsOf, classesOf, hasClass, rowsOf, widthOf } from './table-cells.ts';

/** Wraps a table in a frame in which it scrolls if it is wider than the page, also by keyboard. */
export function wrapTable(table: Element, labels: Labels): Element {
  markPeers(table);
  markKeys(table);
  releaseEmptyHeaders(table);
  stackTable(table);
  // Others scroll rather than to make these columns narrow.
  if (!hasClass(table, 'fits')) markSentences(table);
  if (!hasClass(table, 'terms')) keepTerms(table);
  breakLongNames(table);
  if (!hasClass(table, 'stacks')) joinNames(table);
  return frameTable(table, labels);
}

/** The frame alone: for a table that its author has laid out. */
export function frameTable(table: Element, labels: Labels): Element {
  return h('div', { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: tableLabel(table, labels) }, table);
}

/** The accessible name of a table, from its caption or its first row. */
function tableLabel(table: Element, labels: Labels): string {
  const caption = table.children.find((child) => child.type === 'element' && child.tagName === 'caption');
  const cells = rowsOf(table).slice(0, 1).flatMap(cellsOf);
  const parts = caption?.type === 'element' ? [caption] : cells;
  const name = parts
    .map((part) => textOf(part).trim())
    .filter(Boolean)
    .join(', ');
  return name === '' ? labels.table : fillLabel(labels.tableOf, name.length > 80 ? `${name.slice(0, 80)}…` : name);
}

/** Widest text that a narrow column can have, in em: longer ones would stand on phones in lines of three or four characters. */
const NARROW = 12;

/** Gives the columns with sentences a class that keeps them readable on phones. The first has what the others leave, but where these leave nothing. */
function markSentences(table: Element): void {
  const [head = [], ...rows] = rowsOf(table).map(cellsOf);
  for (const [column, cell] of head.entries()) {
    if ((column === 0 && head.length <= MOST_COLUMNS) || !rows.some((cells) => cells[column] && saysMuch(cells[column]))) continue;
    cell.properties.className = [...classesOf(cell), 'sentences'];
  }
}

/** Keeps short terms in the first column whole: by the table, where all are short. */
function keepTerms(table: Element): void {
  const cells = rowsOf(table).flatMap((row) => cellsOf(row).slice(0, 1));
  const terms = cells.filter(isShortTerm);
  if (terms.length > 0 && cells.every(isShort)) table.properties.className = [...classesOf(table), 'terms'];
  else for (const term of terms) term.properties.className = [...classesOf(term), 'whole'];
}

const saysMuch = (cell: Element): boolean => widthOf(textOf(cell)) > NARROW && !holdsNames(cell);

/** A number or a short word, which has no place to break. */
const KEY = /^[\w.]{0,8}$/;

/** Gives a table whose first column has such keys a class: the column needs no least width. */
function markKeys(table: Element): void {
  const [, ...rows] = rowsOf(table).map(cellsOf);
  if (rows.length === 0 || !rows.every(([key]) => key && KEY.test(textOf(key).trim()))) return;
  table.properties.className = [...classesOf(table), 'keys'];
}

/** Least width of a column, in em and on average, that says more than a name does. */
const MORE_THAN_A_NAME = 5;
/** A column more than so many times as wide as the one before it explains what stands there. */
const EXPLAINS = 1.75;

/**
 * Gives a table of two columns that stand for themselves, such as "Do" and "Don't", a class. On phones, other tables of two columns
 * become terms with their meanings below, without heads: one could not tell what to do from what not to do.
 */
function markPeers(table: Element): void {
  const [head = [], ...rows] = rowsOf(table).map(cellsOf);
  if (head.length !== 2 || rows.length === 0 || rows.some(([term]) => term && holdsNames(term))) return;
  const widthOfColumn = (column: number): number =>
    rows.reduce((sum, cells) => sum + (cells[column] ? widthOf(textOf(cells[column])) : 0), 0);
  const width = widthOfColumn(0);
  if (width < rows.length * MORE_THAN_A_NAME || widthOfColumn(1) > width * EXPLAINS) return;
  table.properties.className = [...classesOf(table), 'peers'];
}

/** Replaces headers without text, such as the corner of a table with row headers, by ordinary cells. */
function releaseEmptyHeaders(parent: Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'th' && child.children.length === 0) child.tagName = 'td';
    else releaseEmptyHeaders(child);
  }
}

/** A letter after a hyphen, such as in Objective-C, for which browsers would begin a line. */
const WITH_LETTER = /(\p{L}+-\p{L}(?![\p{L}\d-]))/u;

/** Keeps such names whole in columns that are as narrow as their longest word. */
function joinNames(parent: Element): void {
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element' && child.tagName !== 'code') joinNames(child);
    if (child.type !== 'text') return [child];
    return child.value
      .split(WITH_LETTER)
      .flatMap((value, index): ElementContent[] =>
        value === '' ? [] : index % 2 === 1 ? [h('span', { className: ['whole'] }, value)] : [{ type: 'text', value }],
      );
  });
}

/** Replaces the obsolete attribute for the alignment of Markdown's columns by a class. */
export function alignCells(nodes: readonly ElementContent[], frame: Frame): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const { align } = node.properties;
    if (typeof align === 'string' && (node.tagName === 'td' || node.tagName === 'th')) {
      const className = styleClass({ textAlign: align }, frame, node);
      delete node.properties.align;
      if (className) node.properties.className = [className];
    } else alignCells(node.children, frame);
  }
}
