import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { cacheDirOf } from '../../config/cache-dir.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { openSections } from '../../content/compile-cache.ts';
import { hashOf } from '../../model/hash.ts';
import type { PageData } from '../../model/page.ts';
import { updateIndex } from '../../search/sqlite/update-index.ts';
import { describeDiskError } from '../disk-error.ts';
import { completeHtml, completeMarkdown, type Filling, hashWritten } from '../fill-written.ts';
import { optionsOf } from '../index-material.ts';
import { openAnalyses } from '../index-sections.ts';
import {
  BUILD_KEYS_FILE,
  type BuildKeys,
  INDEX_FILE,
  nameBuild,
  placesInIndex,
  readBuildKeys,
  type SearchKey,
  SITE_FILE,
} from '../last-build.ts';
import { placeContent } from '../place-content.ts';
import { hashPage, PAGE_FILES, printPage } from '../print-page.ts';
import { printSearched, sectionsOf } from '../searched-page.ts';
import { openSiteCache, siteCacheFile } from '../site-cache.ts';
import { bundleDir, loadServer } from '../ui-server.ts';
import { ChangedBuild } from './changed-build.ts';
import { type EditedPage, readEdits } from './edited-pages.ts';
import { mayRemember } from './may-remember.ts';
import { openPageMemory, type PageMemory, type RecalledPage, type RememberedSite } from './page-memory.ts';

/** What is known of a site that was built before. */
export interface Edit {
  /** Absolute path of its folder. */
  readonly out: string;
  /** Absolute paths of the files that have changed since; all else that it was made from is as it was. */
  readonly changed: readonly string[];
  /** The id of what that build remembers of its pages. */
  readonly memory: string;
}

/**
 * Builds a site of which only texts of pages have changed. No other page is read, rendered or compared.
 * @returns the id of what is remembered now; undefined if more has changed, so that the whole site has to be built
 * @throws DiskError if the build cannot be written; the last one stays
 */
export async function editSite(loaded: LoadedConfig, { out, changed, memory: id }: Edit): Promise<string | undefined> {
  if (!mayRemember(loaded)) return undefined;
  using memory = openPageMemory(loaded, out);
  const site = memory.site(id);
  // The shell of another site may have taken the place of its bundle.
  if (!site || !existsSync(bundleDir(site.bundle))) return undefined;
  using cache = openSiteCache(loaded);
  const edits = await readEdits(loaded, changed, memory, site.dates, cache);
  return edits && (await changeBuild(loaded, out, site, edits, memory));
}

async function changeBuild(
  loaded: LoadedConfig,
  out: string,
  site: RememberedSite,
  edits: readonly EditedPage[],
  memory: PageMemory,
): Promise<string | undefined> {
  const keys = readBuildKeys(out);
  const beginning = ChangedBuild.begin(out, join(cacheDirOf(loaded), 'spare', hashOf(out)), site.hidden);
  const build = await beginning.catch((error: unknown) => {
    throw describeDiskError(error, out);
  });
  if (!build) return undefined;
  try {
    const search = changeSearch(loaded, build, edits, keys.search);
    if (!search) {
      await build.discard();
      return undefined;
    }
    const pages = await writePages(site, build, edits);
    const next: BuildKeys = { search, pages: { ...keys.pages, ...pages } };
    await build.write(BUILD_KEYS_FILE, JSON.stringify(next));
    const facts: object = JSON.parse(readFileSync(build.lastFile(SITE_FILE), 'utf8'));
    await build.write(SITE_FILE, JSON.stringify({ ...facts, build: nameBuild(site.build, next) }, null, 2));
    await build.publish();
  } catch (error) {
    await build.discard();
    throw describeDiskError(error, out);
  }
  return memory.replace(edits.map(rememberEdit));
}

/** @returns the keys of the pages by their folders */
async function writePages(site: RememberedSite, build: ChangedBuild, edits: readonly EditedPage[]): Promise<Record<string, string>> {
  const server = await loadServer(site.bundle);
  const contexts = new Map(site.contexts);
  const keys: Record<string, string> = {};
  for (const { before, compiled } of edits) {
    const { folder, filling: kept, around, frame, list } = before;
    const { html: _, ...data }: PageData & { readonly html: string } = JSON.parse(
      readFileSync(build.lastFile(posix.join(folder, 'page.json')), 'utf8'),
    );
    const context = contexts.get(data.locale);
    if (!context) throw new Error(`There is no site data for the locale "${data.locale}".`);
    const filling: Filling = JSON.parse(kept);
    const html = placeContent(around, completeHtml(compiled.read('html'), filling));
    const markdown = completeMarkdown(compiled.read('markdown'), filling);
    const texts = printPage({ server }, context, { data, html, markdown, list });
    for (const [index, name] of PAGE_FILES.entries()) await build.write(posix.join(folder, name), texts[index] ?? '');
    keys[folder] = hashPage(frame, hashOf(hashWritten(compiled.textHash, kept) + around));
  }
  return keys;
}

/**
 * Changes the index of the search service.
 * @returns undefined if it has to be made anew
 */
function changeSearch(
  loaded: LoadedConfig,
  build: ChangedBuild,
  edits: readonly EditedPage[],
  last: SearchKey | undefined,
): SearchKey | undefined {
  if (!last) return undefined;
  const pages = [...last.pages];
  const ids = placesInIndex(last);
  using texts = openSections(siteCacheFile(loaded));
  using analyses = openAnalyses(siteCacheFile(loaded));
  const changes = edits.flatMap(({ before: { search }, compiled }) => {
    if (!search) return [];
    const page = { ...search.facts, textHash: compiled.textHash, texts: compiled.row ?? [] };
    pages[search.at] = hashOf(printSearched(page));
    return { id: ids[search.at] ?? null, sections: [...sectionsOf(page, texts.read)] };
  });
  const indexed = changes.flatMap(({ id, sections }) => (id === null ? [] : { id, sections }));
  if (indexed.length < changes.length) return undefined;
  const updated = updateIndex(build.lastFile(INDEX_FILE), build.place(INDEX_FILE), indexed, {
    options: optionsOf(loaded),
    kept: analyses,
  });
  return updated?.hasSameHeadings ? { ...last, pages } : undefined;
}

function rememberEdit({ before, compiled, source }: EditedPage): RecalledPage {
  const { search } = before;
  const searched = search && { ...search, facts: { ...search.facts, textHash: compiled.textHash } };
  return { ...before, row: compiled.row ?? before.row, source, search: searched };
}
