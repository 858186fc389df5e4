import { joinNeighbours } from './join-neighbours.ts';
import { BETWEEN_CELLS, cellsIn, continuesTable, haveSameColumns, type TextBlock } from './text-blocks.ts';

/** The rows of a table, its head first. */
type Table = readonly [head: TextBlock, ...rows: TextBlock[]];

/** The columns of two tables side by side: for each, its place in the older and in the newer table. */
type Columns = readonly { readonly old?: number; readonly new?: number }[];

/**
 * Gives tables of which one has columns that the other has not the same columns, with empty cells: what both say is the same then, and not all
 * of it gone and new. They are tables of the same things: a row of both begins with the same cell.
 */
export function alignTables(
  older: readonly TextBlock[],
  newer: readonly TextBlock[],
): [older: readonly TextBlock[], newer: readonly TextBlock[]] {
  const aligned = new Map<TextBlock, TextBlock>();
  const candidates = tablesIn(newer);
  for (const old of tablesIn(older)) {
    const at = candidates.findIndex((table) => !haveSameColumns(old[0], table[0]) && tellOfTheSame(old, table));
    const [fresh] = at < 0 ? [] : candidates.splice(at, 1);
    if (!fresh) continue;
    const columns = matchColumns(cellsIn(old[0]), cellsIn(fresh[0]));
    for (const row of old) aligned.set(row, inColumns(row, columns, 'old'));
    for (const row of fresh) aligned.set(row, inColumns(row, columns, 'new'));
  }
  const align = (blocks: readonly TextBlock[]): readonly TextBlock[] => blocks.map((one) => aligned.get(one) ?? one);
  return [align(older), align(newer)];
}

function tablesIn(blocks: readonly TextBlock[]): Table[] {
  return joinNeighbours(blocks, continuesTable).filter(([first]) => first.kind === 'row');
}

function tellOfTheSame([, ...old]: Table, [, ...fresh]: Table): boolean {
  const keys = new Set(old.map((row) => cellsIn(row)[0]).filter((key) => key !== ''));
  return fresh.some((row) => keys.has(cellsIn(row)[0]));
}

/** Columns of the same name are one; between two of these, those in the same place. */
function matchColumns(old: readonly string[], fresh: readonly string[]): Columns {
  const columns: { old?: number; new?: number }[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const ends = nextInBoth(old, fresh, row, column);
    const gap = Math.max(ends.old - row, ends.new - column);
    for (let by = 0; by < gap; by++)
      columns.push({ ...(row + by < ends.old && { old: row + by }), ...(column + by < ends.new && { new: column + by }) });
    if (ends.old < old.length) columns.push(ends);
    [row, column] = [ends.old + 1, ends.new + 1];
  }
  return columns;
}

/** The next column of the older table that the newer one has, too; else, where both end. */
function nextInBoth(
  old: readonly string[],
  fresh: readonly string[],
  row: number,
  column: number,
): { readonly old: number; readonly new: number } {
  for (let at = row; at < old.length; at++) {
    const found = fresh.indexOf(old[at] ?? '', column);
    if (found >= 0) return { old: at, new: found };
  }
  return { old: old.length, new: fresh.length };
}

function inColumns(row: TextBlock, columns: Columns, own: 'old' | 'new'): TextBlock {
  const cells = cellsIn(row);
  return { ...row, text: columns.map(({ [own]: at }) => (at === undefined ? '' : cells[at]) ?? '').join(BETWEEN_CELLS) };
}
