import type { LoadedConfig } from '../config/load.ts';
import { openSections } from '../content/compile-cache.ts';
import { type ChangedPage, readHeadings, updateIndex } from '../search/sqlite/update-index.ts';
import type { IndexMaterial } from './index-material.ts';
import { createFiles, type FallbackFiles, openAnalyses } from './index-sections.ts';
import { INDEX_FILE, placesInIndex, type SearchKey, WITHOUT_TEXT } from './last-build.ts';
import type { Output } from './output.ts';
import type { RenderedPage } from './render-pages.ts';
import { describePages } from './search-sections.ts';
import { sectionsOf } from './searched-page.ts';
import { siteCacheFile } from './site-cache.ts';

/** With more pages than one in so many changed, an index is as quickly made anew, and is compact then. */
const RARE = 20;

export interface SearchUpdate {
  readonly rendered: readonly RenderedPage[];
  /** Hashes of the pages as they are now. */
  readonly keys: readonly string[];
  readonly last: SearchKey;
  readonly made: IndexMaterial;
}

/**
 * Takes over the indexes of the last build, with changes where a few pages have changed.
 * @returns undefined if they have to be made anew
 */
export async function updateSearch(loaded: LoadedConfig, output: Output, update: SearchUpdate): Promise<SearchKey | undefined> {
  const { keys, last, made } = update;
  const changed = findChanged(last, keys);
  if (changed === undefined) return undefined;
  if (changed.size === 0) return output.keep([INDEX_FILE, ...last.files]) ? last : undefined;
  using texts = openSections(siteCacheFile(loaded));
  using analyses = openAnalyses(siteCacheFile(loaded));
  const changes: ChangedPage[] = [];
  let at = 0;
  for (const page of describePages(update.rendered)) {
    const id = changed.get(at);
    if (id !== undefined) changes.push({ id, sections: [...sectionsOf(page, texts.read)] });
    at += 1;
  }
  const index = output.place(INDEX_FILE);
  const updated = updateIndex(output.lastFile(INDEX_FILE), index, changes, { options: made.options, kept: analyses });
  if (updated === undefined) return undefined;
  const pages = keys.map((key, place) => (last.pages[place]?.startsWith(WITHOUT_TEXT) ? WITHOUT_TEXT + key : key));
  if (updated.hasSameHeadings && output.keep(last.files)) return { ...last, pages };
  const headings = Map.groupBy(readHeadings(index), ({ locale }) => locale);
  const files = createFiles(new Map(made.locales.map((name) => [name, headings.get(name) ?? []])));
  return { ...last, pages, files: await writeFiles(output, files) };
}

/** @returns the numbers in the index of the pages that have changed, by their places; undefined if others are there than before */
function findChanged(last: SearchKey, now: readonly string[]): Map<number, number> | undefined {
  if (last.pages.length !== now.length) return undefined;
  const changed = new Map<number, number>();
  const ids = placesInIndex(last);
  for (const [place, key] of last.pages.entries()) {
    const id = ids[place] ?? null;
    const isSame = key === (id === null ? WITHOUT_TEXT : '') + now[place];
    if (!isSame && id === null) return undefined;
    if (!isSame && id !== null) changed.set(place, id);
  }
  return changed.size * RARE > last.pages.length + RARE ? undefined : changed;
}

/** @returns their paths */
export async function writeFiles(output: Output, files: FallbackFiles): Promise<string[]> {
  for (const [path, content] of files) await output.write(path, content);
  return [...files.keys()];
}
