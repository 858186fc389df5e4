import type { Problems } from '../problems.ts';
import { isKnownElement } from '../render/html-schema.ts';
import { ANGLE, BRACE, blank, restoreText, splice, withoutMdx } from './hidden.ts';
import { SourceText } from './source.ts';
import { statementsAround } from './take-statements.ts';

/** Elements that have no content: `<br>` needs no closing tag in HTML, but does in MDX. */
const VOID = '(br|hr|img|input|source|wbr|col)';
const VOID_TAG = new RegExp(`^<${VOID}\\b[^<>]*>`, 'i');

const COMMENT = /^<!--(?:-?>|[\s\S]*?-->)/;

/** Text that cannot be code, with whole code and plain expressions in it, up to the next tag. */
const PLAIN = /^(?:[^`~{<]+|~(?!~~)|(`+)(?!`)[^\n]*?[^`\n]\1(?!`)|\{[^{}<>`'"]*\})*/;

/** A whole tag, whose attributes may have no quotes. */
const TAG = /^<\/?[A-Za-z][\w.-]*(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}<>`'"]*\}|[^\s"'{}<>`=][^\s"'{}<>`]*))?)*\s*\/?>/;

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
   * Changes HTML that is none in MDX: comments, and in `.md` files tags without quotes or slashes. All that follow are changed at once, up to
   * where the text may be code: a page can have hundreds.
   * @returns undefined if the error is another
   */
  repair(error: unknown, text: string): string | undefined {
    const { offset } = faultOf(error, text);
    if (this.#hasCode && statementsAround(text, offset)) return undefined;
    let repaired = '';
    let done = offset;
    for (let at = offset; ; at = done + (PLAIN.exec(text.slice(done))?.[0].length ?? 0)) {
      const rest = text.slice(at);
      const comment = COMMENT.exec(rest)?.[0];
      const written = comment ?? TAG.exec(rest)?.[0];
      const meant = comment !== undefined ? withoutComment(comment, text, at) : this.#lenient && written ? closedTag(written) : written;
      if (written === undefined) break;
      repaired += text.slice(done, at) + meant;
      done = at + written.length;
    }
    return repaired === text.slice(offset, done) ? undefined : text.slice(0, offset) + repaired + text.slice(done);
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
    if (rest.startsWith('<!--')) return this.#openComment(fault);
    const summarised = this.#lenient ? INLINE_SUMMARY.exec(rest)?.[0] : undefined;
    if (summarised !== undefined) {
      const indentation = /^[ \t]*$/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))?.[0];
      if (indentation !== undefined) return splice(text, offset + summarised.length, 0, `\n${indentation}`);
    }
    const opener = openerBefore(text, offset);
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

  #openComment({ source, offset }: Fault): string {
    const { text } = source;
    this.#problems.error('syntax', { position: { start: source.placeAt(offset) } }, 'The comment <!-- is not closed.', 'End it with -->');
    // Later comments are not closed either.
    return text.slice(0, offset) + text.slice(offset).replaceAll('<!--', `${ANGLE}!--`);
  }

  #tell({ source, reason }: Fault, offset: number): void {
    const rest = source.text.slice(offset);
    const before = source.text.slice(source.text.lastIndexOf('\n', offset - 1) + 1, offset);
    const [message, suggestion] = wordingOf(restoreText(rest), restoreText(reason), before);
    if (rest.startsWith('<') && (/closing tag/.test(reason) || UNQUOTED.test(rest))) {
      const section = source.text.lastIndexOf('\n#', offset);
      if (this.#reportedSections.has(section)) return;
      this.#reportedSections.add(section);
    }
    this.#problems.error('syntax', { position: { start: source.placeAt(offset) } }, message, suggestion);
  }
}

/** A tag with quotes around all values, and with a slash if it has no content. */
function closedTag(tag: string): string {
  const isVoid = VOID_TAG.test(tag);
  const quoted = tag.replace(/"[^"]*"|'[^']*'|=(\s*)([^\s"'{>][^\s>]*?)(?=\s|\/?>$)/g, (whole, space: string | undefined, value: string) =>
    space === undefined ? whole : `=${space}"${value}"`,
  );
  return isVoid ? quoted.replace(/\/?>$/, '/>') : quoted;
}

/** What takes the place of a comment: nothing, or the id that it gives the heading before it. */
function withoutComment(comment: string, text: string, at: number): string {
  const id = /^<!--(\s*#[^\s>]+\s*)-->$/.exec(comment)?.[1];
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const isLast = /^[ \t]*(?:\r?\n|$)/.test(text.slice(at + comment.length));
  return id !== undefined && isLast && /^[ \t>]*#{1,6}[ \t]/.test(before) ? `{/*${id} */}` : blank(comment);
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
  // A tag without content is named where one around it ends.
  const open = new RegExp(`closing tag for \`<${VOID}>\` \\((\\d+):(\\d+)\\)`, 'i').exec(reason ?? '');
  const at = { line: Number(open?.[2] ?? line ?? 1), column: Number(open?.[3] ?? column ?? 1) };
  return { source, offset: source.offsetAt(at), reason: reason ?? message };
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
