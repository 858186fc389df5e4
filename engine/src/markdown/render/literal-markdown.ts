import type { Code, Table, Text } from 'mdast';
import type { Frame } from '../article.ts';
import { tellOpenFence } from '../parse/close-fences.ts';
import { restoreText } from '../parse/hidden.ts';

interface LiteralMark {
  readonly pattern: RegExp;
  /** The mark in messages. With an ellipsis, it is placed at the beginning of the match, otherwise at its end. */
  readonly mark: string;
  readonly hint: string;
  /** Whether it only has a meaning at the beginning of a line. */
  readonly beginsLine?: boolean;
}

/** Markdown that appears as text. */
const LITERAL_MARKS: readonly LiteralMark[] = [
  {
    pattern: /(?<![\\*])\*\*(?!\*)/,
    mark: '**',
    hint: 'A space beside the marks, or another kind of bracket, keeps them from being bold; for the characters themselves write \\*\\*.',
  },
  { pattern: /(?<!\\)\]\(/g, mark: '](', hint: 'The link is not closed, or its address contains a space.' },
  {
    pattern: /\[[^[\]\n]+\](?: +\((?=[/.#]|https?:)|（(?=[/.#]|https?:))|【[^【】\n]+】\((?=[/.#]|https?:)/g,
    mark: '[…](…)',
    hint: 'Write a link as [words](address), with these brackets and no space between them.',
  },
  {
    pattern: /(?<![\w\\\])])\[[^[\]\n]+\]\[[^[\]\n]*[A-Za-z][^[\]\n]*\]/g,
    mark: '[…][…]',
    hint: 'A link by name needs a line with its address: [name]: /address/',
  },
  {
    pattern: /(?<!\\)(?:(?<!\w)\[\^[^\]\s]+\]|\[\^\d+\])/g,
    mark: '[^…]',
    hint: 'A footnote needs a line with its text: [^1]: The text.',
  },
  {
    pattern: /\{#(?!\s)[^{}#\n]*\s[^{}#\n]*\}$/,
    mark: '{#…}',
    hint: 'The id of a heading has no spaces: {#set-up}',
  },
  {
    pattern: /^\[!(?!(?:note|tip|important|warning|caution)\])\w+\]/gi,
    mark: '[!…]',
    hint: 'Write [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION].',
    beginsLine: true,
  },
  {
    pattern: /(?:^|\n)[ \t]*:{3,}/g,
    mark: ':::',
    hint: 'An admonition begins and ends on its own lines, with no space after the colons.',
  },
  {
    pattern: /(?:^|\n)[ \t]*#{1,6}(?=[\p{L}`*])/gu,
    mark: '#…',
    hint: 'A heading needs a space after its marks; for the character itself write \\#.',
    beginsLine: true,
  },
  {
    pattern: /(?<=\p{sc=Han})__(?=[^_\n]*\p{sc=Han})[^\s_][^_\n]*__|(?<![\w\\])__(?=[^_\n]*\p{sc=Han})[^\s_][^_\n]*__(?=\p{sc=Han})/gu,
    mark: '__…__',
    hint: 'Beside letters, these marks are text: write **words**.',
  },
  {
    pattern: /(?:^|\n)[ \t]*([-+*]|\d{1,2}[.)])\p{sc=Han}[^\n]*\n[ \t]*([-+*]|\d{1,2}[.)])(?=\p{sc=Han})/gu,
    mark: '-…',
    hint: 'An item of a list needs a space after its mark: - words, or 1. words.',
    beginsLine: true,
  },
  {
    pattern: /(?:^|\n)[ \t]*\|[^\n|]+\|[^\n]*(?:\n[ \t]*\|[^\n]*)*/g,
    mark: '|…|',
    hint: 'A table needs a line |---|---| below its header, with as many cells as the header.',
    beginsLine: true,
  },
  {
    pattern: /(?:^|\n)[ \t]*import\s[^\n]*\bfrom\s+['"][^\n]*/g,
    mark: 'import …',
    hint: 'An import must begin its line, with blank lines above and below.',
    beginsLine: true,
  },
];

/** Matches every text with such a mark, and few others. */
const SIGN = /\*\*|__|[\]】#|]|:::|\n[ \t]*[-+*\d]|\bimport\b/;

/** Warns of Markdown that appears as text on the page. Escaped marks are meant as text. */
export function warnOfLiteralMarkdown(node: Text, frame: Frame): void {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  const written = restoreText(frame.source.text.slice(start.offset, end.offset));
  if (!SIGN.test(written)) return;
  for (const { pattern, mark, hint, beginsLine } of LITERAL_MARKS) {
    for (const match of pattern.global ? written.matchAll(pattern) : [pattern.exec(written)]) {
      if (!match || (beginsLine && match.index === 0 && !isLineStart(frame.source.text, start.offset))) continue;
      const at = { position: { start: frame.source.placeAt(start.offset + match.index + placeOfMark(match[0], mark)) } };
      frame.problems.warning('literal-markdown', at, `"${mark}" appears as text on the page.`, hint);
    }
  }
}

/** Whether only white space and the marks of lists and quotations precede an index in its line. */
function isLineStart(text: string, index: number): boolean {
  return /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?$/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index));
}

/** The place of a mark in a match (see `LiteralMark.mark`). */
function placeOfMark(found: string, mark: string): number {
  return mark.includes('…') ? Math.max(found.search(/\S/), 0) : found.length - mark.length;
}

/** Warns of rows with more cells than the table's header, as the others are not shown. */
export function warnOfLostCells({ children: [head, ...rows] }: Table, frame: Frame): void {
  const columns = head?.children.length ?? 0;
  for (const { children } of rows) {
    const lost = children.slice(columns).find((cell) => cell.children.length > 0);
    if (!lost) continue;
    const message = `This row has ${children.length} cells, but the table has ${columns} columns: the other cells are lost.`;
    frame.problems.warning(
      'lost-cells',
      lost,
      message,
      'Give the header as many cells. For the character | itself write \\|, also in code.',
    );
  }
}

/** Warns of a code block without a closing fence, which extends to the end of its list, quotation or page. */
export function warnOfOpenFence({ position }: Code, frame: Frame): void {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  const lines = frame.source.text.slice(start.offset, end.offset).trimEnd().split('\n');
  if (!/^[`~]/.test(lines[0] ?? '') || (lines.length > 1 && /^[ \t>]*(?:`{3,}|~{3,})$/.test(lines.at(-1) ?? ''))) return;
  tellOpenFence(start, frame.problems);
}
