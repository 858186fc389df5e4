import type { Locale } from '../../model/locale.ts';

/** Formats are dear to make and cheap to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day as the language writes it. The day is that of UTC, so that the server and every browser write the same.
 * @param iso ISO 8601 date.
 */
export function formatDate(iso: string, { htmlLang, calendar }: Pick<Locale, 'htmlLang' | 'calendar'>): string {
  const key = `${htmlLang} ${calendar}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC', calendar });
  formats.set(key, format);
  return format.format(new Date(iso));
}
