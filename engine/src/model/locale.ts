/** A language of the site. The default locale is served from the root: its `path` is empty. */
export interface Locale {
  /** BCP 47 tag, also the folder name: `zh-Hans`, `en`. */
  readonly name: string;
  /** What the language calls itself: `简体中文`. */
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  /** The value of `<html lang>`. */
  readonly htmlLang: string;
  /** Unicode calendar identifier for dates: `gregory`. */
  readonly calendar: string;
  /** First segment of the locale's addresses, without slashes; empty for the default locale. */
  readonly path: string;
}

/** What pages of a version say of it. */
export type Banner = 'none' | 'unmaintained' | 'unreleased';

/** A version of the documentation. The last version is served without a segment of its own. */
export interface Version {
  /** Also the folder name: `v3`. */
  readonly name: string;
  readonly label: string;
  /** First segment after the locale, without slashes; empty for the current version. */
  readonly path: string;
  readonly isLast: boolean;
  /** The document that the version's own address leads to. */
  readonly mainDocId: string;
  /** Whether each page of the version says that it is old, or not released yet, and links to the current one. */
  readonly banner: Banner;
}

/** Path of a feed of changes below the site's root, without its ending. */
export function changeFeedPath(locale: Pick<Locale, 'path'>, version: Pick<Version, 'path'>, section?: string): string {
  return [locale.path, version.path, section ?? '', 'changes'].filter(Boolean).join('/');
}

/**
 * The addresses of a page in each language, as programs are told of them. Of locales with one tag, as of those that name no language, it is
 * the one called so, else the first.
 * @param hrefs by the name of the locale
 */
export function alternatesOf(locales: readonly Locale[], hrefs: ReadonlyMap<string, string>): { lang: string; href: string }[] {
  const languages = locales.filter((locale) => {
    const same = locales.filter(({ htmlLang }) => htmlLang === locale.htmlLang);
    return locale === (same.find(({ name, htmlLang }) => name === htmlLang) ?? same[0]);
  });
  // The default locale need not be the first one.
  const other = locales.find(({ path }) => path === '') ?? locales[0];
  return [...languages, { name: other?.name ?? '', htmlLang: 'x-default' }].flatMap(({ name, htmlLang }) => {
    const href = hrefs.get(name);
    return href === undefined ? [] : [{ lang: htmlLang, href }];
  });
}
