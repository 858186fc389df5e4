import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { LoadedConfig } from '../config/load.ts';
import { hashOf, sourceFingerprint } from '../content/fingerprint.ts';
import type { SearchSection } from '../model/search.ts';
import { createFallbackIndex } from '../search/fallback-index.ts';
import { type Glossary, loadGlossary } from '../search/glossary.ts';
import { createIndex } from '../search/sqlite/create-index.ts';
import type { Output } from './output.ts';
import type { RenderedPage } from './render-pages.ts';
import { collectSections } from './search-sections.ts';

/** The index that the search service reads; never served. */
const INDEX_FILE = '_search.sqlite';
/** Fewer sections than this are indexed where they are: starting a thread costs more. */
const WORTH_A_THREAD = 500;

/** What is indexed in a thread of its own, and where to. */
export interface IndexJob {
  readonly sections: readonly SearchSection[];
  readonly file: string;
  readonly glossary: Glossary;
}

/** Path of a locale's small index, which a browser falls back to where the service is away. */
export function fallbackPath(locale: string): string {
  return `search-index/${locale}.json`;
}

/**
 * Writes the search index that the service reads, and for each locale the small one that a browser falls back to.
 * @param lastKey what the last build's index was made from, as this function gave it
 * @returns the name of what this one was made from
 */
export async function buildSearch(
  loaded: LoadedConfig,
  output: Output,
  pages: readonly RenderedPage[],
  lastKey: string | undefined,
): Promise<string> {
  const sections = [...collectSections(pages)];
  const glossary = glossaryOf(loaded);
  const key = hashOf(sourceFingerprint(join(import.meta.dirname, '../search')) + JSON.stringify([sections, glossary]));
  const files = loaded.config.locales.map(({ name }) => fallbackPath(name));
  if (key === lastKey && output.keep([INDEX_FILE, ...files])) return key;
  for (const { name } of loaded.config.locales) {
    const own = sections.filter((section) => section.locale === name);
    await output.write(fallbackPath(name), JSON.stringify(createFallbackIndex(own)));
  }
  await indexInThread({ sections, file: join(output.dir, INDEX_FILE), glossary });
  return key;
}

async function indexInThread(job: IndexJob): Promise<void> {
  if (job.sections.length < WORTH_A_THREAD) {
    createIndex(job.sections, job.file, job.glossary);
    return;
  }
  const pool = new Piscina<IndexJob, void>({ filename: join(import.meta.dirname, 'search-worker.ts'), maxThreads: 1 });
  try {
    await pool.run(job);
  } finally {
    await pool.destroy();
  }
}

/** Writes the index of all pages to one file. */
export function writeIndex(loaded: LoadedConfig, file: string, pages: readonly RenderedPage[]): void {
  createIndex([...collectSections(pages)], file, glossaryOf(loaded));
}

function glossaryOf({ siteDir }: LoadedConfig): Glossary {
  return loadGlossary(join(siteDir, 'glossary.yml'));
}
