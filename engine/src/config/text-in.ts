import type { LocalText } from './schema.ts';

/** The text in a locale, or the first one if it has none for that locale. */
export function textIn(text: LocalText, locale: string): string {
  return typeof text === 'string' ? text : (text[locale] ?? Object.values(text)[0] ?? '');
}
