import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { cellsOf, hasClass, rowsOf } from '../render/table-cells.ts';
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
  if (!isSimple) return toHtml(plainOf(table));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const lines = rows.map((row) => `| ${Array.from({ length: width }, (_, index) => cellOf(row[index])).join(' | ')} |`);
  const caption = table.children.find((child) => child.type === 'element' && child.tagName === 'caption');
  const above = caption?.type === 'element' ? [inlineOf(caption.children).trim(), ''] : [];
  return [...above, lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n');
}

/**
 * A table with lists in its cells as a list of its rows: as HTML in one line, nobody could read it.
 * @returns undefined for a table that is simple, or has merged cells or other blocks in cells
 */
export function rowsAsList(table: Element): Element | undefined {
  const [head = [], ...rows] = rowsOf(table).map(cellsOf);
  const cells = [...head, ...rows.flat()];
  const isMerged = cells.some(({ properties }) => properties.rowSpan !== undefined || properties.colSpan !== undefined);
  const blocks = cells.flatMap((cell) => cell.children.filter((child) => child.type === 'element' && !INLINE.has(child.tagName)));
  const areLists = blocks.every((block) => block.type === 'element' && /^[ou]l$/.test(block.tagName));
  if (isMerged || blocks.length === 0 || !areLists || [...head, ...rows.flatMap(([first]) => first ?? [])].some(holdsBlocks))
    return undefined;
  const items = rows.map(([first, ...others]) => {
    const facts = others.map((cell, index) => h('li', [...(head[index + 1]?.children ?? []), ': ', ...cell.children]));
    return h('li', h('strong', first?.children ?? []), h('ul', facts));
  });
  return h('ul', items);
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

/** Attributes that say something; the others are for looks and for hands. */
const TELLING = new Set(['alt', 'colSpan', 'href', 'rowSpan', 'src', 'start', 'title']);

/** An element with what it tells, as HTML in one line. */
function plainOf(node: Element): ElementContent[] {
  const { code, diagram, formula } = node.data ?? {};
  const source = code?.text ?? diagram;
  if (source !== undefined) return [...(code?.title ? [h('p', code.title)] : []), h('pre', linesOf(source))];
  if (formula !== undefined) return [{ type: 'text', value: formula }];
  if (isForHands(node)) return [];
  const children = node.children.flatMap((child, at) => (child.type === 'element' ? plainOf(child) : lineOf(child, node, at)));
  if (node.properties.popover !== undefined) return [{ type: 'text', value: ' (' }, ...children, { type: 'text', value: ')' }];
  if (node.tagName === 'button') return children;
  if (node.tagName === 'pre') return [h('pre', linesOf(textOf(node)))];
  const properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => TELLING.has(name)));
  const { role, dataLabel } = node.properties;
  const label = role === 'tabpanel' ? [h('p', h('strong', String(dataLabel)))] : [];
  return [placeLink({ ...node, properties, children: [...label, ...children] })];
}

/** A text in one line; nothing for an end of a line between blocks. */
function lineOf(child: ElementContent, { children }: Element, at: number): ElementContent[] {
  if (child.type !== 'text') return [];
  const isBetween =
    child.value.trim() === '' &&
    [children[at - 1], children[at + 1]].some((beside) => beside?.type === 'element' && !INLINE.has(beside.tagName));
  return isBetween ? [] : [{ ...child, value: child.value.replace(/\s*\n\s*/g, ' ') }];
}

function isForHands(node: Element): boolean {
  if (node.properties.role === 'tablist' || node.properties.dataRestated !== undefined || node.tagName === 'wbr') return true;
  return ['anchor', 'code-copy', 'data-footnote-backref', 'in-dark'].some((name) => hasClass(node, name));
}

/** Lines of code without ends of lines, as a line without text would end the table. */
function linesOf(code: string): ElementContent[] {
  return code.split('\n').flatMap((value, index): ElementContent[] => [...(index > 0 ? [h('br')] : []), { type: 'text', value }]);
}
