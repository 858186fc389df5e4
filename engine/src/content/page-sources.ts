import { posix } from 'node:path';
import type { CatalogPage, SourceDoc } from './catalog-types.ts';

/** The main source file: that of the first configured locale that has the page. Undefined for pages without a file. */
export function leadingDoc(page: CatalogPage): SourceDoc | undefined {
  return page.sources.values().next().value;
}

/** The place of a front matter field in its file, for messages; the first line if the file has no such field. */
export function fieldPlace({ source, bodyOffset }: SourceDoc, field: string): { line: number; column: number } {
  const lines = source.slice(0, bodyOffset).split('\n');
  const line = lines.findIndex((text) => text.startsWith(`${field}:`));
  return { line: Math.max(line, 0) + 1, column: 1 };
}

/** Sort key of a page in its folder: from the front matter, else the number prefix of its file, else last. */
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

/** Name of a page's main file, with its ending and number prefix. */
export function nameOfFile(page: CatalogPage): string {
  return posix.basename(leadingDoc(page)?.siteFile ?? page.id);
}

/** Whether the page is that of its folder (`index`, `README`, or named like it). */
export function isFolderPage(page: CatalogPage): boolean {
  return leadingDoc(page)?.place.isFolderPage === true;
}

/** Whether the page is not part of the docs (`src/pages` in Docusaurus). */
export function isStandalone(page: CatalogPage): boolean {
  return leadingDoc(page)?.place.isStandalone === true;
}

/** The sidebar that the author wants: a name, null for none, undefined for the one that lists the page. */
export function displayedSidebar(page: CatalogPage): string | null | undefined {
  return leadingDoc(page)?.frontMatter.displayed_sidebar;
}

/** Whether a generated list of a folder contains the page: not if it is unlisted, or displayed in another sidebar or none. */
export function isListedIn(sidebar: string, page: CatalogPage): boolean {
  const displayed = displayedSidebar(page);
  return leadingDoc(page)?.frontMatter.unlisted !== true && (displayed === undefined || displayed === sidebar);
}
