import { cutAt, humps, listParts, openings, type Places } from './break-places.ts';

/** Columns of a tab, as the style sheet has them. */
const TAB = 4;
/** Columns by which a line hangs at most: on phones, deeper ones would leave no room. */
const MOST = 12;
/** How far a continuation is within its line, as the style sheets have it. */
const HANG = 4;
/** A date, a header, the name of a host: browsers break them after each hyphen. */
const HYPHENATED = /["'`]?(?:\w+:\/\/)?-*\w[\w.:]*(?:-[\w.:]+)+["'`]?/g;

/**
 * Prepares a block whose lines wrap: what continues a line stands within it, paths and parameters break where they begin, and words with
 * hyphens stay whole where there is room. The text stays as it is, for all that read it.
 */
export function hangLines(code: HTMLElement): void {
  if (code.dataset.hangs !== undefined) return;
  code.dataset.hangs = '';
  const columns = columnsOf(code);
  for (const line of code.querySelectorAll<HTMLElement>('.line')) {
    const indent = Math.min(indentOf(line.textContent), MOST);
    const isLong = line.textContent.length > columns;
    if (indent > 0) line.style.setProperty('--indent', `${indent}ch`);
    if (!isLong) continue;
    if (firstPiece(line.textContent).length > columns - indent) breakFirstWord(line, columns - indent);
    keepWords(line, columns - indent - HANG);
    keepContinuation(line, columns - indent - HANG);
    breakNames(line, columns - indent - HANG, humps, 0);
  }
}

/** The characters that fit into a line. */
function columnsOf(code: HTMLElement): number {
  const { fontSize } = getComputedStyle(code);
  return code.clientWidth / (Number.parseFloat(fontSize) * 0.61) - HANG;
}

/** The columns of the white space that a line begins with. */
export function indentOf(text: string): number {
  let columns = 0;
  for (const sign of text) {
    if (sign === '\t') columns += TAB - (columns % TAB);
    else if (sign === ' ') columns += 1;
    else break;
  }
  return columns;
}

/** What a line begins with, as far as the first place where it may break. */
function firstPiece(text: string): string {
  const [word = ''] = text.trimStart().split(/\s/, 1);
  const [opening = ''] = cutAt(word, openings);
  return cutAt(opening, humps)[0] ?? '';
}

/** A word that no row has room for, in characters, begins in the first one, which would be white space alone. */
export function breakFirstWord(line: HTMLElement, room: number): void {
  const [space = '', word = ''] = /^(\s*)(\S*)/.exec(line.textContent)?.slice(1) ?? [];
  if (space === '' || word.length <= room) return;
  let before = 0;
  for (const text of textsOf(line)) {
    const start = Math.max(space.length - before, 0);
    const end = Math.min(space.length + word.length - before, text.length);
    before += text.length;
    if (start < end) surround(text, start, end - start, 'broken');
  }
}

/** Lets words that are longer than `room`, in characters, break where their parts begin: what begins a line with none in reach, anywhere. */
export function breakLongWords(line: HTMLElement, room: number): void {
  const [first = ''] = line.textContent.trimStart().split(/\s/, 1);
  const [part = ''] = cutAt(first, listParts);
  if (part.length > room) breakFirstWord(line, room);
  breakNames(line, room, listParts);
}

function surround(text: Text, start: number, length: number, className: string): void {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + length);
  const span = document.createElement('span');
  span.className = className;
  range.surroundContents(span);
}

/** Lets words with hyphens break only where they are longer than `room`, in characters. */
export function keepWords(line: Element, room: number): void {
  for (const text of textsOf(line)) {
    // From the end, so that the places before stay as they are.
    for (const { index, 0: word } of [...text.data.matchAll(HYPHENATED)].reverse()) {
      if (word.length <= room) surround(text, index, word.length, 'whole');
    }
  }
}

/** The sign that a command goes on stands beside its last word, where there is room. */
function keepContinuation(line: HTMLElement, room: number): void {
  const { textContent: text } = line;
  const [, before = ''] = /(\S+) \\$/.exec(text) ?? [];
  const last = cutAt(before, openings).pop() ?? '';
  if (last === '' || last.length + 2 > room) return;
  let space = text.length - 2;
  for (const node of textsOf(line)) {
    if (space < node.length) {
      surround(node, space, 1, 'whole');
      return;
    }
    space -= node.length;
  }
}

/** Words of more than `short` characters break between the parts of addresses and lists, and these, where a row has no room for them, at further places. */
function breakNames(line: HTMLElement, room: number, further: Places, short = room): void {
  const places: number[] = [];
  for (const { index, 0: word } of line.textContent.matchAll(/\S+/g)) {
    if (word.length <= short) continue;
    let start = index;
    for (const part of cutAt(word, openings)) {
      const within = part.length > room ? further(part) : [];
      places.push(...(start > index ? [start] : []), ...within.map((at) => start + at));
      start += part.length;
    }
  }
  breakAt(line, places);
}

/** Lets a line break before some of its characters. */
function breakAt(line: HTMLElement, places: readonly number[]): void {
  if (places.length === 0) return;
  let before = 0;
  for (const text of textsOf(line)) {
    const end = before + text.length;
    // From the end, so that the places before stay as they are.
    for (const at of places.filter((one) => one >= before && one < end).reverse())
      text.splitText(at - before).before(document.createElement('wbr'));
    before = end;
  }
}

function textsOf(line: Element): Text[] {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
  return texts;
}
