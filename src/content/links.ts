import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { CompiledLink } from '../markdown/compiled.ts';
import { closest } from '../model/closest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Version } from '../model/locale.ts';
import { toHref } from './address.ts';
import { type Catalog, type CatalogPage, splitVersion } from './catalog.ts';
import { existsIn } from './catalog-lookup.ts';
import { toRoute } from './route.ts';
import { contentDir } from './scan.ts';
import { pageHref } from './sidebar-items.ts';

/** Anchors of a page in a locale; undefined where they cannot be told (landing pages). */
export type AnchorsOf = (page: CatalogPage, locale: string) => ReadonlySet<string> | undefined;

export interface LinkContext {
  readonly loaded: LoadedConfig;
  readonly catalog: Catalog;
  readonly anchorsOf: AnchorsOf;
  /** Site paths of files that the build itself makes: `/files/design-resources.zip`. */
  readonly madeFiles: ReadonlySet<string>;
}

export interface ResolvedLink {
  readonly href: string;
  /** What is wrong with it; the link's file and place are added by the caller. */
  readonly problem?: { readonly code: string; readonly message: string; readonly suggestion?: string | undefined };
}

/** Where a link stands. */
export interface LinkPlace {
  readonly page: CatalogPage;
  readonly locale: string;
  /** Source file that the link was written in, which may be a partial. */
  readonly file: string;
}

/**
 * Leads an address, as its author wrote it, to where it ends in this build: pages by absolute path or by file, anchors, static files.
 * A path without a locale stays in the reader's locale; a path without a version is the current version's.
 */
export function resolveLink(context: LinkContext, target: string, place: LinkPlace): ResolvedLink {
  const { catalog, loaded } = context;
  if (/^(https?:|mailto:|tel:|data:)/i.test(target)) return { href: target };
  if (/^[a-z][\w+.-]*:/i.test(target) && !target.startsWith('pathname://')) {
    return { href: '#', problem: { code: 'bad-link', message: `${target}: this kind of address is not allowed` } };
  }
  if (target.startsWith('pathname://')) return resolveStatic(context, target.slice('pathname://'.length));
  const [beforeHash = '', hash = ''] = splitOnce(target, '#');
  const [path = '', query = ''] = splitOnce(beforeHash, '?');
  if (path === '') return withAnchor(context, place.page, place.locale, '', hash);
  if (/\.mdx?$/.test(path)) return resolveFile(context, path, query, hash, place);
  const own = pageHref(catalog, place.page, place.locale);
  const absolute = path.startsWith('/') ? path : posix.join(own.slice(loaded.config.baseUrl.length - 1), path);
  const found = findPage(catalog, absolute, place.locale);
  if (found) return withAnchor(context, found.page, found.locale, query, hash);
  if (isStatic(context, absolute)) return { href: loaded.config.baseUrl + absolute.slice(1) + (hash && `#${hash}`) };
  const [version, route] = splitVersion(catalog.config, toRoute(absolute));
  if (catalog.drafts.has(`${version.name}:${route}`)) return { href: '#' };
  return {
    href: '#',
    problem: { code: 'broken-link', message: `${target}: there is no such page`, suggestion: nearestPath(catalog, absolute) },
  };
}

/** The page at a site path, which may begin with a locale and a version. */
export function findPage(catalog: Catalog, path: string, locale: string): { page: CatalogPage; locale: string } | undefined {
  const route = toRoute(decodePath(path));
  const first = route.split('/')[1] ?? '';
  const named = first === '' ? undefined : catalog.config.locales.find((candidate) => candidate.path === first);
  const [version, inVersion] = splitVersion(catalog.config, named ? route.slice(first.length + 1) : route);
  const page = catalog.byRoute.get(`${version.name}:${inVersion}`);
  const inLocale = named?.name ?? locale;
  return page && existsIn(catalog, page, inLocale) ? { page, locale: inLocale } : undefined;
}

function resolveFile(context: LinkContext, path: string, query: string, hash: string, place: LinkPlace): ResolvedLink {
  const { catalog, loaded } = context;
  const root = contentRoot(loaded, place.locale, place.page.version);
  const file = path.startsWith('/') ? posix.join(root, path) : posix.join(posix.dirname(place.file), decodePath(path));
  const inSource = file.replace(root, contentRoot(loaded, loaded.config.defaultLocale, place.page.version));
  // A file that is not translated is linked to as if it were.
  const page = catalog.byFile.get(file) ?? catalog.byFile.get(inSource);
  if (page) return withAnchor(context, page, place.locale, query, hash);
  const nearest = closest(file, catalog.byFile.keys());
  return {
    href: '#',
    problem: {
      code: 'broken-link',
      message: `${path}: there is no such file`,
      suggestion: nearest && posix.relative(posix.dirname(place.file), nearest),
    },
  };
}

/** Folder of a locale's pages of a version, from the project's root. */
function contentRoot(loaded: LoadedConfig, localeName: string, version: Version): string {
  const locale = loaded.config.locales.find(({ name }) => name === localeName);
  return locale ? relative(loaded.rootDir, contentDir(loaded, locale, version)).replaceAll('\\', '/') : '';
}

function withAnchor(context: LinkContext, page: CatalogPage, locale: string, query: string, hash: string): ResolvedLink {
  const href = pageHref(context.catalog, page, locale) + (query && `?${query}`) + (hash && `#${hash}`);
  if (hash === '') return { href };
  const anchors = context.anchorsOf(page, locale);
  const id = decodePath(hash);
  if (!anchors || anchors.has(id)) return { href };
  const nearest = closest(id, anchors);
  return {
    href,
    problem: {
      code: 'broken-anchor',
      message: `#${id}: ${page.route} has no such heading`,
      suggestion: nearest && `${page.route}#${nearest}`,
    },
  };
}

function resolveStatic(context: LinkContext, path: string): ResolvedLink {
  const absolute = posix.join('/', path);
  const href = toHref({ ...context.loaded.config, trailingSlash: true }, absolute);
  if (isStatic(context, absolute)) return { href };
  return {
    href,
    problem: { code: 'broken-link', message: `${absolute}: there is no such file below ${context.loaded.config.staticDir}/` },
  };
}

function isStatic({ loaded, madeFiles }: LinkContext, path: string): boolean {
  const decoded = decodePath(path);
  return madeFiles.has(decoded) || (!decoded.endsWith('/') && existsSync(join(loaded.siteDir, loaded.config.staticDir, decoded)));
}

function nearestPath(catalog: Catalog, path: string): string | undefined {
  const routes = catalog.pages.map((page) => toRoute(`${page.version.path}${page.route}`));
  return closest(toRoute(path), routes);
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

type LinkProblem = NonNullable<ResolvedLink['problem']>;

/** A problem of a link as a diagnostic at the link's place. */
export function linkDiagnostic({ file, line, column }: CompiledLink, problem: LinkProblem): Diagnostic {
  return { ...fileDiagnostic(file, problem), line, column };
}

/** A problem of a link whose place in the file is not known. */
export function fileDiagnostic(file: string, { code, message, suggestion }: LinkProblem): Diagnostic {
  return { severity: 'error', file, code, message, ...(suggestion ? { suggestion } : {}) };
}
