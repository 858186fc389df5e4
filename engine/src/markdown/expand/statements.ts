import type { Program } from 'acorn';
import type { RootContent } from 'mdast';
import { blank } from '../parse/hidden.ts';
import { JsxParser } from './markup.ts';

export type Esm = Extract<RootContent, { type: 'mdxjsEsm' }>;

/** The statements of a text, or what is wrong, where, and whether more lines could mend it. */
type Read = { readonly body: Program['body'] } | { readonly fault: string; readonly offset: number; readonly isOpen: boolean };

/** Code of more lines is not looked through: each try reads all of it. */
const MOST_LINES = 400;

/** Begins like code, and not like a sentence. */
const CODE = /^(?:export\s*(?:(?:const|let|var|function|class|async|default|type)\b|[{*])|import\s*(?:["'{*]|[\w$]+\s*(?:,|from\s*["'])))/;

/** Lists of names, which may be defined in other statements. */
const NAMES = /^export\s*\{[^{}]*\}(?!\s*from\b)/gm;

/** Parses statements of a page as MDX does. */
export function readStatements(code: string): Read {
  try {
    return { body: JsxParser.parse(code.replace(NAMES, blank), { ecmaVersion: 'latest', sourceType: 'module' }).body };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const offset = 'pos' in error ? Number(error.pos) : 0;
    const isOpen = 'raisedAt' in error && Number(error.raisedAt) >= code.length;
    return { fault: error.message.replace(/ \(\d+:\d+\)$/, ''), offset, isOpen };
  }
}

/**
 * The end of the `import` and `export` statements that begin at an index: the first blank line at which they are whole, or the first line
 * that is no such statement. The end of code that cannot be parsed is guessed.
 * @returns undefined for a sentence
 */
export function endOfStatements(text: string, start: number): number | undefined {
  const lines = text.slice(start).split('\n', MOST_LINES);
  const codeOf = (count: number): string => lines.slice(0, count).join('\n').trimEnd();
  let count = 0;
  let read: Read;
  do {
    const next = lines.findIndex((line, index) => index > count && line.trim() === '');
    count = next < 0 ? lines.length : next;
    read = readStatements(codeOf(count));
  } while (!('body' in read) && read.isOpen && count < lines.length);
  if ('body' in read) {
    const other = read.body.find(({ type }) => !/^(?:Import|Export|Empty)/.test(type));
    const length = other?.start ?? codeOf(count).length;
    return length === 0 ? undefined : start + length;
  }
  for (; count > 0; count--) if ('body' in readStatements(codeOf(count))) return start + codeOf(count).length;
  return CODE.test(codeOf(1)) ? start + codeOf(guessLines(lines)).length : undefined;
}

/** Code that is not whole ends with the first line that closes something, or else at a blank line. */
function guessLines(lines: readonly string[]): number {
  const end = lines.findIndex((line, index) => index > 0 && /^(?:[})\]]|#|import\b|export\b)/.test(line));
  if (/^[})\]]/.test(lines[end] ?? '')) return end + 1;
  const blank = lines.findIndex((line) => line.trim() === '');
  return Math.min(...[blank, end].map((index) => (index < 0 ? lines.length : index)));
}

/** Splits statements, so that a syntax error in one does not affect the others. */
export function splitStatements(node: Esm): Esm[] {
  const lines = node.value.split('\n');
  const starts = lines.flatMap((line, index) => (index === 0 || /^(import|export)\b/.test(line) ? [index] : []));
  const start = node.position?.start;
  return starts.map((from, index) => {
    const value = lines.slice(from, starts[index + 1]).join('\n');
    if (!start || !node.position || from === 0) return { ...node, value };
    const offset = (start.offset ?? 0) + lines.slice(0, from).join('\n').length + 1;
    return { ...node, value, position: { ...node.position, start: { line: start.line + from, column: 1, offset } } };
  });
}
