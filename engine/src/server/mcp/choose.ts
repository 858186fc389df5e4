import { describeUnknown } from '../../model/closest.ts';
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
    locale: locale ? choose('language', locales, locale) : locales[0],
    version: version ? choose('version', versions, version) : versions[0],
  };
}

/**
 * The name of the section that a program asks for; undefined for all.
 * @throws QuestionError if there is no such section; it names the nearest and all
 */
export function chooseSection({ sections }: Pick<SiteBuild, 'sections'>, section: string | undefined): string | undefined {
  const named = sections.map((name) => ({ name }));
  return section ? choose('section', named, section).name : undefined;
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
