import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../model/hash.ts';
import { HASHED_FOLDER } from '../model/hashed-folder.ts';

const SHEETS = ['downloads.css', 'kept-pages.css'];

/** The style sheet of what a page offers, which other pages do not load. */
export function readDownloadStyle(): string {
  return SHEETS.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');
}

/** Its path from the site's root: its content names it. */
export function downloadStylePath(): string {
  return `/${HASHED_FOLDER}/downloads-${hashOf(readDownloadStyle()).slice(0, 8)}.css`;
}
