import type { PhrasingContent } from 'mdast';
import type { SourceText } from './source.ts';

/** A run of `*` or `~` in a line of text. */
export interface Delimiter {
  readonly mark: string;
  readonly length: number;
  /** Index of the source. */
  readonly start: number;
}

export type Piece = PhrasingContent | Delimiter;

/** A run while it is paired: the rest of it, and whether it can open and close emphasis. */
interface OpenRun extends Delimiter {
  length: number;
  start: number;
  readonly original: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
}

export function isDelimiter(piece: Piece): piece is Delimiter {
  return 'mark' in piece;
}

/** Resolves emphasis by CommonMark's algorithm ("process emphasis") with the CJK-friendly amendment for runs beside Chinese. */
export function pairDelimiters(pieces: readonly Piece[], source: SourceText): PhrasingContent[] {
  const sequence: (PhrasingContent | OpenRun)[] = pieces.map((piece) => (isDelimiter(piece) ? openRun(piece, source) : piece));
  for (let index = 0; index < sequence.length; index++) {
    const closer = sequence[index];
    if (!closer || !('mark' in closer) || !closer.canClose) continue;
    while (closer.length > 0) {
      const openerIndex = findOpener(sequence, index, closer);
      const opener = sequence[openerIndex];
      if (!opener || !('mark' in opener)) break;
      const length = closer.mark === '~' ? closer.length : Math.min(2, opener.length, closer.length);
      opener.length -= length;
      const inner = asText(sequence.slice(openerIndex + 1, index), source);
      const node = wrap(closer.mark, length, inner, opener.start + opener.length, closer.start + length, source);
      closer.start += length;
      closer.length -= length;
      sequence.splice(openerIndex + 1, index - openerIndex - 1, node);
      index = openerIndex + 2;
      if (opener.length === 0) {
        sequence.splice(openerIndex, 1);
        index--;
      }
    }
    if (closer.length === 0) {
      sequence.splice(index, 1);
      index--;
    }
  }
  return asText(sequence, source);
}

function findOpener(sequence: readonly (PhrasingContent | OpenRun)[], before: number, closer: OpenRun): number {
  for (let index = before - 1; index >= 0; index--) {
    const run = sequence[index];
    if (!run || !('mark' in run) || run.mark !== closer.mark || !run.canOpen || run.length === 0) continue;
    if (closer.mark === '~') {
      if (run.length === closer.length && run.length <= 2) return index;
      continue;
    }
    const sum = run.original + closer.original;
    const isBlocked = (run.canClose || closer.canOpen) && sum % 3 === 0 && (run.original % 3 !== 0 || closer.original % 3 !== 0);
    if (!isBlocked) return index;
  }
  return -1;
}

function wrap(mark: string, length: number, children: PhrasingContent[], start: number, end: number, source: SourceText): PhrasingContent {
  const type = mark === '~' ? 'delete' : length === 2 ? 'strong' : 'emphasis';
  return { type, children, position: source.positionOf(start, end) };
}

/** Converts unpaired runs to text, and joins adjacent texts. */
function asText(sequence: readonly (PhrasingContent | OpenRun)[], source: SourceText): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  for (const item of sequence) {
    const node = 'mark' in item ? runAsText(item, source) : item;
    const last = nodes.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      const position = last.position && node.position && { start: last.position.start, end: node.position.end };
      nodes[nodes.length - 1] = { type: 'text', value: last.value + node.value, ...(position && { position }) };
    } else nodes.push(node);
  }
  return nodes;
}

function runAsText({ mark, length, start }: OpenRun, source: SourceText): PhrasingContent {
  return { type: 'text', value: mark.repeat(length), position: source.positionOf(start, start + length) };
}

function openRun({ mark, length, start }: Delimiter, { text }: SourceText): OpenRun {
  const before = lastCharacter(text.slice(Math.max(0, start - 2), start));
  const after = String.fromCodePoint(text.codePointAt(start + length) ?? 0x20);
  const canOpen = !isSpace(after) && (!isForeignPunctuation(after) || isSpace(before) || isForeignPunctuation(before) || isCjk(before));
  const canClose = !isSpace(before) && (!isForeignPunctuation(before) || isSpace(after) || isForeignPunctuation(after) || isCjk(after));
  return { mark, length, start, original: length, canOpen, canClose };
}

function lastCharacter(text: string): string {
  return [...text].at(-1) ?? ' ';
}

function isSpace(character: string): boolean {
  return /\s/.test(character);
}

function isForeignPunctuation(character: string): boolean {
  return /[\p{P}\p{S}]/u.test(character) && !isCjk(character);
}

/** Letters and punctuation of Chinese, Japanese and Korean. */
function isCjk(character: string): boolean {
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3000-\u303F\uFE10-\uFE1F\uFE30-\uFE4F\uFF00-\uFFEF]/u.test(character);
}
