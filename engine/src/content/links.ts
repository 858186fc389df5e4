import { posix } from 'node:path';
import { insideBase } from '../config/inside-base.ts';
import { projectPath } from '../config/load.ts';
import type { CompiledLink } from '../markdown/compiled.ts';
import { isProgram } from '../markdown/render/addresses.ts';
import { closest } from '../model/closest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { decodePath } from '../model/href.ts';
import { sitePath, toFileHref } from './address.ts';
import { existsIn } from './catalog-lookup.ts';
import type { CatalogPage } from './catalog-types.ts';
import { findAnywhere, findPage } from './find-page.ts';
import {
  fileAt,
  findAsset,
  findSourceFile,
  isStatic,
  isUnchecked,
  type LinkContext,
  type LinkPlace,
  meantPicture,
  meantStatic,
  nearestPath,
  nearestPicture,
  withoutLocale,
} from './link-targets.ts';
import { nearestFile } from './nearest-file.ts';
import { findPictureFault } from './picture-file.ts';
import { toRoute } from './route.ts';
import { pageHref } from './sidebar-items.ts';
import { splitVersion } from './split-version.ts';

export interface ResolvedLink {
  /** Empty for a link to a draft, which becomes plain text. */
  readonly href: string;
  /** Its problem; the caller adds the file and the place. */
  readonly problem?: {
    readonly code: string;
    /** An error, if nothing else is said. */
    readonly severity?: Diagnostic['severity'];
    readonly message: string;
    readonly suggestion?: string | undefined;
  };
}

/**
 * Resolves an author's address to its final one in this build: pages by path or by file, anchors, static files, files beside the page. A
 * path without a locale stays in the page's locale; a path without a version leads to the current version.
 */
export function resolveLink(context: LinkContext, target: string, place: LinkPlace, kind: CompiledLink['kind'] = 'link'): ResolvedLink {
  if (/^(https?:|mailto:|tel:|data:)/i.test(target) || target.startsWith('//')) return { href: target };
  if (/^[a-z][\w+.-]*:/i.test(target) && !target.startsWith('pathname://')) {
    if (context.loaded.config.content.lenient && isProgram(target)) return { href: target };
    return { href: '#', problem: { code: 'bad-link', message: `${target}: this kind of address is not allowed` } };
  }
  if (target.startsWith('pathname://')) return resolvePathname(context, target.slice('pathname://'.length));
  if (target.startsWith('@site/static/')) return resolveStatic(context, target.slice('@site/static'.length), kind);
  const [beforeHash = '', hash = ''] = splitOnce(target, '#');
  const [written = '', query = ''] = splitOnce(beforeHash, '?');
  // Docusaurus reads addresses like browsers, to which a backslash is a slash.
  const path = context.loaded.config.content.lenient ? written.replaceAll('\\', '/') : written;
  const suffix = (query && `?${query}`) + (hash && `#${hash}`);
  if (path === '') return withAnchor(context, place.page, place.locale, suffix, hash);
  if (/\.mdx?$/.test(path)) return resolveFile(context, path, suffix, hash, place);
  return resolvePath(context, path, suffix, hash, place, kind);
}

function resolvePath(
  context: LinkContext,
  path: string,
  suffix: string,
  hash: string,
  place: LinkPlace,
  kind: CompiledLink['kind'],
): ResolvedLink {
  const { catalog, loaded } = context;
  const asset = findAsset(context, path, place);
  if (asset !== undefined) return toFile(context, asset, suffix, kind);
  const own = pageHref(catalog, place.page, place.locale).slice(loaded.config.baseUrl.length - 1);
  // As in browsers, the last part of an address without a trailing slash is not a folder.
  const folder = own.endsWith('/') ? own : posix.dirname(own);
  const { lenient } = loaded.config.content;
  const absolute = path.startsWith('/') ? (lenient ? insideBase(loaded.config.baseUrl, path) : path) : posix.join(folder, path);
  // Docusaurus serves the page of a folder with a slash and others without, so that authors mean either folder.
  const other = lenient && !path.startsWith('/') ? [posix.join(`${own}/`, path)] : [];
  // Other tools for plain Markdown write the address of the file that they make.
  const made = loaded.config.content.format === 'mdx' ? [] : pathsOfHtml(path, own, place.file);
  const found = [absolute, ...other, ...made].map((one) => findPage(catalog, one, place.locale)).find((page) => page !== undefined);
  if (found) return withAnchor(context, found.page, found.locale, suffix, hash);
  if (isStatic(context, absolute)) return toFile(context, absolute, suffix, kind);
  const shared = lenient ? withoutLocale(context, absolute) : absolute;
  if (shared !== absolute && isStatic(context, shared)) return toFile(context, shared, suffix, kind);
  if (kind === 'image') {
    const message = `${path}: there is no such ${/\.(?:mp[34]|m4a|webm|mov|ogg|wav)$/i.test(path) ? 'file' : 'picture'}`;
    return { href: '#', problem: { code: 'missing-image', message, suggestion: meantPicture(context, path, absolute, place) } };
  }
  if (isUnchecked(loaded, absolute)) return { href: toFileHref(loaded.config, absolute + suffix) };
  const elsewhere = findAnywhere(catalog, absolute, place.locale);
  if (elsewhere) return onlyElsewhere(context, elsewhere.page, elsewhere.locale, path + suffix, suffix);
  const [version, route] = splitVersion(catalog.config, toRoute(absolute));
  if (catalog.drafts.has(`${version.name}:${route}`)) return { href: '' };
  const source = findAsset(context, path, place, true);
  if (source !== undefined) return { href: toFileHref(loaded.config, source + suffix) };
  const message = `${path}${suffix}: there is no such page`;
  const suggestion = meantAddress(path) ?? meantStatic(context, path) ?? nearestPath(catalog, absolute);
  return { href: '#', problem: { code: 'broken-link', message, suggestion } };
}

/** Leads to a file of the site, which must be a picture where one is shown. */
function toFile(context: LinkContext, address: string, suffix: string, kind: CompiledLink['kind']): ResolvedLink {
  const href = toFileHref(context.loaded.config, address + suffix);
  const file = kind === 'image' ? fileAt(context, address) : undefined;
  const found = file === undefined ? undefined : findPictureFault(file);
  if (file === undefined || found === undefined) return { href };
  const message = `${projectPath(context.loaded, file)}: ${found.fault}`;
  return { href, problem: { code: 'bad-image', severity: found.severity, message, suggestion: found.advice } };
}

/** The page that the address of an HTML file stands for: `../guide/start.html`. The page itself is a file of its folder, too, or the index of one. */
function pathsOfHtml(path: string, own: string, file: string): string[] {
  if (!path.endsWith('.html')) return [];
  const page = path.replace(/(?:(^|\/)index)?\.html$/, '$1');
  if (path.startsWith('/')) return [page || '/'];
  const isIndex = /(^|\/)(index|readme)\.mdx?$/i.test(file);
  return [posix.join(isIndex ? own : posix.dirname(own.replace(/\/$/, '')), page)];
}

/** The address that was meant by one without a scheme, or with backslashes. */
function meantAddress(path: string): string | undefined {
  if (path.includes('\\')) return path.replaceAll('\\', '/');
  if (/^[^/@\s]+@[\w-]+(\.[\w-]+)+$/.test(path)) return `mailto:${path}`;
  return /^(www\.[\w.-]+|([\w-]+\.)+(com|cn|net|org|io|dev))(\/|$)/i.test(path) ? `https://${path}` : undefined;
}

function resolveFile(context: LinkContext, path: string, suffix: string, hash: string, place: LinkPlace): ResolvedLink {
  const { page, isDraft, looked } = findSourceFile(context, path, place);
  if (page && existsIn(context.catalog, page, place.locale)) return withAnchor(context, page, place.locale, suffix, hash);
  if (page) return onlyElsewhere(context, page, place.locale, path + suffix, suffix);
  if (isDraft) return { href: '' };
  const nearest = nearestFile(context.catalog, looked);
  return {
    href: '#',
    problem: {
      code: 'broken-link',
      message: `${path}: there is no such file`,
      suggestion: (path.includes('\\') ? meantAddress(path) : undefined) ?? (nearest && posix.relative(posix.dirname(place.file), nearest)),
    },
  };
}

/** What is wrong with a link to a page that is not built in the locale (`translation: none`), and the address that leads to it. */
function onlyElsewhere({ catalog }: LinkContext, page: CatalogPage, locale: string, written: string, suffix: string): ResolvedLink {
  const { locales, content } = catalog.config;
  const other = locales.find(({ name }) => existsIn(catalog, page, name));
  const message = `${written}: there is no such page in ${locale}${other ? `, only in ${other.name}` : ''}`;
  if (!other) return { href: '#', problem: { code: 'broken-link', message } };
  const address = sitePath(other, page, content.routeBasePath) + suffix;
  // Without a locale, a path stays in the page's own.
  return { href: '#', problem: { code: 'broken-link', message, suggestion: other.path === '' ? `pathname://${address}` : address } };
}

function withAnchor(context: LinkContext, page: CatalogPage, locale: string, suffix: string, hash: string): ResolvedLink {
  const href = pageHref(context.catalog, page, locale, suffix);
  if (hash === '') return { href };
  const anchors = context.anchorsOf(page, locale);
  // Browsers know the top of each page, and look for the words after this mark by themselves.
  const id = decodePath(hash).replace(/:~:.*$/s, '');
  if (!anchors || anchors.has(id) || /^(?:top)?$/i.test(id)) return { href };
  // Docusaurus writes ids in small letters, and takes the addresses of headings as they are: what leads nowhere there leads to its heading here.
  const small = context.loaded.config.content.lenient ? id.toLowerCase() : undefined;
  const meant = small === undefined ? undefined : anchors.values().find((anchor) => anchor.toLowerCase() === small);
  if (meant !== undefined) return { href: pageHref(context.catalog, page, locale, suffix.replace(/#.*$/s, `#${meant}`)) };
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

/** Docusaurus checks no address behind `pathname://`: other programs may write what is there. */
function resolvePathname(context: LinkContext, target: string): ResolvedLink {
  const { content, baseUrl } = context.loaded.config;
  if (!content.lenient) return resolveStatic(context, target);
  return { href: toFileHref(context.loaded.config, insideBase(baseUrl, posix.join('/', target))) };
}

function resolveStatic(context: LinkContext, target: string, kind: CompiledLink['kind'] = 'link'): ResolvedLink {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const absolute = posix.join('/', path);
  const { staticDir, defaultLocale } = context.loaded.config;
  if (isStatic(context, absolute)) return toFile(context, absolute, suffix, kind);
  const href = toFileHref(context.loaded.config, absolute + suffix);
  // In Docusaurus, links to pages in another language use `pathname://` too.
  if (findPage(context.catalog, absolute, defaultLocale)) return { href };
  const suggestion = nearestPicture(context, absolute);
  return { href, problem: { code: 'broken-link', message: `${absolute}: there is no such file below ${staticDir}/`, suggestion } };
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

type LinkProblem = NonNullable<ResolvedLink['problem']>;

/** The diagnostic for a problem of a link at a known place. */
export function linkDiagnostic({ file, line, column, isElement }: CompiledLink, problem: LinkProblem): Diagnostic {
  return { ...fileDiagnostic(file, problem), line, column, ...(isElement ? { severity: 'warning' } : {}) };
}

/** The diagnostic for a problem of a link whose place in the file is unknown. */
export function fileDiagnostic(file: string, { code, severity = 'error', message, suggestion }: LinkProblem): Diagnostic {
  return { severity, file, code, message, ...(suggestion ? { suggestion } : {}) };
}
