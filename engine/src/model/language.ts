/** Scripts and regions in which a language is written differently, by the tag of its catalogue. */
const SPECIAL: readonly (readonly [pattern: RegExp, language: string])[] = [
  [/^zh\b.*\b(hant|tw|hk|mo)\b/i, 'zh-Hant'],
  [/^zh\b/i, 'zh-Hans'],
  [/^pt\b/i, 'pt-BR'],
];

/**
 * The language among those known that a reader of a locale understands best: its own in any script or region, else English.
 * @param locale BCP 47 tag: `zh-CN`, `ja`, `en-US`
 */
export function nearestLanguage<Language extends string>(locale: string, known: readonly Language[]): Language | 'en' {
  const tag = locale.replaceAll('_', '-');
  const wanted = [tag, SPECIAL.find(([pattern]) => pattern.test(tag))?.[1], tag.split('-')[0]];
  return known.find((language) => wanted.includes(language)) ?? 'en';
}
