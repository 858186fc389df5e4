import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { LoadedConfig } from '../config/load.ts';
import { currentVersion } from '../content/catalog.ts';
import { sourceFingerprint } from '../content/fingerprint.ts';
import { OWN_EXTENSION } from '../model/own-extension.ts';
import type { FallbackIndex, FallbackManifest, SearchSection } from '../model/search.ts';
import { createFallbackFiles } from '../search/fallback-index.ts';
import { type Glossary, loadGlossary } from '../search/glossary.ts';
import type { IndexOptions } from '../search/index/prepare-index.ts';
import { createIndex } from '../search/sqlite/create-index.ts';
import type { Output } from './output.ts';
import type { RenderedPage } from './render-pages.ts';
import { collectSections } from './search-sections.ts';

/** The index of the search service; never served. */
const INDEX_FILE = '_search.sqlite';
/** Fewer sections than this are indexed in the main thread: starting another one costs more. */
const WORTH_A_THREAD = 500;
/** Sections per message to the thread: sending all of them at once would hold them in memory three times. */
const SLICE = 500;

/** What the indexing thread is started with. */
export interface IndexTarget {
  /** Absolute path of the index. */
  readonly file: string;
  readonly glossary: Glossary;
  readonly options: IndexOptions;
}

/** Sections of an index, or null when all have been sent. */
export type IndexMessage = readonly SearchSection[] | null;

/** Path of the list of a locale's small indexes, which the browser searches when the service is unavailable. They are in a folder beside it. */
export function fallbackPath(locale: string): string {
  return `search-index/${locale}.json`;
}

/**
 * Writes the index of the search service, and for each locale the small one of the browser.
 * @param lastKey the result of this function in the last build; with the same input, the indexes are taken over from there
 * @returns a hash of all that the indexes are made from
 */
export async function buildSearch(
  loaded: LoadedConfig,
  output: Output,
  pages: readonly RenderedPage[],
  lastKey: string | undefined,
): Promise<string> {
  const glossary = glossaryOf(loaded);
  const options = optionsOf(loaded);
  const { key, count } = hashSections(collectSections(pages), glossary, options);
  const small = new Map(loaded.config.locales.flatMap(({ name }) => [...listFallbackFiles(name, pages)]));
  if (key === lastKey && output.keep([INDEX_FILE, ...small.keys()])) return key;
  for (const [path, content] of small) await output.write(path, JSON.stringify(content));
  const target = { file: join(output.dir, INDEX_FILE), glossary, options };
  if (count < WORTH_A_THREAD) createIndex(collectSections(pages), target.file, glossary, options);
  else await indexInThread(collectSections(pages), target);
  return key;
}

/** The small indexes of a locale, and the list of them, by path. */
function listFallbackFiles(locale: string, pages: readonly RenderedPage[]): Map<string, FallbackManifest | FallbackIndex> {
  const { manifest, parts } = createFallbackFiles(collectSections(pages.filter(({ data }) => data.locale === locale)));
  const list = fallbackPath(locale);
  const files = new Map<string, FallbackManifest | FallbackIndex>([[list, manifest]]);
  for (const [file, part] of parts) files.set(list.replace(/\.json$/, `/${file}`), part);
  return files;
}

/** A hash of all that an index is made from, and the number of its sections. */
function hashSections(sections: Iterable<SearchSection>, glossary: Glossary, options: IndexOptions): { key: string; count: number } {
  const hash = createHash('sha256')
    .update(sourceFingerprint(join(import.meta.dirname, '../search')))
    .update(JSON.stringify([glossary, options]));
  let count = 0;
  for (const section of sections) {
    hash.update(JSON.stringify(section));
    count++;
  }
  return { key: hash.digest('hex').slice(0, 16), count };
}

async function indexInThread(sections: Iterable<SearchSection>, target: IndexTarget): Promise<void> {
  const worker = new Worker(join(import.meta.dirname, `search-worker${OWN_EXTENSION}`), {
    workerData: target,
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  const done = once(worker, 'exit');
  // A failure is thrown below; until then it must not end the process as an unhandled rejection.
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

/** Writes the index of the search service to a file. */
export function writeIndex(loaded: LoadedConfig, file: string, pages: readonly RenderedPage[]): void {
  createIndex(collectSections(pages), file, glossaryOf(loaded), optionsOf(loaded));
}

function glossaryOf({ siteDir }: LoadedConfig): Glossary {
  return loadGlossary(join(siteDir, 'glossary.yml'));
}

/** The version of the configuration is the current one, whatever its name. */
export function optionsOf({ config }: LoadedConfig): { readonly currentVersion: string } {
  return { currentVersion: currentVersion(config).name };
}
