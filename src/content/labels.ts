import { textIn } from '../config/load.ts';
import type { Catalog, CatalogPage } from './catalog.ts';
import { sourceFor } from './catalog-lookup.ts';

/** The title of a page: front matter, else a first-level heading of the source, else its id. */
export function pageTitle(catalog: Pick<Catalog, 'config'>, page: CatalogPage, locale: string): string {
  if (page.landing) return page.landing.title[locale] ?? page.landing.title[catalog.config.defaultLocale] ?? page.id;
  if (page.generated) return textIn(page.generated.title, locale);
  const doc = sourceFor(catalog, page, locale);
  return doc?.frontMatter.title ?? /^# +(.+?)(?: *\{#[\w-]+\})?$/m.exec(doc?.source ?? '')?.[1] ?? page.id;
}

/** The short name of a page in a sidebar. */
export function pageLabel(catalog: Pick<Catalog, 'config'>, page: CatalogPage, locale: string): string {
  return sourceFor(catalog, page, locale)?.frontMatter.sidebar_label ?? pageTitle(catalog, page, locale);
}
