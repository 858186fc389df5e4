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

/** A part of a text that no line breaks in, and how much a line suffers that begins with it. */
export interface Piece {
  readonly text: string;
  readonly cost: number;
}

const CLAUSE = 0;
export const LIST = 0.2;
const SCRIPTS = 0.8;
export const WORDS = 1;
const NAME = 1.5;
/** Behind a word of English that says something about the next one. */
const PREPOSITION = 0.5;
/** Beside a word of one character, which may belong to either side. */
const SINGLE = 3;
/** Between what belongs together: 2 个, 与 that, the end of 客户端. */
const BOUND = 8;

/** Single characters that belong to the word after them, and those that belong to the one before: 服务器, 客户端, 更新页. */
const LEADING = new Set(
  '不与从以再到去及可向和在如对将很或把按是有未由被让请还云新旧主子副总各每某本该多单双无非第共最更查读写存取发收看选填传建做改换用走等带进先才就也都只没同需要',
);
const TRAILING = new Set(
  '的了着过们地得器端页服数量率号名值表库类型码图者员商方版包区城期日月年时分秒天次个条人位种级键项性化式法中上下里内外前后间处层组段行列份款台套张吗呢吧',
);

/** Words of one character by themselves, and what no other word begins with. */
const PARTICLES = new Set('的了着过们地得和与或在是把被从向对按以由将再就也都不未没已可会要到给让后前中时第每各');
const ENDS = new Set([...PARTICLES, ...TRAILING].filter((character) => !'上下'.includes(character)));

const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

const segmenters = new Map<string, Intl.Segmenter>();

interface Word {
  readonly isSingle: boolean;
  readonly character: string;
}

/** The words of a text by where they begin. Two of one character that follow each other are one word: 上传. */
function wordsOf(text: string, locale: string): ReadonlyMap<number, Word> {
  const segmenter = segmenters.get(locale) ?? createSegmenter(locale);
  segmenters.set(locale, segmenter);
  const words: { readonly index: number; character: string; isSingle: boolean }[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const last = words.at(-1);
    const isSingle = /^\p{Script=Han}$/u.test(segment);
    if (isSingle && last?.isSingle && !PARTICLES.has(segment) && !ENDS.has(last.character)) last.isSingle = false;
    else words.push({ index, character: segment, isSingle });
  }
  return new Map(words.map((word) => [word.index, word]));
}

/** Divides a text where lines may break, and says how bad each break would be. */
export function breakCosts(text: string, locale: string): Piece[] {
  const words = wordsOf(text, locale);
  const hasWide = new RegExp(`[${WIDE}]`).test(text);
  const pieces: { text: string; cost: number }[] = [];
  let word: Word | undefined;
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const last = pieces.at(-1);
    // Marks before a word are words of their own.
    const starts = words.get(index + (new RegExp(`^[${OPENING}]*`).exec(piece)?.[0].length ?? 0));
    if (last === undefined) pieces.push({ text: piece, cost: 0 });
    else if (starts === undefined && isHan(piece)) last.text += piece;
    else pieces.push({ text: piece, cost: costBetween(last.text, piece, word, starts, hasWide) });
    word = starts ?? word;
  }
  return pieces;
}

/** Words that say something about the next one, which a line of English does not end with. */
const ENGLISH_LEADING = /^(?:an?|the|of|to|in|on|at|by|for|from|with|and|or|is|are|its?|your|no|not)$/i;

function costBetween(before: string, after: string, word: Word | undefined, next: Word | undefined, hasWide: boolean): number {
  const end = before.trimEnd();
  if (/^\d+[.)]$|^[↑→]$/.test(end) || /^[/+=→>]/.test(after)) return BOUND;
  if (/[，。；：？！,;:?!…]["”’）)]*$/.test(end)) return CLAUSE;
  if (/[、）》」』】)\]/>→]$/.test(end) || new RegExp(`^[${OPENING}]`).test(after)) return LIST;
  const [isHanBefore, isHanAfter] = [/\p{Script=Han}$/u.test(end), isHan(after)];
  if (!isHanBefore && !isHanAfter) return hasWide ? NAME : costInEnglish(end, after);
  if (!isHanBefore) return /\d$/.test(end) || (next?.isSingle === true && TRAILING.has(next.character)) ? BOUND : SCRIPTS;
  if (!isHanAfter) return word?.isSingle === true && LEADING.has(word.character) ? SINGLE : SCRIPTS;
  return costBetweenWords(word, next);
}

function costInEnglish(before: string, after: string): number {
  if (/\blog\w*$/i.test(before) && /^(?:in|out)\b/.test(after)) return NAME;
  return ENGLISH_LEADING.test(before) ? PREPOSITION : 0;
}

function costBetweenWords(word: Word | undefined, next: Word | undefined): number {
  if (word?.isSingle && LEADING.has(word.character)) return BOUND;
  if (next?.isSingle && TRAILING.has(next.character)) return BOUND;
  if (word?.isSingle && !TRAILING.has(word.character)) return SINGLE;
  if (next?.isSingle && !LEADING.has(next.character)) return SINGLE;
  return WORDS;
}
