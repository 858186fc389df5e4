import { textIn } from '../config/load.ts';
import type { Catalog, CatalogPage } from './catalog.ts';
import { sourceFor } from './catalog-lookup.ts';

/** The title of a page: from the front matter, else the first level-one heading, else the last part of its id. */
export function pageTitle(catalog: Pick<Catalog, 'config'>, page: CatalogPage, locale: string): string {
  if (page.landing) return page.landing.title[locale] ?? page.landing.title[catalog.config.defaultLocale] ?? page.id;
  if (page.generated) return textIn(page.generated.title, locale);
  const doc = sourceFor(catalog, page, locale);
  return doc?.frontMatter.title ?? titleIn(doc?.source ?? '') ?? page.id.replace(/^.*\//, '');
}

/** The text of the first level-one heading outside of code. */
function titleIn(source: string): string | undefined {
  let fence: string | undefined;
  for (const [, mark, heading] of source.matchAll(/^(?:[ \t>]*(`{3,}|~{3,})|# +(.+?)(?:[ \t]+#+)?[ \t]*\r?$)/gm)) {
    if (mark === undefined && fence === undefined) return heading && withoutMarks(heading);
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
  }
  return undefined;
}

function withoutMarks(heading: string): string {
  return heading
    .replace(/\s*(\{#[^{}]*\}|\{\/\*.*\*\/\}|<!--.*-->)$/, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^<>]*>/g, '')
    .replace(/(`+|\*{1,3}|~~|__)(?=\S)(.+?)\1/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** The name of a page in a sidebar: its `sidebar_label`, else its title. */
export function pageLabel(catalog: Pick<Catalog, 'config'>, page: CatalogPage, locale: string): string {
  return sourceFor(catalog, page, locale)?.frontMatter.sidebar_label ?? pageTitle(catalog, page, locale);
}
