/** The languages of the engine's own texts. */
const LANGUAGES = ['zh-Hans', 'en', 'zh-Hant', 'ja', 'ko', 'fr', 'de', 'es', 'pt-BR', 'ru'] as const;

/** Something in each language of the engine's own texts. */
export type ByLanguage<Texts> = Readonly<Record<(typeof LANGUAGES)[number], Texts>>;

/** Scripts and regions in which a language is written differently, by the tag of its catalogue. */
const SPECIAL: readonly (readonly [pattern: RegExp, language: string])[] = [
  [/^zh\b.*\b(hant|tw|hk|mo)\b/i, 'zh-Hant'],
  [/^zh\b/i, 'zh-Hans'],
  [/^pt\b/i, 'pt-BR'],
];

/** A locale's name, which may be a folder's (`pt_BR`), as a tag that `Intl` takes. What is no tag counts as English. */
export function languageTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Orders texts as readers of a locale expect it. */
export function createCollator(locale: string): Intl.Collator {
  return new Intl.Collator(languageTag(locale));
}

/** Divides the texts of a locale into words; those of a language that the platform does not know as in English. */
export function createSegmenter(locale: string): Intl.Segmenter {
  const [known = 'en'] = Intl.Segmenter.supportedLocalesOf(languageTag(locale));
  return new Intl.Segmenter(known, { granularity: 'word' });
}

/**
 * The texts in the language that a reader of a locale understands best: its own in any script or region, else English.
 * @param locale BCP 47 tag: `zh-CN`, `ja`, `en-US`
 */
export function inLanguageOf<Texts>(locale: string, texts: ByLanguage<Texts>): Texts {
  const tag = locale.replaceAll('_', '-');
  const wanted = [tag, SPECIAL.find(([pattern]) => pattern.test(tag))?.[1], tag.split('-')[0]];
  return texts[LANGUAGES.find((language) => wanted.includes(language)) ?? 'en'];
}
