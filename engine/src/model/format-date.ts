import type { Locale } from './locale.ts';

/** By language and calendar: a format is expensive to create and cheap to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date in the form of the language. In UTC, so that the server and every browser show the same day.
 * @param iso ISO 8601 date
 */
export function formatDate(iso: string, { htmlLang, calendar }: Pick<Locale, 'htmlLang' | 'calendar'>): string {
  const key = `${htmlLang} ${calendar}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC', calendar });
  formats.set(key, format);
  const date = format.format(new Date(iso));
  // As Chinese texts are set, in which numbers stand apart from words.
  return htmlLang.startsWith('zh') ? date.replace(/\d+/g, '\u00a0$&\u00a0').trim() : date;
}
