import { parentPort, workerData } from 'node:worker_threads';
import { readLines } from '../model/lines.ts';
import { type IndexJob, indexSections } from './index-sections.ts';
import type { SearchPage } from './searched-page.ts';

// The thread that indexes while pages are written.
const { list, ...job }: IndexJob & { readonly list: string } = workerData;
const pages = readLines(list).map((line): SearchPage => JSON.parse(line));
parentPort?.postMessage(indexSections(pages, job));
