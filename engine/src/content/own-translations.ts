import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { Locale } from '../model/locale.ts';

/**
 * The folder whose files are shown in the place of those in the default language: Docusaurus takes translations into that language, too.
 * @param folder of translations: `docusaurus-plugin-content-pages`
 * @returns its absolute path; undefined for other languages, and in sites of our own
 */
export function ownTranslations({ config, siteDir }: LoadedConfig, locale: Locale, folder: string): string | undefined {
  const isAsked = config.content.lenient && locale.name === config.defaultLocale;
  return isAsked ? join(siteDir, 'i18n', locale.name, folder) : undefined;
}
