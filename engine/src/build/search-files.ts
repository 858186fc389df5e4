import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LoadedConfig } from '../config/load.ts';
import { sourceFingerprint } from '../model/fingerprint.ts';
import { hashOf } from '../model/hash.ts';
import { writeLines } from '../model/lines.ts';
import { OWN_EXTENSION } from '../model/own-extension.ts';
import type { SearchSection } from '../model/search.ts';
import { describeOptions } from '../search/index/prepare-index.ts';
import { createIndex } from '../search/sqlite/create-index.ts';
import { indexMaterial } from './index-material.ts';
import { type Indexed, type IndexJob, indexSections } from './index-sections.ts';
import { INDEX_FILE, type SearchKey, WITHOUT_TEXT } from './last-build.ts';
import type { Output } from './output.ts';
import type { RenderedPage } from './render-pages.ts';
import { describePages } from './search-sections.ts';
import { printSearched, type SearchPage, sectionsOf } from './searched-page.ts';
import { siteCacheFile } from './site-cache.ts';
import { updateSearch, writeFiles } from './update-search.ts';

/** Fewer pages than this are indexed in the main thread: starting another one costs more. */
const WORTH_A_THREAD = 64;

/**
 * Takes note of a searchable page. Called for all of them, in their order.
 * @param facts `printSearched`
 */
export type NoteSearched = (url: string, facts: string) => void;

/**
 * Writes the index of the search service, and for each locale the small one of the browser.
 * @param last the result of this function in the last build, from which what is the same is taken over
 * @returns hashes of all that the indexes are made from, and their files
 */
export async function buildSearch(
  loaded: LoadedConfig,
  output: Output,
  rendered: readonly RenderedPage[],
  last: SearchKey | undefined,
  note: NoteSearched = () => {},
): Promise<SearchKey> {
  const made = indexMaterial(loaded);
  const source = hashOf(JSON.stringify([makersOf(), { ...made, options: describeOptions(made.options) }]));
  const keys: string[] = [];
  const described = describePages(rendered).map((page) => {
    const facts = printSearched(page);
    keys.push(hashOf(facts));
    note(page.url, facts);
    return page;
  });
  if (last?.source === source) {
    // All of them are described before what has changed is known.
    described.forEach(() => {});
    const updated = await updateSearch(loaded, output, { rendered, keys, last, made });
    if (updated) return updated;
  }
  const pages = keys.length > 0 ? describePages(rendered) : described;
  const job = { ...made, file: output.place(INDEX_FILE), cacheFile: siteCacheFile(loaded) };
  const { files, without } = rendered.length < WORTH_A_THREAD ? indexSections(pages, job) : await indexInThread(pages, job);
  for (const at of without) keys[at] = WITHOUT_TEXT + keys[at];
  return { source, pages: keys, files: await writeFiles(output, files) };
}

/** Fingerprints of the code that makes the index. */
function makersOf(): string[] {
  return ['search', 'build'].map((room) => sourceFingerprint(join(import.meta.dirname, '..', room)));
}

async function indexInThread(pages: Iterable<SearchPage>, job: IndexJob): Promise<Indexed> {
  const list = `${job.file}.pages`;
  // In memory, or on their way between threads, those of a large site would take as much as all else that is known of it.
  writeLines(
    list,
    Iterator.from(pages).map((page) => JSON.stringify(page)),
  );
  const worker = new Worker(join(import.meta.dirname, `search-worker${OWN_EXTENSION}`), {
    workerData: { ...job, list },
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  const answer = once(worker, 'message');
  const done = once(worker, 'exit');
  // A failure is thrown below; until then it must not end the process as an unhandled rejection.
  for (const event of [answer, done]) event.catch(() => undefined);
  try {
    const [indexed]: Indexed[] = await answer;
    await done;
    return indexed ?? { files: new Map(), without: [] };
  } finally {
    rmSync(list);
  }
}

export function* collectSections(pages: readonly RenderedPage[]): Generator<SearchSection> {
  for (const rendered of pages) {
    const read = () => rendered.compiled?.readSections() ?? [];
    for (const page of describePages([rendered])) yield* sectionsOf(page, read);
  }
}

/** Writes the index of the search service to a file. */
export function writeIndex(loaded: LoadedConfig, file: string, pages: readonly RenderedPage[]): void {
  const { glossary, options } = indexMaterial(loaded);
  createIndex(collectSections(pages), file, glossary, options);
}
