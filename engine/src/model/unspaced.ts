/**
 * Characters of scripts whose words are not separated, or not only (Korean words end in particles), as the inside of a regular expression's
 * class: Chinese, Japanese, Korean, Thai, Lao, Khmer, Burmese.
 */
export const UNSPACED =
  '\\p{Script=Han}々〇\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

const BEGINNING = new RegExp(`^[${UNSPACED}]`, 'u');
const END = new RegExp(`[${UNSPACED}]$`, 'u');

/** Whether a text begins with a character of such a script. */
export function beginsUnspaced(text: string): boolean {
  return BEGINNING.test(text);
}

/** Whether a text ends with a character of such a script. */
export function endsUnspaced(text: string): boolean {
  return END.test(text);
}

/** Overlapping pairs of characters: 排行榜 is 排行, 行榜. A single character stays as it is. */
export function splitBigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
