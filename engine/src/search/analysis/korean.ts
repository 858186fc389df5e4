/** Endings of Korean words that say what a word is in the sentence, or that make a verb of it: 로그인을 and 로그인하는 are about 로그인. */
const ENDING =
  /(?<=^\p{Script=Hangul}{2,})(?:에서부터|으로부터|하려면|하세요|합니다|에게서|하는|하기|하다|에서|에게|까지|부터|으로|처럼|보다|이란|은|는|이|가|을|를|에|의|로|와|과|도|만)$/u;
/** The same after a single syllable, for those that words seldom end in by themselves: 키를 is about 키 (key). */
const AFTER_ONE = /^(\p{Script=Hangul})(?:에서|으로|은|는|을|를|의|와|과)$/u;

/** A Korean word without its ending; undefined for words without one. */
export function withoutEnding(word: string): string | undefined {
  const stem = word.replace(ENDING, '');
  return stem === word ? undefined : stem;
}

/** The word of one syllable that stands with an ending; undefined for others. */
export function shortStem(word: string): string | undefined {
  return AFTER_ONE.exec(word)?.[1];
}
