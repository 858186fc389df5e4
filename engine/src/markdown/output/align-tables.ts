import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { holdsNames, roomFor, widthOfNames } from '../render/long-names.ts';
import { cellsOf, rowsOf, widthOf } from '../render/table-cells.ts';

/** Of two columns, the first has a width of its own (ui/article/parts/tables.css). */
const LEAST_COLUMNS = 3;
/** Widths of a column of text in em that count: shorter ones have padding and a heading, longer ones wrap. */
const WIDTH = { least: 4, most: 24 };
/** Width in em that such columns have at least beside those of names. */
const BESIDE_NAMES = 8;

/**
 * Gives tables of a page that have the same columns the same widths: below each other, their columns stand at the same lines.
 * Also divides the width of a table of names: browsers would take some from each column, and break the names of all.
 */
export function alignTables(content: readonly ElementContent[]): void {
  const tables = tablesIn(content).map((table) => rowsOf(table).map(cellsOf));
  const alike = Map.groupBy(tables, ([head = []]) => JSON.stringify(head.map(textOf)));
  for (const group of alike.values()) {
    const columns = group[0]?.[0]?.length ?? 0;
    const shares = sharesOf(Array.from({ length: columns }, (_, column) => group.flat().flatMap((cells) => cells[column] ?? [])));
    if (columns < LEAST_COLUMNS || (group.length < 2 && !shares.slice(1).every(({ isOfNames }) => isOfNames))) continue;
    const whole = sum(shares.map(({ width }) => width));
    for (const [head = []] of group) {
      for (const [column, cell] of head.entries()) {
        // An attribute of old: a class would need a further style sheet on every page.
        cell.properties.width = `${(((shares[column]?.width ?? 0) / whole) * 100).toFixed(1)}%`;
      }
    }
  }
}

function tablesIn(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => (node.type !== 'element' ? [] : node.tagName === 'table' ? node : tablesIn(node.children)));
}

interface Share {
  /** In em. */
  readonly width: number;
  readonly isOfNames: boolean;
}

/** How the width is shared by columns: those of names have what the longest of them needs, the others, of what is left, what their cells need on average. */
function sharesOf(columns: readonly (readonly Element[])[]): Share[] {
  const found = columns.map((cells) => {
    const isOfNames = cells.filter(holdsNames).length > cells.length / 2;
    const text = Math.min(Math.max(mean(cells.map((cell) => widthOf(textOf(cell)))), WIDTH.least), WIDTH.most);
    return { isOfNames, width: isOfNames ? Math.max(...cells.map(widthOfNames)) : text };
  });
  const texts = found.filter(({ isOfNames }) => !isOfNames);
  if (texts.length === found.length) return found;
  const left = Math.max(
    BESIDE_NAMES * texts.length,
    roomFor(columns.length) - sum(found.filter(({ isOfNames }) => isOfNames).map(({ width }) => width)),
  );
  const scale = left / sum(texts.map(({ width }) => width));
  return found.map(({ isOfNames, width }) => ({ isOfNames, width: isOfNames ? width : width * scale }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
