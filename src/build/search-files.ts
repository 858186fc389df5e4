import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { LoadedConfig } from '../config/load.ts';
import { sourceFingerprint } from '../content/fingerprint.ts';
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
/** Sections that are sent to the thread at once: all of them would stand in memory three times meanwhile. */
const SLICE = 500;

/** Where an index is written to, and how its texts are read. */
export interface IndexTarget {
  readonly file: string;
  readonly glossary: Glossary;
}

/** Sections of an index, or null when all have been sent. */
export type IndexMessage = readonly SearchSection[] | null;

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
  const glossary = glossaryOf(loaded);
  const { key, count } = nameIndex(collectSections(pages), glossary);
  const locales = loaded.config.locales.map(({ name }) => name);
  if (key === lastKey && output.keep([INDEX_FILE, ...locales.map(fallbackPath)])) return key;
  for (const name of locales) {
    const sections = collectSections(pages.filter(({ data }) => data.locale === name));
    await output.write(fallbackPath(name), JSON.stringify(createFallbackIndex(sections)));
  }
  const target = { file: join(output.dir, INDEX_FILE), glossary };
  if (count < WORTH_A_THREAD) createIndex(collectSections(pages), target.file, glossary);
  else await indexInThread(collectSections(pages), target);
  return key;
}

/** The name of all that an index is made from, and how many sections that is. */
function nameIndex(sections: Iterable<SearchSection>, glossary: Glossary): { key: string; count: number } {
  const hash = createHash('sha256')
    .update(sourceFingerprint(join(import.meta.dirname, '../search')))
    .update(JSON.stringify(glossary));
  let count = 0;
  for (const section of sections) {
    hash.update(JSON.stringify(section));
    count++;
  }
  return { key: hash.digest('hex').slice(0, 16), count };
}

async function indexInThread(sections: Iterable<SearchSection>, target: IndexTarget): Promise<void> {
  const worker = new Worker(join(import.meta.dirname, 'search-worker.ts'), {
    workerData: target,
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  const done = once(worker, 'exit');
  // A failure is told below; until then it must not end the process.
  done.catch(() => undefined);
  for (const slice of slicesOf(sections)) {
    worker.postMessage(slice satisfies IndexMessage);
    await setImmediate();
  }
  worker.postMessage(null satisfies IndexMessage);
  await done;
}

function* slicesOf(sections: Iterable<SearchSection>): Generator<readonly SearchSection[]> {
  let slice: SearchSection[] = [];
  for (const section of sections) {
    slice.push(section);
    if (slice.length < SLICE) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}

/** Writes the index of all pages to one file. */
export function writeIndex(loaded: LoadedConfig, file: string, pages: readonly RenderedPage[]): void {
  createIndex(collectSections(pages), file, glossaryOf(loaded));
}

function glossaryOf({ siteDir }: LoadedConfig): Glossary {
  return loadGlossary(join(siteDir, 'glossary.yml'));
}
