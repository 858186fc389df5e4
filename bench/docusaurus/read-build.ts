import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Frame, type PageFacts, readPage } from './read-page.ts';

/** A built site: the addresses of its pages, without a slash at their ends, with their files. */
export type BuiltPages = ReadonlyMap<string, string>;

/**
 * Lists the pages of a build. Files that a project's static folders hold are no pages.
 * @param folder what the generator wrote
 * @param statics names of files in static folders
 */
export function listPages(folder: string, statics: ReadonlySet<string>): BuiltPages {
  const pages = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html') || statics.has(file) || /(^|\/)404\.html$/.test(file)) continue;
    pages.set(`/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`, join(folder, file));
  }
  return pages;
}

/** Names of the files in a project's folder `static`. */
export function listStatics(tree: string): ReadonlySet<string> {
  const folder = join(tree, 'static');
  return new Set(existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []);
}

export function readBuilt(file: string, frame: Frame): PageFacts {
  return readPage(readFileSync(file, 'utf8'), frame);
}
