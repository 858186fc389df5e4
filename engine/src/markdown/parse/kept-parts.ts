import { toString as textOf } from 'hast-util-to-string';
import type { Heading, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { htmlToHast, markdownToMdast, type Position } from 'satteri';
import { KEPT_END, KEPT_START } from './hidden.ts';
import { type SourceLine, scanLines } from './scan-lines.ts';

declare module 'mdast' {
  interface InlineCodeData {
    /** It is not code, but a formula in TeX: in the line, or one of its own. */
    formula?: 'inline' | 'display';
  }
}

/** A part of a file that the parser would read as something else. It is replaced by a mark, and placed into the tree afterwards. */
interface KeptPart {
  readonly kind: 'code' | 'inline' | 'display';
  readonly text: string;
  /** As its author wrote it, for places in which it is no such part. */
  readonly source: string;
}

/** With what makes a block of it: a heading goes on in no other line. */
const MARK = new RegExp(`(# )?${KEPT_START}(\\d+)${KEPT_END}`, 'g');
const FORMULA = /(?<![\\$])(\$\$?)(?![\s$])((?:\\.|[^\\$`])+?)(?<![\s\\])\1(?![\d$])/g;

/** How a line begins that is no continuation of a paragraph: a list item, a quotation, a heading, a row, a formula or an admonition. */
const BLOCK = /^(?:[-*+](?:\s|$)|(?:-+|=+|\*+)\s*$|[>|]|#{1,6}(?:\s|$)|\d+[.)]\s|\$\$|:::|<)/;

/** How indented lines begin that are content of the tags around them, or of a list with a margin of its own. */
const CONTENT_OF_TAGS = /^\s*(?:[-*+|<{]|\d+[.)]\s)/;

/** Takes formulas and indented code out of a file before it is parsed. Lines stay lines. */
export class KeptParts {
  readonly #parts: KeptPart[] = [];

  #mark(part: KeptPart): string {
    this.#parts.push(part);
    return `${KEPT_START}${this.#parts.length - 1}${KEPT_END}`;
  }

  /** Takes out `$…$` and `$$…$$`, which contain braces and backslashes. */
  hideFormulas(source: string): string {
    if (!source.includes('$')) return source;
    const scanned = scanLines(source);
    const lines = scanned.map(({ text }) => text);
    for (let index = 0; index < scanned.length; index++) {
      const line = scanned[index];
      if (line === undefined || line.fence) continue;
      const content = line.text.slice(line.start);
      if (/^\$\$[^$]*$/.test(content)) {
        const end = scanned.findIndex(({ text }, other) => other > index && /\$\$\s*$/.test(text));
        if (end < 0) continue;
        const whole = lines.slice(index, end + 1).join('\n');
        const tex = whole
          .trim()
          .replace(/^[\s>]*\$\$/, '')
          .replace(/\$\$\s*$/, '')
          .trim();
        lines[index] = line.text.slice(0, line.start) + this.#mark({ kind: 'display', text: tex, source: whole });
        lines.fill('', index + 1, end + 1);
        index = end;
      } else index = this.#hideInText(scanned, lines, index);
    }
    return lines.join('\n');
  }

  /**
   * A formula may go over lines of one paragraph, and its dollars may stand alone on theirs.
   * @returns the last line that was looked at
   */
  #hideInText(scanned: readonly SourceLine[], lines: string[], first: number): number {
    const isPlain = ({ text, start, fence }: SourceLine): boolean =>
      !fence && text.trim() !== '' && text.slice(0, start).trim() === '' && !BLOCK.test(text.slice(start));
    const opened = lines[first]?.trim() === '$';
    const start = scanned[first];
    let end = first + 1;
    for (let line = scanned[end]; start && isPlain(start) && line !== undefined; line = scanned[++end]) {
      // In a formula, a line may begin with a sign that is a list's elsewhere.
      const isInside = opened && !line.fence && line.text.trim() !== '';
      if (!isInside && !isPlain(line)) break;
      if (opened && line.text.trim() === '$') {
        end++;
        break;
      }
    }
    const whole = lines.slice(first, end).join('\n');
    const hidden = this.#hideInLine(
      opened
        ? whole.replace(/\$[ \t]*\n([^$]*?)\n[ \t]*\$[ \t]*$/, (source, text: string) =>
            this.#mark({ kind: 'inline', text: text.trim(), source }),
          )
        : whole,
    ).split('\n');
    for (let line = first; line < end; line++) lines[line] = hidden[line - first] ?? '';
    return end - 1;
  }

  /** Dollars in code are dollars. */
  #hideInLine(line: string): string {
    const outside = line.split(/(`+[^`]*`+)/);
    return outside
      .map((part, index) =>
        index % 2 === 1
          ? part
          : part.replace(FORMULA, (source: string, marks: string, text: string) =>
              this.#mark({ kind: marks === '$$' ? 'display' : 'inline', text: text.trim(), source }),
            ),
      )
      .join('');
  }

  /**
   * Takes out code that MDX does not have: that which is marked by its indentation alone, and in plain Markdown that of `<pre>`.
   * @param hasTags whether tags around content are indented, too, with what is in them
   */
  hidePlainCode(source: string, hasTags: boolean): string {
    if (!/ {4}|\t|<pre/i.test(source)) return source;
    const lines = source.split('\n');
    for (const { start, end, text, isIndented } of plainCode(source)) {
      const margin = (lines[start.line - 1] ?? '').slice(0, start.column - 1);
      // Authors indent fences in lists more than Markdown has it.
      const isMeant = isIndented && (hasTags || margin !== '') && /^(?:`{3}|~{3})/.test(text);
      if (isMeant || (hasTags && (!isIndented || CONTENT_OF_TAGS.test(text)))) continue;
      const quotes = new RegExp(`^(?:[ \\t]*>){${margin.split('>').length - 1}}`);
      const whole = lines.slice(start.line - 1, end.line).join('\n');
      for (let line = start.line; line < end.line; line++) lines[line] = quotes.exec(lines[line] ?? '')?.[0] ?? '';
      lines[start.line - 1] = `${margin}# ${this.#mark({ kind: 'code', text, source: whole })}`;
    }
    return lines.join('\n');
  }

  /** Places the parts into the tree of the file. */
  place(root: Root): void {
    if (this.#parts.length > 0) this.#placeIn(root);
  }

  #placeIn(node: Nodes): void {
    if ('value' in node && node.type !== 'text' && typeof node.value === 'string') node.value = this.#asWritten(node.value);
    if ('url' in node) node.url = this.#asWritten(node.url);
    if (!('children' in node)) return;
    const children: Nodes[] = node.children.flatMap((child: Nodes): Nodes[] => this.#split(child));
    Object.assign(node, { children });
    for (const child of children) this.#placeIn(child);
  }

  #asWritten(text: string): string {
    return text.replace(MARK, (_, before = '', index: string) => this.#sourceOf(before, this.#parts[Number(index)]));
  }

  #sourceOf(before: string, part: KeptPart | undefined): string {
    return part?.kind === 'code' ? part.source : before + (part?.source ?? '');
  }

  #split(node: Nodes): Nodes[] {
    if (node.type === 'heading') return [this.#codeOf(node) ?? node];
    if (node.type !== 'text') return [node];
    const { position } = node;
    const parts: PhrasingContent[] = [];
    let done = 0;
    for (const { 0: mark, 1: before = '', 2: number, index } of node.value.matchAll(MARK)) {
      const part = this.#parts[Number(number)];
      const isFormula = part !== undefined && part.kind !== 'code';
      const text = node.value.slice(done, index) + (isFormula ? before : this.#sourceOf(before, part));
      parts.push({ type: 'text', value: text, position });
      if (isFormula) parts.push({ type: 'inlineCode', value: part.text, data: { formula: part.kind }, position });
      done = index + mark.length;
    }
    parts.push({ type: 'text', value: node.value.slice(done), position });
    return parts.filter((part) => part.type !== 'text' || part.value !== '');
  }

  /** The code that a heading stands for. */
  #codeOf({ children: [first, ...rest], position }: Heading): RootContent | undefined {
    if (first?.type !== 'text' || rest.length > 0) return undefined;
    const [, index] = new RegExp(`^${KEPT_START}(\\d+)${KEPT_END}$`).exec(first.value) ?? [];
    const part = this.#parts[Number(index)];
    return part?.kind === 'code' ? { type: 'code', value: part.text, position } : undefined;
  }
}

interface PlainCode extends Position {
  readonly text: string;
  readonly isIndented: boolean;
}

function plainCode(source: string): PlainCode[] {
  const found: PlainCode[] = [];
  const visit = (node: Nodes): void => {
    const { position } = node;
    const isIndented = node.type === 'code' && /[ \t]/.test(source.charAt(position?.start.offset ?? 0));
    const text = node.type === 'html' ? codeOfPre(node.value) : isIndented ? node.value : undefined;
    if (position && text !== undefined) found.push({ ...position, text, isIndented });
    if ('children' in node) for (const child of node.children) visit(child);
  };
  try {
    visit(markdownToMdast(source, { features: { frontmatter: false } }));
  } catch {
    return [];
  }
  return found;
}

/** The text of a `<pre>`, unless it holds more than text. */
function codeOfPre(html: string): string | undefined {
  const inner = /^<pre\b[^>]*>(?:\s*<code\b[^>]*>)?\n?([^<]*?)\n?(?:<\/code>\s*)?<\/pre>\s*$/i.exec(html)?.[1];
  return inner === undefined ? undefined : textOf(htmlToHast(inner.replaceAll('>', '&gt;')));
}
