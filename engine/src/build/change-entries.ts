import { sourceFor } from '../content/catalog-lookup.ts';
import type { CatalogPage, FormerPage } from '../content/catalog-types.ts';
import type { SectionChanges } from '../content/history/section-changes.ts';
import { pageTitle } from '../content/page-names.ts';
import { pageHref } from '../content/sidebar-items.ts';
import { fillLabel, type Labels, labelsFor } from '../markdown/labels.ts';
import { escapeHtml } from '../ui/document/escape.ts';
import type { CardContext } from './doc-cards.ts';

/** Sections of a kind that are named; more are counted. */
const NAMED_SECTIONS = 8;

/** Between names, for those who hear or copy them: on the screen, a sign would hang at the end of a line. */
const BETWEEN = '<span class="visually-hidden"> · </span>';

/** Those that phones show: the list of a day has up to 240 pages. */
const ON_PHONES = 3;

/**
 * Names beside each other, as many as a line has room for.
 * @param count of what they name, if phones are to count those that are more than a few
 */
export function joinParts(parts: readonly string[], count = 0): string {
  const more = count > ON_PHONES + 1 ? ` data-more="+${count - ON_PHONES}"` : '';
  return `<span class="parts"${more}>${parts.map((part) => `<span>${part}</span>`).join(BETWEEN)}</span>`;
}

/** A changed page in the list of changes. */
export interface ChangedPage {
  readonly page: CatalogPage;
  readonly isNew: boolean;
  /** Of a page that is not new: which of its sections were changed on the day, if that is known. */
  readonly sections: SectionChanges | undefined;
}

/** An entry of a list, and what it stands before: what is new or gone, then other changes of whole sections, then passages. */
export interface Entry {
  readonly rank: number;
  /** The page's name. */
  readonly name: string;
  /** What of it was changed; empty if that is not known, or neither words nor signs were. */
  readonly edits: string;
}

/** A kind of changes with the words before it. */
export function kindsOf(sections: SectionChanges, labels: Labels): readonly (readonly [label: string, headings: readonly string[]])[] {
  const kinds = [
    [labels.added, sections.added] as const,
    [labels.edited, sections.changed] as const,
    [labels.removed, sections.removed] as const,
  ];
  return kinds.filter(([, headings]) => headings.length > 0);
}

/** A changed page: its name as a link, and the headings of the sections that were changed, which lead there. */
export function changedEntry({ catalog, compiled }: CardContext, { page, isNew, sections }: ChangedPage, locale: string): Entry {
  const labels = labelsFor(locale);
  const href = pageHref(catalog, page, locale);
  const link = `<a href="${escapeHtml(href)}">${escapeHtml(pageTitle(catalog, page, locale))}</a>`;
  if (isNew) return { rank: 0, name: `${link} <em>${escapeHtml(labels.newPage)}</em>`, edits: '' };
  if (!sections) return { rank: 3, name: link, edits: '' };
  const doc = sourceFor(catalog, page, locale);
  const known = doc === undefined ? [] : (compiled.get(doc.file)?.headings ?? []);
  const ids = new Map(known.toReversed().map(({ text, id }) => [text, id] as const));
  const linked = (heading: string): string => {
    const text = escapeHtml(heading || labels.beginning);
    const id = ids.get(heading);
    if (id === undefined && heading !== '') return text;
    return `<a href="${escapeHtml(href)}${id === undefined ? '' : `#${escapeHtml(id)}`}">${text}</a>`;
  };
  const lines = kindsOf(sections, labels).map(([label, headings]) => {
    // One that is left over needs no count.
    const shown = headings.length > NAMED_SECTIONS + 1 ? NAMED_SECTIONS : headings.length;
    const rest = headings.length - shown;
    const more = rest > 0 ? [escapeHtml(fillLabel(labels.moreSections, String(rest)))] : [];
    return `<li><span>${escapeHtml(label)}</span>${joinParts([...headings.slice(0, shown).map(linked), ...more], headings.length)}</li>`;
  });
  const isLarge = sections.added.length + sections.removed.length > 0;
  return { rank: isLarge ? 1 : 2, name: link, edits: `<ul>${lines.join('')}</ul>` };
}

/** A page that is no more, as a link to what took its place. */
export function goneEntry({ catalog }: CardContext, { title, successor }: FormerPage, locale: string): Entry {
  const name = successor ? `<a href="${escapeHtml(pageHref(catalog, successor, locale))}">${escapeHtml(title)}</a>` : escapeHtml(title);
  return { rank: 0, name: `${name} <em>${escapeHtml(labelsFor(locale).removedPage)}</em>`, edits: '' };
}

/** Entries that are shown; more are folded. */
const SHOWN_ENTRIES = 12;

/** The entries of a day: rows of pages and what of them was changed, then the pages of which nothing more is to be told. */
export function renderEntries(entries: readonly Entry[], locale: string): string {
  const labels = labelsFor(locale);
  const told = entries.filter(({ rank }) => rank < 3).toSorted((a, b) => a.rank - b.rank);
  const bare = entries.filter(({ rank }) => rank === 3);
  const list = (some: readonly Entry[], kind: string): string =>
    `<ul class="changed${kind}">${some.map(({ name, edits }) => `<li>${edits === '' ? name : `<span>${name}</span>${edits}`}</li>`).join('')}</ul>`;
  const folded = (some: readonly Entry[], kind: string): string => {
    if (some.length === 0) return '';
    // One that is left over needs no fold.
    const shown = some.length > SHOWN_ENTRIES + 1 ? SHOWN_ENTRIES : some.length;
    const rest = some.slice(shown);
    const summary = escapeHtml(fillLabel(labels.moreChanges, String(rest.length)));
    const more = rest.length > 0 ? `<details><summary>${summary}</summary>${list(rest, kind)}</details>` : '';
    return list(some.slice(0, shown), kind) + more;
  };
  if (told.length === 0) return folded(bare, ' names');
  const last = { rank: 3, name: escapeHtml(labels.otherEdits), edits: folded(bare, ' names') };
  return folded(told, '') + (bare.length > 0 ? list([last], '') : '');
}
