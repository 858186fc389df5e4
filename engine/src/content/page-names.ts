import type { SiteConfig } from '../config/schema.ts';
import { textIn } from '../config/text-in.ts';
import type { PageFacts } from '../markdown/compiled.ts';
import { nameInWords } from '../model/name-in-words.ts';
import { sourceFor } from './catalog-lookup.ts';
import type { Catalog, CatalogPage, HeadingTitles, SourceDoc } from './catalog-types.ts';
import { isFolderPage } from './page-sources.ts';

/** Collects the titles that only the compiled text has. */
export function collectTitles(compiled: ReadonlyMap<string, Pick<PageFacts, 'headings' | 'title'>>): HeadingTitles {
  return new Map(
    [...compiled].flatMap(([file, { headings, title: own }]) => {
      const title = own ?? headings.find(({ level }) => level === 1)?.text;
      return title ? [[file, title] as const] : [];
    }),
  );
}

/** What is needed to name pages. */
type Names = Pick<Catalog, 'config' | 'titles'>;

/** The title of a page: from the front matter, else its level-one heading, else the name of its file. */
export function pageTitle(catalog: Names, page: CatalogPage, locale: string): string {
  if (page.landing) return page.landing.title[locale] ?? page.landing.title[catalog.config.defaultLocale] ?? page.id;
  if (page.generated) return textIn(page.generated.title, locale);
  const doc = sourceFor(catalog, page, locale);
  return doc?.frontMatter.title ?? catalog.titles.get(doc?.file ?? '') ?? untitledName(catalog.config, page, locale);
}

/** A page without a title is called like its file, that of a folder like the folder, and the first one like the site. */
function untitledName({ content, title }: SiteConfig, page: CatalogPage, locale: string): string {
  const parts = page.id.split('/');
  if (content.layout === 'docusaurus') return (parts.length > 2 && parts.at(-1) === 'index' ? parts.at(-2) : parts.at(-1)) ?? page.id;
  if (isFolderPage(page)) parts.pop();
  const name = parts.at(-1);
  return name === undefined ? textIn(title, locale) : nameInWords(name);
}

/** The name of a page in a sidebar: its `sidebar_label`, else its title. */
export function pageLabel(catalog: Names, page: CatalogPage, locale: string): string {
  const doc = sourceFor(catalog, page, locale);
  const label = doc?.frontMatter.sidebar_label;
  return label ?? (doc && isUntitled(catalog.config, doc) ? untitledName(catalog.config, page, locale) : pageTitle(catalog, page, locale));
}

/** Text that begins with a title, perhaps below imports: `# Title`, or a line that is underlined with `=`. */
const TITLED = /^\s*(?:import\s(?:.|\r?\n(?!\r?\n))*(?:\r?\n){2}\s*)*(?:#[ \t]+([^ \t\r\n].*)|(\S[^\r\n]*)\r?\n=+[ \t]*(?:\r?\n|$))/;

/** The title that a text begins with, as Docusaurus finds it; undefined without one. */
export function titleInText(text: string): string | undefined {
  const [, marked, underlined] = TITLED.exec(text) ?? [];
  return (marked ?? underlined)?.replace(/\s*(?:\{#[^}]*\})?\s*#*\s*$/, '');
}

/** Docusaurus takes a heading for the page's name only where the text begins with it. */
function isUntitled({ content }: SiteConfig, { frontMatter, place, source, bodyOffset }: SourceDoc): boolean {
  return content.lenient && frontMatter.title === undefined && !place.isStandalone && titleInText(source.slice(bodyOffset)) === undefined;
}
