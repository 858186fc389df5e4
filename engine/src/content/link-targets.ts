import { join, posix } from 'node:path';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import { closest } from '../model/closest.ts';
import { decodePath } from '../model/href.ts';
import type { Version } from '../model/locale.ts';
import { sitePath } from './address.ts';
import type { Assets } from './assets.ts';
import type { Catalog, CatalogPage } from './catalog-types.ts';

import { isFile } from './read-doc.ts';
import { toRoute } from './route.ts';
import { contentDir, siteRoot } from './scan.ts';

/** Anchors of a page in a locale; undefined if they are unknown (landing pages). */
export type AnchorsOf = (page: CatalogPage, locale: string) => ReadonlySet<string> | undefined;

export interface LinkContext {
  readonly loaded: LoadedConfig;
  readonly catalog: Catalog;
  readonly anchorsOf: AnchorsOf;
  /** Site paths of files that the build generates: `/files/design-resources.zip`. */
  readonly madeFiles: ReadonlySet<string>;
  readonly assets: Assets;
  /** Addresses of the pictures among the static files, for "did you mean". */
  readonly pictures: Iterable<string>;
}

/** The place of a link. */
export interface LinkPlace {
  readonly page: CatalogPage;
  readonly locale: string;
  /** Source file that contains the link, which may be a partial. */
  readonly file: string;
}

/**
 * Finds the page of a source file by a path relative to the linking file, to the content's root or, with `@site/`, to the site's folder.
 * @returns the page if there is one, whether the file is a draft, and the path that was looked for
 */
export function findSourceFile(
  { catalog, loaded }: LinkContext,
  path: string,
  place: LinkPlace,
): { page: CatalogPage | undefined; isDraft: boolean; looked: string } {
  const root = contentRoot(loaded, place.locale, place.page.version);
  const sourceRoot = contentRoot(loaded, loaded.config.defaultLocale, place.page.version);
  const decoded = decodePath(path);
  const fromRoot = posix.join(root, decoded);
  const looked = decoded.startsWith('@site/')
    ? posix.join(siteRoot(loaded), decoded.slice('@site/'.length))
    : decoded.startsWith('/')
      ? fromRoot
      : posix.join(posix.dirname(place.file), decoded);
  // Links to an untranslated file use the path that its translation would have.
  const candidates = [looked, looked.replace(root, sourceRoot), fromRoot, fromRoot.replace(root, sourceRoot)];
  const page = candidates.map((file) => catalog.byFile.get(file)).find((found) => found !== undefined);
  return { page, isDraft: candidates.some((file) => catalog.drafts.has(file)), looked };
}

/** Site path of a file beside the page or, with `@site/`, below the site's folder. A translation can use the files of its source. */
export function findAsset({ loaded, assets }: LinkContext, path: string, place: LinkPlace): string | undefined {
  const decoded = decodePath(path);
  if (decoded.startsWith('@site/')) return assets.find(posix.join(siteRoot(loaded), decoded.slice('@site/'.length)));
  if (decoded.startsWith('/') || posix.extname(decoded) === '') return undefined;
  const file = posix.join(posix.dirname(place.file), decoded);
  const root = contentRoot(loaded, place.locale, place.page.version);
  const sourceRoot = contentRoot(loaded, loaded.config.defaultLocale, place.page.version);
  return assets.find(file) ?? assets.find(file.replace(root, sourceRoot));
}

/** Folder of a version's pages in a locale, relative to the project's root. */
function contentRoot(loaded: LoadedConfig, localeName: string, version: Version): string {
  const locale = loaded.config.locales.find(({ name }) => name === localeName);
  return locale ? projectPath(loaded, contentDir(loaded, locale, version)) : '';
}

/** Whether a site path is that of a static or generated file. */
export function isStatic({ loaded, madeFiles }: Pick<LinkContext, 'loaded' | 'madeFiles'>, path: string): boolean {
  const decoded = decodePath(path);
  return madeFiles.has(decoded) || (!decoded.endsWith('/') && isFile(join(loaded.siteDir, loaded.config.staticDir, decoded)));
}

/** The site path of the page that was most likely meant; undefined if none is similar. */
export function nearestPath(catalog: Catalog, path: string): string | undefined {
  const routes = catalog.pages.map((page) => sitePath({ path: '' }, page.version, page.route, catalog.config.content.routeBasePath));
  return closest(toRoute(path), routes);
}

/** The address of the static picture that was most likely meant; undefined if none is similar. */
export function nearestPicture({ pictures, loaded }: LinkContext, path: string): string | undefined {
  return closest(loaded.config.baseUrl + path.slice(1), pictures);
}
