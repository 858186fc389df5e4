import type { SiteConfig } from '../config/schema.ts';
import { toFileHref } from '../content/address.ts';
import { sidebarOf } from '../content/catalog-lookup.ts';
import type { CatalogPage, ChangesInfo, FormerPage } from '../content/catalog-types.ts';
import type { Change } from '../content/history/git-history.ts';
import { hasSections, sectionTitles } from '../content/section-titles.ts';
import { fillLabel, labelsFor } from '../markdown/labels.ts';
import { compare } from '../model/compare.ts';
import { formatDate } from '../model/format-date.ts';
import { changeFeedPath } from '../model/locale.ts';
import type { TocEntry } from '../model/page.ts';
import { escapeHtml } from '../ui/document/escape.ts';
import { textsOf } from '../ui/i18n/server.ts';
import { type ChangedPage, changedEntry, goneEntry, joinParts, renderEntries } from './change-entries.ts';
import type { CardContext } from './doc-cards.ts';

/** Changes that are listed, and pages that these name: the list is read by programs, too, which cut off what is too long. */
const MOST_CHANGES = 200;
const MOST_PAGES = 240;
/** Their sections that are named. */
const MOST_NAMED = 150;
/** Pages in no sidebar, and what they are called where an empty name means all pages. */
const NO_SECTION = '';
const OTHERS = '~others';

/** A change with the pages of a section that it has changed. */
interface ListedChange extends Change {
  readonly section: string;
  readonly pages: ChangedPage[];
  readonly removed: FormerPage[];
}

/** The list of changed pages of a version: the last day first, as readers come back for what is new, and each by section. */
export function renderChangeList(
  context: CardContext,
  page: CatalogPage & { readonly generated: ChangesInfo },
  localeName: string,
): { readonly html: string; readonly toc: readonly TocEntry[] } {
  const { catalog, pageData } = context;
  const { config } = catalog;
  const locale = config.locales.find(({ name }) => name === localeName);
  if (!locale) throw new Error(`There is no locale "${localeName}".`);
  const labels = labelsFor(localeName);
  const areNamed = hasSections(catalog);
  const titles = sectionTitles(catalog, page.version, localeName);
  const listed = page.generated.lists.get(localeName) ?? [];
  const newPages = pagesThatAreNew(listed, localeName, pageData.history);
  // The sections as the navigation bar has them.
  const order = [...titles.keys(), NO_SECTION];
  const former = Map.groupBy(page.generated.removed.get(localeName) ?? [], ({ route }) =>
    areNamed ? sectionOf(config, route, titles) : NO_SECTION,
  );
  const grouped = Map.groupBy(listed, (one) => (areNamed ? sidebarOf(catalog, one) : undefined) ?? NO_SECTION);
  const sections = [...new Set([...grouped.keys(), ...former.keys()])].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  /** What a day changed. With titles, a line for each with its pages. */
  const dayList = (changes: readonly ListedChange[]): string => {
    const entriesOf = ({ pages, removed }: ListedChange) => [
      ...removed.map((one) => goneEntry(context, one, localeName)),
      ...pages.map((one) => changedEntry(context, one, localeName)),
    ];
    const language = config.changes?.language === undefined ? '' : ` lang="${escapeHtml(config.changes.language)}"`;
    const titled = changes
      .filter(({ title }) => title !== '')
      .map((change) => {
        const names = entriesOf(change).toSorted((a, b) => a.rank - b.rank);
        return `<li><span${language}>${escapeHtml(change.title)}</span><br>${joinParts(names.map(({ name }) => name))}</li>`;
      });
    const untitled = changes.filter(({ title }) => title === '').flatMap(entriesOf);
    return (titled.length > 0 ? `<ul class="changed">${titled.join('')}</ul>` : '') + renderEntries(untitled, localeName);
  };
  const feeds = (section: string | undefined): string => {
    const link = (ending: 'atom' | 'json', type: string, name: string): string => {
      const href = toFileHref(config, `/${changeFeedPath(locale, page.version, section)}.${ending}`);
      return `<a href="${escapeHtml(href)}" type="${type}">${name}</a>`;
    };
    return `${link('atom', 'application/atom+xml', 'Atom')} · ${link('json', 'application/feed+json', 'JSON Feed')}`;
  };
  const hasHeadings = sections.some((name) => name !== NO_SECTION);
  const titleOf = (name: string): string => (name === NO_SECTION ? labels.otherPages : (titles.get(name) ?? name));
  const once = config.changes?.titles === true ? undefined : newPages;
  const all = sections
    .flatMap((name) => changesIn(name, grouped.get(name) ?? [], former.get(name) ?? [], localeName, pageData.history, once))
    .toSorted((a, b) => compare(b.date, a.date));
  const last = lastOf(all);
  const toc: TocEntry[] = [];
  const days = [...Map.groupBy(last, ({ date }) => date)].map(([date, changes]) => {
    const idOf = (name: string): string => `${name || 'pages'}-${date}`;
    const [id, text] = [hasHeadings ? date : idOf(NO_SECTION), formatDate(date, locale)];
    toc.push({ id, text, level: 2 });
    const day = `<h2 id="${id}"><time datetime="${date}">${escapeHtml(text)}</time></h2>`;
    if (!hasHeadings) return changesPart(day, dayList(changes), undefined);
    const parts = [...Map.groupBy(changes, ({ section }) => section)].map(([name, own]) =>
      changesPart(`<h3 id="${escapeHtml(idOf(name))}">${escapeHtml(titleOf(name))}</h3>`, dayList(own), name),
    );
    return day + parts.join('');
  });
  const shown = countPages(last);
  const rest = countPages(all) > shown ? `<p>${escapeHtml(fillLabel(labels.lastChanges, String(shown)))}</p>` : '';
  const ofSections = sections.filter((name) => name !== NO_SECTION).map((name) => `<li>${escapeHtml(titleOf(name))} ${feeds(name)}</li>`);
  const more = hasHeadings ? `<details><summary>${escapeHtml(labels.sectionFeeds)}</summary><ul>${ofSections.join('')}</ul></details>` : '';
  const shownSections = order.filter((name) => last.some(({ section }) => section === name));
  const filter = shownSections.length > 1 ? changesFilter(new Map(shownSections.map((name) => [name, titleOf(name)])), localeName) : '';
  return { html: `<div class="feeds"><p>${feeds(undefined)}</p>${more}</div>${filter}${days.join('')}${rest}`, toc };
}

/** What was changed, beside what it is of. */
function changesPart(heading: string, list: string, section: string | undefined): string {
  const mark = section === undefined ? '' : ` data-section="${escapeHtml(section || OTHERS)}"`;
  return `<section class="changes-part"${mark}>${heading}<div>${list}</div></section>`;
}

/** Buttons that leave the changes of one section (`ui/widgets/changes-filter`). */
function changesFilter(titles: ReadonlyMap<string, string>, locale: string): string {
  const { search } = textsOf(locale);
  const button = (section: string, title: string): string =>
    `<button type="button" data-shows="${escapeHtml(section)}" aria-pressed="${section === ''}"><span>${escapeHtml(title)}</span></button>`;
  const buttons = [button('', search.everywhere), ...Array.from(titles, ([name, title]) => button(name || OTHERS, title))];
  return `<div class="changes-filter with-script" role="group" aria-label="${escapeHtml(search.browse)}" data-widget="changes-filter">${buttons.join('')}</div>`;
}

/** The last changes, as many as have room. Of one that has no room as a whole, the first pages are listed; the last ones without sections. */
function lastOf(changes: readonly ListedChange[]): readonly ListedChange[] {
  let room = MOST_PAGES;
  let named = 0;
  const name = (one: ChangedPage): ChangedPage => {
    const { added = [], changed = [], removed = [] } = one.sections ?? {};
    named += added.length + changed.length + removed.length;
    return named > MOST_NAMED ? { ...one, sections: undefined } : one;
  };
  return changes.slice(0, MOST_CHANGES).flatMap((change) => {
    if (room <= 0) return [];
    const pages = change.pages.slice(0, room).map(name);
    const removed = change.removed.slice(0, room - pages.length);
    room -= pages.length + removed.length;
    return [{ ...change, pages, removed }];
  });
}

function countPages(changes: readonly ListedChange[]): number {
  return changes.reduce((sum, { pages, removed }) => sum + pages.length + removed.length, 0);
}

/** The section that a page was in: sidebars mostly have the name of their folder. */
export function sectionOf({ content }: Pick<SiteConfig, 'content'>, route: string, titles: ReadonlyMap<string, string>): string {
  const folder = route.slice(content.routeBasePath.length).split('/')[0] ?? '';
  return titles.has(folder) ? folder : NO_SECTION;
}

/** Days for which a page is new: who comes back after a month has not seen it, though it was corrected since. */
const NEW_FOR = 30;
const DAY = 24 * 60 * 60 * 1000;

/** The pages that began shortly before their last change. None on a site on which all did: the mark would say nothing. */
function pagesThatAreNew(
  pages: readonly CatalogPage[],
  locale: string,
  history: CardContext['pageData']['history'],
): ReadonlySet<CatalogPage> {
  const found = pages.filter((page) => {
    const doc = page.sources.get(locale);
    const [last, ...earlier] = doc ? history.changesOf(doc) : [];
    return last && [last, ...earlier].some(({ date, isNew }) => isNew && Date.parse(last.date) - Date.parse(date) <= NEW_FOR * DAY);
  });
  return new Set(found.length === pages.length && found.length > 1 ? [] : found);
}

/**
 * The changes of the pages of a section; those with the same title on the same day are one.
 * @param newPages if given, titles are left out, and a page stands once, where it was changed last: days on which all pages are edited would
 *   repeat the list, and a reader who comes back wants to know what has another text
 */
function changesIn(
  section: string,
  pages: readonly CatalogPage[],
  gone: readonly FormerPage[],
  locale: string,
  history: CardContext['pageData']['history'],
  newPages: ReadonlySet<CatalogPage> | undefined,
): ListedChange[] {
  const found = new Map<string, ListedChange>();
  const changeOn = (date: string, title: string): ListedChange => {
    const key = `${date} ${title}`;
    const change = found.get(key) ?? { section, date, title, pages: [], removed: [] };
    found.set(key, change);
    return change;
  };
  for (const former of gone) changeOn(former.date, '').removed.push(former);
  for (const page of pages) {
    const doc = page.sources.get(locale);
    const changes = doc ? history.changesOf(doc) : [];
    if (newPages) {
      const last = changes[0];
      const known = doc && history.sectionsOf(doc);
      const sections = known?.date === last?.date ? known : undefined;
      if (last) changeOn(last.date, '').pages.push({ page, isNew: newPages.has(page), sections });
      continue;
    }
    for (const { date, title, isNew = false } of changes) {
      const change = changeOn(date, title);
      // What a change has of a page already is the last that it has: pages come one after the other.
      const isKnown = change.pages.at(-1)?.page === page;
      if (!isKnown || isNew) change.pages.splice(isKnown ? -1 : change.pages.length, 1, { page, isNew, sections: undefined });
    }
  }
  return [...found.values()];
}
