import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { cellsOf, rowsOf } from '../render/table-cells.ts';
import { joinLines } from './join-lines.ts';
import { INLINE, inlineOf } from './markdown-inline.ts';
import { placeLink } from './place-tokens.ts';

/** Prints a table as Markdown, or as HTML if it has merged cells or blocks in cells. */
export function tableOf(table: Element): string {
  const rows = rowsOf(table).map((row) => cellsOf(row).map((cell) => withoutLinkTo(row.properties.id, cell)));
  const cells = rows.flat();
  const isSimple = cells.every(
    (cell) => cell.properties.rowSpan === undefined && cell.properties.colSpan === undefined && !holdsBlocks(cell),
  );
  if (!isSimple) return toHtml(withoutClasses(table)).replace(/\n\s*/g, '');
  const width = Math.max(0, ...rows.map((row) => row.length));
  const lines = rows.map((row) => `| ${Array.from({ length: width }, (_, index) => cellOf(row[index])).join(' | ')} |`);
  const caption = table.children.find((child) => child.type === 'element' && child.tagName === 'caption');
  const above = caption?.type === 'element' ? [inlineOf(caption.children).trim(), ''] : [];
  return [...above, lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n');
}

/** Markdown has no places in tables that a row's link to itself, which readers copy, could lead to. */
function withoutLinkTo(id: Element['properties'][string], cell: Element): Element {
  if (id === undefined) return cell;
  const children = cell.children.flatMap((child) =>
    child.type === 'element' && child.properties.href === `#${id}` ? child.children : child,
  );
  return { ...cell, children };
}

function cellOf(cell: Element | undefined): string {
  return cell ? joinLines(inlineOf(cell.children).trim(), '<br>').replaceAll('|', '\\|') : '';
}

function holdsBlocks(cell: Element): boolean {
  return cell.children.some((child) => child.type === 'element' && !INLINE.has(child.tagName));
}

function withoutClasses(node: Element): Element {
  const { className: _, ...properties } = node.properties;
  const children = node.children.map((child) => (child.type === 'element' ? withoutClasses(child) : child));
  return placeLink({ ...node, properties, children });
}
