import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a file among the pages is one: as in Docusaurus, every script is, except tests and names that begin with `_`. */
export function isReactPage(path: string): boolean {
  return /\.(jsx?|tsx?)$/.test(path) && !/(^|\/)(_|__tests__\/)|\.(test|d)\.\w+$/.test(path);
}

/** Addresses of the pages that are React code. */
export function findReactPages(siteDir: string): string[] {
  const folder = join(siteDir, 'src', 'pages');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter(isReactPage)
    .map((file) => `/${file.replace(/\.\w+$/, '')}`.replace(/\/index$/, ''))
    .toSorted();
}
