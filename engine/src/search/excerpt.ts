import { declaredName } from '../model/declared-name.ts';
import type { MarkRange } from '../model/search.ts';
import { UNSPACED } from '../model/unspaced.ts';
import { keepRead } from './keep-read.ts';
import { FoldedText, type Marker, type Match } from './marker.ts';

/** Length of an excerpt in UTF-16 code units, where nothing else is asked for: two lines of the overlay in Chinese, three in English. */
const EXCERPT_LENGTH = 160;
/** How a line of code begins or ends, and no sentence. */
const CODE = /^(?:\s|\/\/|#include)|[;{}]\s*$/;
/** How a line ends that needs nothing between it and the next one. */
const ENDED = /[。！？；：，、.!?;:,…]["'”’」）)]*$/;
/** What parts the cells of a row in the text of a section. */
const ROW = ' · ';
const WITH_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
/** What stands before the first match, so that it is read in its sentence, in Latin letters: the two lines of phones hold about eighty. */
const LEAD = 56;
/** Of a long match less stands before it: a name in code does not break, and leaves much of the first line free. Never less than this. */
const LEAST_LEAD = 16;
/** Longer matches are long ones, in Latin letters. */
const LONG_MATCH = 12;
/** Characters that are as wide as two Latin letters. */
const WIDE = 0x11_00;
/** Weight of a further match of the same unit. */
const FURTHER = 0.05;

/** Bytes of sentences that are kept: the same sections are shown again and again. */
const KEPT_PROSE = 16 * 2 ** 20;
/** Of a character: it is kept as it is, folded, and with spaces for what joins words. */
const BYTES_OF_CHARACTER = 6;

export interface Excerpt {
  readonly text: string;
  readonly marks: readonly MarkRange[];
}

/**
 * The part of a text with the best matches, preferring what was typed to synonyms; the first of several equal ones. Without a match, the
 * beginning of the text. Sentences are preferred to code and to rows of tables, of which only the line that matches is shown.
 */
export function createExcerpt(text: string, marker: Marker, length = EXCERPT_LENGTH): Excerpt {
  const prose = readProse(text);
  if (prose.text === '') {
    const rows = endItems(text.split('\n'), (line) => line.includes(ROW));
    return cutExcerpt(rows, marker.find(new FoldedText(rows)), length);
  }
  const matches = marker.find(prose);
  const line = matches.length > 0 ? undefined : text.split('\n').find((one) => marker.find(new FoldedText(one)).length > 0);
  return line === undefined ? cutExcerpt(prose.text, matches, length) : createExcerptOfLine(line.trim(), marker, length);
}

function createExcerptOfLine(line: string, marker: Marker, length: number, best?: number): Excerpt {
  return cutExcerpt(line, marker.find(new FoldedText(line)), length, best);
}

/** The lines of a text that are sentences. */
const readProse = keepRead(
  (text: string) => new FoldedText(endItems(text.split('\n').filter(isProse), () => true)),
  ({ text }) => BYTES_OF_CHARACTER * text.length,
  KEPT_PROSE,
);

/** Lines that are items of lists or rows of tables, and not sentences, end with a semicolon: in an excerpt they stand one after the other. */
function endItems(lines: readonly string[], isItem: (line: string) => boolean): string {
  const ended = lines.map((line, index) =>
    index === lines.length - 1 || ENDED.test(line) || !isItem(line) ? line : `${line}${WITH_UNSPACED.test(line) ? '；' : ';'}`,
  );
  return ended.join('\n');
}

/** The part of a line that declares something with the name of that, whatever of the rest matches. */
export function createSignature(line: string, marker: Marker, length = EXCERPT_LENGTH): Excerpt {
  return createExcerptOfLine(line, marker, length, declaredName(line)?.at ?? 0);
}

/** Whether a line reads as a sentence: it has the punctuation of an end, and few of the signs of code. Code may have both: it is indented, or ends otherwise. */
function isProse(line: string): boolean {
  if (CODE.test(line)) return false;
  const signs = line.match(/[{}()=<>;|_[\]"$\\]/g)?.length ?? 0;
  return /[。！？；：]|(?<!\s)[.!?:](?:\s|$)/.test(line) && signs * 12 < line.length;
}

/** @param best what has to be in it */
function cutExcerpt(text: string, matches: readonly Match[], length: number, best = findDensest(matches, length)): Excerpt {
  const start = findStart(text, best, leadOf(text, matches, best));
  const end = findEnd(text, start, length);
  const before = start > 0 ? '…' : '';
  const shift = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${end < text.length ? '…' : ''}`.toWellFormed().replaceAll('\n', ' '),
    marks: matches
      .filter(({ range: [from, to] }) => from >= start && to <= end)
      .map(({ range: [from, to] }): MarkRange => [from + shift, to + shift]),
  };
}

function findStart(text: string, best: number, lead: number): number {
  const start = findLead(text, best, lead);
  if (start === 0) return 0;
  const [lastSentence = ''] = /(?<=[。！？；\n]|[.!?;]\s)\S[^。！？；\n.!?;]*$/u.exec(text.slice(start, best + 1)) ?? [];
  return lastSentence === '' ? skipHalfWord(text, start, best) : best + 1 - lastSentence.length;
}

/** The room before a match, in Latin letters. */
function leadOf(text: string, matches: readonly Match[], best: number): number {
  const [from, to] = matches.find(({ range }) => range[0] === best)?.range ?? [best, best];
  const match = sumWidths(text.slice(from, to));
  return match > LONG_MATCH ? Math.max(LEAST_LEAD, LEAD - 2 * (match - LONG_MATCH)) : LEAD;
}

const widthAt = (text: string, at: number): number => (text.charCodeAt(at) < WIDE ? 1 : 2);

function sumWidths(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) width += widthAt(text, at);
  return width;
}

function findLead(text: string, end: number, lead: number): number {
  let start = end;
  for (let width = 0; start > 0 && width < lead; start -= 1) width += widthAt(text, start - 1);
  return start;
}

/** The next start of a word; between Chinese characters, any position. */
function skipHalfWord(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && /[\w-]/.test(text[at] ?? '') && /[\w-]/.test(text[at - 1] ?? '')) at += 1;
  return skipHalfCharacter(text, at);
}

function findEnd(text: string, start: number, length: number): number {
  const end = Math.min(text.length, start + length);
  return end < text.length ? skipHalfCharacter(text, end) : end;
}

/** The first match of the best window. */
function findDensest(matches: readonly Match[], length: number): number {
  let best = matches[0]?.range[0] ?? 0;
  let most = 0;
  for (const [first, { range }] of matches.entries()) {
    const worth = weighWindow(matches, first, range[0] + length - LEAD);
    if (worth > most) [most, best] = [worth, range[0]];
  }
  return best;
}

/** The weight of the matches up to a position: the best match of each unit, and a little for each further one. */
function weighWindow(matches: readonly Match[], first: number, end: number): number {
  const units = new Map<number, number>();
  let index = first;
  for (let match = matches[index]; match !== undefined && match.range[1] <= end; match = matches[++index]) {
    units.set(match.unit, Math.max(units.get(match.unit) ?? 0, match.weight));
  }
  return units.values().reduce((sum, weight) => sum + weight, FURTHER * (index - first));
}

function skipHalfCharacter(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at + 1 : at;
}
