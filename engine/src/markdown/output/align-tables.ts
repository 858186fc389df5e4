import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { cellsOf, rowsOf, widthOf } from '../render/table-cells.ts';

/** Of two columns, the first has a width of its own (ui/article/parts/tables.css). */
const LEAST_COLUMNS = 3;
/** Widths of a column in em that count: shorter ones have padding and a heading, longer ones wrap. */
const WIDTH = { least: 4, most: 24 };

/** Gives tables of a page that have the same columns the same widths: below each other, their columns stand at the same lines. */
export function alignTables(content: readonly ElementContent[]): void {
  const tables = tablesIn(content).map((table) => rowsOf(table).map(cellsOf));
  const alike = Map.groupBy(tables, ([head = []]) => JSON.stringify(head.map(textOf)));
  for (const group of alike.values()) {
    const columns = group[0]?.[0]?.length ?? 0;
    if (group.length < 2 || columns < LEAST_COLUMNS) continue;
    const rows = group.flat();
    const widths = Array.from({ length: columns }, (_, column) => widthOfColumn(rows.map((cells) => cells[column])));
    const whole = widths.reduce((sum, width) => sum + width, 0);
    for (const [head = []] of group) {
      for (const [column, cell] of head.entries()) {
        // An attribute of old: a class would need a further style sheet on every page.
        cell.properties.width = `${Math.round(((widths[column] ?? 0) / whole) * 100)}%`;
      }
    }
  }
}

function tablesIn(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => (node.type !== 'element' ? [] : node.tagName === 'table' ? node : tablesIn(node.children)));
}

/** What its cells need on average. */
function widthOfColumn(cells: readonly (Element | undefined)[]): number {
  const widths = cells.flatMap((cell) => (cell ? widthOf(textOf(cell)) : []));
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
  return Math.min(Math.max(mean, WIDTH.least), WIDTH.most);
}
