import { posix } from 'node:path';
import { decodePath } from '../model/href.ts';
import { splitNumberPrefix } from '../model/number-prefix.ts';

/** A folder's path without the number prefixes of its segments. */
export function stripNumberPrefixes(folder: string): string {
  return folder
    .split('/')
    .map((segment) => splitNumberPrefix(segment).name)
    .join('/');
}

export interface FilePlace {
  /** `sdk/leaderboard/guide`, without number prefixes; the front matter's `id` replaces the last segment. */
  readonly id: string;
  /** Folder of the file without number prefixes: `sdk/leaderboard`; empty at the top. */
  readonly folder: string;
  /** Address within locale and version, with both slashes: `/sdk/leaderboard/guide/`. */
  readonly route: string;
  /** From the file's number prefix. */
  readonly position: number | undefined;
  /** Whether it is the page of its folder: `index`, `README`, or a file named like the folder. */
  readonly isFolderPage: boolean;
  /** Whether it is not part of the docs: it has no version and no sidebar. */
  readonly isStandalone: boolean;
  /** Whether it is not below the address of the main docs’ version: standalone, or of further docs. */
  readonly isBeside: boolean;
  /** A character of its name or slug that has another meaning in addresses; the route has a hyphen instead. */
  readonly badCharacter: string | undefined;
}

/** The route of a path. It cannot lead out of the site. Browsers take a backslash for a slash. */
function addressOf(path: string): Pick<FilePlace, 'route' | 'badCharacter'> {
  const route = posix.normalize(`/${path}`).replace(/\/index\.html\/?$/, '/');
  return { route: toRoute(route.replaceAll('\\', '-')), badCharacter: path.includes('\\') ? '\\' : undefined };
}

/**
 * The place of a file in the site, by the conventions of Docusaurus.
 * @param path relative to the version's folder, with slashes: `sdk/01-start/03-get-ready.mdx`
 * @param base first part of all routes
 * @param hasPrefixes whether numbers at the beginning of names are places
 */
export function placeFile(
  path: string,
  frontMatter: { id?: string | undefined; slug?: string | undefined },
  base = '/',
  hasPrefixes = true,
): FilePlace {
  const segments = path
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((segment) => (hasPrefixes ? splitNumberPrefix(segment) : { name: segment, position: undefined }));
  const file = segments.at(-1) ?? { name: '', position: undefined };
  const folders = segments.slice(0, -1).map((segment) => segment.name);
  const folder = folders.join('/');
  const name = frontMatter.id ?? file.name;
  // As in Docusaurus, the names on the disk decide: neither another id nor a number prefix of one of the two changes it.
  const [stem = '', above = ''] = path
    .replace(/\.mdx?$/, '')
    .toLowerCase()
    .split('/')
    .toReversed();
  const isFolderPage = /^(index|readme)$/.test(stem) || (above !== '' && stem === above);
  const natural = isFolderPage ? folder : posix.join(folder, name);
  const { route, badCharacter } = addressOf(frontMatter.slug === undefined ? natural : resolveSlug(frontMatter.slug, folder));
  const id = posix.join(folder, name);
  return {
    id,
    folder,
    route: docRoute(base, route),
    position: file.position,
    isFolderPage,
    isStandalone: false,
    isBeside: false,
    badCharacter,
  };
}

/** @param slug may be percent-encoded (`%E4%B8%AD`), unlike names of files */
function resolveSlug(slug: string, folder: string): string {
  const plain = decodePath(slug);
  return plain.startsWith('/') ? plain : posix.join('/', folder, plain);
}

/** The place of a standalone page (`src/pages` in Docusaurus): at its path, including number prefixes. */
export function placeStandalone(path: string, slug: string | undefined): FilePlace {
  const name = path.replace(/\.mdx?$/, '');
  const address = addressOf(slug === undefined ? name.replace(/(^|\/)index$/, '') : decodePath(slug));
  return { id: `pages/${name}`, folder: '', ...address, position: undefined, isFolderPage: false, isStandalone: true, isBeside: true };
}

/** A route of the docs, below their common path. It cannot lead out of the site. */
export function docRoute(base: string, route: string): string {
  return toRoute(posix.normalize(`/${base}/${route}`));
}

/** A path with one slash at each end. */
export function toRoute(path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}
