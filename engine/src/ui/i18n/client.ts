import { type ByLanguage, inLanguageOf } from '../../model/language.ts';
import type { Texts } from './en.ts';

const catalogues: ByLanguage<() => Promise<{ texts: Texts }>> = {
  'zh-Hans': () => import('./zh-Hans.ts'),
  en: () => import('./en.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  ru: () => import('./ru.ts'),
};

/** Loads the texts of the page's language; English where a language has none. */
export async function loadTexts(locale: string): Promise<Texts> {
  return (await inLanguageOf(locale, catalogues)()).texts;
}
