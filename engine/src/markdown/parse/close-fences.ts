import type { Problems } from '../problems.ts';
import { type SourceLine, scanLines } from './scan-lines.ts';

/** More open code blocks in admonitions than any page has: each is looked for anew. */
const MOST = 50;

/**
 * Ends code blocks without a last fence where the admonition around them ends, as Docusaurus does: the parser takes the rest of the page,
 * up to the next fence, as code. The number of lines stays the same, so that the line after the admonition has to be empty.
 */
export function closeFences(text: string, problems: Problems): string {
  if (!/^[ \t>]*(?:`{3}|~{3})/m.test(text)) return text;
  const lines = text.split('\n');
  for (let count = 0; count < MOST; count++) {
    const found = findOpenFence(scanLines(lines.join('\n')));
    if (found === undefined || (lines[found.end + 1] ?? '').trim() !== '') break;
    const { from, end, mark } = found;
    tellOpenFence({ line: from + 1, column: 1 }, problems);
    const colons = lines[end] ?? '';
    lines[end] = colons.replace(/:+\s*$/, mark);
    lines[end + 1] = colons;
  }
  return lines.join('\n');
}

/** Tells of a code block without a last fence. */
export function tellOpenFence(start: { line: number; column: number }, problems: Problems): void {
  const suggestion = 'End it with a line of the same marks and indentation as its first one.';
  problems.warning('open-fence', { position: { start } }, 'This code block is not closed.', suggestion);
}

/** The first code block in which an admonition ends that began before it. */
function findOpenFence(lines: readonly SourceLine[]): { from: number; end: number; mark: string } | undefined {
  let [open, from, inside] = [0, 0, 0];
  for (const [index, { text, start, fence }] of lines.entries()) {
    const [, colons, name = ''] = /^(:{3,})\s*([^\s:[{]*)/.exec(text.slice(start)) ?? [];
    if (fence !== lines[index - 1]?.fence) [from, inside] = [index, 0];
    if (colons === undefined) continue;
    const change = name === '' ? -1 : 1;
    if (fence === undefined) open = Math.max(0, open + change);
    else if (open > 0 && inside + change < 0 && isLeftOpen(lines, index)) return { from, end: index, mark: fence.mark };
    else inside += change;
  }
  return undefined;
}

/** Whether a code block has no last fence, or that of another one, whose first fence is in it. */
function isLeftOpen(lines: readonly SourceLine[], at: number): boolean {
  const fence = lines[at]?.fence;
  if (fence === undefined) return false;
  const { mark, closedAt } = fence;
  return (
    closedAt === undefined ||
    lines.slice(at, closedAt).some(({ text, start }) => text.startsWith(mark, start) && text.length > start + mark.length)
  );
}
