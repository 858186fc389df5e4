import { UNSPACED } from '../../model/unspaced.ts';

/** A stretch of text that is analysed as a whole: characters without spaces between words, or a word with all that is attached to it (`Auth.Login`). */
export type Run = { readonly kind: 'unspaced'; readonly text: string } | WordRun;

export interface WordRun {
  readonly kind: 'word';
  readonly text: string;
  /** The words of a compound in order, without underscores before the first; a plain word is its own only part. */
  readonly parts: readonly string[];
}

const WORD = `(?:[cCfF]#(?!\\p{L})|[cC]\\+\\+|[[\\p{L}\\p{N}]--[${UNSPACED}]][[\\p{L}\\p{N}\\p{M}]--[${UNSPACED}]]*)`;
const RUN = new RegExp(`([[${UNSPACED}]&&[\\p{L}\\p{N}\\p{M}]]+)|_{0,2}${WORD}(?:[._:\\/\\\\$@\\-]{1,2}${WORD})*`, 'gv');
const PART = new RegExp(WORD, 'gv');
const JOINT = /[._:/\\$@\-#+]/;

/** ASCII without apostrophes and control characters, which is normal as it is. */
const NORMAL = /^[\x20-\x26\x28-\x7e]*$/;

/**
 * Normalises compatibility forms and full width (`ＡＢＣ１` is `ABC1`), replaces lone surrogates and control characters by spaces, and removes
 * soft hyphens, and apostrophes inside words. Keeps the case, which separates the words of identifiers.
 */
export function normalizeText(text: string): string {
  if (NORMAL.test(text)) return text;
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll('\u00ad', '')
    .replace(/[\p{Cc}\p{Cf}\uFFFD]+/gu, ' ')
    .replace(/['’](?=\p{L})(?<=\p{L}.)/gu, '');
}

/** Splits normalised text into runs. Punctuation, spaces and emoji are dropped. */
export function* scanRuns(text: string): Generator<Run> {
  // `matchAll` copies the expression for each text, which takes longer than to look through a line.
  for (let at = 0; ; ) {
    RUN.lastIndex = at;
    const [run, unspaced] = RUN.exec(text) ?? [];
    if (run === undefined) return;
    at = RUN.lastIndex;
    if (unspaced !== undefined) yield { kind: 'unspaced', text: unspaced };
    else yield { kind: 'word', text: run, parts: JOINT.test(run) ? (run.match(PART) ?? [run]) : [run] };
  }
}

/** Whether a word only occurs in code: parts joined by more than hyphens, inner capitals, names of headers, numeric codes. */
export function isIdentifier(word: string): boolean {
  return /^_|[\p{L}\p{N}][._:/\\$@]|\p{Ll}\p{Lu}|^X-|^\d{3,}$/u.test(word);
}

/** The words inside an identifier: `LoginWithMail` is Login, With, Mail; `getHTTPResponse2` is get, HTTP, Response2; others are one. */
export function splitCamelCase(word: string): string[] {
  if (!/\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u.test(word)) return [word];
  return word.match(/\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\d]+|\p{Lu}+\d*/gu) ?? [word];
}
