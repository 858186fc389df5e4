import type { Behaviour } from 'signpost/components';
import { ownPlatform, PLATFORM_GROUP } from './names.ts';
import { offerPlatforms } from './pick-platform.ts';
import './platforms.css';

const MARK = 'own-platform';

/** Marks the column or row of the reader's platform in all tables, and scrolls it into sight in those that are wider than the window. */
export const start: Behaviour = (_place, { tabs, locale }) => {
  const offered = [...document.querySelectorAll<HTMLTableElement>('.landing-table .stacks')].map((table) => ({
    table,
    ...offerPlatforms(table, locale),
  }));
  const update = (): void => {
    const chosen = tabs.get()[PLATFORM_GROUP] ?? [];
    for (const table of document.querySelectorAll<HTMLTableElement>('.article table')) markTable(table, chosen);
    for (const { table, show } of offered) show(ownPlatform(namesIn(table.tHead?.rows[0]?.cells ?? []), chosen));
  };
  update();
  const unsubscribe = tabs.subscribe(update);
  return () => {
    unsubscribe();
    for (const { remove } of offered) remove();
  };
};

function markTable(table: HTMLTableElement, chosen: readonly string[]): void {
  for (const cell of table.querySelectorAll(`.${MARK}`)) cell.classList.remove(MARK);
  const rows = [...table.rows];
  const [head] = rows;
  if (!head || table.querySelector('[colspan], [rowspan]')) return;
  const column = ownPlatform(namesIn(head.cells), chosen);
  if (column !== undefined) {
    for (const { cells } of rows) cells[column]?.classList.add(MARK);
    showColumn(head, column);
    return;
  }
  const row = ownPlatform(namesIn(rows.map(({ cells }) => cells[0])), chosen);
  if (row !== undefined) for (const cell of rows[row]?.cells ?? []) cell.classList.add(MARK);
}

function namesIn(cells: Iterable<Element | undefined>): string[] {
  return Array.from(cells, (cell) => cell?.textContent ?? '');
}

/** Scrolls a table sideways until a column stands beside the first one, which stays in sight on phones. */
function showColumn({ cells }: HTMLTableRowElement, column: number): void {
  const [first] = cells;
  const own = cells[column];
  const scroller = own?.closest('.table-scroll');
  if (!first || !own || !scroller || column === 0) return;
  const box = scroller.getBoundingClientRect();
  const place = own.getBoundingClientRect();
  const isSticky = getComputedStyle(first).position === 'sticky';
  const start = isSticky ? first.getBoundingClientRect().right : box.left;
  if (place.left < start || place.right > box.right) scroller.scrollLeft += place.left - start;
}
