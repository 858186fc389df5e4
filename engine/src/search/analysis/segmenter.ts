/**
 * The platform's segmenter for a locale.
 * @param locale BCP 47 tag, also in the form of a folder's name (`pt_BR`); with any other, it divides as in English
 */
export function createSegmenter(locale: string): Intl.Segmenter {
  const tag = locale.replaceAll('_', '-');
  const [known] = isTag(tag) ? Intl.Segmenter.supportedLocalesOf(tag) : [];
  return new Intl.Segmenter(known ?? 'en', { granularity: 'word' });
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
