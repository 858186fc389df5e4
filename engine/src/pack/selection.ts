import { describeUnknown } from '../model/closest.ts';
import { OperatorError } from '../model/operator-error.ts';
import type { SiteData } from '../model/site.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';

/** What names of files cannot have, here or on the reader's machine. */
const NOT_IN_NAMES = /[\s/\\:*?"<>|#%]+/g;

/** What is packed; what is left out stands for all of them. */
export interface PackWish {
  readonly locale?: string | undefined;
  readonly version?: string | undefined;
  /** Name of a sidebar. */
  readonly section?: string | undefined;
}

/** The pages of one locale and version, or of one section of them. */
export interface PackSelection {
  readonly site: SiteData;
  readonly version: string;
  readonly section: string | undefined;
  readonly pages: readonly BuiltPage[];
  /** Folder of the pages below the site's root, with a slash at the end: `en/v2/`; empty for the first locale's current version. */
  readonly folder: string;
  /** What its file is called, without its ending: `docs-en-v2-sdk`. */
  readonly name: string;
}

/**
 * The packs that a wish stands for: one a locale and version.
 * @throws OperatorError for a name that the site does not have; it names the nearest
 */
export function listSelections(built: BuiltSite, { locale, version, section }: PackWish): PackSelection[] {
  const [first] = built.sites.values();
  if (!first) throw new OperatorError('The built site has no pages.');
  const pages = [...built.pages.values()];
  if (locale !== undefined) assertKnown('locale', locale, [...built.sites.keys()]);
  const versions = first.versions.map(({ name }) => name);
  if (version !== undefined) assertKnown('version', version, versions);
  if (section !== undefined) assertKnown('section', section, sectionsOf(built));
  return [...built.sites.values()]
    .filter((site) => locale === undefined || site.locale.name === locale)
    .flatMap((site) => site.versions.filter(({ name }) => version === undefined || name === version).map((own) => ({ site, own })))
    .flatMap(({ site, own }) => {
      const chosen = pages.filter(
        (page) =>
          page.locale === site.locale.name && page.version === own.name && (section === undefined || page.sidebar?.name === section),
      );
      const folder = folderOf(
        chosen.map(({ path }) => built.pathBelow(path)),
        site.locale.path,
        own.path,
      );
      const name = ['docs', site.locale.name, own.name, section?.replace(NOT_IN_NAMES, '-')].filter(Boolean).join('-');
      return chosen.length === 0 ? [] : [{ site, version: own.name, section, pages: chosen, folder, name }];
    });
}

/** A pack for each section of each locale and version. */
export function listSections(built: BuiltSite): PackSelection[] {
  return sectionsOf(built).flatMap((section) => listSelections(built, { section }));
}

/** The day of the latest change of pages; null if none is known. */
export function latestChange(pages: readonly BuiltPage[]): string | null {
  const dates = pages.flatMap(({ lastUpdated }) => lastUpdated ?? []).toSorted();
  return dates.at(-1) ?? null;
}

function sectionsOf({ pages }: BuiltSite): string[] {
  return [...new Set(pages.values().flatMap(({ sidebar }) => (sidebar ? [sidebar.name] : [])))];
}

function assertKnown(what: string, name: string, known: readonly string[]): void {
  if (!known.includes(name)) throw new OperatorError(describeUnknown(what, name, known));
}

/** The folder of a version that all of these pages are in, else that of their language. Docs may be below a folder of their own: `docs/2.0/`. */
function folderOf(paths: readonly string[], locale: string, version: string): string {
  const home = locale === '' ? '' : `${locale}/`;
  const [first = ''] = paths;
  const end = version === '' ? -1 : `/${first}`.indexOf(`/${version}/`, home.length);
  const folder = end < 0 ? home : first.slice(0, end + version.length + 1);
  return paths.every((path) => path.startsWith(folder)) ? folder : home;
}
