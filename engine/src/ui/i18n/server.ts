import { nearestLanguage } from '../../model/language.ts';
import { texts as en } from './en.ts';
import { SHELL_LANGUAGES } from './languages.ts';
import type { Texts } from './texts.ts';
import { texts as zhHans } from './zh-Hans.ts';

const catalogues: Readonly<Record<(typeof SHELL_LANGUAGES)[number], Texts>> = { 'zh-Hans': zhHans, en };

/** The texts of a language, on the server; English where it has none. */
export function textsOf(locale: string): Texts {
  return catalogues[nearestLanguage(locale, SHELL_LANGUAGES)];
}
