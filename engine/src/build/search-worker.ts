import { parentPort, workerData } from 'node:worker_threads';
import { type IndexJob, indexSections } from './index-sections.ts';
import { readSearchPages } from './search-list.ts';

// The thread that indexes while pages are written.
const { list, ...job }: IndexJob & { readonly list: string } = workerData;
parentPort?.postMessage(indexSections(readSearchPages(list), job));
