import type { MarkRange } from '../model/search.ts';
import { beginsUnspaced, endsUnspaced, UNSPACED } from '../model/unspaced.ts';
import type { QueryUnit } from './analysis/query.ts';
import { createToken } from './analysis/tokens.ts';
import { fold } from './fallback.ts';

/** Finds the matches of a query in a text. */
export interface Marker {
  /** The matches as ordered ranges that do not touch. */
  mark(text: string): MarkRange[];
  /** The matches with their units. */
  find(text: FoldedText): Match[];
}

/** A text and what is looked for in it: folding a long one takes longer than to look for a query's words in it. */
export class FoldedText {
  readonly text: string;
  /** Without case and width, character by character. */
  readonly folded: string;
  #spaced: string | undefined;

  constructor(text: string) {
    this.text = text;
    this.folded = fold(text);
  }

  /** With spaces for the characters that join words. */
  get spaced(): string {
    this.#spaced ??= foldJoints(this.folded);
    return this.#spaced;
  }
}

/** A part of a text that matches a unit, or part of one. */
export interface Match {
  readonly range: MarkRange;
  /** Index of the unit. */
  readonly unit: number;
  /** Weight: 1 for what was typed, less for synonyms. */
  readonly weight: number;
}

interface Needle extends Pick<Match, 'unit' | 'weight'> {
  /** Folded text to look for. */
  readonly text: string;
  /** Token of the word that it begins; if absent, anything may follow. */
  readonly token?: string;
  readonly isUnspaced: boolean;
}

/** Weight of a word of a term that is typed whole. */
const WORD_OF_TERM = 0.4;
/** Marked alone, a letter says nothing, unless it is all that was typed. */
const ONE_LETTER = /^\p{L}$/u;

/** Creates a marker for all phrases of a query. It only compares strings: long texts take microseconds. */
export function createMarker(units: readonly QueryUnit[]): Marker {
  const needles = new Map<string, Needle>();
  for (const [unit, { phrases, words, prefix }] of units.entries()) {
    for (const { text, weight } of phrases) addNeedle(needles, { ...createNeedle(text), unit, weight });
    for (const text of words) addNeedle(needles, { ...createNeedle(text), unit, weight: WORD_OF_TERM });
    if (prefix !== undefined) addNeedle(needles, { text: fold(prefix), isUnspaced: false, unit, weight: 1 });
  }
  const all = [...needles.values()];
  const isOneLetter = units.every(({ text }) => ONE_LETTER.test(text));
  const needsJoints = all.some(({ text }) => text.includes(' '));
  const find = (searched: FoldedText): Match[] => {
    const { text } = searched;
    const folded = needsJoints ? searched.spaced : searched.folded;
    const found: Match[] = [];
    for (const needle of all) findNeedle(needle, text, folded, found);
    const matches = mergeMatches(found);
    return isOneLetter ? matches : matches.filter(({ range: [start, end] }) => end - start > 2 || !ONE_LETTER.test(text.slice(start, end)));
  };
  return { find, mark: (text) => find(new FoldedText(text)).map(({ range }) => range) };
}

function addNeedle(needles: Map<string, Needle>, needle: Needle): void {
  // The beginning of a word marks what was typed of longer ones, the word itself its other forms as a whole.
  const key = `${needle.text}\n${needle.token ?? ''}`;
  if (needle.text !== '' && !needles.has(key)) needles.set(key, needle);
}

/** What follows the last space, and the last character of a script without spaces. */
const LAST_WORD = new RegExp(`[^\\s${UNSPACED}]*$`, 'u');

/** Words are looked for by the common beginning of their forms: authentication by "authent", score by "scor". */
function createNeedle(phrase: string): Pick<Needle, 'text' | 'token' | 'isUnspaced'> {
  const text = foldJoints(fold(phrase)).trim();
  const isUnspaced = beginsUnspaced(text);
  if (endsUnspaced(text)) return { text, isUnspaced };
  const word = LAST_WORD.exec(text)?.[0] ?? '';
  const token = createToken(word);
  let shared = 0;
  while (shared < word.length && word[shared] === token[shared]) shared += 1;
  if (shared > 3 && /[eiy]/.test(word[shared - 1] ?? '')) shared -= 1;
  return { text: text.slice(0, text.length - word.length + shared), token, isUnspaced };
}

/**
 * Units without their other names: who types a name as code writes it looks for its letters.
 * @param member a part that texts have without the rest
 */
export function keepTyped(units: readonly QueryUnit[], member: string | undefined): QueryUnit[] {
  const part = member === undefined ? [] : [{ tokens: [], text: member.toLowerCase(), weight: 1 }];
  return units.map((unit) => ({ ...unit, phrases: [...unit.phrases.filter(({ weight }) => weight >= 1), ...part] }));
}

/** Replaces the characters that join words by spaces. */
function foldJoints(text: string): string {
  return text.replace(/[._:/\\$@\u3000-]/g, ' ');
}

/** Adds the matches of a needle to those that were found. */
function findNeedle(needle: Needle, text: string, folded: string, found: Match[]): void {
  const { unit, weight } = needle;
  for (let at = folded.indexOf(needle.text); at >= 0; at = folded.indexOf(needle.text, at + 1)) {
    if (!needle.isUnspaced && !beginsWord(text, at)) continue;
    // Several words are no part of a longer one.
    if (needle.text.includes(' ') && at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && !endsUnspaced(text[at - 1] ?? '')) continue;
    const end = at + needle.text.length;
    if (needle.token === undefined) found.push({ range: [at, end], unit, weight });
    else {
      const wordEnd = findWordEnd(text, end);
      const lastWord = needle.text.lastIndexOf(' ') + 1;
      if (createToken(folded.slice(at + lastWord, wordEnd)) === needle.token) found.push({ range: [at, wordEnd], unit, weight });
    }
  }
}

/** Whether a word begins at a position, also inside an identifier (GameLeaderboard). */
function beginsWord(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') || endsUnspaced(text[at - 1] ?? '') || /\p{Lu}/u.test(text[at] ?? '');
}

/** The end of a word, also inside an identifier: of session in sessionToken. */
function findWordEnd(text: string, from: number): number {
  let end = from;
  while (/[\p{L}\p{N}]/u.test(text[end] ?? '') && !beginsUnspaced(text[end] ?? '') && !/\p{Ll}\p{Lu}/u.test(text.slice(end - 1, end + 1)))
    end += 1;
  return end;
}

/** Merges matches that touch; the best of them counts. */
function mergeMatches(matches: readonly Match[]): Match[] {
  const merged: Match[] = [];
  for (const match of matches.toSorted((one, other) => one.range[0] - other.range[0])) {
    const last = merged.at(-1);
    const [start, end] = match.range;
    if (last === undefined || start > last.range[1]) merged.push(match);
    else {
      const { unit, weight } = match.weight > last.weight ? match : last;
      merged[merged.length - 1] = { range: [last.range[0], Math.max(last.range[1], end)], unit, weight };
    }
  }
  return merged;
}
