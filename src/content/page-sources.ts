import type { CatalogPage } from './catalog.ts';
import type { SourceDoc } from './read-doc.ts';

/** The file that leads: of the source language where the page has it. Undefined for pages without a file. */
export function leadingDoc(page: CatalogPage): SourceDoc | undefined {
  return page.sources.values().next().value;
}

/** Where a field of the front matter stands in its file, for messages. */
export function fieldPlace({ source }: SourceDoc, field: string): { line: number; column: number } {
  const line = source.split('\n').findIndex((text) => text.startsWith(`${field}:`));
  return { line: Math.max(line, 0) + 1, column: 1 };
}

/** Place of a page among its neighbours: front matter, else the number prefix of its file, else last. */
export function pagePosition(page: CatalogPage): number {
  for (const doc of page.sources.values()) {
    const position = doc.frontMatter.sidebar_position ?? doc.place.position;
    if (position !== undefined) return position;
  }
  return Number.POSITIVE_INFINITY;
}

/** Folder of a page's files, without number prefixes. */
export function folderOf(page: CatalogPage): string {
  return leadingDoc(page)?.place.folder ?? '';
}

/** Whether the page stands for its folder (`index`, `README`, or named like it). */
export function isFolderPage(page: CatalogPage): boolean {
  return leadingDoc(page)?.place.isFolderPage === true;
}

/** Whether the page stands beside the docs. */
export function isStandalone(page: CatalogPage): boolean {
  return leadingDoc(page)?.place.isStandalone === true;
}

/** Sidebar that the author asks for: a name, null for none, undefined for the one that lists the page. */
export function displayedSidebar(page: CatalogPage): string | null | undefined {
  return leadingDoc(page)?.frontMatter.displayed_sidebar;
}

/** A page that is unlisted, or displayed in another sidebar or none, is left out of the folders' own lists. */
export function isListedIn(sidebar: string, page: CatalogPage): boolean {
  const displayed = displayedSidebar(page);
  return leadingDoc(page)?.frontMatter.unlisted !== true && (displayed === undefined || displayed === sidebar);
}
