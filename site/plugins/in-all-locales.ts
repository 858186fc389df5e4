/** Files by their path below a language, as each of these has them: with the same text. */
export function inAllLocales(
  files: readonly (readonly [path: string, text: string])[],
  { locales, defaultLocale }: { readonly locales: readonly string[]; readonly defaultLocale: string },
): Map<string, string> {
  return new Map(
    locales.flatMap((locale) => files.map(([path, text]) => [`/${locale === defaultLocale ? '' : `${locale}/`}${path}`, text] as const)),
  );
}
