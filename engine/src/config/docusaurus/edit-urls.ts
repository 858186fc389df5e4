import { type Fields, fieldsOf, text, texts } from '../../model/record.ts';
import { idOf, pagesFolder, translationsFolder, versionFolder, versionsPath } from './folders.ts';
import { CURRENT, readNames } from './versions.ts';

/** Stands for the path of a file in its folder, in what a function returns. */
const FILE_MARK = 'file-in-its-folder.md';

/** A folder with pages, and what Docusaurus calls it where it asks for the address of a file's source. */
interface PagesFolder {
  /** Relative to the site's folder. */
  readonly folder: string;
  /** The folder of the same pages in the default language. */
  readonly source: string;
  readonly version: string;
  readonly locale: string;
  readonly isFrozen: boolean;
}

/** The folders of a plug-in for docs or a blog, in all languages and versions. */
function foldersOf(siteDir: string, kind: 'docs' | 'blog', options: Fields, config: Fields): PagesFolder[] {
  const i18n = fieldsOf(config.i18n);
  const defaultLocale = text(i18n.defaultLocale) ?? 'en';
  const locales = [...new Set([defaultLocale, ...texts(i18n.locales)])];
  const id = idOf(options);
  const frozen = kind === 'docs' ? readNames(siteDir, versionsPath(id, 'versions.json')) : [];
  return [CURRENT, ...frozen].flatMap((version) =>
    locales.map((locale): PagesFolder => {
      const isFrozen = version !== CURRENT;
      const source = isFrozen ? `${versionsPath(id, 'versioned_docs')}/${versionFolder(version)}` : pagesFolder(siteDir, kind, options);
      const inLocale = `i18n/${locale}/${translationsFolder(kind, id)}`;
      const translated = kind === 'blog' ? inLocale : `${inLocale}/${isFrozen ? versionFolder(version) : CURRENT}`;
      return { folder: locale === defaultLocale ? source : translated, source, version, locale, isFrozen };
    }),
  );
}

/**
 * What a function for the address of a source returns for each folder: with the place of the file in it marked, it is a template for all of
 * them. One that throws has none.
 */
export function askEditUrl(editUrl: (file: Fields) => unknown, siteDir: string, options: Fields, config: Fields): Fields {
  const folders = (['docs', 'blog'] as const).flatMap((kind) => foldersOf(siteDir, kind, options, config));
  return Object.fromEntries(
    folders.map(({ folder, source, version, locale }) => {
      const file = {
        locale,
        version,
        versionDocsDirPath: source,
        docPath: FILE_MARK,
        blogDirPath: source,
        blogPath: FILE_MARK,
        permalink: '',
      };
      try {
        const url = editUrl(file);
        return [folder, typeof url === 'string' ? url : null];
      } catch {
        return [folder, null];
      }
    }),
  );
}

/**
 * Templates for the addresses of sources by folder, with `<path>` for the path of a file in it.
 * @param options of a plug-in, in which the answers of a function (`askEditUrl`) are in its place
 */
export function editUrlsOf(siteDir: string, kind: 'docs' | 'blog', options: Fields | undefined, config: Fields): Record<string, string> {
  if (options === undefined) return {};
  const base = text(options.editUrl)?.replace(/\/+$/, '');
  const answers = fieldsOf(fieldsOf(options.editUrl).answers);
  const entries = foldersOf(siteDir, kind, options, config).flatMap(({ folder, source, isFrozen }): [string, string][] => {
    const answer = text(answers[folder]);
    if (answer !== undefined) return [[folder, answer.replace(FILE_MARK, '<path>')]];
    if (base === undefined) return [];
    const isOfCurrent = isFrozen && options.editCurrentVersion === true;
    const shown = options.editLocalizedFiles === true ? folder : isOfCurrent ? pagesFolder(siteDir, kind, options) : source;
    return [[folder, `${base}/${shown}/<path>`]];
  });
  return Object.fromEntries(entries);
}
