import { textIn } from '../config/text-in.ts';
import type { PageFacts } from '../markdown/compiled.ts';
import { sourceFor } from './catalog-lookup.ts';
import type { Catalog, CatalogPage, HeadingTitles } from './catalog-types.ts';

/** Collects the titles that only the compiled text has. */
export function collectTitles(compiled: ReadonlyMap<string, Pick<PageFacts, 'headings'>>): HeadingTitles {
  return new Map(
    [...compiled].flatMap(([file, { headings }]) => {
      const title = headings.find(({ level }) => level === 1)?.text;
      return title ? [[file, title] as const] : [];
    }),
  );
}

/** What is needed to name pages. */
type Names = Pick<Catalog, 'config' | 'titles'>;

/** The title of a page: from the front matter, else its level-one heading, else the last part of its id. */
export function pageTitle(catalog: Names, page: CatalogPage, locale: string): string {
  if (page.landing) return page.landing.title[locale] ?? page.landing.title[catalog.config.defaultLocale] ?? page.id;
  if (page.generated) return textIn(page.generated.title, locale);
  const doc = sourceFor(catalog, page, locale);
  return doc?.frontMatter.title ?? catalog.titles.get(doc?.file ?? '') ?? page.id.replace(/^.*\//, '');
}

/** The name of a page in a sidebar: its `sidebar_label`, else its title. */
export function pageLabel(catalog: Names, page: CatalogPage, locale: string): string {
  return sourceFor(catalog, page, locale)?.frontMatter.sidebar_label ?? pageTitle(catalog, page, locale);
}
