import type { Table, Text } from 'mdast';
import type { Frame } from '../article.ts';
import { restoreText } from '../parse/hidden.ts';

/** Marks that were meant to be Markdown and came out as text. */
const LEFTOVERS: readonly (readonly [RegExp, string, string])[] = [
  [
    /(?<![\\*])\*\*(?!\*)/,
    '**',
    'A space beside the marks, or another kind of bracket, keeps them from being bold; for the characters write \\*\\*.',
  ],
  [/(?<!\\)\]\(/, '](', 'The link is not closed, or its address holds a space.'],
  [
    /(?<![\w\\\])])\[[^[\]\n]+\]\[[^[\]\n]*[A-Za-z][^[\]\n]*\]/,
    '[…][…]',
    'A link by name wants a line that says where it leads: [name]: /address/',
  ],
  [/(?<![\w\\])\[\^[^\]\s]+\]/, '[^…]', 'A footnote wants a line with its text: [^1]: The text.'],
  [/(?:^|\n)[ \t]*:{3,}/, ':::', 'An admonition begins and ends on lines of its own, with no space behind the colons.'],
];

/** Warns of Markdown that its author sees as text on the page. What is escaped is meant so. */
export function warnOfLeftovers(node: Text, frame: Frame): void {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  const written = restoreText(frame.source.text.slice(start.offset, end.offset));
  for (const [pattern, mark, hint] of LEFTOVERS) {
    const found = pattern.exec(written);
    if (!found) continue;
    const at = { position: { start: frame.source.placeAt(start.offset + found.index + placeOfMark(found[0], mark)) } };
    frame.problems.warning('literal-markdown', at, `"${mark}" stands in the text as it is.`, hint);
  }
}

/** A mark that is named by its beginning alone stands where the match does. */
function placeOfMark(found: string, mark: string): number {
  return mark.includes('…') ? 0 : found.length - mark.length;
}

/** Warns of rows with more cells than the table's head: the rest of them is not shown. */
export function warnOfLostCells({ children: [head, ...rows] }: Table, frame: Frame): void {
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    const { start, end } = row.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) continue;
    const written = frame.source.restOfLine(start.offset);
    // An escaped mark is text; one behind two backslashes is not escaped.
    const bars = [...written.matchAll(/(?<!\\)(?:\\\\)*\|/g)].map(({ index, 0: match }) => index + match.length - 1);
    const inner = bars.filter((at) => at > 0 && at < written.length - 1);
    const lost = inner[columns - 1];
    if (lost === undefined || !/[^\s|]/.test(written.slice(lost))) continue;
    const at = { position: { start: frame.source.placeAt(start.offset + lost) } };
    const message = `This row has ${inner.length + 1} cells, and the table has ${columns} columns: what is behind them is lost.`;
    frame.problems.warning('lost-cells', at, message, 'Give the head as many cells; a | that is text is written \\|, also in code.');
  }
}
