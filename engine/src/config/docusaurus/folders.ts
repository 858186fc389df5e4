import { resolve } from 'node:path';
import { pathFrom } from '../../model/paths.ts';
import { type Fields, text } from '../../model/record.ts';

/** A kind of plug-in that makes pages of files. A project may have several for docs, and for blogs. */
export type PagesKind = 'docs' | 'blog' | 'pages';

/** The id of the plug-in whose folders and files are not named after it. */
export const DEFAULT_ID = 'default';

export function idOf(options: Fields): string {
  return text(options.id) ?? DEFAULT_ID;
}

/** The folder of a plug-in's pages, relative to the site's. */
export function pagesFolder(siteDir: string, kind: PagesKind, options: Fields): string {
  const written = text(options.path) ?? (kind === 'pages' ? 'src/pages' : kind);
  return pathFrom(siteDir, resolve(siteDir, written));
}

/** A file or folder for the versions of a plug-in, relative to the site's folder: `versions.json`, and `api_versions.json` for the plug-in `api`. */
export function versionsPath(id: string, name: 'versions.json' | 'versioned_docs' | 'versioned_sidebars'): string {
  return id === DEFAULT_ID ? name : `${id}_${name}`;
}

/** The folder of a plug-in's translations, relative to that of the language; those of docs are in one of their version. */
export function translationsFolder(kind: PagesKind, id = DEFAULT_ID): string {
  return `docusaurus-plugin-content-${kind}${id === DEFAULT_ID ? '' : `-${id}`}`;
}

/** The folder of a frozen version among those of its kind. */
export function versionFolder(version: string): string {
  return `version-${version}`;
}
