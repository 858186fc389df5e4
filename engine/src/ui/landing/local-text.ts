import type { LocalText } from './landing-page.ts';

/** Picks the language of a page's texts; the first one for a locale that has none. */
export function textPicker(locale: string): (text: LocalText) => string {
  return (text) => text[locale] ?? Object.values(text)[0] ?? '';
}
