import { type ByLanguage, inLanguageOf } from '../model/language.ts';
import { de } from './labels/de.ts';
import { en, type Labels } from './labels/en.ts';
import { es } from './labels/es.ts';
import { fr } from './labels/fr.ts';
import { ja } from './labels/ja.ts';
import { ko } from './labels/ko.ts';
import { ptBR } from './labels/pt-BR.ts';
import { ru } from './labels/ru.ts';
import { zhHans } from './labels/zh-Hans.ts';
import { zhHant } from './labels/zh-Hant.ts';

export type { AdmonitionKind, Labels } from './labels/en.ts';

const LABELS: ByLanguage<Labels> = { 'zh-Hans': zhHans, en, 'zh-Hant': zhHant, ja, ko, fr, de, es, 'pt-BR': ptBR, ru };

/** The labels for a locale: those of its language, else English. */
export function labelsFor(locale: string): Labels {
  return inLanguageOf(locale, LABELS);
}

/** Replaces the `{0}` of a label, and `{1}` and so on with further values; of `{0|change|changes}` it leaves the first word where the value is one, else the second. */
export function fillLabel(label: string, ...values: readonly string[]): string {
  return label.replace(/\{(\d)(?:\|(.*?)\|(.*?))?\}/g, (place, index: string, one?: string, many?: string) => {
    const value = values[Number(index)];
    return value === undefined ? place : ((value === '1' ? one : many) ?? value);
  });
}
