import type { CompiledPage } from '../markdown/compiled.ts';
import { type CompileJob, compileDoc } from './compile-doc.ts';
import { type HtmlCache, openHtmlCache } from './html-cache.ts';

/** Opened with the thread's first job, and closed with the thread. */
let html: HtmlCache | undefined;

/** Entry of a compile thread: one job. */
// biome-ignore lint/style/noDefaultExport: the thread pool calls the module's default export.
export default async function compileBatch({ docs, settings, rootDir, htmlFile }: CompileJob): Promise<CompiledPage[]> {
  html ??= openHtmlCache(htmlFile);
  const pages: CompiledPage[] = [];
  for (const doc of docs) pages.push(await compileDoc(doc, settings, rootDir, html));
  html.flush();
  return pages;
}
