import type { CompiledPage } from '../markdown/compiled.ts';
import { type CompileJob, compileDoc } from './compile-doc.ts';

/** Entry of a compile thread: one job. */
// biome-ignore lint/style/noDefaultExport: the thread pool calls the module's default export.
export default async function compileBatch(job: CompileJob): Promise<CompiledPage[]> {
  const pages: CompiledPage[] = [];
  for (const doc of job.docs) pages.push(await compileDoc(doc, job.settings, job.rootDir));
  return pages;
}
