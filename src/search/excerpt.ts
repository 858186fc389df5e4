import type { MarkRange } from '../model/search.ts';
import type { Marker } from './marker.ts';

/** UTF-16 code units of an excerpt: two lines of the search overlay in Chinese, three in English. */
const EXCERPT_LENGTH = 160;
/** What stands before the first match, so that it is read in its sentence. */
const LEAD = 40;

export interface Excerpt {
  readonly text: string;
  readonly marks: readonly MarkRange[];
}

/** The stretch of a text with the most matches, the first of them if several are alike. A text without a match gives its beginning. */
export function createExcerpt(text: string, marker: Marker): Excerpt {
  const marks = marker.mark(text);
  const start = findStart(text, marks);
  const end = findEnd(text, start);
  const before = start > 0 ? '…' : '';
  const shift = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${end < text.length ? '…' : ''}`.toWellFormed().replaceAll('\n', ' '),
    marks: marks.filter(([from, to]) => from >= start && to <= end).map(([from, to]): MarkRange => [from + shift, to + shift]),
  };
}

function findStart(text: string, marks: readonly MarkRange[]): number {
  const best = findDensest(marks);
  const start = Math.max(0, Math.min(best - LEAD, text.length - EXCERPT_LENGTH));
  if (start === 0) return 0;
  const [lastSentence = ''] = /(?<=[。！？；\n]|[.!?;]\s)\S[^。！？；\n.!?;]*$/u.exec(text.slice(start, best + 1)) ?? [];
  return lastSentence === '' ? skipHalfWord(text, start, best) : best + 1 - lastSentence.length;
}

/** The next place at which a word begins: between Chinese characters, anywhere. */
function skipHalfWord(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && /[\w-]/.test(text[at] ?? '') && /[\w-]/.test(text[at - 1] ?? '')) at += 1;
  return skipHalfCharacter(text, at);
}

function findEnd(text: string, start: number): number {
  const end = Math.min(text.length, start + EXCERPT_LENGTH);
  return end < text.length ? skipHalfCharacter(text, end) : end;
}

/** The first match of the window that holds the most, in one pass. */
function findDensest(marks: readonly MarkRange[]): number {
  let best = marks[0]?.[0] ?? 0;
  let most = 0;
  for (let first = 0, last = 0; first < marks.length; first += 1) {
    const from = marks[first]?.[0] ?? 0;
    while (last < marks.length && (marks[last]?.[1] ?? 0) <= from + EXCERPT_LENGTH - LEAD) last += 1;
    if (last - first > most) [most, best] = [last - first, from];
  }
  return best;
}

function skipHalfCharacter(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at + 1 : at;
}
