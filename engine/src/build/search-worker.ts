import { parentPort, workerData } from 'node:worker_threads';
import type { SearchSection } from '../model/search.ts';
import { createIndex } from '../search/sqlite/create-index.ts';
import type { IndexMessage, IndexTarget } from './search-files.ts';

// The thread that indexes while pages are written.
const { file, glossary, options }: IndexTarget = workerData;
const sections: SearchSection[] = [];

parentPort?.on('message', (message: IndexMessage) => {
  if (message) {
    sections.push(...message);
    return;
  }
  createIndex(sections, file, glossary, options);
  parentPort?.close();
});
