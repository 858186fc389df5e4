import type { SiteConfig } from '../config/schema.ts';
import { textIn } from '../config/text-in.ts';
import type { CompiledHeading, PageFacts } from '../markdown/compiled.ts';
import { encodePath } from '../model/href.ts';
import type { PageAlternate, PageData, PageLink, PreviewImage, TocEntry } from '../model/page.ts';
import { existsIn, nearestIn, newerPage, routeKey, sidebarOf, sourceFor } from './catalog-lookup.ts';
import type { Catalog, CatalogPage, CategoryNode, SourceDoc } from './catalog-types.ts';
import { changesOf } from './page-changes.ts';
import { pageTitle } from './page-names.ts';
import {
  describe,
  isNoindex,
  keywordsOf,
  localSidebarOf,
  partsAbove,
  type SummaryContext,
  sidebarKey,
  translationState,
  versionOfInstance,
} from './page-summary.ts';
import { previewUrl } from './preview-images.ts';
import { canonicalUrl, type LocalSidebar, pageHref, pageLink } from './sidebar-items.ts';

/** What is needed for the data of any page of a build. */
export interface PageDataContext extends SummaryContext {
  readonly build: string;
  /** Address of each sidebar's data file, by the key of the sidebar. */
  readonly treeUrls: ReadonlyMap<string, string>;
  /** Link preview of a page without a picture of its own. */
  readonly previewOf: (page: CatalogPage, locale: string) => PreviewImage;
}

/**
 * Collects all that the shell needs to know about a page.
 * @param compiled the compiled source; null for landing and generated pages
 * @param preview site path of the link preview that is beside the page
 */
export function createPageData(
  context: PageDataContext,
  page: CatalogPage,
  locale: string,
  compiled: PageFacts | null,
  preview?: string,
): PageData {
  const { catalog } = context;
  const doc = sourceFor(catalog, page, locale);
  const matter = doc?.frontMatter;
  const image = preview ?? matter?.image;
  const sidebar = localSidebarOf(context, page, locale);
  const ancestors = sidebar?.ancestors.get(page) ?? [];
  const path = pageHref(catalog, page, locale);
  const translation = translationState(context, page, doc, locale);
  const title = pageTitle(catalog, page, locale);
  const siteTitle = textIn(catalog.config.title, locale);
  // A home page in React is called like the site, and may say something else of itself.
  const own = title === siteTitle && compiled?.title !== siteTitle ? compiled?.title : undefined;
  const windowTitle = compiled?.windowTitle ?? (own ? `${own} | ${siteTitle}` : undefined);
  return {
    // First, as compressed pages are 25 bytes smaller so.
    sidebar: sidebar
      ? {
          name: sidebar.name,
          treeUrl: context.treeUrls.get(sidebarKey(locale, page.version.name, sidebar.name)) ?? '',
          items: sidebar.partOf(
            ancestors.map((category) => category.key),
            path,
          ),
        }
      : null,
    build: context.build,
    path,
    locale,
    version: page.version.name,
    kind: page.landing ? 'landing' : 'doc',
    id: page.id,
    title,
    ...(windowTitle !== undefined && { windowTitle }),
    // A page of changes has lists side by side, and no sidebar.
    ...((matter?.wide === true || page.generated?.type === 'changes') && { wide: true }),
    // The text of such a page begins with its title.
    ...((matter?.hide_title === true || compiled?.headings[0]?.level === 1) && { hideTitle: true }),
    description: describe(page, matter?.description ?? compiled?.firstParagraph, locale),
    keywords: keywordsOf(page, doc, locale),
    image: image === undefined ? context.previewOf(page, locale) : { url: previewUrl(catalog.config, image), isChosen: true },
    toc: matter?.hide_table_of_contents ? [] : tableOfContents(compiled?.headings ?? [], matter, catalog.config.content.tocLevels),
    breadcrumbs: breadcrumbsOf(context, page, sidebar, locale),
    ...sectionOf(catalog, page, locale),
    previous: neighbour(context, page, locale, matter?.pagination_prev, sidebar?.previous.get(page), sidebar),
    next: neighbour(context, page, locale, matter?.pagination_next, sidebar?.next.get(page), sidebar),
    locales: catalog.config.locales.flatMap(({ name }) => alternate(context, page, page.version, name, name)),
    ...instanceVersion(catalog, page, locale),
    versions: catalog.config.versions.flatMap((version) => alternate(context, page, version, locale, version.name)),
    ...(doc && doc.locale !== locale && { contentLocale: doc.locale }),
    ...(translation && { translation }),
    canonical: canonicalUrl(catalog, page, locale),
    ...(isNoindex(catalog, page, matter, compiled) && { noindex: true }),
    editUrl: editUrl(context, doc),
    markdownUrl: doc ? `${path.replace(/\/?$/, '/')}index.md` : null,
    lastUpdated: (doc && context.history.lastUpdated(doc)) ?? null,
    changes: changesOf(context, page, doc, locale),
    head: compiled?.head.filter((tag) => tag.attributes.name !== 'robots') ?? [],
  };
}

/** A comparison is about its newer page. */
function sectionOf(catalog: Catalog, page: CatalogPage, locale: string): Pick<PageData, 'section'> {
  const newer = newerPage(page, locale);
  const section = newer && sidebarOf(catalog, newer);
  return section === undefined ? {} : { section };
}

/** Links to what is above a page. */
function breadcrumbsOf(
  context: Pick<SummaryContext, 'catalog' | 'sidebars'>,
  page: CatalogPage,
  sidebar: LocalSidebar | undefined,
  locale: string,
): PageData['breadcrumbs'] {
  const { catalog } = context;
  const above = partsAbove(catalog, page, sidebar, locale);
  if (!('categories' in above)) {
    if (!above.page) return [];
    const link = pageLink(catalog, above.page, locale);
    const further = breadcrumbsOf(context, above.page, localSidebarOf(context, above.page, locale), locale);
    // A category whose first page it is leads nowhere else.
    return [...further.map(({ label, href }) => ({ label, href: href === link.href ? null : href })), link];
  }
  // Where no sidebar says what is above the page, or the page itself does, its address counts.
  const parents = parentOf(catalog, page, locale);
  if (!sidebar || parents.length > 0)
    return [...new Set([...pagesAbove(catalog, page, locale), ...parents])].map((parent) => pageLink(catalog, parent, locale));
  return above.categories.map((category) => ({ label: textIn(category.label, locale), href: categoryHref(catalog, category, locale) }));
}

/**
 * The pages whose addresses a text's own begins with, outermost first: of the current version without the home page, of others with it, as
 * nothing else leads there.
 */
function pagesAbove(catalog: Catalog, page: CatalogPage, locale: string): CatalogPage[] {
  if (page.sources.size === 0) return [];
  const parts = page.route.split('/').filter((part) => part !== '');
  const above = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
  return [...(page.version.isLast ? [] : ['/']), ...above].flatMap((route) => {
    const found = catalog.byRoute.get(routeKey(page, route));
    return found && found !== page && existsIn(catalog, found, locale) ? [found] : [];
  });
}

/** The page that a page names as the one above it. */
function parentOf(catalog: Catalog, page: CatalogPage, locale: string): CatalogPage[] {
  const id = page.sources.get(locale)?.frontMatter.parent;
  const parent = id === undefined ? undefined : catalog.byId.get(`${page.version.name}:${id}`);
  return parent && existsIn(catalog, parent, locale) ? [parent] : [];
}

/** Address of a category's page, else of its first page in the sidebar. */
function categoryHref(catalog: Catalog, category: CategoryNode, locale: string): string | null {
  if (category.page && existsIn(catalog, category.page, locale)) return pageHref(catalog, category.page, locale);
  for (const child of category.children) {
    if (child.type === 'page' && existsIn(catalog, child.page, locale)) return pageHref(catalog, child.page, locale);
    const below = child.type === 'category' ? categoryHref(catalog, child, locale) : null;
    if (below !== null) return below;
  }
  return null;
}

function tableOfContents(
  headings: readonly CompiledHeading[],
  matter: SourceDoc['frontMatter'] | undefined,
  levels: SiteConfig['content']['tocLevels'],
): TocEntry[] {
  if (matter?.toc) return matter.toc.map(({ id, value, level }) => ({ id, text: value, level }));
  const least = matter?.toc_min_heading_level ?? levels.least;
  const most = matter?.toc_max_heading_level ?? levels.most;
  return headings
    .filter(({ level }) => level >= least && level <= most)
    .map(({ id, text, level, mark, pieces }) => ({ id, text, level, ...(mark !== undefined && { mark }), ...(pieces && { pieces }) }));
}

function neighbour(
  { catalog }: PageDataContext,
  page: CatalogPage,
  locale: string,
  chosen: string | null | undefined,
  fromSidebar: CatalogPage | undefined,
  sidebar: LocalSidebar | undefined,
): PageLink | null {
  if (chosen === null) return null;
  const wanted = chosen === undefined ? undefined : catalog.byId.get(`${page.version.name}:${chosen}`);
  const target = wanted && existsIn(catalog, wanted, locale) ? wanted : fromSidebar;
  if (!target) return null;
  const link = pageLink(catalog, target, locale, sourceFor(catalog, target, locale)?.frontMatter.pagination_label);
  const above = sidebar?.ancestors.get(target)?.at(-1);
  const category = above && textIn(above.label, locale);
  return category === undefined || category === link.label ? link : { ...link, category };
}

function alternate(
  { catalog }: PageDataContext,
  page: CatalogPage,
  version: CatalogPage['version'],
  locale: string,
  name: string,
): PageAlternate[] {
  if (version === page.version && existsIn(catalog, page, locale)) return [{ name, href: pageHref(catalog, page, locale) }];
  const nearest = nearestIn(catalog, page, version, locale);
  if (!nearest) return [];
  const comparison = version === page.version ? undefined : catalog.comparisons.get(page);
  const isCompared =
    comparison?.generated?.type === 'comparison' && comparison.generated.lists.get(locale)?.includes(nearest.page) === true;
  const compare = isCompared ? { compare: pageHref(catalog, comparison, locale) } : {};
  return [{ name, href: pageHref(catalog, nearest.page, locale), ...(!nearest.exact && { isNear: true }), ...compare }];
}

/** What such a page says of its version, with the same page of the current one. */
function instanceVersion(catalog: Catalog, page: CatalogPage, locale: string): Pick<PageData, 'docsVersion'> {
  const version = versionOfInstance(catalog, page);
  if (!version || version.banner === 'none') return {};
  const twin = catalog.byId.get(`${page.version.name}:${version.current}/${page.id.slice(page.id.indexOf('/') + 1)}`);
  const current = twin && existsIn(catalog, twin, locale) ? { href: pageHref(catalog, twin, locale) } : {};
  return { docsVersion: { label: version.label, banner: version.banner, ...current } };
}

/** A path from a folder as addresses have it. */
function encoded(path: string): string {
  return encodePath(`/${path}`).slice(1);
}

function editUrl({ catalog }: PageDataContext, doc: SourceDoc | undefined): string | undefined {
  if (!doc || doc.frontMatter.custom_edit_url === null) return undefined;
  const { editUrl: template, editUrls } = catalog.config.content;
  const folders = Object.keys(editUrls).filter((name) => doc.siteFile.startsWith(`${name}/`));
  const folder = folders.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const written =
    doc.frontMatter.custom_edit_url ??
    editUrls[folder]?.replace('<path>', () => encoded(doc.siteFile.slice(folder.length + 1))) ??
    template?.replace('<file>', () => encoded(doc.file)).replace('<site-file>', () => encoded(doc.siteFile));
  // The docs may be beside the site's folder: `website/../docs/intro.md`.
  return written?.replace(/[^/]+\/\.\.\//g, '');
}
