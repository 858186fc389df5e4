import type { Delete, Emphasis, Nodes, PhrasingContent, Strong } from 'mdast';
import { isDelimiter, type Piece, pairDelimiters } from './delimiters.ts';
import { isPhrasing } from './phrasing.ts';
import type { SourceText } from './source.ts';

const LETTER = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}';
const FULL_WIDTH = '\\u3001-\\u303F\\uFF00-\\uFFEF';

/** A run of marks between punctuation and a letter, one of them Chinese, Japanese or Korean: CommonMark's rules fail there. */
const TROUBLED = new RegExp(
  [
    `[\\p{P}\\p{S}][*~]+[${LETTER}]`,
    `[${LETTER}][*~]+[\\p{P}\\p{S}]`,
    `[${FULL_WIDTH}][*~]+[\\p{L}\\p{N}]`,
    `[\\p{L}\\p{N}][*~]+[${FULL_WIDTH}]`,
  ].join('|'),
  'u',
);

/** Limit for the marks of a paragraph; more are not emphasis. */
const MOST_MARKS = 500;

/**
 * Resolves emphasis beside Chinese again: `**中文（注）**后文` is bold. CommonMark requires a space after a mark that follows punctuation, but
 * Chinese has none; see github.com/commonmark/commonmark-spec/issues/650 and the amendment of markdown-cjk-friendly.
 */
export function resolveCjkEmphasis(node: Nodes, source: SourceText): void {
  if (!('children' in node)) return;
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    const { start, end } = node.position ?? {};
    if (!start || !end || !TROUBLED.test(source.text.slice(start.offset, end.offset))) return;
    resolveLine(node, source);
  } else for (const child of node.children) resolveCjkEmphasis(child, source);
}

function resolveLine(parent: { children: Nodes[] }, source: SourceText): void {
  const children = parent.children.filter(isPhrasing);
  if (children.length !== parent.children.length) return;
  const pieces = flatten(children, source);
  if (!pieces || pieces.filter(isDelimiter).length > MOST_MARKS) return;
  parent.children = pairDelimiters(pieces, source);
}

/** The content with emphasis split into marks and text, or undefined if the marks cannot be found in the source. */
function flatten(nodes: readonly PhrasingContent[], source: SourceText): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (const node of nodes) {
    const parts = node.type === 'text' ? splitText(node, source) : isMarked(node, source) ? unwrap(node, source) : [node];
    if (!parts) return undefined;
    if (parts[0] === node && 'children' in node) resolveLine(node, source);
    for (const part of parts) {
      const last = pieces.at(-1);
      if (isDelimiter(part) && last && isDelimiter(last) && last.mark === part.mark && last.start + last.length === part.start) {
        pieces[pieces.length - 1] = { ...last, length: last.length + part.length };
      } else pieces.push(part);
    }
  }
  return pieces;
}

function unwrap(node: Emphasis | Strong | Delete, source: SourceText): Piece[] | undefined {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  const inner = flatten(node.children, source);
  if (start === undefined || end === undefined || !inner) return undefined;
  const mark = source.text.charAt(start);
  const length = node.type === 'emphasis' || (node.type === 'delete' && source.text[start + 1] !== '~') ? 1 : 2;
  return [{ mark, length, start }, ...inner, { mark, length, start: end - length }];
}

/** Splits a text at its runs of marks. Escaped marks and entities are text. */
function splitText(node: Extract<PhrasingContent, { type: 'text' }>, source: SourceText): Piece[] | undefined {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return [node];
  const written = [...source.text.slice(start, end).matchAll(/\\[\s\S]|[*~]+/g)].filter(([match]) => /[*~]/.test(match));
  const shown = [...node.value.matchAll(/[*~]/g)].map(({ index }) => index);
  if (written.reduce((sum, [match]) => sum + (match[0] === '\\' ? 1 : match.length), 0) !== shown.length) return undefined;
  const pieces: Piece[] = [];
  let from = 0;
  let fromOffset = start;
  let seen = 0;
  const pushText = (to: number, toOffset: number): void => {
    if (to > from) pieces.push({ type: 'text', value: node.value.slice(from, to), position: source.positionOf(fromOffset, toOffset) });
  };
  for (const match of written) {
    const isEscaped = match[0].startsWith('\\');
    const at = shown[seen] ?? 0;
    seen += isEscaped ? 1 : match[0].length;
    if (isEscaped || new Set(match[0]).size > 1) continue;
    const runStart = start + match.index;
    pushText(at, runStart);
    pieces.push({ mark: match[0].charAt(0), length: match[0].length, start: runStart });
    from = at + match[0].length;
    fromOffset = runStart + match[0].length;
  }
  pushText(node.value.length, end);
  return pieces;
}

function isMarked(node: PhrasingContent, source: SourceText): node is Emphasis | Strong | Delete {
  if (node.type !== 'emphasis' && node.type !== 'strong' && node.type !== 'delete') return false;
  return /[*~]/.test(source.text.charAt(node.position?.start.offset ?? 0));
}
