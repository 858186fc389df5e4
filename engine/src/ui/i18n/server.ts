import { type ByLanguage, inLanguageOf } from '../../model/language.ts';
import { texts as de } from './de.ts';
import type { Texts } from './en.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as ja } from './ja.ts';
import { texts as ko } from './ko.ts';
import { texts as ptBr } from './pt-BR.ts';
import { texts as ru } from './ru.ts';
import { texts as zhHans } from './zh-Hans.ts';
import { texts as zhHant } from './zh-Hant.ts';

const catalogues: ByLanguage<Texts> = {
  'zh-Hans': zhHans,
  en,
  'zh-Hant': zhHant,
  ja,
  ko,
  fr,
  de,
  es,
  'pt-BR': ptBr,
  ru,
};

/** The texts of a language, on the server; English where it has none. */
export function textsOf(locale: string): Texts {
  return inLanguageOf(locale, catalogues);
}
