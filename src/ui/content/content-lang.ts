import type { PageData } from '../../model/page.ts';

/** `lang` of what is a page's own text. Undefined where that speaks the language of the shell around it. */
export function contentLang({ contentLocale, locale }: Pick<PageData, 'contentLocale' | 'locale'>): string | undefined {
  return contentLocale === locale ? undefined : contentLocale;
}
