import { textIn } from '../config/text-in.ts';
import type { PageFacts } from '../markdown/compiled.ts';
import { cutText } from '../model/cut-text.ts';
import type { PageData, TranslationState } from '../model/page.ts';
import { newerPage, sidebarOf, sourceFor } from './catalog-lookup.ts';
import type { Catalog, CatalogPage, CategoryNode, SourceDoc } from './catalog-types.ts';
import type { History } from './history/history.ts';
import { pageLabel, pageTitle } from './page-names.ts';
import type { LocalSidebar } from './sidebar-items.ts';
import { tagsRoute } from './tags.ts';

/** What is needed for the summary of any page of a build. */
export interface SummaryContext {
  readonly catalog: Catalog;
  /** By locale, version and name: `en/v3/sdk`. */
  readonly sidebars: ReadonlyMap<string, LocalSidebar>;
  readonly history: History;
  /** Translations whose source has changed since they were made, by file. */
  readonly outdated: ReadonlySet<string>;
}

/** What lists, feeds and the search tell of a page. It is made in a fraction of the time of the page's data, so nobody keeps it. */
export interface PageSummary extends Pick<PageData, 'title' | 'description' | 'keywords' | 'translation' | 'noindex' | 'lastUpdated'> {
  /** Name of its sidebar; undefined without one. */
  readonly sidebar: string | undefined;
  /** Names of what is above it, outermost first. */
  readonly above: readonly string[];
  /** Whether it belongs to further docs of a version that is not maintained. */
  readonly isOfFormerDocs: boolean;
}

/** The key of a sidebar in `SummaryContext`. */
export function sidebarKey(locale: string, version: string, name: string): string {
  return `${locale}/${version}/${name}`;
}

/** Longest description, in characters, that search engines and link previews show in full. */
const DESCRIPTION_LENGTH = 160;

/** @param compiled the compiled source; null for landing and generated pages */
export function summarizePage(context: SummaryContext, page: CatalogPage, locale: string, compiled: PageFacts | null): PageSummary {
  const { catalog } = context;
  const doc = sourceFor(catalog, page, locale);
  const sidebar = localSidebarOf(context, page, locale);
  const translation = translationState(context, page, doc, locale);
  return {
    title: pageTitle(catalog, page, locale),
    description: describe(page, doc?.frontMatter.description ?? compiled?.firstParagraph, locale),
    keywords: keywordsOf(page, doc, locale),
    ...(translation && { translation }),
    noindex: isNoindex(catalog, page, doc?.frontMatter, compiled),
    lastUpdated: (doc && context.history.lastUpdated(doc)) ?? null,
    sidebar: sidebar?.name,
    above: namesAbove(catalog, page, sidebar, locale),
    isOfFormerDocs: versionOfInstance(catalog, page)?.banner === 'unmaintained',
  };
}

/** The sidebar that a page belongs to, in a locale. */
export function localSidebarOf(
  { catalog, sidebars }: Pick<SummaryContext, 'catalog' | 'sidebars'>,
  page: CatalogPage,
  locale: string,
): LocalSidebar | undefined {
  const name = sidebarOf(catalog, page);
  return name === undefined ? undefined : sidebars.get(sidebarKey(locale, page.version.name, name));
}

export function keywordsOf(page: CatalogPage, doc: SourceDoc | undefined, locale: string): readonly string[] {
  return doc?.frontMatter.keywords ?? page.landing?.keywords?.[locale] ?? [];
}

export function translationState(
  { catalog, outdated }: Pick<SummaryContext, 'catalog' | 'outdated'>,
  page: CatalogPage,
  doc: SourceDoc | undefined,
  locale: string,
): TranslationState | undefined {
  if (!doc || locale === catalog.config.defaultLocale) return undefined;
  if (doc.locale !== locale) return 'fallback';
  return outdated.has(doc.file) && page.sources.size > 1 ? 'outdated' : undefined;
}

/** @param text the description in the front matter, else the first paragraph */
export function describe(page: CatalogPage, text: string | undefined, locale: string): string {
  const description = page.landing?.description[locale] ?? (page.generated && textIn(page.generated.description, locale)) ?? text ?? '';
  return description.length <= DESCRIPTION_LENGTH ? description : `${cutText(description, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}

/** What is above a page: the categories that it is in; for a tag, the page of all tags; for a comparison, its newer page. */
export function partsAbove(
  catalog: Catalog,
  page: CatalogPage,
  sidebar: LocalSidebar | undefined,
  locale: string,
): { readonly page: CatalogPage | undefined } | { readonly categories: readonly CategoryNode[] } {
  const allTags = page.generated?.type === 'tag' ? catalog.byRoute.get(`${page.version.name}:${tagsRoute(catalog.config)}`) : undefined;
  if (allTags) return { page: allTags };
  if (page.generated?.type === 'comparison') return { page: newerPage(page, locale) };
  return { categories: (sidebar?.ancestors.get(page) ?? []).filter((category) => category.page !== page) };
}

function namesAbove(catalog: Catalog, page: CatalogPage, sidebar: LocalSidebar | undefined, locale: string): string[] {
  const above = partsAbove(catalog, page, sidebar, locale);
  if ('categories' in above) return above.categories.map(({ label }) => textIn(label, locale));
  return above.page ? [pageLabel(catalog, above.page, locale)] : [];
}

/** Of a page of further docs that have several versions: which one it belongs to, unless it is the current one. */
export function versionOfInstance({ config }: Pick<Catalog, 'config'>, page: CatalogPage) {
  return config.content.instances.find(({ id, version }) => version && page.id.startsWith(`${id}/`))?.version;
}

/** Whether search engines should not list a page. Those of unmaintained versions are left out so that readers find the current one. */
export function isNoindex(
  catalog: Catalog,
  page: CatalogPage,
  matter: SourceDoc['frontMatter'] | undefined,
  compiled: PageFacts | null,
): boolean {
  const asked = compiled?.head.some((tag) => tag.attributes.name === 'robots' && tag.attributes.content?.includes('noindex'));
  return (
    matter?.unlisted === true ||
    matter?.noindex === true ||
    asked === true ||
    page.landing?.noindex === true ||
    // Readers who come from a search engine need the pages themselves, not the list of a tag or what two versions differ in.
    (page.generated !== null && !['category', 'changes'].includes(page.generated.type)) ||
    page.version.banner === 'unmaintained' ||
    versionOfInstance(catalog, page)?.banner === 'unmaintained'
  );
}
