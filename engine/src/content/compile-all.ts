import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { LoadedConfig } from '../config/load.ts';
import type { CompiledPage } from '../markdown/compiled.ts';
import type { CompileCache } from './compile-cache.ts';
import { type CompileJob, type CompileSettings, compileDoc } from './compile-doc.ts';
import { hashOf, sourceFingerprint } from './fingerprint.ts';
import type { SourceDoc } from './read-doc.ts';
import { siteRoot } from './scan.ts';
import { describeModule } from './site-components.ts';
import type { SitePage } from './site-page.ts';

/** A source that is not in the cache, with its key. */
type MissingDoc = SourceDoc & { readonly key: string };
type CompiledDoc = readonly [doc: MissingDoc, page: CompiledPage];

/** Fewer files than this are compiled in the main thread: starting another one costs more. */
const WORTH_A_THREAD = 24;
/** Two pages with a translation each: small enough for all threads to finish at about the same time. */
const DOCS_PER_JOB = 4;

/** The compile settings of a configuration. The brand has the short name that authors write. */
export function compileSettings(loaded: LoadedConfig): CompileSettings {
  const { brand, region, constants, content, components } = loaded.config;
  const { embeds } = content;
  return {
    brand: brand === 'developer-services' ? 'tds' : 'leancloud',
    region,
    constants,
    embeds,
    siteDir: siteRoot(loaded),
    components: components === undefined ? null : describeModule(join(loaded.siteDir, components)),
  };
}

/**
 * Compiles all files that are not in the cache, in threads if there are many.
 * @param onProgress called with the number of files that are done
 * @returns all compiled files by path
 */
export async function compileAll(
  loaded: LoadedConfig,
  docs: readonly SourceDoc[],
  cache: CompileCache,
  onProgress: (done: number) => void = () => {},
): Promise<Map<string, SitePage>> {
  const settings = compileSettings(loaded);
  const salt = hashOf(sourceFingerprint(join(import.meta.dirname, '../markdown')) + JSON.stringify(settings));
  const { compiled, missing } = lookUp(docs, salt, cache);
  onProgress(compiled.size);
  const keep = (results: readonly CompiledDoc[]): void => {
    const pages = cache.setAll(results.map(([{ key }, page]) => [key, page]));
    for (const [index, [{ file }]] of results.entries()) {
      const page = pages[index];
      if (page) compiled.set(file, page);
    }
    onProgress(compiled.size);
  };
  if (missing.length < WORTH_A_THREAD) {
    for (const doc of missing) keep([[doc, await compileDoc(doc, settings, loaded.rootDir)]]);
  } else {
    // A page and its translation go to the same thread, which remembers highlighted code: most of it is in both.
    const together = missing.toSorted((a, b) => (pageNameOf(a) < pageNameOf(b) ? -1 : 1));
    await compileInThreads(together, settings, loaded.rootDir, keep);
  }
  return compiled;
}

function lookUp(docs: readonly SourceDoc[], salt: string, cache: CompileCache): { compiled: Map<string, SitePage>; missing: MissingDoc[] } {
  const compiled = new Map<string, SitePage>();
  const missing: MissingDoc[] = [];
  for (const doc of docs) {
    const key = hashOf(`${salt}\n${doc.file}\n${doc.source}`);
    const kept = cache.get(key);
    if (kept) compiled.set(doc.file, kept);
    else missing.push({ ...doc, key });
  }
  return { compiled, missing };
}

function pageNameOf({ version, place, locale }: SourceDoc): string {
  return `${version}/${place.id} ${locale}`;
}

async function compileInThreads(
  docs: readonly MissingDoc[],
  settings: CompileSettings,
  rootDir: string,
  keep: (results: readonly CompiledDoc[]) => void,
): Promise<void> {
  const pool = new Piscina<CompileJob, CompiledPage[]>({
    filename: join(import.meta.dirname, 'compile-worker.ts'),
    maxThreads: availableParallelism(),
    // Without limits, threads take a third more memory and are no faster; with half the young generation they take a tenth longer.
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
  });
  try {
    const compileBatch = async (batch: readonly MissingDoc[]): Promise<void> => {
      const pages = await pool.run({ docs: batch, settings, rootDir });
      keep(pages.flatMap((page, index) => (batch[index] ? [[batch[index], page] as const] : [])));
    };
    const jobs: Promise<void>[] = [];
    for (let start = 0; start < docs.length; start += DOCS_PER_JOB) jobs.push(compileBatch(docs.slice(start, start + DOCS_PER_JOB)));
    await Promise.all(jobs);
  } finally {
    await pool.destroy();
  }
}
