import { parentPort, workerData } from 'node:worker_threads';
import { type IndexJob, indexSections } from './index-sections.ts';
import type { SearchPage } from './search-sections.ts';

// The thread that indexes while pages are written.
const job: IndexJob = workerData;
const pages: SearchPage[] = [];

parentPort?.on('message', (some: readonly SearchPage[] | null) => {
  if (some) {
    pages.push(...some);
    return;
  }
  parentPort?.postMessage(indexSections(pages, job));
  parentPort?.close();
});
