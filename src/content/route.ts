import { posix } from 'node:path';

/** `01-start`, `2. faq`: a number, a separator, a name. Dates and versions (`2021-11-foo`, `7.0-foo`) are not prefixes. */
const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
const DATE_OR_VERSION = /^(\d{4}[-_.]\d|\d+[-_.]\d)/;

/** A path segment without its number prefix, and the number. */
export function splitNumberPrefix(segment: string): { name: string; position: number | undefined } {
  const match = DATE_OR_VERSION.test(segment) ? null : NUMBER_PREFIX.exec(segment);
  return match?.[2] === undefined ? { name: segment, position: undefined } : { name: match[2], position: Number(match[1]) };
}

/** A folder's path without the number prefixes of its segments. */
export function stripNumberPrefixes(folder: string): string {
  return folder
    .split('/')
    .map((segment) => splitNumberPrefix(segment).name)
    .join('/');
}

export interface FilePlace {
  /** `sdk/leaderboard/guide`, number prefixes stripped; the front matter's `id` replaces the last segment. */
  readonly id: string;
  /** Folder of the file without number prefixes: `sdk/leaderboard`; empty at the top. */
  readonly folder: string;
  /** Address within locale and version, with both slashes: `/sdk/leaderboard/guide/`. */
  readonly route: string;
  /** From the file's number prefix. */
  readonly position: number | undefined;
  /** An index file, README or a file named like its folder: the page of the folder itself. */
  readonly isFolderPage: boolean;
  /** A page beside the docs: of no version, in no sidebar. */
  readonly isStandalone: boolean;
  /** A character of its name or slug that ends an address or begins a code in it; the route has a hyphen in its place. */
  readonly badCharacter: string | undefined;
}

/** Characters that mean something else in an address. */
const BAD_CHARACTERS = /[%?#\\]/g;

/** The address that is meant by a path, which may be written in codes (`%E4%B8%AD`) and does not lead out of the site. */
function addressOf(path: string): Pick<FilePlace, 'route' | 'badCharacter'> {
  const plain = decodePath(path);
  const route = posix.normalize(`/${plain}`).replace(/\/index\.html\/?$/, '/');
  return { route: toRoute(route.replace(BAD_CHARACTERS, '-')), badCharacter: plain.match(BAD_CHARACTERS)?.[0] };
}

/**
 * Where a file stands in the site, by the conventions of Docusaurus.
 * @param path from the version's folder, with slashes: `sdk/01-start/03-get-ready.mdx`
 * @param base path that all routes have in common
 */
export function placeFile(path: string, frontMatter: { id?: string | undefined; slug?: string | undefined }, base = '/'): FilePlace {
  const segments = path
    .replace(/\.mdx?$/, '')
    .split('/')
    .map(splitNumberPrefix);
  const file = segments.at(-1) ?? { name: '', position: undefined };
  const folders = segments.slice(0, -1).map((segment) => segment.name);
  const folder = folders.join('/');
  const name = frontMatter.id ?? file.name;
  const isFolderPage = /^(index|readme)$/i.test(file.name) || (folders.length > 0 && file.name === folders.at(-1));
  const natural = isFolderPage && frontMatter.id === undefined ? folder : posix.join(folder, name);
  const { route, badCharacter } = addressOf(frontMatter.slug === undefined ? natural : resolveSlug(frontMatter.slug, folder));
  const id = posix.join(folder, name);
  return { id, folder, route: docRoute(base, route), position: file.position, isFolderPage, isStandalone: false, badCharacter };
}

function resolveSlug(slug: string, folder: string): string {
  return slug.startsWith('/') ? slug : posix.join('/', folder, slug);
}

/** Where a page beside the docs stands (`src/pages` in Docusaurus): at its path, number prefixes and all. */
export function placeStandalone(path: string, slug: string | undefined): FilePlace {
  const name = path.replace(/\.mdx?$/, '');
  const address = addressOf(slug ?? name.replace(/(^|\/)index$/, ''));
  return { id: `pages/${name}`, folder: '', ...address, position: undefined, isFolderPage: false, isStandalone: true };
}

/** A route of the docs, below the path that they have in common. */
export function docRoute(base: string, route: string): string {
  return toRoute(`${base}/${route}`.replace(/\/+/g, '/'));
}

/** A path with one slash at each end. */
export function toRoute(path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** A path without its percent signs; as it stands where these are no code. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
