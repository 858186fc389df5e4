import { nearestLanguage } from '../../../model/language.ts';
import { SHELL_LANGUAGES } from '../languages.ts';

/** The texts of reports, which are loaded with their buttons. */
export interface FeedbackTexts {
  readonly report: string;
  /** Names of the buttons, for those who hear them: all look the same. */
  readonly reportSection: (title: string) => string;
  readonly reportSample: string;
  readonly wrong: string;
  readonly unclear: string;
  readonly missing: string;
  readonly sample: string;
  readonly detail: string;
  readonly hint: string;
  readonly send: string;
  readonly cancel: string;
  readonly close: string;
  readonly thanks: string;
  readonly failed: string;
  readonly tooMany: string;
  readonly issue: string;
}

const catalogues: Readonly<Record<(typeof SHELL_LANGUAGES)[number], () => Promise<{ texts: FeedbackTexts }>>> = {
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
export async function loadFeedbackTexts(locale: string): Promise<FeedbackTexts> {
  return (await catalogues[nearestLanguage(locale, SHELL_LANGUAGES)]()).texts;
}
