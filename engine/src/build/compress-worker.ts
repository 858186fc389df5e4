import { type CompressJob, compressFiles } from './compress-files.ts';

/** Entry of a compression thread: one job. */
// biome-ignore lint/style/noDefaultExport: the thread pool calls the module's default export.
export default function compressJob(job: CompressJob): void {
  compressFiles(job);
}
