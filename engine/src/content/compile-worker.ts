// Loaded with the thread, as it may start before it is known what to compile.
import '../markdown/compile-page.ts';
import '../markdown/components/registry.ts';
import type { CompiledPage } from '../markdown/compiled.ts';
import type { SourceDoc } from './catalog-types.ts';
import { type CompileCache, openCompileCache, type StoredPage } from './compile-cache.ts';
import { type CompileJob, compileDoc, partialReader } from './compile-doc.ts';

/** Opened with the thread's first job, and closed with the thread. */
let cache: CompileCache | undefined;

/** Entry of a compile thread: one job. The thread stores the pages by itself, so that no other one has their texts in memory. */
// biome-ignore lint/style/noDefaultExport: the thread pool calls the module's default export.
export default async function compileBatch({ docs, settings, rootDir, cacheFile }: CompileJob): Promise<StoredPage[]> {
  cache ??= openCompileCache(cacheFile, settings, partialReader(rootDir));
  const entries: [SourceDoc, CompiledPage][] = [];
  for (const doc of docs) entries.push([doc, await compileDoc(doc, settings, rootDir, cache.html)]);
  cache.html.flush();
  return cache.storeAll(entries);
}
