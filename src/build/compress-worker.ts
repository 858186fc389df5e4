import { type CompressJob, compressFiles } from './compress-files.ts';

/** Entry of the threads that compress while pages are written. */
// biome-ignore lint/style/noDefaultExport: the thread pool calls the module's default export.
export default function compressJob(job: CompressJob): void {
  compressFiles(job);
}
