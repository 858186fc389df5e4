import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { nameInWords } from '../model/name-in-words.ts';
import { fieldsOfFile } from '../model/read-record.ts';
import { isRecord, text } from '../model/record.ts';
import { isLanguage } from './site-files.ts';

/** Languages written from right to left, and scripts. */
const RIGHT_TO_LEFT = /^(ar|dv|fa|he|ku-arab|ps|sd|ug|ur|yi)\b/i;
/** A name that may be that of a language: `en`, `zh-Hans`, `pt-BR`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;
/** Folders in which the pages of a site without a configuration may be. */
const CONTENT_FOLDERS = ['content', 'docs'];
export const NOT_CONTENT = /^(\.|node_modules$)/;

/**
 * Completes a configuration with what its folder says: a title, languages and the folder of the pages. All fields may be left out; wrong ones
 * stay as they are, for the validation.
 * @param siteDir the folder of the configuration; undefined if there is none
 */
export function completeConfig(input: unknown, siteDir?: string): unknown {
  if (!isRecord(input)) return input;
  const content = isRecord(input.content) ? input.content : {};
  const found = siteDir === undefined || content.layout === 'docusaurus' ? undefined : findContent(siteDir, content.dir, input);
  const locales = completeLocales(input.locales ?? found?.locales ?? ['en'], input.defaultLocale);
  const versions = completeVersions(input.versions ?? ['current']);
  return {
    title: titleOf(siteDir),
    defaultLocale: nameOf(locales, 0) ?? 'en',
    ...(content.layout === 'docusaurus' ? {} : { sidebars: defaultSidebars(versions) }),
    navbar: defaultNavbar(locales, versions),
    ...input,
    locales,
    versions,
    content: { ...content, ...(found && { dir: found.dir }) },
  };
}

/** Completes the choice of a brand and a region, and makes the constants that depend on it. */
export function completeVariant(input: unknown): unknown {
  if (!isRecord(input)) return input;
  const { constants } = input;
  const brand = input.brand ?? (isRecord(input.brands) ? Object.keys(input.brands)[0] : undefined) ?? '';
  const region = input.region ?? (Array.isArray(input.regions) ? input.regions[0] : undefined) ?? '';
  return { ...input, brand, region, ...(typeof constants === 'function' && { constants: constants({ brand, region }) }) };
}

/** The name of the package or folder, in words. */
function titleOf(siteDir: string | undefined): string {
  if (siteDir === undefined) return 'Documentation';
  const name = text(fieldsOfFile(join(siteDir, 'package.json')).name) ?? basename(siteDir);
  return nameInWords(name.replace(/^@[^/]+\//, '')) || 'Documentation';
}

/** What a configuration itself says of where its pages are, and what the folder adds to it. */
export interface PagesPlace {
  readonly written: { readonly dir?: unknown; readonly locales?: unknown; readonly versions?: unknown };
  readonly found: FoundContent | undefined;
}

interface FoundContent {
  readonly dir: string;
  /** Languages that folders are named after, if nothing else says them. */
  readonly locales: readonly string[] | undefined;
}

/** Where a configuration, as it is written, has its pages. */
export function placeOfPages(input: unknown, siteDir: string): PagesPlace {
  const { locales, versions, content } = isRecord(input) ? input : {};
  const dir = isRecord(content) ? content.dir : undefined;
  return { written: { dir, locales, versions }, found: findContent(siteDir, dir, { locales, versions }) };
}

/** Whether the folder says something else by now, as when its pages were moved into folders of languages. */
export function hasMoved({ written, found }: PagesPlace, siteDir: string): boolean {
  return !isDeepStrictEqual(findContent(siteDir, written.dir, written), found);
}

/**
 * Where the pages are, and the languages that its folders are named after.
 * @param dir what the configuration says; with placeholders, it is the answer
 */
function findContent(
  siteDir: string,
  dir: unknown,
  configured: Pick<PagesPlace['written'], 'locales' | 'versions'>,
): FoundContent | undefined {
  if (dir !== undefined && (typeof dir !== 'string' || dir.includes('<'))) return undefined;
  const root = dir ?? CONTENT_FOLDERS.find((name) => existsSync(join(siteDir, name))) ?? '.';
  const hasFolders = (names: unknown): boolean => dir === undefined && nameOf(names, 1) !== undefined;
  const [locale, version] = [nameOf(configured.locales, 0), nameOf(configured.versions, 0)];
  // Several languages or versions have folders, and a single one may have.
  const byLocale = locale !== undefined && (hasFolders(configured.locales) || existsSync(join(siteDir, root, locale)));
  const above = join(siteDir, root, byLocale ? locale : '');
  const byVersion = version !== undefined && (hasFolders(configured.versions) || existsSync(join(above, version)));
  if (byLocale || byVersion) {
    const parts = [root === '.' ? '' : root, byLocale ? '<locale>' : '', byVersion ? '<version>' : ''];
    return { dir: parts.filter(Boolean).join('/'), locales: undefined };
  }
  const folders = foldersIn(join(siteDir, root));
  const languages = folders.filter((name) => LANGUAGE_TAG.test(name) && isLanguage(name));
  // Other folders beside them, or a single one, are sections.
  const named = languages.length > 1 && languages.length === folders.length ? languages : undefined;
  if (!named) return { dir: root, locales: undefined };
  // English first if it is there: most translations are made from it.
  const locales = named.toSorted((a, b) => Number(b === 'en') - Number(a === 'en'));
  return { dir: root === '.' ? '<locale>' : `${root}/<locale>`, locales };
}

function foldersIn(dir: string): string[] {
  try {
    const entries = readdirSync(dir, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && !NOT_CONTENT.test(entry.name) && !/^(dist|static)$/.test(entry.name))
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Completes locales, which may be names alone. The default one is served from the root. */
function completeLocales(locales: unknown, defaultLocale: unknown): unknown {
  if (!Array.isArray(locales)) return locales;
  const first: unknown = defaultLocale ?? nameOf(locales, 0);
  return locales.map((locale: unknown) => {
    const fields = typeof locale === 'string' ? { name: locale } : locale;
    if (!isRecord(fields) || typeof fields.name !== 'string') return locale;
    const { name } = fields;
    return {
      // Names of languages take long to load.
      label: 'label' in fields ? fields.label : languageName(name),
      htmlLang: name,
      direction: RIGHT_TO_LEFT.test(name) ? 'rtl' : 'ltr',
      path: name === first ? '' : name.replace(/[^\w-]+/g, '-'),
      ...fields,
    };
  });
}

/** What a language calls itself. */
function languageName(name: string): string {
  const tag = name.replaceAll('_', '-');
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? name;
  } catch {
    return name;
  }
}

/** Completes versions, which may be names alone. The first one is current unless another says so. */
function completeVersions(versions: unknown): unknown {
  if (!Array.isArray(versions)) return versions;
  const hasLast = versions.some((version: unknown) => isRecord(version) && 'isLast' in version);
  return versions.map((version: unknown, index) => {
    const fields = typeof version === 'string' ? { name: version } : version;
    if (!isRecord(fields) || typeof fields.name !== 'string') return version;
    const isLast = hasLast ? fields.isLast === true : index === 0;
    return { label: fields.name, path: isLast ? '' : fields.name, isLast, ...fields };
  });
}

function nameOf(entries: unknown, index: number): string | undefined {
  const entry: unknown = Array.isArray(entries) ? entries[index] : undefined;
  if (typeof entry === 'string') return entry;
  return isRecord(entry) && typeof entry.name === 'string' ? entry.name : undefined;
}

/** One sidebar with all folders for each version. */
function defaultSidebars(versions: unknown): unknown {
  const names = Array.isArray(versions) ? versions.map((_, index) => nameOf(versions, index)) : [];
  return Object.fromEntries(
    names.filter((name) => name !== undefined).map((name) => [name, { docs: [{ type: 'autogenerated', dirName: '.' }] }]),
  );
}

function defaultNavbar(locales: unknown, versions: unknown): unknown[] {
  const several = (entries: unknown): boolean => Array.isArray(entries) && entries.length > 1;
  return [...(several(versions) ? [{ type: 'versions' }] : []), ...(several(locales) ? [{ type: 'locales' }] : []), { type: 'search' }];
}
