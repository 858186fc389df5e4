import { sitePath, toFileHref, toHref, toUrl } from '../content/address.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { changeFeedPath, changesRoute } from '../content/change-pages.ts';
import type { History } from '../content/history/history.ts';
import type { SectionChanges } from '../content/history/section-changes.ts';
import { hasSections, sectionTitles } from '../content/section-titles.ts';
import { canonicalUrl, pageHref } from '../content/sidebar-items.ts';
import { type Labels, labelsFor } from '../markdown/labels.ts';
import { compare } from '../model/compare.ts';
import type { Locale, Version } from '../model/locale.ts';
import type { SiteData } from '../model/site.ts';
import { kindsOf } from './change-entries.ts';
import { sectionOf } from './change-list.ts';
import { type FeedEntry, printAtom, printJsonFeed } from './print-feed.ts';
import type { RenderedPage } from './render-pages.ts';
import type { TextFile } from './site.ts';

/** Entries of a feed: what was changed before is found by its page's date. */
const MOST_ENTRIES = 100;

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
        return listed.length === 0 ? [] : printFeeds(catalog, site, path, label, listed.slice(0, MOST_ENTRIES));
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
    id: `${toUrl(config, toHref(config, sitePath(locale, version, route, config.content.routeBasePath)))}#removed-${date}`,
    url: toUrl(config, pageHref(catalog, successor ?? list, locale.name)),
    title: title + inBrackets(labelsFor(locale.name).removedPage),
    description: '',
    date,
    section: sectionOf(route, titles),
  }));
}

/** A remark after a title. Brackets have the width of the characters in them. */
function inBrackets(text: string): string {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? `（${text}）` : ` (${text})`;
}

function printFeeds({ config }: Catalog, site: SiteData, path: string, title: string, changes: readonly Change[]): TextFile[] {
  const urlOf = (ending: string): string => toUrl(config, toFileHref(config, `/${path}.${ending}`));
  const feed = { language: site.locale.htmlLang, home: toUrl(config, site.baseUrl), title };
  return [
    { path: `${path}.atom`, content: printAtom({ ...feed, self: urlOf('atom') }, changes) },
    { path: `${path}.json`, content: printJsonFeed({ ...feed, self: urlOf('json') }, changes) },
  ];
}
