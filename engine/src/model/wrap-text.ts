import { createSegmenter } from './language.ts';

/** Characters between which a line may break, as the inside of a regular expression's class. */
const WIDE = '\\u2E80-\\u9FFF\\uAC00-\\uD7AF\\uF900-\\uFAFF\\uFE30-\\uFE4F\\uFF00-\\uFFEF';
/** What must not end a line, and what must not begin one. */
const OPENING = '（《〈「『【〔“‘([{';
const CLOSING = '，。、；：？！）》〉」』】〕”’…›々ー';
/** A word or a character, with the marks that belong to it. */
const PIECE = new RegExp(
  `[${OPENING}]*(?:[${WIDE}]|[^\\s${WIDE}“‘]*[^\\s${WIDE}${OPENING}])[${CLOSING}]*(?:[,.;:!?)\\]}%]+(?=[\\s${WIDE}]|$))?\\s*|\\S\\s*`,
  'gu',
);

export interface WrapOptions {
  /** Width of a line, in the unit of `measure`. */
  readonly width: number;
  readonly measure: (text: string) => number;
  /** The language of a text that breaks between words only, Chinese as well. */
  readonly locale?: string;
}

/** Breaks a text into lines, each as long as it can be. */
export function fillLines(text: string, { width, measure, locale }: WrapOptions): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text, locale)) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

/** Breaks a text into as few lines as possible, of about the same length: no single character is left alone on the last one. */
export function wrapText(text: string, options: WrapOptions): string[] {
  const step = options.measure('中');
  let lines = fillLines(text, options);
  for (let width = options.width - step; width > 0; width -= step) {
    const narrower = fillLines(text, { ...options, width });
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** Single characters that belong to the word after them. Others, such as the ends of 服务器 and 客户端, belong to the one before. */
const LEADING = new Set('不与从以再到去及可向和在如对将很或把按是有未由被让请还');

const segmenters = new Map<string, Intl.Segmenter>();

/** Where the words of a text begin. */
function wordStarts(text: string, locale: string): Set<number> {
  const segmenter = segmenters.get(locale) ?? createSegmenter(locale);
  segmenters.set(locale, segmenter);
  const words = [...segmenter.segment(text)];
  const isSingle = (word: Intl.SegmentData | undefined): boolean => word?.isWordLike === true && /^\p{Script=Han}$/u.test(word.segment);
  const starts = words.filter((word, index) => {
    const before = words[index - 1];
    const isEnd = isSingle(word) && !LEADING.has(word.segment) && before?.isWordLike === true;
    return !isEnd && !(isSingle(before) && LEADING.has(before?.segment ?? ''));
  });
  return new Set(starts.map(({ index }) => index));
}

function piecesOf(text: string, locale: string | undefined): string[] {
  const words = locale === undefined ? undefined : wordStarts(text, locale);
  const pieces: string[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (words?.has(index) === false && pieces.length > 0) pieces.push((pieces.pop() ?? '') + piece);
    else pieces.push(piece);
  }
  return pieces;
}
