import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { closest } from '../model/closest.ts';
import type { Version } from '../model/locale.ts';
import { sitePath } from './address.ts';
import type { Assets } from './assets.ts';
import type { Catalog, CatalogPage } from './catalog.ts';
import { decodePath, toRoute } from './route.ts';
import { contentDir, siteRoot } from './scan.ts';

/** Anchors of a page in a locale; undefined where they cannot be told (landing pages). */
export type AnchorsOf = (page: CatalogPage, locale: string) => ReadonlySet<string> | undefined;

export interface LinkContext {
  readonly loaded: LoadedConfig;
  readonly catalog: Catalog;
  readonly anchorsOf: AnchorsOf;
  /** Site paths of files that the build itself makes: `/files/design-resources.zip`. */
  readonly madeFiles: ReadonlySet<string>;
  readonly assets: Assets;
  /** Addresses of the pictures among the static files, for "did you mean". */
  readonly pictures: Iterable<string>;
}

/** Where a link stands. */
export interface LinkPlace {
  readonly page: CatalogPage;
  readonly locale: string;
  /** Source file that the link was written in, which may be a partial. */
  readonly file: string;
}

/** The page of a source file: from the file that links to it, from the content's root or, with `@site/`, from the site's folder. */
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
  // A file that is not translated is linked to as if it were.
  const candidates = [looked, looked.replace(root, sourceRoot), fromRoot, fromRoot.replace(root, sourceRoot)];
  const page = candidates.map((file) => catalog.byFile.get(file)).find((found) => found !== undefined);
  return { page, isDraft: candidates.some((file) => catalog.drafts.has(file)), looked };
}

/** Site path of a file beside the page or, with `@site/`, below the site's folder. A translation may use the files of its source. */
export function findAsset({ loaded, assets }: LinkContext, path: string, place: LinkPlace): string | undefined {
  const decoded = decodePath(path);
  if (decoded.startsWith('@site/')) return assets.find(posix.join(siteRoot(loaded), decoded.slice('@site/'.length)));
  if (decoded.startsWith('/') || posix.extname(decoded) === '') return undefined;
  const file = posix.join(posix.dirname(place.file), decoded);
  const root = contentRoot(loaded, place.locale, place.page.version);
  const sourceRoot = contentRoot(loaded, loaded.config.defaultLocale, place.page.version);
  return assets.find(file) ?? assets.find(file.replace(root, sourceRoot));
}

/** Folder of a locale's pages of a version, from the project's root. */
function contentRoot(loaded: LoadedConfig, localeName: string, version: Version): string {
  const locale = loaded.config.locales.find(({ name }) => name === localeName);
  return locale ? relative(loaded.rootDir, contentDir(loaded, locale, version)).replaceAll('\\', '/') : '';
}

/** Whether a site path is a file that is served as it is. */
export function isStatic({ loaded, madeFiles }: Pick<LinkContext, 'loaded' | 'madeFiles'>, path: string): boolean {
  const decoded = decodePath(path);
  return madeFiles.has(decoded) || (!decoded.endsWith('/') && existsSync(join(loaded.siteDir, loaded.config.staticDir, decoded)));
}

/** The site path of the page that was most likely meant; undefined where none is near. */
export function nearestPath(catalog: Catalog, path: string): string | undefined {
  const routes = catalog.pages.map((page) => sitePath({ path: '' }, page.version, page.route, catalog.config.content.routeBasePath));
  return closest(toRoute(path), routes);
}

/** The address of the static picture that was most likely meant; undefined where none is near. */
export function nearestPicture({ pictures, loaded }: LinkContext, path: string): string | undefined {
  return closest(loaded.config.baseUrl + path.slice(1), pictures);
}
