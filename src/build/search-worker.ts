import { type IndexJob, runIndexJob } from './search-files.ts';

/** Entry of the thread that indexes while pages are written. */
// biome-ignore lint/style/noDefaultExport: the thread pool calls the module's default export.
export default function indexSections(job: IndexJob): void {
  runIndexJob(job);
}
