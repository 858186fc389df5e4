import { readFileSync } from 'node:fs';

/** The source of a page. Pages that plug-ins make have no file of their own: they are empty here. */
export function readPage(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
