import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Labels } from '../../markdown/labels.ts';
import { breakLongNames } from '../../markdown/render/long-names.ts';
import { wrapTable } from '../../markdown/render/table.ts';
import { cellsOf, rowsOf } from '../../markdown/render/table-cells.ts';
import type { Difference } from './difference.ts';
import { blockMark, markName, markNodes, partNodes } from './print-marks.ts';
import { BETWEEN_CELLS, cellsIn, withoutMarks } from './text-blocks.ts';
import type { TextPart } from './text-parts.ts';

/** Longest words of a cell that stand in one line with those that replace them. */
const LONGEST_WORDS = 12;

/** Prints rows with their differences as a table, laid out as those of pages are: by what it says, before it is marked. */
export function printTable(rows: readonly Difference[], labels: Labels): string {
  const [first, ...others] = rows.map((row) => h('tr', plainCells(row, labels)));
  const isHead = rows[0]?.block.level === 1;
  const table = h('table', isHead ? [h('thead', first), h('tbody', others)] : h('tbody', first, others));
  const framed = wrapTable(table, labels);
  const printed = rowsOf(table);
  for (const [index, row] of rows.entries()) if (printed[index]) markRow(printed[index], row, labels);
  breakLongNames(table);
  return toHtml(framed);
}

/** What the cells of a row say, of a column that is gone, too. The heads say what differs in them: on phones, they name cells that are stacked. */
function plainCells(row: Difference, labels: Labels): Element[] {
  const isHead = row.block.level === 1;
  const cells = cellsIn(row.block);
  const old = row.type === 'changed' ? cellsIn(row.old) : cells;
  return cells.map((cell, column) => {
    const before = old[column] ?? '';
    const text = before === cell || !isHead ? cell || before : columnName(before, cell);
    return h(isHead ? 'th' : 'td', partNodes({ text, in: 'both' }, labels));
  });
}

function columnName(old: string, fresh: string): string {
  return old === '' ? `+ ${fresh}` : fresh === '' ? `\u2212 ${old}` : `${old} → ${fresh}`;
}

/** A row of both tables has what differs marked in its cells, one that is new or gone is marked as a whole. */
function markRow(row: Element, difference: Difference, labels: Labels): void {
  const cells = cellsOf(row);
  if (difference.type === 'changed') {
    const parts = partsOfCells(difference.parts);
    for (const [column, cell] of cells.entries()) {
      const own = (parts[column] ?? []).filter(({ text }) => text !== '');
      // Sentences that were replaced stand below each other, short words in a line.
      const isReplaced =
        own.length === 2 && own.every(({ text, in: place }) => place !== 'both' && withoutMarks(text).length > LONGEST_WORDS);
      cell.children = own.flatMap((part) => partNodes(part, labels, isReplaced ? 'line ' : ''));
    }
  } else if (difference.type !== 'same') {
    const mark = blockMark(difference);
    row.properties.className = [`row-${markName(mark)}`];
    // It is said once that a row has moved, as all see it.
    for (const [column, cell] of cells.entries())
      cell.children = markNodes(cell.children, mark, column > 0 ? { ...labels, moved: '' } : labels, 'line ');
  }
}

/** What stands between cells is in both texts: rows are compared cell by cell. */
function partsOfCells(parts: readonly TextPart[]): TextPart[][] {
  const cells: TextPart[][] = [[]];
  for (const part of parts) {
    for (const [index, text] of part.text.split(BETWEEN_CELLS).entries()) {
      if (index > 0) cells.push([]);
      cells.at(-1)?.push({ ...part, text });
    }
  }
  return cells;
}
