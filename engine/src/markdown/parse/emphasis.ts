import type { Nodes, Root } from 'mdast';
import { changeTexts } from './change-texts.ts';
import { JOINER } from './hidden.ts';
import { SourceText } from './source.ts';

/** Punctuation that nobody writes: beside a letter, the mark `_` would begin and end nothing. */
const DIVIDER = '\u2E4F';
const JOINERS = new RegExp(`(${DIVIDER}?${JOINER}${DIVIDER}?)`, 'g');
const CJK = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Bopo}';
const CJK_MARK = '\\u3001-\\u303F\\uFE10-\\uFE1F\\uFE30-\\uFE4F\\uFF01-\\uFFEF';

/** A run of marks between punctuation and a letter, one of them Chinese, Japanese or Korean: CommonMark's rules fail there. */
const TROUBLED = new RegExp(
  [
    `[[\\p{P}\\p{S}]--[*~\\\\]][*~]+[${CJK}]`,
    `[${CJK}][*~]+[[\\p{P}\\p{S}]--[*~]]`,
    `[${CJK_MARK}][*~]+[\\p{L}\\p{N}]`,
    `[\\p{L}\\p{N}][*~]+[${CJK_MARK}]`,
  ].join('|'),
  'v',
);

/** Marks that begin or end a comment of an expression. */
const COMMENT = /[{\s]\/\*|\*\/[}\s]/;

/**
 * A text whose marks beside Chinese begin and end emphasis: `**中文（注）**后文` is bold. CommonMark requires a space after a mark that follows
 * punctuation, but Chinese has none; see github.com/commonmark/commonmark-spec/issues/650 and the amendment of markdown-cjk-friendly.
 */
export function joinMarks(text: string): string {
  return text.replace(/[*~]+/g, (marks, index: number) => {
    const end = index + marks.length;
    const around = text.slice(Math.max(0, index - 2), end + 2);
    if (!TROUBLED.test(around) || COMMENT.test(around)) return marks;
    const parts = [text[index - 1] === '_' ? DIVIDER : '', ...(marks.match(/\*+|~+/g) ?? []), text[end] === '_' ? DIVIDER : ''];
    return parts.join(JOINER);
  });
}

/** Makes the tree of a text with `joinMarks` that of the text. Not recursive, as the tree may be too deep. */
export function unjoin(root: Root, joined: string, text: string): void {
  const source = new SourceText(text);
  const places: number[] = [];
  let place = 0;
  for (const [index, part] of joined.split(JOINERS).entries()) {
    for (let at = 0; at < part.length; at++) places.push(index % 2 === 1 ? place : place++);
  }
  places.push(place);
  const placeOf = (offset = 0): number => places[offset] ?? 0;
  const open: Nodes[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    changeTexts(node, withoutJoiners);
    if (node.position) node.position = source.positionOf(placeOf(node.position.start.offset), placeOf(node.position.end.offset));
    if (!('children' in node)) continue;
    const children: Nodes[] = node.children;
    Object.assign(node, { children: children.filter((child) => child.type !== 'text' || withoutJoiners(child.value) !== '') });
    for (const child of node.children) open.push(child);
  }
}

function withoutJoiners(text: string): string {
  return text.replace(JOINERS, '');
}
