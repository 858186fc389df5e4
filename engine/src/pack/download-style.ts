import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../model/hash.ts';
import { HASHED_FOLDER } from '../model/hashed-folder.ts';

/** The style sheet of what a page offers, which other pages do not load. */
export function readDownloadStyle(): string {
  return readFileSync(join(import.meta.dirname, 'downloads.css'), 'utf8');
}

/** Its path from the site's root: its content names it. */
export function downloadStylePath(): string {
  return `/${HASHED_FOLDER}/downloads-${hashOf(readDownloadStyle()).slice(0, 8)}.css`;
}
