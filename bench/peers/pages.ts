// The pages that all generators get: plain Markdown, in two languages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeCopy, runBuild, writeConfig, writePages } from '../corpus.ts';

/** As many as the manual has, or nearly. */
const MOST_SOURCES = 500;
const METADATA = /^> version: .*\n+/m;

export const LOCALES = ['zh-Hans', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export interface PlainPage {
  readonly locale: Locale;
  /** Without slashes around it and without the file's ending; the same for both languages. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Paths of the pages that are linked at the end. */
  readonly links: readonly string[];
}

/** A page of the manual. */
export interface Source {
  readonly path: string;
  readonly texts: Record<Locale, string>;
}

/**
 * Makes plain pages of the manual's: Signpost builds them, and their Markdown renditions have no components left.
 * @param folder an empty one, for the build
 * @param most number of pages that `choosePages` will be asked for at most
 * @throws Error if the build fails
 */
export function makeSources(folder: string, most: number): readonly Source[] {
  writeConfig(folder);
  writePages(folder, Math.min(most, MOST_SOURCES));
  const content = join(folder, 'content/zh-Hans/v3/sdk/copy-0');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx$/.test(file) && !/(^|\/)_/.test(file));
  const paths = files.map((file) => file.replace(/\.mdx$/, '').replaceAll('\\', '/')).toSorted();
  runBuild(folder);
  return paths.flatMap((path) => {
    const [chinese, english] = ['', 'en'].map((start) => join(folder, 'dist', start, 'sdk/copy-0', path, 'index.md'));
    if (chinese === undefined || english === undefined || !existsSync(chinese) || !existsSync(english)) return [];
    return [{ path: renameIndex(path), texts: { 'zh-Hans': readFileSync(chinese, 'utf8'), en: readFileSync(english, 'utf8') } }];
  });
}

/** Docusaurus takes a file that is called like its folder, or index, for the folder's own page. */
function renameIndex(path: string): string {
  const name = basename(path);
  const plain = name === 'index' || name === 'readme' || name === basename(dirname(path)) ? `${name}-page` : name;
  return join(dirname(path), plain).replaceAll('\\', '/').toLowerCase();
}

/** Chooses evenly, and repeats all with words and code of their own if there are too few, as `writePages` does. */
export function choosePages(sources: readonly Source[], count: number): readonly PlainPage[] {
  const pairs = count / 2;
  const pages: PlainPage[] = [];
  for (let copy = 0; copy * sources.length < pairs; copy++) {
    const wanted = Math.min(sources.length, pairs - copy * sources.length);
    for (let index = 0; index < wanted; index++) {
      const source = sources[Math.floor((index * sources.length) / wanted)];
      if (source !== undefined) pages.push(...LOCALES.map((locale) => toPage(source, locale, copy)));
    }
  }
  return pages;
}

function toPage({ path, texts }: Source, locale: Locale, copy: number): PlainPage {
  const [, title = path] = /^# (.+)$/m.exec(texts[locale]) ?? [];
  const body = texts[locale].replace(/^# .+\n+/, '').replace(METADATA, '');
  // Images of the manual are not there, and not all themes draw diagrams.
  const plain = body
    .replace(/\[!\[([^\]]*)\]\([^)]*\)\]\([^)]*\)/g, '$1')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^( *```)mermaid/gm, '$1text');
  return { locale, path: `sdk/copy-${copy}/${path}`, title: title.replaceAll('\\', ''), text: makeCopy(plain, copy), links: [] };
}

/** Chinese pages of middling length, with different titles. */
export function findMiddlingPages(pages: readonly PlainPage[], count: number): readonly PlainPage[] {
  const byTitle = new Map(pages.filter(({ locale }) => locale === 'zh-Hans').map((page) => [page.title, page]));
  const sorted = [...byTitle.values()].toSorted((one, other) => one.text.length - other.text.length);
  const first = Math.max(0, Math.floor((sorted.length - count) / 2));
  return sorted.slice(first, first + count);
}

/** The same pages; those given link to each other at their end. */
export function linkPages(pages: readonly PlainPage[], linked: readonly PlainPage[]): readonly PlainPage[] {
  const links = linked.map(({ path }) => path);
  return pages.map((page) => (linked.includes(page) ? { ...page, links } : page));
}
