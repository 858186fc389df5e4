import { loadLate } from '../../model/load-late.ts';
import { BETWEEN_CELLS, cellsIn, type TextBlock } from './text-blocks.ts';

/** A part of a text, and which of the two texts have it. */
export interface TextPart {
  readonly text: string;
  readonly in: 'both' | 'old' | 'new';
}

/** Divides a text into words. */
export type WordsOf = (text: string) => string[];

/** Most words added and removed in a block, and blocks in a text; beyond that, it is shown as replaced. */
export const MOST_EDITS = 4000;

/** What two versions of a block have in common, and what one of them alone has: code by lines, rows of as many cells cell by cell. */
export function compareWords(old: TextBlock, block: TextBlock, wordsOf: WordsOf): TextPart[] {
  if (block.kind === 'code') return compareLines(withEnd(old), withEnd(block));
  const oldCells = cellsIn(old);
  return cellsIn(block).flatMap((cell, index) => [
    ...(index > 0 ? [{ text: BETWEEN_CELLS, in: 'both' } as const] : []),
    ...replaceSentences(joinAcross(comparePieces(oldCells[index] ?? '', cell, wordsOf), isGap)),
  ]);
}

/** The sentences of a text, each with what ends it. */
const SENTENCES = /.*?(?:[。！？；]+|[.!?]+(?=\s)|$)/gsu;
const SENTENCE_END = /[。！？；.!?]$/u;

/** Of sentences that are not mostly kept, the older one stands before the newer one: pieces of both in turn can hardly be read. */
function replaceSentences(parts: readonly TextPart[]): TextPart[] {
  const sentences: TextPart[][] = [[]];
  for (const part of parts) {
    for (const text of part.in === 'both' ? (part.text.match(SENTENCES) ?? []) : [part.text]) {
      if (text !== '') sentences.at(-1)?.push({ ...part, text });
      if (part.in === 'both' && SENTENCE_END.test(text)) sentences.push([]);
    }
  }
  const textIn = (sentence: readonly TextPart[], own: 'old' | 'new'): string =>
    sentence.map(({ text, in: place }) => (place === own || place === 'both' ? text : '')).join('');
  return sentences.flatMap((sentence) =>
    isMostlyKept(sentence) ? sentence : replaced(textIn(sentence, 'old'), textIn(sentence, 'new')).filter(({ text }) => text !== ''),
  );
}

function comparePieces(old: string, fresh: string, split: WordsOf): TextPart[] {
  const { diffArrays }: typeof import('diff') = loadLate('diff');
  const changes = diffArrays(split(old), split(fresh), { maxEditLength: MOST_EDITS });
  if (!changes) return replaced(old, fresh);
  return changes.map(({ value, added, removed }) => ({ text: value.join(''), in: added ? 'new' : removed ? 'old' : 'both' }));
}

/** Lines that both texts have stay in their places, but in code that was mostly replaced, not those without a word: they say nothing. */
function compareLines(old: string, fresh: string): TextPart[] {
  const parts = comparePieces(old, fresh, linesOf);
  return isMostlyKept(parts) ? parts : joinAcross(parts, (text) => !/[\p{L}\p{N}]/u.test(text));
}

const replaced = (old: string, fresh: string): TextPart[] => [
  { text: old, in: 'old' },
  { text: fresh, in: 'new' },
];

/** The last line of code is a line like all others. */
const withEnd = ({ text }: TextBlock): string => `${text}\n`;

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

/** Widest text between two replaced ones that is taken to be replaced with them, in Latin characters: fewer pieces are easier to read. */
const GAP = 8;

/** Least share of the longer of two texts that both have, to mark the words of it that differ. */
const LEAST_KEPT = 0.5;

/** Chinese characters are as wide as two others. */
const isGap = (text: string): boolean => text.trim().replace(/\p{Script=Han}/gu, '--').length <= GAP;

/** Joins what was replaced where that which stands between is not worth to be told apart. */
function joinAcross(parts: readonly TextPart[], isNothing: (between: string) => boolean): TextPart[] {
  const joined: TextPart[] = [];
  let [old, fresh] = ['', ''];
  const flush = (): void => {
    if (old !== '') joined.push({ text: old, in: 'old' });
    if (fresh !== '') joined.push({ text: fresh, in: 'new' });
    [old, fresh] = ['', ''];
  };
  for (const [index, part] of parts.entries()) {
    const isJoined = part.in === 'both' && isNothing(part.text) && old !== '' && fresh !== '' && index < parts.length - 1;
    if (part.in === 'old' || isJoined) old += part.text;
    if (part.in === 'new' || isJoined) fresh += part.text;
    if (part.in === 'both' && !isJoined) {
      flush();
      joined.push(part);
    }
  }
  flush();
  return joined;
}

/** Whether most of a text stays: with marks at every other word one can read neither what was there nor what is. */
export function isMostlyKept(parts: readonly TextPart[]): boolean {
  const lengthIn = (...places: TextPart['in'][]): number =>
    parts.reduce((sum, { text, in: place }) => sum + (places.includes(place) ? text.length : 0), 0);
  return lengthIn('both') >= LEAST_KEPT * Math.max(lengthIn('both', 'old'), lengthIn('both', 'new'));
}
