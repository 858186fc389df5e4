import type { Texts } from './texts.ts';

const catalogues: Readonly<Record<string, () => Promise<{ texts: Texts }>>> = {
  'zh-Hans': () => import('./zh-Hans.ts'),
  en: () => import('./en.ts'),
};

/** Loads the texts of the page's language; English where a language has none. */
export async function loadTexts(locale: string): Promise<Texts> {
  const load = catalogues[locale] ?? (() => import('./en.ts'));
  return (await load()).texts;
}
