import type { LocalText } from './landing-page.ts';

/** Picks the language of a page's texts: English for `en`, else Chinese, the language of the source. */
export function textPicker(locale: string): (text: LocalText) => string {
  return (text) => text[locale === 'en' ? 'en' : 'zh-Hans'];
}
