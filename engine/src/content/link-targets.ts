import { join, posix } from 'node:path';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import { closest } from '../model/closest.ts';
import { decodePath } from '../model/href.ts';
import type { Version } from '../model/locale.ts';
import { inOtherFolder } from '../model/paths.ts';
import { isFile, namesIn } from '../model/read-if-there.ts';
import { sitePath } from './address.ts';
import type { Assets } from './assets.ts';
import type { Catalog, CatalogPage } from './catalog-types.ts';
import { contentDir, siteRoot } from './content-folders.ts';
import { type DocsInstance, instanceDir } from './instances.ts';
import { toRoute } from './route.ts';
import { staticFile } from './static-files.ts';

/** Anchors of a page in a locale; undefined if they are unknown (generated pages). */
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

export interface LinkPlace {
  readonly page: CatalogPage;
  readonly locale: string;
  /** Source file that contains the link, which may be a partial. */
  readonly file: string;
}

/**
 * Finds the page of a source file by a path relative to the linking file, to the root of its docs or, with `@site/`, to the site's folder.
 * @returns the page if there is one, whether the file is a draft, and the path that was looked for
 */
export function findSourceFile(
  { catalog, loaded }: LinkContext,
  path: string,
  place: LinkPlace,
): { page: CatalogPage | undefined; isDraft: boolean; looked: string } {
  const root = contentRoot(loaded, place.locale, place.page.version);
  const sourceRoot = contentRoot(loaded, loaded.config.defaultLocale, place.page.version);
  // Links to an untranslated file use the path that its translation would have.
  const inSource = (file: string): string => inOtherFolder(file, root, sourceRoot);
  const decoded = decodePath(path);
  const fromRoot = posix.join(root, decoded);
  const looked = decoded.startsWith('/') ? fromRoot : fileFrom(loaded, decoded, place);
  const inInstance = instanceRoots(loaded, place.locale).flatMap(([own, source]) => {
    const isHere = [own, source].some((folder) => place.file.startsWith(`${folder}/`));
    return [inOtherFolder(looked, own, source), ...(isHere ? [posix.join(own, decoded), posix.join(source, decoded)] : [])];
  });
  // Like Docusaurus, takes a path that is not relative by its dots from the site's folder as well.
  const fromSite = decoded.startsWith('.') ? looked : posix.join(siteRoot(loaded), decoded.replace(/^\//, ''));
  const candidates = [looked, inSource(looked), ...inInstance, fromRoot, inSource(fromRoot), fromSite];
  const page = candidates.map((file) => catalog.byFile.get(file)).find((found) => found !== undefined);
  return { page, isDraft: candidates.some((file) => catalog.drafts.has(file)), looked };
}

/**
 * Site path of a file beside the page or, with `@site/`, below the site's folder. A translation can use the files of its source.
 * @param isMeant whether the path is not that of a page, so that any file may be meant
 */
export function findAsset({ loaded, assets }: LinkContext, path: string, place: LinkPlace, isMeant = false): string | undefined {
  const decoded = decodePath(path);
  const file = fileFrom(loaded, decoded, place);
  if (decoded.startsWith('@site/')) return assets.find(file, isMeant);
  if (decoded.startsWith('/') || (posix.extname(decoded) === '' && !isMeant)) return undefined;
  const root = contentRoot(loaded, place.locale, place.page.version);
  const sourceRoot = contentRoot(loaded, loaded.config.defaultLocale, place.page.version);
  return assets.find(file, isMeant) ?? assets.find(inOtherFolder(file, root, sourceRoot), isMeant);
}

/** The file at a path below the site's folder (`@site/`), or beside the linking file; from the project's root. */
function fileFrom(loaded: LoadedConfig, path: string, { file }: LinkPlace): string {
  return path.startsWith('@site/') ? posix.join(siteRoot(loaded), path.slice('@site/'.length)) : posix.join(posix.dirname(file), path);
}

/** The folders of further docs in a locale and in the source language, relative to the project's root. */
function instanceRoots(loaded: LoadedConfig, localeName: string): (readonly [own: string, source: string])[] {
  const { instances } = loaded.config.content;
  const inLocale = (name: string, instance: DocsInstance): string => {
    const locale = loaded.config.locales.find((candidate) => candidate.name === name);
    return locale ? projectPath(loaded, instanceDir(loaded, instance, locale)) : '';
  };
  return instances.map((instance) => [inLocale(localeName, instance), inLocale(loaded.config.defaultLocale, instance)] as const);
}

/** Folder of a version's pages in a locale, relative to the project's root. */
function contentRoot(loaded: LoadedConfig, localeName: string, version: Version): string {
  const locale = loaded.config.locales.find(({ name }) => name === localeName);
  return locale ? projectPath(loaded, contentDir(loaded, locale, version)) : '';
}

/** Whether an address is served by something else, as the configuration says. */
export function isUnchecked({ config }: Pick<LoadedConfig, 'config'>, path: string): boolean {
  const whole = `${path.replace(/\/$/, '')}/`;
  return config.content.unchecked.some((base) => whole.startsWith(`${base.replace(/\/$/, '')}/`));
}

/** Docusaurus copies the static files below each language: here they are at one address. */
export function withoutLocale({ loaded }: LinkContext, path: string): string {
  const locale = loaded.config.locales.find((one) => one.path !== '' && path.startsWith(`/${one.path}/`));
  return locale === undefined ? path : path.slice(locale.path.length + 1);
}

/** Whether a site path is that of a static or generated file. */
export function isStatic({ loaded, madeFiles }: Pick<LinkContext, 'loaded' | 'madeFiles'>, path: string): boolean {
  const decoded = decodePath(path);
  return madeFiles.has(decoded) || isFile(staticFile(loaded, decoded + (decoded.endsWith('/') ? 'index.html' : '')));
}

/** The file at a site path, unless the build makes it. */
export function fileAt({ loaded, assets }: LinkContext, path: string): string | undefined {
  const file = assets.used.get(path) ?? staticFile(loaded, decodePath(path));
  return isFile(file) ? file : undefined;
}

/** Each search for a similar name compares it with all others; a site with thousands of wrong links has few kinds of them. */
const MOST_SEARCHES = 500;

interface Suggestions {
  readonly routes: readonly string[];
  /** Routes by their last segment. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly found: Map<string, string | undefined>;
  searches: number;
}

const suggestions = new WeakMap<Catalog, Suggestions>();

function suggestionsOf(catalog: Catalog): Suggestions {
  const known = suggestions.get(catalog);
  if (known) return known;
  const routes = catalog.pages.map((page) => sitePath({ path: '' }, page, catalog.config.content.routeBasePath));
  const fresh = { routes, byName: Map.groupBy(routes, lastSegment), found: new Map<string, string>(), searches: 0 };
  suggestions.set(catalog, fresh);
  return fresh;
}

function lastSegment(route: string): string {
  return posix.basename(route);
}

/** Counts a search for a similar name among all. False once there were so many that the rest has to do without. */
export function maySearch(catalog: Catalog): boolean {
  return ++suggestionsOf(catalog).searches <= MOST_SEARCHES;
}

/** The site path of the page that was most likely meant; undefined if none is similar. */
export function nearestPath(catalog: Catalog, path: string): string | undefined {
  const { routes, byName, found } = suggestionsOf(catalog);
  const route = toRoute(path);
  if (!found.has(route)) {
    const named = byName.get(lastSegment(route));
    const [only] = named ?? [];
    const near = maySearch(catalog) ? closest(route, routes) : undefined;
    found.set(route, near ?? (named?.length === 1 ? only : undefined));
  }
  return found.get(route);
}

/** What a missing picture is cured by: the address of one with a similar name, beside the page or in the static folder, else the place for it. */
export function meantPicture(context: LinkContext, path: string, absolute: string, place: LinkPlace): string {
  const { loaded } = context;
  const decoded = decodePath(path);
  const meant = meantStatic(context, decoded);
  if (meant !== undefined) return meant;
  const inStatic = nearestPicture(context, absolute);
  if (decoded.startsWith('/')) return inStatic ?? `put it at ${projectPath(loaded, staticFile(loaded, decoded))}`;
  const file = fileFrom(loaded, decoded, place);
  const files = namesIn(join(loaded.rootDir, posix.dirname(file))).filter((name) => !/\.mdx?$/.test(name));
  const beside = closest(posix.basename(file), files);
  if (beside !== undefined) return path.slice(0, path.lastIndexOf('/') + 1) + beside;
  return inStatic ?? `put it at ${file}`;
}

/** The address of a static file by a path in which its folder is named: `/static/img/a.png`. */
export function meantStatic(context: LinkContext, path: string): string | undefined {
  const [, inFolder] = path.split(`${context.loaded.config.staticDir}/`);
  return inFolder !== undefined && isStatic(context, `/${inFolder}`) ? `/${inFolder}` : undefined;
}

/** The address of the static picture that was most likely meant; undefined if none is similar. */
export function nearestPicture({ pictures, loaded }: LinkContext, path: string): string | undefined {
  return closest(loaded.config.baseUrl + path.slice(1), pictures);
}
