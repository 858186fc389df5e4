/** A text in both languages. */
export type LocalText = Readonly<Record<'zh-Hans' | 'en', string>>;

/** A link of a landing page: `to` is a site path without the locale, or an address elsewhere. */
export interface SiteLink {
  readonly label: LocalText;
  readonly to: string;
}

/** A step of a landing page: a few words that lead to its page, and a sentence. */
export interface Step extends SiteLink {
  readonly text: LocalText;
}

/** Makes a text of both. */
export function text(zhHans: string, en: string): LocalText {
  return { 'zh-Hans': zhHans, en };
}

/** A link with its words in both languages. */
export function link(zhHans: string, en: string, to: string): SiteLink {
  return { label: text(zhHans, en), to };
}

/** A name that is the same in both languages. */
export function name(both: string): LocalText {
  return text(both, both);
}
