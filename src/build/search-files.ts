import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { hashOf } from '../content/compile-cache.ts';
import type { SearchSection } from '../model/search.ts';
import { createFallbackIndex } from '../search/fallback-index.ts';
import { loadGlossary } from '../search/glossary.ts';
import { createIndex } from '../search/sqlite/create-index.ts';
import type { Output } from './output.ts';
import type { RenderedPage } from './render-pages.ts';
import { collectSections } from './search-sections.ts';

/**
 * Writes the search index that the service reads, and for each locale the small one that a browser falls back to.
 * @returns address of the small index by locale
 */
export async function buildSearch(loaded: LoadedConfig, output: Output, pages: readonly RenderedPage[]): Promise<Map<string, string>> {
  const sections = await writeIndex(loaded, join(output.dir, '_search.sqlite'), pages);
  const urls = new Map<string, string>();
  for (const { name } of loaded.config.locales) {
    const content = JSON.stringify(createFallbackIndex(sections.filter((section) => section.locale === name)));
    const path = `assets/search-${name}-${hashOf(content).slice(0, 8)}.json`;
    await output.write(path, content);
    urls.set(name, loaded.config.baseUrl + path);
  }
  return urls;
}

/** Writes the index of all pages to one file, and gives what went into it. */
export async function writeIndex(loaded: LoadedConfig, file: string, pages: readonly RenderedPage[]): Promise<SearchSection[]> {
  const sections = [...collectSections(pages)];
  createIndex(sections, file, loadGlossary(join(loaded.siteDir, 'glossary.yml')));
  return sections;
}
