import { sitePath, toFileHref, toHref, toUrl } from '../content/address.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { changesRoute } from '../content/change-pages.ts';
import type { History } from '../content/history/history.ts';
import type { SectionChanges } from '../content/history/section-changes.ts';
import { hasSections, sectionTitles } from '../content/section-titles.ts';
import { canonicalUrl, pageHref } from '../content/sidebar-items.ts';
import { type Labels, labelsFor } from '../markdown/labels.ts';
import { compare } from '../model/compare.ts';
import { changeFeedPath, type Locale, type Version } from '../model/locale.ts';
import type { SiteData } from '../model/site.ts';
import { kindsOf } from './change-entries.ts';
import { sectionOf } from './change-list.ts';
import { type FeedEntry, printAtom, printJsonFeed } from './print-feed.ts';
import type { RenderedPage } from './render-pages.ts';
import type { TextFile } from './site.ts';

/** Entries of a feed, as readers of feeds ask for it again and again. */
const MOST_ENTRIES = 100;
/** Entries of those that go on where it ends, as JSON: programs that look further back read them once. */
const MOST_OLDER = 1000;

interface Change extends FeedEntry {
  readonly section: string;
}

/**
 * Feeds of the pages that were changed last, as Atom and as JSON Feed: one for each language and version, and one for each section in it. Only
 * dates that the history or the author knows count, so a shallow clone has fewer entries, and no wrong ones.
 * @param sites by locale
 */
export function renderChangeFeeds(
  catalog: Catalog,
  pages: readonly RenderedPage[],
  sites: ReadonlyMap<string, SiteData>,
  history: Pick<History, 'sectionsOf'>,
): TextFile[] {
  const areNamed = hasSections(catalog);
  return [...sites.values()].flatMap((site) =>
    catalog.config.versions.flatMap((version) => {
      const own = pages.filter(({ page, locale }) => locale === site.locale.name && page.version === version);
      const titles = sectionTitles(catalog, version, site.locale.name);
      const all = [...own.flatMap((page) => changeOf(catalog, page, history)), ...removalsOf(catalog, version, site.locale, titles)];
      const changes = all.toSorted((a, b) => compare(b.date, a.date) || compare(a.url, b.url));
      const title = catalog.config.versions.length > 1 ? `${site.title} ${version.label}` : site.title;
      const sections = [...Map.groupBy(changes, ({ section }) => section)].filter(([section]) => section !== '' && areNamed);
      return [[undefined, changes] as const, ...sections].flatMap(([section, listed]) => {
        const path = changeFeedPath(site.locale, version, section);
        const label = section === undefined ? title : `${title}: ${titles.get(section) ?? section}`;
        return listed.length === 0 ? [] : printFeeds(catalog, site, path, label, listed);
      });
    }),
  );
}

function changeOf(catalog: Catalog, rendered: RenderedPage, history: Pick<History, 'sectionsOf'>): Change[] {
  const { page, locale } = rendered;
  const { title, description, noindex, translation, lastUpdated, sidebar } = rendered.summary();
  // Pages of old versions are not for search engines, but their readers want to know what changes.
  const isHidden = noindex && page.version.banner !== 'unmaintained';
  const date = lastUpdated?.slice(0, 10);
  if (date === undefined || isHidden || translation === 'fallback') return [];
  const url = canonicalUrl(catalog, page, locale);
  const doc = page.sources.get(locale);
  const sections = doc && history.sectionsOf(doc);
  const edits = sections?.date === date ? tellSections(sections, labelsFor(locale)) : undefined;
  return [{ id: `${url}#${date}`, url, title, description, edits, date, section: sidebar ?? '' }];
}

/** What was changed, a line for each kind. */
function tellSections(sections: SectionChanges, labels: Labels): string {
  const lines = kindsOf(sections, labels).map(
    ([label, headings]) => label + headings.map((heading) => heading || labels.beginning).join(' · '),
  );
  return lines.join('\n');
}

/** Removed pages: an entry leads to what took the page's place, or to the list of changes. */
function removalsOf(catalog: Catalog, version: Version, locale: Locale, titles: ReadonlyMap<string, string>): Change[] {
  const { config } = catalog;
  const list = catalog.byRoute.get(`${version.name}:${changesRoute(config)}`);
  if (list?.generated?.type !== 'changes') return [];
  return (list.generated.removed.get(locale.name) ?? []).map(({ route, title, date, successor }) => ({
    id: `${toUrl(config, toHref(config, sitePath(locale, { version, route }, config.content.routeBasePath)))}#removed-${date}`,
    url: toUrl(config, pageHref(catalog, successor ?? list, locale.name)),
    title: title + inBrackets(labelsFor(locale.name).removedPage),
    description: '',
    date,
    section: sectionOf(config, route, titles),
  }));
}

/** A remark after a title. Brackets have the width of the characters in them. */
function inBrackets(text: string): string {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? `（${text}）` : ` (${text})`;
}

function printFeeds({ config }: Catalog, site: SiteData, path: string, title: string, changes: readonly Change[]): TextFile[] {
  const urlOf = (file: string): string => toUrl(config, toFileHref(config, `/${file}`));
  const feed = { language: site.locale.htmlLang, home: toUrl(config, site.baseUrl), title };
  const latest = changes.slice(0, MOST_ENTRIES);
  const older = Math.ceil((changes.length - latest.length) / MOST_OLDER);
  const pages = [
    latest,
    ...Array.from({ length: older }, (_, page) => changes.slice(MOST_ENTRIES + page * MOST_OLDER).slice(0, MOST_OLDER)),
  ];
  const nameOf = (page: number): string => (page === 0 ? `${path}.json` : `${path}-${page + 1}.json`);
  return [
    { path: `${path}.atom`, content: printAtom({ ...feed, self: urlOf(`${path}.atom`) }, latest) },
    ...pages.map((entries, page) => {
      const next = page + 1 < pages.length ? urlOf(nameOf(page + 1)) : undefined;
      return { path: nameOf(page), content: printJsonFeed({ ...feed, self: urlOf(nameOf(page)), next }, entries) };
    }),
  ];
}
