import { compareLines } from './compare-lines.ts';
import { BETWEEN_CELLS, CODE, cellsIn, codeAndText, type TextBlock, withoutCodeMarks } from './text-blocks.ts';
import { compareAll, isReadable, joinAcross, replaced, type TextPart } from './text-parts.ts';

/** Divides a text into words. */
export type WordsOf = (text: string) => readonly string[];

/**
 * What two versions of a block have in common, and what one of them alone has: code by lines, rows of as many cells cell by cell, of figures
 * their captions. Words that became code, or no longer are, stay what they say.
 */
export function compareWords(old: TextBlock, block: TextBlock, wordsOf: WordsOf): TextPart[] {
  if (block.kind === 'code') return compareLines(old.text, block.text);
  const [oldCells, cells] = [old, block].map((one) => (one.kind === 'figure' ? [one.caption ?? ''] : cellsIn(one)));
  return (cells ?? []).flatMap((cell, index) => [
    ...(index > 0 ? [{ text: BETWEEN_CELLS, in: 'both' } as const] : []),
    ...replaceSentences(joinAcross(compareTextWords(oldCells?.[index] ?? '', cell, wordsOf), isGap))
      .map(joinCode)
      .map(keepPunctuation),
  ]);
}

const PUNCTUATION = /^[\s，。；：、！？,;:.!?“”‘’"'（）()]+$/u;

/** What differs by its punctuation alone says nothing else: each text has its own there, without a mark. */
function keepPunctuation(part: TextPart): TextPart {
  if (part.in === 'both' || !PUNCTUATION.test(part.text)) return part;
  return part.in === 'new' ? { text: part.text, old: '', in: 'both' } : { text: '', old: part.text, in: 'both' };
}

interface Word {
  readonly text: string;
  readonly isCode: boolean;
}

function compareTextWords(old: string, fresh: string, wordsOf: WordsOf): TextPart[] {
  const words = (text: string): Word[] => codeAndText(text).flatMap((part) => wordsOf(part.text).map((word) => ({ ...part, text: word })));
  const join = (some: readonly Word[]): string => some.map(({ text, isCode }) => (isCode ? CODE.start + text + CODE.end : text)).join('');
  return compareAll(words(old), words(fresh), join, (one, other) => one.text === other.text);
}

/** Words of code that follow each other are one piece of code. */
const joinCode = ({ text, in: place }: TextPart): TextPart => ({ text: text.replaceAll(CODE.end + CODE.start, ''), in: place });

/** The sentences of a text, each with what ends it, which is none within code. */
const SENTENCES = new RegExp(`(?:${CODE.start}[^${CODE.end}]*${CODE.end}|.)*?(?:[。！？；]+|[.!?]+(?=\\s)|$)`, 'gsu');
const SENTENCE_END = /[。！？；.!?]$/u;

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
  const textIn = (sentence: readonly TextPart[], own: 'old' | 'new'): string =>
    sentence.map(({ text, in: place }) => (place === own || place === 'both' ? text : '')).join('');
  return sentences.flatMap((sentence) =>
    isReadable(sentence) || isPartOfOther(sentence)
      ? sentence
      : replaced(textIn(sentence, 'old'), textIn(sentence, 'new')).filter(({ text }) => text !== ''),
  );
}

function isPartOfOther(parts: readonly TextPart[]): boolean {
  const places = new Set(parts.map(({ in: place }) => place));
  return places.size === 2 && parts.some(({ text, in: place }) => place === 'both' && /\p{L}/u.test(text));
}

/** Widest text between two replaced ones that is taken to be replaced with them, in Latin characters: fewer pieces are easier to read. */
const GAP = 8;

/** Chinese characters are as wide as two others. */
const isGap = (text: string): boolean =>
  withoutCodeMarks(text)
    .trim()
    .replace(/\p{Script=Han}/gu, '--').length <= GAP;
