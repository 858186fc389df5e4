import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateBuild } from '../model/build-folder.ts';
import { FILE_LIST, type FileList, fileListSchema } from '../model/file-list.ts';
import { pathOf } from '../model/href.ts';
import { OperatorError } from '../model/operator-error.ts';
import type { PagePayload } from '../model/page.ts';
import type { SidebarItem, SidebarTree } from '../model/sidebar.ts';
import type { SiteData } from '../model/site.ts';
import { offersDownloads, withoutDownloads } from './downloads.ts';

/** A page of a built site, without its text. */
export type BuiltPage = Omit<PagePayload, 'html' | 'toc'>;

/** A built site as packs are made from it: every page with its data, and every file that it serves. */
export interface BuiltSite {
  /** The site's data in each locale, by name. */
  readonly sites: ReadonlyMap<string, SiteData>;
  /** By decoded path below the site's root, with a slash at the end: `en/sdk/`. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** By decoded path below the site's root. */
  readonly files: FileList;
  /** The new address of each moved page, by path below the site's root as in `pages`. */
  readonly moved: ReadonlyMap<string, string>;
  read(path: string): Buffer;
  /** Whether there is a file, served or not. */
  has(path: string): boolean;
  /** The pages that offer packs. */
  readonly offering: ReadonlySet<BuiltPage>;
  /** Reads the document of a page, without packs that it offers. */
  readDocument(page: BuiltPage): string;
  /** Reads the article's HTML of a page, without packs that it offers. */
  readHtml(page: BuiltPage): string;
  /** Reads the whole sidebar around a page; null if it has none. */
  readSidebar(page: BuiltPage): readonly SidebarItem[] | null;
  /** The path below the site's root that an address leads to, as in `pages`. */
  pathBelow(address: string): string;
}

/**
 * Opens the folder of a built site.
 * @throws OperatorError if there is none
 */
export function openBuiltSite(dist: string): BuiltSite {
  const root = locateBuild(dist);
  const read = (path: string): Buffer => readFileSync(join(root, path));
  if (!existsSync(join(root, FILE_LIST)))
    throw new OperatorError(`There is no built site at ${dist}. Run \`signpost build\` first, or name its folder with --out.`);
  const files = fileListSchema.parse(JSON.parse(read(FILE_LIST).toString()));
  const { baseUrl }: { readonly baseUrl: string } = JSON.parse(read('_site.json').toString());
  const redirects: readonly { readonly from: string; readonly to: string }[] = JSON.parse(read('_redirects.json').toString());
  const pathBelow = (address: string): string => withSlash(pathOf(address).slice(baseUrl.length));
  const payloadOf = (folder: string): PagePayload => JSON.parse(read(`${folder}page.json`).toString());
  const pages = new Map<string, BuiltPage>();
  const offering = new Set<BuiltPage>();
  for (const file of Object.keys(files)) {
    if (!/(?:^|\/)page\.json$/.test(file)) continue;
    const folder = file.slice(0, -'page.json'.length);
    const { html, toc: _toc, ...page } = payloadOf(folder);
    pages.set(folder, page);
    if (offersDownloads(html)) offering.add(page);
  }
  const trees = new Map<string, readonly SidebarItem[]>();
  return {
    files,
    pages,
    read,
    has: (path) => existsSync(join(root, path)),
    pathBelow,
    sites: readSites(pages, (path) => read(path).toString(), pathBelow),
    moved: new Map(redirects.map(({ from, to }) => [pathBelow(from), to])),
    offering,
    readDocument: ({ path, canonical }) => withoutDownloads(read(`${pathBelow(path)}index.html`).toString(), canonical),
    readHtml: ({ path, canonical }) => withoutDownloads(payloadOf(pathBelow(path)).html, canonical),
    readSidebar({ sidebar }) {
      if (sidebar === null) return null;
      const known = trees.get(sidebar.treeUrl);
      if (known) return known;
      const { items }: SidebarTree = JSON.parse(read(pathBelow(sidebar.treeUrl).replace(/\/$/, '')).toString());
      trees.set(sidebar.treeUrl, items);
      return items;
    },
  };
}

/** The site's data in each locale: the documents name its file. */
function readSites(
  pages: ReadonlyMap<string, BuiltPage>,
  read: (path: string) => string,
  pathBelow: (address: string) => string,
): Map<string, SiteData> {
  const sites = new Map<string, SiteData>();
  for (const [folder, { locale }] of pages) {
    if (sites.has(locale)) continue;
    const address = /<html[^>]* data-site="([^"]+)"/.exec(read(`${folder}index.html`))?.[1];
    if (address !== undefined) sites.set(locale, JSON.parse(read(pathBelow(address).replace(/\/$/, ''))));
  }
  return sites;
}

function withSlash(path: string): string {
  return path === '' || path.endsWith('/') ? path : `${path}/`;
}
