import { join } from 'node:path';
import { namesIn } from '../../model/read-if-there.ts';

/** Whether a file among the pages is one: as in Docusaurus, every script is, except tests and names that begin with `_`. */
export function isReactPage(path: string): boolean {
  return /\.(jsx?|tsx?)$/.test(path) && !/(^|\/)(_|__tests__\/)|\.(test|d)\.\w+$/.test(path);
}

/** Addresses of the pages that are React code. */
export function findReactPages(siteDir: string): string[] {
  const files = namesIn(join(siteDir, 'src', 'pages'), true);
  const addresses = files.filter(isReactPage).map((file) => `/${file.replace(/\.\w+$/, '')}`.replace(/\/index$/, ''));
  return addresses.toSorted();
}
