import { encodePath, type Href } from '../model/href.ts';
import type { SiteBuild } from './build.ts';

/** Name of the lists of pages for programs. One covers the pages below its folder; the nearest counts (llmstxt.org, version 2). */
const PAGE_LIST = 'llms.txt';

/**
 * The Link header of a page that has Markdown: where that is, and the list of pages that covers the page.
 * @param markdown address of the Markdown
 * @param path of the page: decoded, without the base URL
 */
export function linksOf(build: SiteBuild, markdown: string, path: string): string {
  const list = nearestList(build, path);
  const described = list === undefined ? '' : `, <${list}>; rel="describedby"`;
  return `<${markdown}>; rel="alternate"; type="text/markdown"${described}`;
}

/** The addresses of all lists of pages, the ones for the smallest parts of the site first; base URL included, decoded. */
export function pageLists({ baseUrl, files }: SiteBuild): string[] {
  const paths = [...files.keys()].filter((path) => path.endsWith(`/${PAGE_LIST}`));
  return paths.map((path) => baseUrl.slice(0, -1) + path).toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/**
 * The address of the list that covers a page, base URL included; undefined if there is none.
 * @param path of the page: decoded, without the base URL
 */
export function nearestList({ baseUrl, files }: SiteBuild, path: string): Href | undefined {
  let folder = path.replace(/[^/]*$/, '');
  while (folder !== '') {
    const list = folder + PAGE_LIST;
    if (files.has(list)) return encodePath(baseUrl.slice(0, -1) + list);
    folder = folder.replace(/[^/]*\/$/, '');
  }
  return undefined;
}
