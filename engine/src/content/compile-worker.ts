import type { CompiledPage } from '../markdown/compiled.ts';
import { type CodeCache, openCodeCache } from './code-cache.ts';
import { type CompileJob, compileDoc } from './compile-doc.ts';

/** Opened with the thread's first job, and closed with the thread. */
let code: CodeCache | undefined;

/** Entry of a compile thread: one job. */
// biome-ignore lint/style/noDefaultExport: the thread pool calls the module's default export.
export default async function compileBatch({ docs, settings, rootDir, codeFile }: CompileJob): Promise<CompiledPage[]> {
  code ??= openCodeCache(codeFile);
  const pages: CompiledPage[] = [];
  for (const doc of docs) pages.push(await compileDoc(doc, settings, rootDir, code));
  return pages;
}
