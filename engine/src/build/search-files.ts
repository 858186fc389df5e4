import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { LoadedConfig } from '../config/load.ts';
import { currentVersion } from '../content/catalog.ts';
import { sourceFingerprint } from '../model/fingerprint.ts';
import { OWN_EXTENSION } from '../model/own-extension.ts';
import type { SearchSection } from '../model/search.ts';
import { type Glossary, loadGlossary } from '../search/glossary.ts';
import type { IndexOptions } from '../search/index/prepare-index.ts';
import { createIndex } from '../search/sqlite/create-index.ts';
import { type FallbackFiles, type IndexJob, indexSections } from './index-sections.ts';
import type { SearchKey } from './last-build.ts';
import type { Output } from './output.ts';
import type { RenderedPage } from './render-pages.ts';
import { describePages, type SearchPage, sectionsOf } from './search-sections.ts';
import { siteCacheFile } from './site.ts';

/** The index of the search service; never served. */
const INDEX_FILE = '_search.sqlite';
/** Fewer pages than this are indexed in the main thread: starting another one costs more. */
const WORTH_A_THREAD = 64;
/** Pages per message to the thread: sending all of them at once would hold them in memory three times. */
const SLICE = 500;

/**
 * Writes the index of the search service, and for each locale the small one of the browser.
 * @param last the result of this function in the last build; with the same input, the indexes are taken over from there
 * @returns a hash of all that the indexes are made from, and their files
 */
export async function buildSearch(
  loaded: LoadedConfig,
  output: Output,
  rendered: readonly RenderedPage[],
  last: SearchKey | undefined,
): Promise<SearchKey> {
  const locales = loaded.config.locales.map(({ name }) => name);
  const source = { glossary: glossaryOf(loaded), options: optionsOf(loaded), locales };
  const key = hashPages(JSON.stringify([makersOf(), source]), rendered);
  if (last?.key === key && output.keep([INDEX_FILE, ...last.files])) return last;
  const job = { ...source, file: output.place(INDEX_FILE), cacheFile: siteCacheFile(loaded) };
  const files = rendered.length < WORTH_A_THREAD ? indexSections(describePages(rendered), job) : await indexInThread(rendered, job);
  for (const [path, content] of files) await output.write(path, JSON.stringify(content));
  return { key, files: [...files.keys()] };
}

/** A hash of what an index depends on. One page is described at a time: the descriptions of all would take as much memory as the pages. */
function hashPages(source: string, rendered: readonly RenderedPage[]): string {
  const hash = createHash('sha256').update(source);
  for (const page of describePages(rendered)) hash.update(`\n${JSON.stringify(withoutPlace(page))}`);
  return hash.digest('hex').slice(0, 16);
}

/** Rows of a cache say nothing about a page. */
function withoutPlace({ texts: _, ...page }: SearchPage): Omit<SearchPage, 'texts'> {
  return page;
}

/** Fingerprints of the code that makes the index. */
function makersOf(): string[] {
  return ['search', 'build'].map((room) => sourceFingerprint(join(import.meta.dirname, '..', room)));
}

async function indexInThread(rendered: readonly RenderedPage[], job: IndexJob): Promise<FallbackFiles> {
  const worker = new Worker(join(import.meta.dirname, `search-worker${OWN_EXTENSION}`), {
    workerData: job,
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  const answer = once(worker, 'message');
  const done = once(worker, 'exit');
  // A failure is thrown below; until then it must not end the process as an unhandled rejection.
  for (const event of [answer, done]) event.catch(() => undefined);
  for (let start = 0; start < rendered.length; start += SLICE) {
    worker.postMessage([...describePages(rendered.slice(start, start + SLICE))]);
    await setImmediate();
  }
  worker.postMessage(null);
  const [files]: FallbackFiles[] = await answer;
  await done;
  return files ?? new Map();
}

/** The searchable sections of pages. */
export function* collectSections(pages: readonly RenderedPage[]): Generator<SearchSection> {
  for (const rendered of pages) {
    const read = () => rendered.compiled?.readSections() ?? [];
    for (const page of describePages([rendered])) yield* sectionsOf(page, read);
  }
}

/** Writes the index of the search service to a file. */
export function writeIndex(loaded: LoadedConfig, file: string, pages: readonly RenderedPage[]): void {
  createIndex(collectSections(pages), file, glossaryOf(loaded), optionsOf(loaded));
}

function glossaryOf({ siteDir }: LoadedConfig): Glossary {
  return loadGlossary(join(siteDir, 'glossary.yml'));
}

/** The version of the configuration is the current one, whatever its name. */
export function optionsOf({ config }: LoadedConfig): IndexOptions {
  return { currentVersion: currentVersion(config).name };
}
