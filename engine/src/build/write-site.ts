import { readFile } from 'node:fs/promises';
import type { LoadedConfig } from '../config/load.ts';
import { textIn } from '../config/text-in.ts';
import { sidebarOf } from '../content/catalog-lookup.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { staticFile, staticFolders } from '../content/static-files.ts';
import { hashOf } from '../model/hash.ts';
import { HASHED_FOLDER } from '../model/hashed-folder.ts';
import { pathOf } from '../model/href.ts';
import type { AssembledSite } from './assemble-site.ts';
import { renderFeeds } from './blog-feed.ts';
import { renderChangeFeeds } from './change-feeds.ts';
import { renderRobots, renderSitemaps } from './crawler-files.ts';
import type { PageMemory, RememberedSite } from './edit/page-memory.ts';
import { rememberPages } from './edit/remember-pages.ts';
import { BUILD_KEYS_FILE, type BuildKeys, nameBuild, SITE_FILE } from './last-build.ts';
import { isOwnFile, namedFolders, picturesOf } from './made-files.ts';
import type { Output } from './output.ts';
import { createPageLists, type PageLists } from './page-lists.ts';
import type { DocumentContext } from './print-page.ts';
import type { Progress } from './progress.ts';
import { collectRedirects, homeRedirects, printRedirects } from './redirects.ts';
import type { RenderedPage } from './render-pages.ts';
import { buildSearch } from './search-files.ts';
import { securityHeaders } from './security.ts';
import { writePages } from './write-pages.ts';

/**
 * Writes all files of a site. Preview pictures are drawn and sections indexed while the pages are written.
 * @param last keys of the last build
 * @param memory gets the pages
 * @returns what is to be remembered of the site
 */
export async function writeSite(
  loaded: LoadedConfig,
  assembled: AssembledSite,
  output: Output,
  last: BuildKeys,
  memory: PageMemory | undefined,
  progress: Progress,
): Promise<Omit<RememberedSite, 'hidden'>> {
  const { ui, catalog, build, styles, shared, made, assets, pictures, history, rendered } = assembled;
  const { pages } = rendered;
  const indexing = buildSearch(loaded, output, pages, last.search, memory?.addSearched);
  const drawing = shared.previews.draw(
    picturesOf(loaded),
    pages.filter(({ compiled }) => compiled?.frontMatter.image === undefined),
  );
  // A failure is thrown where these are awaited; until then it must not end the process as an unhandled rejection.
  for (const work of [indexing, drawing]) work.catch(() => undefined);
  for (const folder of staticFolders(loaded).toReversed()) await output.copy(folder);
  await output.copy(ui.clientDir);
  for (const [path, folder] of await namedFolders(loaded)) await output.copy(folder, path.slice(1));
  for (const file of [...shared.treeFiles, ...styles]) await output.write(file.path, file.content);
  for (const [path, content] of made) await output.write(path.slice(1), content);
  await makePictures(loaded, assembled);
  for (const [path, file] of [...assets.used, ...pictures.files]) await output.write(path.slice(1), await readFile(file));
  const contexts = await writeSiteData(loaded, assembled, output);
  const onProgress = (done: number) => progress.step(done, pages.length);
  const lists = createPageLists(catalog, pages, assembled.sites);
  const { listOf } = lists;
  const remember = memory && rememberPages(loaded, assembled, memory);
  const pageKeys = await writePages({
    loaded,
    catalog,
    output,
    ui,
    pages,
    contexts,
    build,
    listOf,
    lastKeys: last.pages,
    remember,
    onProgress,
  });
  await writeCrawlerFiles(loaded, output, catalog, pages, lists, assembled);
  for (const [path, content] of await drawing) await output.write(path, content);
  const keys = { search: await indexing, pages: pageKeys };
  await output.write(BUILD_KEYS_FILE, JSON.stringify(keys));
  await writeServerFiles(loaded, output, nameBuild(build, keys), lists, assembled);
  return { build, bundle: ui.fingerprint, contexts: [...contexts], dates: history.source };
}

/**
 * Writes the site data of each locale.
 * @returns what the documents of each locale share
 */
async function writeSiteData(
  { config }: LoadedConfig,
  { ui, sites, styles, rendered }: AssembledSite,
  output: Output,
): Promise<Map<string, DocumentContext>> {
  const css = [...ui.css, ...styles.map(({ path }) => config.baseUrl + path)];
  const contexts = new Map<string, DocumentContext>();
  for (const [locale, site] of sites) {
    const content = JSON.stringify(site);
    const path = `${HASHED_FOLDER}/site-${locale}-${hashOf(content).slice(0, 8)}.json`;
    await output.write(path, content);
    const slots = rendered.slots.get(locale) ?? { navbarEnd: '', footer: '' };
    const assets = { css, late: ui.late, generated: ui.generated, app: ui.app, prepaint: ui.prepaint };
    contexts.set(locale, { site, siteUrl: config.baseUrl + path, assets, slots });
  }
  return contexts;
}

/** Converts the pictures that pages show to smaller formats. */
async function makePictures(loaded: LoadedConfig, { assets, pictures, rendered }: AssembledSite): Promise<void> {
  const { config } = loaded;
  const shown = [...rendered.findings.linked].map(pathOf).filter((path) => path.startsWith(config.baseUrl));
  const fileOf = (path: string): string => assets.used.get(path) ?? staticFile(loaded, path);
  await pictures.make(new Map(shown.map((address) => [address, fileOf(address.slice(config.baseUrl.length - 1))])));
}

/** Writes what crawlers and programs read. A static file with the same path takes the place of any of them. */
async function writeCrawlerFiles(
  loaded: LoadedConfig,
  output: Output,
  catalog: Catalog,
  pages: readonly RenderedPage[],
  lists: PageLists,
  { sites, history }: Pick<AssembledSite, 'sites' | 'history'>,
): Promise<void> {
  const write = async (path: string, content: string): Promise<void> => {
    if (!isOwnFile(loaded, path)) await output.write(path, content);
  };
  await write('robots.txt', renderRobots(catalog));
  const blog = renderFeeds(catalog, pages);
  const sitemaps = await renderSitemaps(catalog, pages);
  for (const { path, content } of [...sitemaps, ...lists.files, ...renderChangeFeeds(catalog, pages, sites, history), ...blog])
    await write(path, content);
}

/** Writes the files that the server reads: the build's id, its headers, its redirects. Files that begin with `_` are never served. */
async function writeServerFiles(
  loaded: LoadedConfig,
  output: Output,
  build: string,
  { folders }: PageLists,
  { ui, rendered: { pages }, catalog, scan }: AssembledSite,
): Promise<void> {
  const { config } = loaded;
  const named = ({ name, path }: { readonly name: string; readonly path: string }) => ({ name, path });
  // Programs that do not say what they want get the first of each.
  const locales = config.locales
    .toSorted((a, b) => Number(b.name === config.defaultLocale) - Number(a.name === config.defaultLocale))
    .map(named);
  const versions = config.versions.toSorted((a, b) => Number(b.isLast) - Number(a.isLast)).map(named);
  const sections = [...new Set(pages.map(({ page }) => sidebarOf(catalog, page) ?? 'pages'))].toSorted();
  const title = textIn(config.title, config.defaultLocale);
  const { url, baseUrl, trailingSlash, search } = config;
  const asked = { searchHeaders: search.headers, feedback: config.feedback !== null };
  const facts = { build, title, url, baseUrl, trailingSlash, locales, versions, sections, folders: { ...folders, pages: '' }, ...asked };
  await output.write('_headers.json', JSON.stringify(securityHeaders(config, ui.prepaint, ui.origins), null, 2));
  await output.write('_redirects.json', printRedirects(collectRedirects(loaded, pages, scan.redirects), homeRedirects(catalog)));
  await output.write(SITE_FILE, JSON.stringify(facts, null, 2));
}
