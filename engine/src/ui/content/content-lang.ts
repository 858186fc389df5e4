import type { PageData } from '../../model/page.ts';

/** `lang` attribute for a page's own text. Undefined where the text is in the language of the shell around it. */
export function contentLang({ contentLocale, locale }: Pick<PageData, 'contentLocale' | 'locale'>): string | undefined {
  return contentLocale === locale ? undefined : contentLocale;
}
