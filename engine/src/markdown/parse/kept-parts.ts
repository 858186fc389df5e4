import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { markdownToMdast } from 'satteri';
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

const MARK = new RegExp(`${KEPT_START}(\\d+)${KEPT_END}`, 'g');
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
   * Takes out code that is marked by its indentation alone, which MDX does not have.
   * @param hasTags whether tags around content are indented, too, with what is in them
   */
  hideIndentedCode(source: string, hasTags: boolean): string {
    if (!/(^|\n)[ \t>]*( {4}|\t)/.test(source)) return source;
    const lines = source.split('\n');
    for (const node of indentedCode(source)) {
      if (hasTags && CONTENT_OF_TAGS.test(node.value)) continue;
      const { start, end } = node.position ?? {};
      if (!start || !end) continue;
      const first = lines[start.line - 1] ?? '';
      const margin = /^[ \t>]*/.exec(first)?.[0].replace(/( {1,4}|\t)$/, '') ?? '';
      const whole = lines.slice(start.line - 1, end.line).join('\n');
      for (let line = start.line; line < end.line; line++) lines[line] = /^[ \t]*(?:>[ \t]*)*/.exec(lines[line] ?? '')?.[0].trimEnd() ?? '';
      lines[start.line - 1] = margin + this.#mark({ kind: 'code', text: node.value, source: whole });
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
    return text.replace(MARK, (_, index: string) => this.#parts[Number(index)]?.source ?? '');
  }

  #split(node: Nodes): Nodes[] {
    if (node.type === 'paragraph') return this.#splitParagraph(node);
    if (node.type !== 'text') return [node];
    const { position } = node;
    const parts: PhrasingContent[] = node.value.split(MARK).map((text, index): PhrasingContent => {
      const part = index % 2 === 1 ? this.#parts[Number(text)] : undefined;
      if (part === undefined) return { type: 'text', value: text, position };
      return part.kind === 'code'
        ? { type: 'text', value: part.source, position }
        : { type: 'inlineCode', value: part.text, data: { formula: part.kind }, position };
    });
    return parts.filter((part) => part.type !== 'text' || part.value !== '');
  }

  /** A paragraph that begins with code is that code, and perhaps a paragraph after it. */
  #splitParagraph(node: Paragraph): RootContent[] {
    const [first, ...rest] = node.children;
    if (first?.type !== 'text') return [node];
    const [mark, index] = new RegExp(`^${KEPT_START}(\\d+)${KEPT_END}\\n?`).exec(first.value) ?? [];
    const part = this.#parts[Number(index)];
    if (mark === undefined || part?.kind !== 'code') return [node];
    const value = first.value.slice(mark.length);
    const after: PhrasingContent[] = [...(value === '' ? [] : [{ ...first, value }]), ...rest];
    const code: RootContent = { type: 'code', value: part.text, position: node.position };
    return after.length === 0 ? [code] : [code, { ...node, children: after }];
  }
}

function indentedCode(source: string): Extract<Nodes, { type: 'code' }>[] {
  const found: Extract<Nodes, { type: 'code' }>[] = [];
  const visit = (node: Nodes): void => {
    const offset = node.position?.start.offset;
    if (node.type === 'code' && offset !== undefined && !/^[ \t]*(`{3}|~{3})/.test(source.slice(offset, offset + 20))) found.push(node);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  try {
    visit(markdownToMdast(source, { features: { frontmatter: false } }));
  } catch {
    return [];
  }
  return found;
}
