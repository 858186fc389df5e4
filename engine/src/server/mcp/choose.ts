import { describeUnknown } from '../../model/closest.ts';
import { languageTag } from '../../model/language.ts';
import type { SiteBuild } from '../build.ts';
import { QuestionError, shorten } from './library.ts';

/** The part of the documentation that a question is about. */
export interface Scope {
  readonly locale?: string | undefined;
  readonly version?: string | undefined;
  readonly section?: string | undefined;
}

type Named = { readonly name: string };

/**
 * The language and the version that a program asks for, or the first ones.
 * @throws QuestionError if there is none of this name; it names the nearest and all
 */
export function chooseEdition({ locales, versions }: Pick<SiteBuild, 'locales' | 'versions'>, { locale, version }: Scope) {
  return {
    locale: locale ? chooseLocale(locales, locale) : locales[0],
    version: version ? choose('version', versions, version) : versions[0],
  };
}

/** The language that a query is written in, by its letters: that of the first locale that has them; undefined where no other could be meant. */
export function localeOfQuery({ locales }: Pick<SiteBuild, 'locales'>, query: string): string | undefined {
  const scripts = locales.map(({ name }) => [name, scriptOf(name)] as const);
  const [first] = locales;
  const isWritten = (script: string): boolean => new RegExp(`\\p{Script=${script}}`, 'u').test(query);
  // Latin letters are in names of other languages, too.
  const written = scripts.find(([, script]) => script !== 'Latin' && isWritten(script)) ?? scripts.find(([, script]) => isWritten(script));
  return locales.length < 2 ? undefined : (written?.[0] ?? first?.name);
}

/** Name of the script of a language, as regular expressions have it. */
function scriptOf(locale: string): string {
  const script = new Intl.Locale(languageTag(locale)).maximize().script ?? 'Latn';
  return SCRIPTS[script] ?? 'Latin';
}

const SCRIPTS: Readonly<Record<string, string>> = {
  ...{ Hans: 'Han', Hant: 'Han', Jpan: 'Han', Kore: 'Hangul', Cyrl: 'Cyrillic', Arab: 'Arabic', Hebr: 'Hebrew', Grek: 'Greek' },
  ...{ Thai: 'Thai', Deva: 'Devanagari' },
};

/**
 * The name of the section that a program asks for, by which searches are narrowed; undefined for all.
 * @param section its name, or the folder of its pages
 * @throws QuestionError if there is no such section; it names the nearest and all
 */
export function chooseSection(
  { sections, folders }: Pick<SiteBuild, 'sections' | 'folders'>,
  section: string | undefined,
): string | undefined {
  if (!section) return undefined;
  const asked = trimSlashes(section);
  const ofFolder = sections.find((name) => asked !== '' && folders.get(name) === asked);
  const named = sections.map((name) => ({ name }));
  return ofFolder ?? choose('section', named, asked).name;
}

/** The path of a folder as folders are compared. */
export function trimSlashes(folder: string): string {
  return folder.replace(/^\/+|\/+$/g, '');
}

/** `zh-CN` and `Chinese` mean the one Chinese that there is. */
function chooseLocale(locales: SiteBuild['locales'], asked: string): SiteBuild['locales'][number] {
  const wanted = asked.trim().toLowerCase();
  const isAsked = (name: string): boolean => namesOfLanguage(name).some((one) => one?.toLowerCase() === wanted);
  const exact = locales.find(({ name }) => name.toLowerCase() === wanted);
  const alike = locales.find(({ name }) => isAsked(name) || baseOf(name) === baseOf(wanted));
  return exact ?? alike ?? choose('language', locales, asked);
}

function namesOfLanguage(locale: string): (string | undefined)[] {
  const tag = languageTag(locale);
  const codes = [tag, baseOf(tag)];
  return ['en', tag].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'language' });
    return codes.map((code) => names.of(code));
  });
}

function baseOf(locale: string): string {
  return locale.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
}

function choose<Entry extends Named>(what: string, entries: readonly Entry[], asked: string): Entry {
  const found = entries.find(({ name }) => name.toLowerCase() === asked.toLowerCase());
  if (found) return found;
  const names = entries.map(({ name }) => name);
  throw unknownName(what, asked, names);
}

export function unknownName(what: string, asked: string, names: readonly string[]): QuestionError {
  return new QuestionError(describeUnknown(what, shorten(asked), names));
}
