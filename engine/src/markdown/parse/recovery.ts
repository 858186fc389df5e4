import type { Problems } from '../problems.ts';
import { isKnownElement } from '../render/html-schema.ts';
import { BRACKETED_ADDRESS, hideBrackets } from './addresses.ts';
import { ANGLE, BRACE, blank, splice, withoutMdx } from './hidden.ts';
import { SourceText } from './source.ts';
import { statementsAround } from './take-statements.ts';

/** Elements that have no content: `<br>` needs no closing tag in HTML, but does in MDX. */
const VOID_TAG = /^<(br|hr|img|input|source|wbr|col)\b[^<>]*>/i;

/** A tag up to its first attribute without quotes, which HTML allows: `<img width=300`. */
const UNQUOTED = /^<[A-Za-z][\w.-]*(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*\s+[\w:-]+=[^"'{\s>]+/;

/** A tag that holds Markdown and has its summary in its own line, which is HTML, but in MDX a paragraph. */
const INLINE_SUMMARY = /^<details\b[^<>]*>(?=[ \t]*<summary\b.*<\/summary>[ \t]*\r?$)/m;

/** An error of the parser. */
interface Fault {
  readonly source: SourceText;
  readonly offset: number;
  readonly reason: string;
}

/** Gets the parser past the errors of a file, so that all of them are reported at once. */
export class Recovery {
  readonly #lenient: boolean;
  readonly #hasCode: boolean;
  readonly #problems: Problems;
  /** Starts of the sections with a reported mismatch of tags: one missing tag makes its neighbours look wrong too. */
  readonly #reportedSections = new Set<number>();

  /**
   * @param lenient true for `.md` files, in which any other `<` and `{` are text
   * @param hasCode whether the statements of the file are code, wherever they stand
   */
  constructor(lenient: boolean, hasCode: boolean, problems: Problems) {
    this.#lenient = lenient;
    this.#hasCode = hasCode;
    this.#problems = problems;
  }

  /**
   * Changes the text so that the parser gets past an error, and reports it unless it is allowed in this kind of file. Later indexes only
   * change where a slash or quotes are added to a tag, or a summary gets a line of its own.
   */
  recover(error: unknown, text: string): string {
    const fault = faultOf(error, text);
    const { offset } = fault;
    const code = this.#hasCode ? statementsAround(text, offset) : undefined;
    if (code) return splice(text, code.start, code.end - code.start, withoutMdx(text.slice(code.start, code.end)));
    const rest = text.slice(offset);
    if (rest.startsWith('<!--')) return this.#blankComment(fault);
    const unquoted = UNQUOTED.exec(rest)?.[0];
    if (unquoted && this.#lenient) return splice(text, offset, unquoted.length, unquoted.replace(/=([^"'{\s>]+)$/, '="$1"'));
    const summarised = this.#lenient ? INLINE_SUMMARY.exec(rest)?.[0] : undefined;
    if (summarised !== undefined) {
      const indentation = /^[ \t]*$/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))?.[0];
      if (indentation !== undefined) return splice(text, offset + summarised.length, 0, `\n${indentation}`);
    }
    const voidTag = VOID_TAG.exec(rest);
    if (voidTag && this.#lenient && !voidTag[0].endsWith('/>')) return splice(text, offset + voidTag[0].length - 1, 0, '/');
    const opener = openerBefore(text, offset);
    const address = BRACKETED_ADDRESS.exec(text.slice(Math.max(opener, 0)));
    if (address) return splice(text, opener, address[0].length, hideBrackets(address[0]));
    if (opener < 0) {
      this.#tell(fault, offset);
      return withoutMdx(text);
    }
    // A run of the same character is a single mistake.
    let from = opener;
    while (from > 0 && text[from - 1] === text[opener]) from--;
    if (!this.#lenient || isTag(text.slice(from))) this.#tell(fault, from);
    const run = /^(?:\{+|<+)/.exec(text.slice(from))?.[0] ?? '';
    return splice(text, from, run.length, (run.startsWith('<') ? ANGLE : BRACE).repeat(run.length));
  }

  #blankComment({ source, offset }: Fault): string {
    const { text } = source;
    const end = text.indexOf('-->', offset);
    // A comment at the end of a heading can contain its id.
    const id = /^<!--(\s*#[^\s>]+\s*)-->[ \t]*(?:\n|$)/.exec(text.slice(offset))?.[1];
    const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    if (id !== undefined && /^[ \t>]*#{1,6}[ \t]/.test(before)) return splice(text, offset, end + 3 - offset, `{/*${id} */}`);
    if (end >= 0) return text.slice(0, offset) + blank(text.slice(offset, end + 3)) + text.slice(end + 3);
    this.#problems.error('syntax', { position: { start: source.placeAt(offset) } }, 'The comment <!-- is not closed.', 'End it with -->');
    // Later comments are not closed either.
    return text.slice(0, offset) + text.slice(offset).replaceAll('<!--', `${ANGLE}!--`);
  }

  #tell({ source, reason }: Fault, offset: number): void {
    const rest = source.text.slice(offset);
    const before = source.text.slice(source.text.lastIndexOf('\n', offset - 1) + 1, offset);
    const [message, suggestion] = wordingOf(rest, reason, before);
    if (rest.startsWith('<') && (/closing tag/.test(reason) || UNQUOTED.test(rest))) {
      const section = source.text.lastIndexOf('\n#', offset);
      if (this.#reportedSections.has(section)) return;
      this.#reportedSections.add(section);
    }
    this.#problems.error('syntax', { position: { start: source.placeAt(offset) } }, message, suggestion);
  }
}

/** Whether a text begins with a component or an HTML element, which is never meant as text. */
function isTag(text: string): boolean {
  const name = /^<\/?([A-Za-z][\w.]*)/.exec(text)?.[1];
  return name !== undefined && (/^[A-Z]/.test(name) || isKnownElement(name.toLowerCase()));
}

/** Parses the parser's message: "line:column: reason (code)". */
function faultOf(error: unknown, text: string): Fault {
  const message = error instanceof Error ? error.message : String(error);
  const [, line, column, reason] = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx[\w-]*:[\w-]+\))?$/.exec(message) ?? [];
  const source = new SourceText(text);
  return { source, offset: source.offsetAt({ line: Number(line ?? 1), column: Number(column ?? 1) }), reason: reason ?? message };
}

/** Index of the `{` or `<` that begins the invalid syntax; -1 if there is none. */
function openerBefore(text: string, offset: number): number {
  const character = text[offset];
  if (character === '{' || character === '<') return offset;
  return Math.max(text.lastIndexOf('{', offset), text.lastIndexOf('<', offset));
}

const AS_TEXT = 'For the character itself write \\< or put it inside backticks.';

/**
 * The message and the suggestion for an error.
 * @param rest the text from the error on
 * @param before the text before it in its line
 */
function wordingOf(rest: string, reason: string, before: string): readonly [message: string, suggestion: string] {
  const name = /^<\/?([\w.:-]*)/.exec(rest)?.[1] ?? '';
  if (VOID_TAG.test(rest)) return [`<${name}> is not closed.`, `Write <${name}/>`];
  const attribute = /([\w:-]+)=([^"'{\s>]+)$/.exec(UNQUOTED.exec(rest)?.[0] ?? '');
  if (attribute) return [`The value of ${attribute[1]} needs quotes.`, `Write ${attribute[1]}="${attribute[2]}"`];
  const [, inner, line] = /expected corresponding closing tag for `<([^`>]+)>` \((\d+):/.exec(reason) ?? [];
  if (inner !== undefined) {
    return [`</${name}> comes before <${inner}> of line ${line} is closed.`, `Add </${inner}> before it, or remove </${name}>.`];
  }
  if (rest.startsWith('</')) {
    return [`</${name}> has no opening tag here.`, 'Look for a missing opening tag, or for a separate paragraph between the two.'];
  }
  if (name !== '' && /closing tag/.test(reason)) {
    const message = `<${name}> is not closed.`;
    if (/\w$/.test(before)) return [message, `If it is code, put all of it inside backticks; if it is a tag, add </${name}>.`];
    const holder = rest.includes(`</${name}>`) ? /before the end of `(\w+)`/.exec(reason)?.[1] : undefined;
    if (holder === 'listItem')
      return [`<${name}> is not closed before its list item ends.`, `Indent all lines up to </${name}> like <${name}>.`];
    const advice =
      holder === 'paragraph' && before.trim() === ''
        ? `Put <${name}> and </${name}> on lines of their own, with blank lines around the content.`
        : `Add </${name}> at the same depth, with blank lines around the content.`;
    return [message, before.trim() === '' ? advice : `${advice} ${AS_TEXT}`];
  }
  if (/^\{#[^}\s]+\}/.test(rest)) return ['A heading id must be at the end of its line.', 'Move {#id} after the last word of the heading.'];
  const doubled = /^\{\{\s*([\w.]+)\s*\}\}/.exec(rest);
  if (doubled) {
    return [`${doubled[0]} is not a constant: constants have no spaces.`, `Write {{${doubled[1]}}}; for the characters themselves \\{{…}}`];
  }
  if (rest.startsWith('{')) {
    const detail = reason.replace(/^Could not parse expression with \w+: /, '').replace(/\.$/, '');
    return [`{ begins an expression that cannot be parsed: ${detail}.`, 'For the character itself write \\{ or put it inside backticks.'];
  }
  if (rest.startsWith('<')) return ['< begins a tag that cannot be parsed.', AS_TEXT];
  return [
    `This cannot be parsed: ${reason}`,
    'Look at this line and the ones above it for a tag, a brace or a comment that is not closed.',
  ];
}
