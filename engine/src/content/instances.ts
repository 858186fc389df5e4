import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { Locale } from '../model/locale.ts';
import type { SourceDoc } from './catalog-types.ts';
import { type FilePlace, placeFile } from './route.ts';

/** Further docs of a Docusaurus project: their documents and folders are below the plug-in's id, among those of the current version. */
export type DocsInstance = LoadedConfig['config']['content']['instances'][number];

/** Absolute path of the folder with an instance's pages in a locale. */
export function instanceDir({ config, siteDir }: LoadedConfig, instance: DocsInstance, locale: Locale): string {
  if (locale.name === config.defaultLocale) return join(siteDir, instance.dir);
  return join(siteDir, 'i18n', locale.name, instanceTranslations(instance));
}

/** The folder of an instance's translated pages, relative to that of the language. */
export function instanceTranslations({ id, translations = `docusaurus-plugin-content-docs-${id}/current` }: DocsInstance): string {
  return translations;
}

/** The place of a page of an instance. */
export function placeInInstance(
  { id, routeBasePath, numberPrefixes }: DocsInstance,
  path: string,
  frontMatter: Parameters<typeof placeFile>[1],
): FilePlace {
  const place = placeFile(path, frontMatter, routeBasePath, numberPrefixes);
  return { ...place, id: `${id}/${place.id}`, folder: place.folder === '' ? id : `${id}/${place.folder}`, isBeside: true };
}

/** A page of an instance whose front matter names other pages and sidebars of it. */
export function namedInInstance({ id }: DocsInstance, doc: SourceDoc): SourceDoc {
  const named = ['pagination_prev', 'pagination_next', 'displayed_sidebar'] as const;
  const fields = named.flatMap((field) => {
    const name = doc.frontMatter[field];
    return typeof name === 'string' ? [[field, `${id}/${name}`] as const] : [];
  });
  return fields.length === 0 ? doc : { ...doc, frontMatter: { ...doc.frontMatter, ...Object.fromEntries(fields) } };
}
