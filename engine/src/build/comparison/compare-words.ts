import { compareLines } from './compare-lines.ts';
import { BETWEEN_CELLS, CODE, cellsIn, piecesOf, STRONG, type TextBlock, type TextPiece, withoutMarks } from './text-blocks.ts';
import { compareAll, isReadable, joinAcross, replaced, type TextPart } from './text-parts.ts';
import { countWords } from './word-counts.ts';

/** Divides a text into words. */
export type WordsOf = (text: string) => readonly string[];

/**
 * What two versions of a block have in common, and what one of them alone has: code by lines, rows of as many cells cell by cell, of figures
 * their captions. Words that became code, or no longer are, stay what they say.
 */
export function compareWords(old: TextBlock, block: TextBlock, wordsOf: WordsOf): TextPart[] {
  if (block.kind === 'code') return compareLines(old.text, block.text);
  const [oldCells, cells] = [old, block].map((one) => (one.kind === 'figure' ? [one.caption ?? ''] : cellsIn(one)));
  return (cells ?? []).flatMap((cell, index) => {
    const parts = replaceSentences(joinAcross(compareTextWords(oldCells?.[index] ?? '', cell, wordsOf), isGap));
    return [
      ...(index > 0 ? [{ text: BETWEEN_CELLS, in: 'both' } as const] : []),
      ...(block.kind === 'row' && isOtherCell(parts, wordsOf) ? replaceAll(parts) : parts).map(joinMarked).map(keepPunctuation),
    ];
  });
}

/** Strong or not, but none of code. */
const PUNCTUATION = new RegExp(`^[\\s${STRONG.start}${STRONG.end}，。；：、！？,;:.!?“”‘’"'（）()]+$`, 'u');

/** What differs by its punctuation alone says nothing else: each text has its own there, without a mark. */
function keepPunctuation(part: TextPart): TextPart {
  if (part.in === 'both' || !PUNCTUATION.test(part.text)) return part;
  return part.in === 'new' ? { text: part.text, old: '', in: 'both' } : { text: '', old: part.text, in: 'both' };
}

function compareTextWords(old: string, fresh: string, wordsOf: WordsOf): TextPart[] {
  const words = (text: string): TextPiece[] =>
    piecesOf(text).flatMap((part) => wordsOf(part.text).map((word) => ({ ...part, text: word })));
  const join = (some: readonly TextPiece[]): string =>
    some.map(({ text, marks }) => (marks ? marks.start + text + marks.end : text)).join('');
  return compareAll(words(old), words(fresh), join, (one, other) => one.text === other.text);
}

/** Words of code, or strong ones, that follow each other are one piece. */
const joinMarked = ({ text, in: place }: TextPart): TextPart => ({
  text: text.replaceAll(CODE.end + CODE.start, '').replaceAll(STRONG.end + STRONG.start, ''),
  in: place,
});

/** The sentences of a text, each with what ends it, which is none within code. What is strong is so word by word here. */
const SENTENCES = new RegExp(
  `(?:${CODE.start}[^${CODE.end}]*${CODE.end}|.)*?(?:[。！？；]+${STRONG.end}?|[.!?]+${STRONG.end}?(?=${STRONG.start}?\\s)|$)`,
  'gsu',
);
const SENTENCE_END = new RegExp(`[。！？；.!?]${STRONG.end}?$`, 'u');

/**
 * Of sentences that cannot be read with marks, the older one stands before the newer one: pieces of both in turn can hardly be read. Where one of them has
 * all that the other says, there is but one to be read.
 */
function replaceSentences(parts: readonly TextPart[]): TextPart[] {
  const sentences: TextPart[][] = [[]];
  for (const part of parts) {
    for (const text of part.in === 'both' ? (part.text.match(SENTENCES) ?? []) : [part.text]) {
      if (text !== '') sentences.at(-1)?.push({ ...part, text });
      if (part.in === 'both' && SENTENCE_END.test(text)) sentences.push([]);
    }
  }
  return sentences.flatMap((sentence) => (isReadable(sentence) || isPartOfOther(sentence) ? sentence : replaceAll(sentence)));
}

/** What one text says, and then what the other says. */
function replaceAll(parts: readonly TextPart[]): TextPart[] {
  const textIn = (own: 'old' | 'new'): string =>
    parts.map(({ text, in: place }) => (place === own || place === 'both' ? text : '')).join('');
  return replaced(textIn('old'), textIn('new')).filter(({ text }) => text !== '');
}

/** Least share of the words of the longer of two cells that both have. */
const LEAST_OF_CELL = 0.4;

/**
 * Whether the cells of two rows have so little in common that they are read one after the other: as a cell has few lines, a sentence that both have
 * among others that were replaced is hardly found.
 */
function isOtherCell(parts: readonly TextPart[], wordsOf: WordsOf): boolean {
  const wordsIn = (place: TextPart['in']): number => {
    const text = parts.map((part) => (part.in === place ? part.text : '')).join(' ');
    return /[\p{L}\p{N}]/u.test(text) ? countWords(wordsOf(withoutMarks(text))).total : 0;
  };
  const [both, old, fresh] = [wordsIn('both'), wordsIn('old'), wordsIn('new')];
  return old > 0 && fresh > 0 && both < LEAST_OF_CELL * (both + Math.max(old, fresh));
}

function isPartOfOther(parts: readonly TextPart[]): boolean {
  const places = new Set(parts.map(({ in: place }) => place));
  return places.size === 2 && parts.some(({ text, in: place }) => place === 'both' && /\p{L}/u.test(text));
}

/** Widest text between two replaced ones that is taken to be replaced with them, in Latin characters: fewer pieces are easier to read. */
const GAP = 8;

/** Chinese characters are as wide as two others. */
const isGap = (text: string): boolean =>
  withoutMarks(text)
    .trim()
    .replace(/\p{Script=Han}/gu, '--').length <= GAP;
