import { DiagramError } from '../diagram-error.ts';
import type { Head } from '../svg.ts';
import type { FlowEdge, Shape } from './model.ts';

/** The brackets around a node's text, and its shape; longer ones first. */
const SHAPES: readonly (readonly [string, string, Shape])[] = [
  ['(((', ')))', 'doubleCircle'],
  ['((', '))', 'circle'],
  ['([', '])', 'stadium'],
  ['[[', ']]', 'subroutine'],
  ['[(', ')]', 'cylinder'],
  ['[/', '/]', 'slanted'],
  ['[/', '\\]', 'slanted'],
  ['[\\', '\\]', 'slanted'],
  ['[\\', '/]', 'slanted'],
  ['{{', '}}', 'hexagon'],
  ['[', ']', 'rect'],
  ['(', ')', 'round'],
  ['{', '}', 'diamond'],
  ['>', ']', 'flag'],
];

const ID = /\s*((?:[\p{L}\p{N}_*$!?+/]|\.(?=[\p{L}\p{N}_*]))(?:[\p{L}\p{N}_*$!?+/]|[-.](?=[\p{L}\p{N}_]))*)/uy;
/** `-->`, `---`, `-.->`, `==>`, `~~~`, longer ones, with heads on both ends, and `|label|`. */
const LINK =
  /\s*(<|[xo](?=[-=]))?(-{2,}(?:[>]|[xo](?=\s|$|\|))|-{3,}|={2,}(?:>|[xo](?=\s|$|\|))|={3,}|-\.+-(?:>|[xo](?=\s|$|\|))?|~{3,})\s*(?:\|\s*([^|]*?)\s*\|)?\s*/y;
/** `-- label -->`, `-. label .->`, `== label ==>`, with spaces or none. */
const LINKS_WITH_TEXT: readonly RegExp[] = [
  /\s*(<|[xo](?=-))?(--)\s*([^\s>-].*?)\s*(-{2,}>?)(?:([xo])(?=\s|$))?\s*/y,
  /\s*(<|[xo](?=-))?(-\.)\s*([^\s>.-].*?)\s*(\.+-+>?)(?:([xo])(?=\s|$))?\s*/y,
  /\s*(<|[xo](?==))?(==)\s*([^\s>=].*?)\s*(={2,}>?)(?:([xo])(?=\s|$))?\s*/y,
];

type Link = Pick<FlowEdge, 'text' | 'line' | 'startHead' | 'endHead' | 'length'>;

/** Parses one statement of a flowchart from left to right. */
export class LineReader {
  readonly #text: string;
  readonly #line: number;
  #at = 0;

  constructor(text: string, line: number) {
    this.#text = text;
    this.#line = line;
  }

  get isDone(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Skips a match of a sticky expression; returns whether there was one. */
  skip(pattern: RegExp): boolean {
    return this.#match(pattern) !== undefined;
  }

  readNode(): { id: string; text?: string; shape?: Shape } {
    const id = this.#match(ID)?.[1];
    if (id === undefined) throw this.#error('A node is missing here');
    const content = this.#readShape();
    this.skip(/:::\w+(?:-\w+)*/y);
    this.skip(/\s+$/y);
    return { id, ...content };
  }

  readLink(): Link {
    const plain = this.#match(LINK);
    if (plain) {
      const [, start, arrow = '', text = ''] = plain;
      return {
        text: unquoted(text),
        line: lineOf(arrow),
        startHead: headOf(start),
        endHead: headOf(arrow.at(-1)),
        length: lengthOf(arrow),
      };
    }
    const labelled = LINKS_WITH_TEXT.values()
      .map((pattern) => this.#match(pattern))
      .find((match) => match !== undefined);
    if (!labelled) throw this.#error('An arrow is missing here');
    const [, start, open = '', text = '', close = '', head] = labelled;
    return {
      text: unquoted(text),
      line: lineOf(open),
      startHead: headOf(start),
      endHead: headOf(head ?? close.at(-1)),
      length: lengthOf(close),
    };
  }

  #readShape(): { text: string; shape: Shape } | undefined {
    const rest = this.#text.slice(this.#at);
    const candidates = SHAPES.filter(([open]) => rest.startsWith(open));
    if (candidates.length === 0) return undefined;
    for (const [open, close, shape] of candidates) {
      const quoted = /^\s*"([^"]*)"\s*/.exec(rest.slice(open.length));
      const end = quoted ? open.length + quoted[0].length : rest.indexOf(close, open.length);
      if (end < 0 || !rest.startsWith(close, end)) continue;
      this.#at += end + close.length;
      return { text: quoted?.[1] ?? rest.slice(open.length, end).trim(), shape };
    }
    throw this.#error('The text of this node is not closed');
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text) ?? undefined;
    if (match) this.#at = pattern.lastIndex;
    return match;
  }

  #error(message: string): DiagramError {
    const rest = this.#text.slice(this.#at).trim();
    const where = rest === '' ? 'at the end of the line' : `"${rest.length > 30 ? `${rest.slice(0, 30)}…` : rest}"`;
    const hint = 'Write A[text] -->|label| B; text with brackets or other signs stands in quotes: A["text (note)"].';
    return new DiagramError(this.#line, `${message}: ${where}.`, hint);
  }
}

function unquoted(text: string): string {
  return text.replace(/^"(.*)"$/s, '$1');
}

function lineOf(arrow: string): Link['line'] {
  if (arrow.startsWith('~')) return 'none';
  if (arrow.startsWith('=')) return 'thick';
  return arrow.includes('.') ? 'dotted' : 'solid';
}

function headOf(character: string | undefined): Head | undefined {
  if (character === '<' || character === '>') return 'arrow';
  if (character === 'x') return 'cross';
  return character === 'o' ? 'circle' : undefined;
}

/** The ranks that an arrow spans: as many as it has dots; without any, one for the shortest of its kind, one more for each further dash. */
function lengthOf(arrow: string): number {
  const count = (sign: RegExp): number => arrow.match(sign)?.length ?? 0;
  return count(/\./g) || Math.max(1, count(/[-=~]/g) - (/[>xo]$/.test(arrow) ? 1 : 2));
}
