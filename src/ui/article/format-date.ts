import type { Locale } from '../../model/locale.ts';

/**
 * A day as the language writes it. The day is that of UTC, so that the server and every browser write the same.
 * @param iso ISO 8601 date.
 */
export function formatDate(iso: string, locale: Pick<Locale, 'htmlLang' | 'calendar'>): string {
  const format = new Intl.DateTimeFormat(locale.htmlLang, { dateStyle: 'long', timeZone: 'UTC', calendar: locale.calendar });
  return format.format(new Date(iso));
}
