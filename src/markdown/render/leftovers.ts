import type { Code, Table, Text } from 'mdast';
import type { Frame } from '../article.ts';
import { restoreText } from '../parse/hidden.ts';

interface Leftover {
  readonly pattern: RegExp;
  /** What is shown of it; with an ellipsis it is named by its beginning. */
  readonly mark: string;
  readonly hint: string;
  /** Whether it means something at the beginning of a line alone. */
  readonly beginsLine?: boolean;
}

/** Marks that were meant to be Markdown and came out as text. */
const LEFTOVERS: readonly Leftover[] = [
  {
    pattern: /(?<![\\*])\*\*(?!\*)/,
    mark: '**',
    hint: 'A space beside the marks, or another kind of bracket, keeps them from being bold; for the characters write \\*\\*.',
  },
  { pattern: /(?<!\\)\]\(/g, mark: '](', hint: 'The link is not closed, or its address holds a space.' },
  {
    pattern: /\[[^[\]\n]+\](?: +\((?=[/.#]|https?:)|（(?=[/.#]|https?:))|【[^【】\n]+】\((?=[/.#]|https?:)/g,
    mark: '[…](…)',
    hint: 'A link wants [words](address), in these brackets and with no space between.',
  },
  {
    pattern: /(?<![\w\\\])])\[[^[\]\n]+\]\[[^[\]\n]*[A-Za-z][^[\]\n]*\]/g,
    mark: '[…][…]',
    hint: 'A link by name wants a line that says where it leads: [name]: /address/',
  },
  {
    pattern: /(?<!\\)(?:(?<!\w)\[\^[^\]\s]+\]|\[\^\d+\])/g,
    mark: '[^…]',
    hint: 'A footnote wants a line with its text: [^1]: The text.',
  },
  {
    pattern: /(?:^|\n)[ \t]*:{3,}/g,
    mark: ':::',
    hint: 'An admonition begins and ends on lines of its own, with no space behind the colons.',
  },
  {
    pattern: /(?:^|\n)[ \t]*#{1,6}(?=[\p{L}`*])/gu,
    mark: '#…',
    hint: 'A heading wants a space behind its marks; for the character write \\#.',
    beginsLine: true,
  },
  {
    pattern: /(?:^|\n)[ \t]*\|[^\n|]+\|[^\n]*(?:\n[ \t]*\|[^\n]*)*/g,
    mark: '|…|',
    hint: 'A table wants a line |---|---| below its head, with as many cells as the head.',
    beginsLine: true,
  },
  {
    pattern: /(?:^|\n)[ \t]*import\s[^\n]*\bfrom\s+['"][^\n]*/g,
    mark: 'import …',
    hint: 'An import begins its line, with a blank line above it and below.',
    beginsLine: true,
  },
];

/** What each of them has: most texts have none. */
const SIGN = /\*\*|[\]】#|]|:::|\bimport\b/;

/** Warns of Markdown that its author sees as text on the page. What is escaped is meant so. */
export function warnOfLeftovers(node: Text, frame: Frame): void {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  const written = restoreText(frame.source.text.slice(start.offset, end.offset));
  if (!SIGN.test(written)) return;
  for (const { pattern, mark, hint, beginsLine } of LEFTOVERS) {
    for (const match of pattern.global ? written.matchAll(pattern) : [pattern.exec(written)]) {
      if (!match || (beginsLine && match.index === 0 && !isLineStart(frame.source.text, start.offset))) continue;
      const at = { position: { start: frame.source.placeAt(start.offset + match.index + placeOfMark(match[0], mark)) } };
      frame.problems.warning('literal-markdown', at, `"${mark}" stands in the text as it is.`, hint);
    }
  }
}

/** Whether there is nothing in front of an index in its line but white space and the marks of lists and quotations. */
function isLineStart(text: string, index: number): boolean {
  return /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?$/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index));
}

/** A mark that is named by its beginning alone stands where the match does. */
function placeOfMark(found: string, mark: string): number {
  return mark.includes('…') ? Math.max(found.search(/\S/), 0) : found.length - mark.length;
}

/** Warns of rows with more cells than the table's head: the rest of them is not shown. */
export function warnOfLostCells({ children: [head, ...rows] }: Table, frame: Frame): void {
  const columns = head?.children.length ?? 0;
  for (const { children } of rows) {
    const lost = children.slice(columns).find((cell) => cell.children.length > 0);
    if (!lost) continue;
    const message = `This row has ${children.length} cells, and the table has ${columns} columns: what is behind them is lost.`;
    frame.problems.warning('lost-cells', lost, message, 'Give the head as many cells; a | that is text is written \\|, also in code.');
  }
}

/** Warns of a code block that goes on to the end of its list, quotation or page because its fence is not closed. */
export function warnOfOpenFence({ position }: Code, frame: Frame): void {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  const lines = frame.source.text.slice(start.offset, end.offset).trimEnd().split('\n');
  if (!/^[`~]/.test(lines[0] ?? '') || (lines.length > 1 && /^[ \t>]*(?:`{3,}|~{3,})$/.test(lines.at(-1) ?? ''))) return;
  frame.problems.warning(
    'open-fence',
    { position: { start } },
    'This code block is not closed.',
    'End it with a line of as many marks as it begins with, as far from the margin.',
  );
}
