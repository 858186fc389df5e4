import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from '../model/closest.ts';
import type { SiteConfig } from './schema.ts';

/** Says which files and folders a configuration names that are not there. */
export function collectMissingFiles(config: SiteConfig, siteDir: string): string[] {
  return [...namedFiles(config)].flatMap(([field, path]) =>
    existsSync(join(siteDir, path))
      ? []
      : [`${field}: there is no ${field === 'pages' ? 'folder' : 'file'} ${path} beside the configuration`],
  );
}

function* namedFiles({
  components,
  styles,
  slots,
  templates,
  behaviours,
  pages,
  search,
}: SiteConfig): Generator<readonly [string, string]> {
  for (const [field, path] of Object.entries({ components, styles, pages })) if (path !== undefined) yield [field, path];
  for (const [locale, files] of Object.entries(search.asked)) for (const path of files) yield [`search.asked.${locale}`, path];
  for (const [field, modules] of Object.entries({ slots, templates, behaviours, 'search.meanings': search.meanings })) {
    for (const [name, path] of Object.entries(modules)) {
      if (typeof path === 'string' && path.startsWith('./')) yield [`${field}.${name}`, path];
    }
  }
}

/** Languages whose tags are guessed from their names. */
const OFTEN = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'sv', 'th', 'tr', 'uk', 'vi', 'zh'];

/** Says which locales have the tag of no language. Those of Docusaurus may be called anything. */
export function collectUnknownLanguages({ locales, content }: SiteConfig): string[] {
  if (content.layout === 'docusaurus') return [];
  return locales.flatMap(({ htmlLang }, index) => (isLanguage(htmlLang) ? [] : [describeUnknown(htmlLang, index)]));
}

function describeUnknown(tag: string, index: number): string {
  const names = new Map(OFTEN.flatMap((known) => [nameOf(known, 'en'), nameOf(known, known)].map((name) => [name, known] as const)));
  const nearest = names.get(closest(tag.toLowerCase(), names.keys()) ?? '');
  const meant = nearest === undefined ? '; write one such as "de", "pt-BR" or "zh-Hans"' : `, did you mean "${nearest}"?`;
  return `locales[${index}]: "${tag}" is the tag of no language${meant}`;
}

function nameOf(tag: string, language: string): string {
  return (new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag).toLowerCase();
}

/** Whether a tag is that of a language, which invented ones are not. */
export function isLanguage(tag: string): boolean {
  try {
    const { language } = new Intl.Locale(tag);
    // Loading the names takes longer than all else that is checked of a configuration.
    return OFTEN.includes(language) || new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language) !== undefined;
  } catch {
    return false;
  }
}
