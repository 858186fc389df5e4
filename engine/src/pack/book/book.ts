import type { SidebarItem } from '../../model/sidebar.ts';
import type { BuiltPage, BuiltSite } from '../built-site.ts';
import { latestChange, type PackSelection } from '../selection.ts';

/** An entry of a book's contents. */
export interface BookEntry {
  readonly label: string;
  readonly page: BuiltPage | null;
  readonly entries: readonly BookEntry[];
}

/** A section of the site as a part of a book. */
export interface BookPart {
  readonly label: string;
  readonly entries: readonly BookEntry[];
}

/** The pages of a selection in reading order: by sidebar, and those without one at the end. */
export interface Book {
  readonly title: string;
  readonly subtitle: string;
  readonly parts: readonly BookPart[];
  /** All pages with the part that each begins, if it does. */
  readonly pages: readonly { readonly page: BuiltPage; readonly opens: BookPart | null; readonly above: readonly string[] }[];
  /** Date of the latest change, as ISO 8601. */
  readonly date: string;
}

/** A fixed date for books whose pages have none, so that the same pages give the same book. */
const NO_DATE = '2000-01-01T00:00:00.000Z';

/**
 * Orders the pages of a selection as a book. Designed pages (landing pages) are for screens and left out, as are unlisted ones.
 * @param rest what the part of the pages without a sidebar is called
 */
export function createBook(built: BuiltSite, selection: PackSelection, rest: string): Book {
  const { site } = selection;
  const own = site.versions.find(({ name }) => name === selection.version);
  // All pages of an old version are hidden from search engines.
  const docs = selection.pages.filter(({ kind, noindex }) => kind === 'doc' && (!noindex || own?.isLast === false));
  const byPath = new Map(docs.map((page) => [page.path, page]));
  const used = new Set<BuiltPage>();
  const take = (href: string | undefined): BuiltPage | null => {
    const page = href === undefined ? undefined : byPath.get(href);
    if (!page || used.has(page)) return null;
    used.add(page);
    return page;
  };
  const collect = (items: readonly SidebarItem[]): BookEntry[] =>
    items.flatMap((item) => {
      if (item.type === 'caption') return [];
      const page = take(item.href);
      const entries = item.type === 'category' ? collect(item.items ?? []) : [];
      return page || entries.length > 0 ? [{ label: item.label, page, entries }] : [];
    });
  const sections = Map.groupBy(docs, ({ sidebar }) => sidebar?.name);
  const parts = [...sections]
    .filter(([name]) => name !== undefined)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([name, pages]): BookPart[] => {
      const [first] = pages;
      const tree = first && built.readSidebar(first);
      const entries = [...(tree ? collect(tree) : []), ...pages.filter((page) => !used.has(page)).map(toEntry)];
      for (const page of pages) used.add(page);
      return [{ label: labelOf(selection, name ?? ''), entries }];
    });
  const others = docs.filter((page) => !used.has(page)).map(toEntry);
  if (others.length > 0) parts.push({ label: rest, entries: others });
  const title = selection.section === undefined ? site.title : `${site.title}: ${labelOf(selection, selection.section)}`;
  const pages = parts.flatMap((part) => flatten(part.entries, []).map((entry, index) => ({ ...entry, opens: index === 0 ? part : null })));
  return { title, subtitle: own?.label ?? selection.version, parts, pages, date: latestChange(docs) ?? NO_DATE };
}

function toEntry(page: BuiltPage): BookEntry {
  return { label: page.title, page, entries: [] };
}

function flatten(entries: readonly BookEntry[], above: readonly string[]): { page: BuiltPage; above: readonly string[] }[] {
  return entries.flatMap(({ label, page, entries: below }) => [...(page ? [{ page, above }] : []), ...flatten(below, [...above, label])]);
}

/** What readers know a section as: by the navigation bar. */
function labelOf({ site, pages }: PackSelection, section: string): string {
  const item = site.navbar.find((one) => one.type === 'sidebar' && one.sidebar === section);
  if (item?.type === 'sidebar') return item.label;
  const [first] = pages.filter(({ sidebar }) => sidebar?.name === section).toSorted((a, b) => a.path.length - b.path.length);
  const links = site.navbar.flatMap((one) => (one.type === 'menu' ? one.items : one.type === 'link' ? [one] : []));
  return links.find(({ href }) => href === first?.path)?.label ?? first?.title ?? section;
}

/**
 * Prints the table of contents as lists within each other.
 * @param print prints an entry, whose page is absent where it has none
 */
export function printEntries({ parts, pages }: Book, print: (label: string, page: BuiltPage | null, isPart: boolean) => string): string {
  const list = (items: readonly string[]): string => (items.length === 0 ? '' : `<ol>${items.join('')}</ol>`);
  const below = (entries: readonly BookEntry[]): string =>
    list(entries.map(({ label, page, entries: inner }) => `<li>${print(label, page, false)}${below(inner)}</li>`));
  const opening = (part: BookPart): BuiltPage | null => pages.find(({ opens }) => opens === part)?.page ?? null;
  return list(parts.map((part) => `<li>${print(part.label, opening(part), true)}${below(part.entries)}</li>`));
}
