import type { Element, ElementContent, Properties } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { cellsOf, classesOf, hasClass, rowsOf, widthOf } from './table-cells.ts';

/** Tables of so many columns are set smaller (ui/article/parts/tables.css). */
const MANY_COLUMNS = 5;
/** Width of a table in em beside the sidebar and the contents list of a small desktop. */
const ROOM = { few: 47, many: 51 };
/** Width of a character of code, and of the edges of its cell and of itself, in em. */
const CODE = { character: 0.56, edges: 1.8 };
/** Width in em that the first column has at least, unless it has keys (ui/article/parts/tables.css). */
const FIRST_LEAST = 8;
/** What a column of words needs at most, and the edges of a cell, in em. */
const WORDS_NEED = { most: 9, edges: 1.7 };

interface Breaks {
  /** Longest name in characters that is never broken. */
  readonly name: number;
  /** Longest part of a broken one: longer ones break before capital letters. */
  readonly part: number;
}

/** What has room in a cell below its name on a phone, and about a third of a page beside two columns. */
const ON_PHONES: Breaks = { name: 24, part: 24 };
/** What a column that is not stacked there has room for. */
const BESIDE_OTHERS: Breaks = { name: 10, part: 10 };
/** Five columns of such parts fill a page. */
const TIGHT: Breaks = { name: 16, part: 16 };
/** Longest run of a line of text without a space: in a list on a phone, and in the column of a page. */
const IN_TEXT = { onPhones: 28, onPages: 64 };
/** The first of these with which a table has room is taken. */
const BREAKS: readonly Breaks[] = [{ name: 40, part: 24 }, { name: 32, part: 24 }, ON_PHONES, { name: 16, part: 24 }, TIGHT];
/** Length from which a name breaks rather than to make the other columns narrow. */
const LONG = 32;
/** Longest piece of code in a text that stands in one line with its spaces, in characters. */
const SHORT = 20;
/**
 * Where a name has parts, the largest ones first: before the parts of paths, after the signs of calls and queries and between words, before an escaped
 * sign, after what leads to a member, and within the name of one. A version stays whole, with the ending of its file, as does a sign at the beginning
 * of a name.
 */
const PARTS = [
  /(?<=[\w}).*])(?=\/[\w{$:*])|(?<=[(,:?&=|])(?=["\w])|(?<=.)(?=%[\dA-F]{2})|(?<=\s)(?=\S)/,
  /(?<=(?<!\d)\.|->)(?=\w)/,
  /(?<=[A-Za-z\d][_-])(?=\w)/,
];
/** A header of a request, and the host of an address: their halves would be taken for others. */
const WHOLE = /^(?:[A-Z]\w*(?:-[A-Z]\w*)+:?|\w+:\/\/[\w.:-]+)$/;
/** Where browsers begin a line within a name. */
const OPEN = /-[\w{]|\w\?\S/;
/** Before a capital letter: where a part is still too long. */
const CAPITALS = /(?<=[a-z\d])(?=[A-Z])/;
const ADDRESS = /^https?:\/\/\S+$/;

/** The width in em that a table of so many columns has. */
export const roomFor = (columns: number): number => (columns < MANY_COLUMNS ? ROOM.few : ROOM.many);

/**
 * Lets long names in code and addresses break where they have parts: one made its column as wide as itself, and the table wider than the page.
 * Those that have room on a page, but not on a phone, break on phones alone.
 */
export function breakLongNames(table: Element): void {
  const room = roomFor(cellsOf(rowsOf(table)[0] ?? table).length);
  const breaks = BREAKS.find((tried) => widthWith(table, tried) <= room) ?? TIGHT;
  const onPhones = hasClass(table, 'stacks') || hasClass(table, 'fits') ? ON_PHONES : BESIDE_OTHERS;
  for (const { element, text } of namesIn(table)) {
    if (text.length > breaks.name) breakName(element, text, breaks.part);
    else breakName(element, text, onPhones.part, { className: ['on-phones'] });
  }
}

/** Lets names in code break where they have parts that lines of text have no room for. Tables have their own room (`breakLongNames`). */
export function breakNamesInText(content: readonly ElementContent[]): void {
  for (const element of content) {
    if (element.type !== 'element' || /^(?:table|pre|svg)$/.test(element.tagName)) continue;
    const [text, ...others] = element.children;
    if (element.tagName !== 'code' || text?.type !== 'text' || others.length > 0) breakNamesInText(element.children);
    else {
      const longest = Math.max(...text.value.split(/\s/).map(({ length }) => length));
      const properties = longest > IN_TEXT.onPages ? {} : { className: ['on-phones'] };
      if (text.value.length <= SHORT && /\s/.test(text.value)) keepWhole(element);
      else breakName(element, text.value, longest > IN_TEXT.onPhones ? IN_TEXT.onPhones : text.value.length, properties);
    }
  }
}

/** Width in em at which names break as given. */
function widthWith(table: Element, { name, part }: Breaks): number {
  const rows = rowsOf(table).map(cellsOf);
  const firstLeast = hasClass(table, 'keys') ? 0 : FIRST_LEAST;
  const needs = (cell: Element): number =>
    Math.max(
      Math.min(widthOf(textOf(cell)), WORDS_NEED.most) + WORDS_NEED.edges,
      ...namesIn(cell).map(({ text }) => widthOfCode(text.length > name ? partsOf(text, part) : [text])),
    );
  return (rows[0] ?? []).reduce(
    (sum, _, column) =>
      sum + Math.max(column === 0 ? firstLeast : 0, ...rows.flatMap((cells) => (cells[column] ? needs(cells[column]) : []))),
    0,
  );
}

/** Width in em that a cell needs for its longest name, or for a line of one that is longer than most. */
export function widthOfNames(cell: Element): number {
  const names = codeIn(cell).map(textOf);
  return Math.max(0, ...names.map((name) => widthOfCode([name.length > LONG ? name.slice(0, ON_PHONES.name) : name])));
}

/** Whether a cell has names in code, and nothing about them. */
export function holdsNames(cell: Element): boolean {
  const names = codeIn(cell).map(textOf);
  return names.length > 0 && names.reduce((rest, name) => rest.replace(name, ''), textOf(cell)).trim().length < names.length;
}

const widthOfCode = (parts: readonly string[]): number => Math.max(...parts.map(({ length }) => length)) * CODE.character + CODE.edges;

const partsOf = (name: string, longest: number): string[] =>
  [...PARTS, CAPITALS].reduce<string[]>(
    (parts, ends) => parts.flatMap((part) => (part.length > longest && !WHOLE.test(part) ? part.split(ends) : part)),
    [name],
  );

/** Lets a name that is longer than given break where it has parts, and nowhere else: browsers do so after each hyphen. */
function breakName(element: Element, name: string, longest: number, properties: Properties = {}): void {
  if (isTorn(name)) keepWhole(element);
  else {
    element.children = partsOf(name, longest).flatMap((part, index): ElementContent[] => [
      ...(index > 0 ? [h('wbr', properties)] : []),
      ...part
        .split(/(\s+)/)
        .map((value) => (isTorn(value) ? h('span', { className: ['whole'] }, value) : { type: 'text' as const, value })),
    ]);
  }
}

/** Whether browsers would break a word that has room in a line of a phone. */
const isTorn = (word: string): boolean => word.length <= IN_TEXT.onPhones && OPEN.test(word) && !/\s/.test(word);

function keepWhole(element: Element): void {
  element.properties.className = [...classesOf(element), 'whole'];
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

/** What an element has in code. */
export const codeIn = ({ children }: Element): Element[] =>
  children.flatMap((child) => (child.type !== 'element' ? [] : child.tagName === 'code' ? child : codeIn(child)));
