import type { Problems } from '../problems.ts';
import { SourceText } from './source.ts';

/** Stand for `{` and `<` that are meant as text. Private-use characters, so that every other index stays what it was. */
const BRACE = '\uE010';
const ANGLE = '\uE011';

/** Elements that have no content: `<br>` needs no closing tag in HTML, but does in MDX. */
const VOID_TAG = /^<(br|hr|img|input|source|wbr|col)\b[^<>]*>/i;

/** Names a place where the parser gave up: the source as it is now, and the index. */
interface Fault {
  readonly source: SourceText;
  readonly offset: number;
  readonly reason: string;
}

/** Removes the characters that this module uses itself; no page needs them. */
export function withoutReserved(source: string): string {
  return source.replace(/[\uE000\uE001\uE010\uE011]/g, '\uFFFD');
}

/** Puts back the characters that `mendFault` took out of the parser's sight. */
export function restoreText(text: string): string {
  return text.replaceAll(BRACE, '{').replaceAll(ANGLE, '<');
}

/** Takes all syntax beyond Markdown out of the parser's sight: what is left always parses. */
export function withoutMdx(source: string): string {
  return source.replaceAll('{', BRACE).replaceAll('<', ANGLE);
}

/** Reads "line:column: reason (code)" as the parser words its errors. */
export function parseFault(error: unknown, text: string): Fault {
  const message = error instanceof Error ? error.message : String(error);
  const [, line, column, reason] = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx[\w-]*:[\w-]+\))?$/.exec(message) ?? [];
  const source = new SourceText(text);
  return { source, offset: source.offsetAt({ line: Number(line ?? 1), column: Number(column ?? 1) }), reason: reason ?? message };
}

/**
 * Changes the source so that the parser gets past the fault, which is told unless it is no fault in this kind of file.
 * The text keeps its length but for the slash of a void tag.
 * @param lenient true for `.md` files, where `<` and `{` that begin nothing are text
 */
export function mendFault(fault: Fault, lenient: boolean, problems: Problems): string {
  const { source, offset } = fault;
  const rest = source.text.slice(offset);
  if (rest.startsWith('<!--')) return blankComment(fault, problems);
  const voidTag = VOID_TAG.exec(rest);
  if (voidTag && lenient) return splice(source.text, offset + voidTag[0].length - 1, 0, '/');
  if (lenient && /^<(https?|mailto):[^\s<>]+>/.test(rest)) {
    const end = source.text.indexOf('>', offset);
    return splice(splice(source.text, offset, 1, ' '), end, 1, ' ');
  }

  const opener = openerBefore(source.text, offset);
  if (opener < 0) {
    report(fault, offset, problems);
    return withoutMdx(source.text);
  }
  // A constant like {{sdkVersions.taptap.unity}} is not JavaScript, but is known here; its braces stay text until constants are filled in.
  const constant = /^\{\{[\w.]+\}\}/.test(source.text.slice(source.text[opener - 1] === '{' ? opener - 1 : opener));
  if (!constant && !(lenient && !/^<\/?[A-Z]/.test(source.text.slice(opener)))) report(fault, opener, problems);
  return splice(source.text, opener, 1, source.text[opener] === '<' ? ANGLE : BRACE);
}

/** The `{` or `<` that began what the parser could not read. */
function openerBefore(text: string, offset: number): number {
  const character = text[offset];
  if (character === '{' || character === '<') return offset;
  return Math.max(text.lastIndexOf('{', offset), text.lastIndexOf('<', offset));
}

function blankComment({ source, offset }: Fault, problems: Problems): string {
  const end = source.text.indexOf('-->', offset);
  if (end >= 0) return source.text.slice(0, offset) + blank(source.text.slice(offset, end + 3)) + source.text.slice(end + 3);
  problems.error('syntax', { position: { start: source.placeAt(offset) } }, 'The comment <!-- is not closed.', 'End it with -->');
  return splice(source.text, offset, 1, ANGLE);
}

/** Spaces in the place of a text, its lines kept. */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

function splice(text: string, offset: number, length: number, replacement: string): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length);
}

function report({ source, reason }: Fault, offset: number, problems: Problems): void {
  const rest = source.text.slice(offset);
  const start = source.placeAt(offset);
  const at = { position: { start } };
  const tag = /^<\/?([\w.:-]*)/.exec(rest);
  if (VOID_TAG.test(rest)) {
    problems.error('syntax', at, `<${tag?.[1]}> is not closed.`, `Write <${tag?.[1]}/>`);
  } else if (rest.startsWith('</')) {
    problems.error(
      'syntax',
      at,
      `</${tag?.[1]}> closes nothing that is open here.`,
      'Look for a missing opening tag, or content of a tag that is indented differently.',
    );
  } else if (tag?.[1] && /closing tag/.test(reason)) {
    problems.error('syntax', at, `<${tag[1]}> is not closed.`, `Add </${tag[1]}> at the same depth, with blank lines around the content.`);
  } else if (/^\{#[^}\s]+\}/.test(rest)) {
    problems.error('syntax', at, 'A heading id stands at the end of its line.', 'Move {#id} behind the last word of the heading.');
  } else if (rest.startsWith('{')) {
    const detail = reason.replace(/^Could not parse expression with \w+: /, '');
    problems.error(
      'syntax',
      at,
      `{ begins an expression that cannot be read: ${detail}.`,
      'For the character itself write \\{ or put it inside backticks.',
    );
  } else {
    problems.error('syntax', at, '< begins a tag that cannot be read.', 'For the character itself write \\< or put it inside backticks.');
  }
}
