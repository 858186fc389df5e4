import { nearestLanguage } from '../../model/language.ts';
import { SHELL_LANGUAGES } from './languages.ts';
import type { Texts } from './texts.ts';

const catalogues: Readonly<Record<(typeof SHELL_LANGUAGES)[number], () => Promise<{ texts: Texts }>>> = {
  'zh-Hans': () => import('./zh-Hans.ts'),
  en: () => import('./en.ts'),
};

/** Loads the texts of the page's language; English where a language has none. */
export async function loadTexts(locale: string): Promise<Texts> {
  return (await catalogues[nearestLanguage(locale, SHELL_LANGUAGES)]()).texts;
}
