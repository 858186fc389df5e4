import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { cellsOf, rowsOf, widthOf } from './table-cells.ts';

/** Width of a table in em beside the sidebar and the contents list of a small desktop. */
export const ROOM = 47;
/** Width of a character of code, and of the edges of its cell and of itself, in em. */
const CODE = { character: 0.56, edges: 1.8 };
/** What a column of words needs at most, and the edges of a cell, in em. */
const WORDS_NEED = { most: 10, edges: 1.7 };

/** Longest names in characters that are never broken: the first of these with which the table has room. Six columns of the last fill a page. */
const UNBROKEN = [40, 32, 24, 16];
/** Length from which a name breaks rather than to make the other columns narrow. */
const LONG = 32;
/** After the signs of paths and calls, and between words. */
const PARTS = /(?<=[(,.:/_-])(?=\w)|(?<=\s)(?=\S)/;
/** Longest part in characters: a third of a page beside two columns. */
const LONGEST_PART = 24;
/** Before a capital letter: where a part is still too long. */
const CAPITALS = /(?<=[a-z\d])(?=[A-Z])/;
const ADDRESS = /^https?:\/\/\S+$/;

/** Lets long names in code and addresses break where they have parts: one made its column as wide as itself, and the table wider than the page. */
export function breakLongNames(table: Element): void {
  const unbroken = UNBROKEN.find((length) => widthWith(table, length) <= ROOM) ?? UNBROKEN.at(-1) ?? 0;
  for (const { element, text } of namesIn(table)) if (text.length > unbroken) element.children = breakable(text);
}

/** Width in em at which no name breaks but longer ones than `unbroken`, in parts. */
function widthWith(table: Element, unbroken: number): number {
  const rows = rowsOf(table).map(cellsOf);
  const needs = (cell: Element): number =>
    Math.max(
      Math.min(widthOf(textOf(cell)), WORDS_NEED.most) + WORDS_NEED.edges,
      ...namesIn(cell).map(({ text }) => widthOfCode(text.length > unbroken ? partsOf(text) : [text])),
    );
  return (rows[0] ?? []).reduce(
    (sum, _, column) => sum + Math.max(...rows.flatMap((cells) => (cells[column] ? needs(cells[column]) : []))),
    0,
  );
}

/** Width in em that a cell needs for its longest name, or part of one that is longer than most. */
export function widthOfNames(cell: Element): number {
  return Math.max(0, ...codeIn(cell).map((code) => widthOfCode(textOf(code).length > LONG ? code.children.map(textOf) : [textOf(code)])));
}

/** Whether a cell has names in code, and nothing about them. */
export function holdsNames(cell: Element): boolean {
  const names = codeIn(cell).map(textOf);
  return names.length > 0 && names.reduce((rest, name) => rest.replace(name, ''), textOf(cell)).trim().length < names.length;
}

const widthOfCode = (parts: readonly string[]): number => Math.max(...parts.map(({ length }) => length)) * CODE.character + CODE.edges;

const partsOf = (name: string): string[] => name.split(PARTS).flatMap((part) => (part.length > LONGEST_PART ? part.split(CAPITALS) : part));

function breakable(name: string): ElementContent[] {
  return partsOf(name).flatMap((value, index): ElementContent[] => [...(index > 0 ? [h('wbr')] : []), { type: 'text', value }]);
}

/** What a table has in code, and its addresses, each with its text. */
function namesIn(parent: Element): { readonly element: Element; readonly text: string }[] {
  return parent.children.flatMap((element) => {
    if (element.type !== 'element') return [];
    const [text, ...others] = element.children;
    const isName = text?.type === 'text' && others.length === 0 && (element.tagName === 'code' || ADDRESS.test(text.value));
    return isName ? { element, text: text.value } : namesIn(element);
  });
}

const codeIn = ({ children }: Element): Element[] =>
  children.flatMap((child) => (child.type !== 'element' ? [] : child.tagName === 'code' ? child : codeIn(child)));
