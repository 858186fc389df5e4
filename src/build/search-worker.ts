import { createIndex } from '../search/sqlite/create-index.ts';
import type { IndexJob } from './search-files.ts';

/** Entry of the thread that indexes while pages are written. */
// biome-ignore lint/style/noDefaultExport: the thread pool calls the module's default export.
export default function indexSections({ sections, file, glossary }: IndexJob): void {
  createIndex(sections, file, glossary);
}
