import { dirname, join } from 'node:path';
import { openSections } from '../content/compile-cache.ts';
import { openTextCache, type TextCache } from '../content/text-cache.ts';
import type { SearchSection } from '../model/search.ts';
import { createFallbackFiles, type FallbackSection } from '../search/fallback-index.ts';
import type { Glossary } from '../search/glossary.ts';
import type { IndexOptions } from '../search/index/prepare-index.ts';
import { createIndex } from '../search/sqlite/create-index.ts';
import { fallbackPath } from './fallback-path.ts';
import { type SearchPage, sectionsOf } from './searched-page.ts';

/** What an index is made with. Can be sent to another thread. */
export interface IndexJob {
  /** Absolute path of the index. */
  readonly file: string;
  /** Absolute path of the compile cache, with the texts. */
  readonly cacheFile: string;
  readonly glossary: Glossary;
  readonly options: IndexOptions;
  readonly locales: readonly string[];
}

/** The small indexes of the browser, and the list of them for each locale, as JSON by path: a text goes to another thread as it is. */
export type FallbackFiles = ReadonlyMap<string, string>;

/** What was indexed, beside the index of the service. */
export interface Indexed {
  readonly files: FallbackFiles;
  /** Numbers of the pages that have no text, from 0. */
  readonly without: readonly number[];
}

/** Writes the index of the search service. Each text is read once, and none is held. */
export function indexSections(pages: Iterable<SearchPage>, { file, cacheFile, glossary, options, locales }: IndexJob): Indexed {
  using texts = openSections(cacheFile);
  const analyses = openAnalyses(cacheFile);
  const without: number[] = [];
  const headings = new Map<string, FallbackSection[]>(locales.map((name) => [name, []]));
  const sections = function* (): Generator<SearchSection> {
    let at = 0;
    for (const page of pages) {
      let isEmpty = true;
      for (const section of sectionsOf(page, texts.read)) {
        const { url, title, heading, version, section: sidebar } = section;
        headings.get(section.locale)?.push({ url, title, heading, version, section: sidebar });
        isEmpty = false;
        yield section;
      }
      if (isEmpty) without.push(at);
      at += 1;
    }
  };
  // Of an error, its message alone comes back from a thread: one that holds two would say neither.
  try {
    createIndex(sections(), file, glossary, options, analyses);
  } finally {
    analyses[Symbol.dispose]();
  }
  return { files: createFiles(headings), without };
}

/** What earlier builds have made of the texts of pages. */
export function openAnalyses(cacheFile: string): TextCache {
  return openTextCache(join(dirname(cacheFile), 'search.sqlite'), [join(import.meta.dirname, '../search')]);
}

/** @param headings by locale */
export function createFiles(headings: ReadonlyMap<string, readonly FallbackSection[]>): FallbackFiles {
  return new Map([...headings].flatMap(([locale, found]) => listFallbackFiles(locale, found)));
}

function listFallbackFiles(locale: string, sections: readonly FallbackSection[]): [string, string][] {
  const { manifest, parts } = createFallbackFiles(sections);
  const list = fallbackPath(locale);
  return [
    [list, JSON.stringify(manifest)],
    ...[...parts].map(([file, part]): [string, string] => [list.replace(/\.json$/, `/${file}`), JSON.stringify(part)]),
  ];
}
