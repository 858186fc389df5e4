import { readFileSync } from 'node:fs';
import { cacheDirOf } from '../../config/cache-dir.ts';
import { type LoadedConfig, projectPath } from '../../config/load.ts';
import type { SourceDoc } from '../../content/catalog-types.ts';
import { compileSettings } from '../../content/compile-all.ts';
import type { CompileCache } from '../../content/compile-cache.ts';
import { compileDoc } from '../../content/compile-doc.ts';
import { openFrontMatterParser } from '../../content/front-matter-cache.ts';
import { readChangeLedger } from '../../content/history/change-ledger.ts';
import { decodeText } from '../../content/read-doc.ts';
import type { SitePage } from '../../content/site-page.ts';
import { areOutdatedBy, hashSource, readLedger } from '../../content/translations.ts';
import type { PageFacts } from '../../markdown/compiled.ts';
import type { PageMemory, RecalledPage, RememberedPage, RememberedSite } from './page-memory.ts';
import { pluginReads } from './plugin-reads.ts';

/** A page whose text has changed, as it was and as it is. */
export interface EditedPage {
  readonly before: RecalledPage;
  readonly compiled: SitePage;
  /** `hashSource` of its file. */
  readonly source: string;
}

/**
 * Compiles the changed files of a site.
 * @param files absolute paths
 * @param dates `RememberedSite.dates`
 * @returns the pages that show them, if each is a page of before of which other pages see no change; else undefined
 */
export async function readEdits(
  loaded: LoadedConfig,
  files: readonly string[],
  memory: PageMemory,
  dates: RememberedSite['dates'],
  cache: CompileCache,
): Promise<readonly EditedPage[] | undefined> {
  const ledger = loaded.config.content.outdatedNotice ? await readLedger(loaded.siteDir) : {};
  // A whole history dates pages without the record.
  const dated = dates === 'git' ? undefined : await readChangeLedger(loaded.siteDir);
  const hashReads = pluginReads(loaded);
  const edited: EditedPage[] = [];
  for (const file of files) {
    const pages = memory.pagesOf(projectPath(loaded, file));
    const [first] = pages;
    const doc = first && readDoc(loaded, file, first.doc);
    if (!doc) return undefined;
    const source = hashSource(doc);
    const old = cache.recall(first.row);
    if (!old || first.reads !== hashReads(doc) || pages.some((page) => areOutdatedBy(ledger, page.translations, page.source, source)))
      return undefined;
    if (dated && areOutdatedBy(dated.pages, [doc.file], first.source, source)) return undefined;
    const compiled = await compile(loaded, doc, cache);
    const now = compiled?.row === undefined ? undefined : cache.recall(compiled.row);
    if (!compiled || !now || pages.some(({ problems }) => !areSameToOthers(old, now, problems))) return undefined;
    edited.push(...pages.map((before) => ({ before, compiled, source })));
  }
  return edited;
}

/** @returns undefined for a file that is no text, or whose front matter has problems */
function readDoc(loaded: LoadedConfig, file: string, known: RememberedPage['doc']): SourceDoc | undefined {
  const source = decodeText(readFileSync(file));
  if (source === undefined) return undefined;
  using parser = openFrontMatterParser(cacheDirOf(loaded));
  const head = parser.parse(source, known.file);
  return head.diagnostics.length > 0 ? undefined : { ...head, ...known, source };
}

async function compile(loaded: LoadedConfig, doc: SourceDoc, cache: CompileCache): Promise<SitePage | undefined> {
  const known = cache.get(doc);
  if (known) return known;
  const [fresh] = cache.setAll([[doc, await compileDoc(doc, compileSettings(loaded), loaded.rootDir, cache.html)]]);
  cache.html.flush();
  return fresh;
}

/**
 * Whether two states of a page are the same to all other pages, and have the same problems: no address, name, list or message of the site
 * differs then. The text and the lines of what has no problem may differ.
 * @param problems numbers of the links that have one
 */
function areSameToOthers(before: PageFacts, now: PageFacts, problems: readonly number[]): boolean {
  return toOthers(before, problems) === toOthers(now, problems);
}

function toOthers(facts: PageFacts, problems: readonly number[]): string {
  const { textHash: _, dependencies, links, headings, firstParagraph, ...rest } = facts;
  return JSON.stringify([
    rest,
    Object.keys(dependencies.partials),
    links.map(({ kind, target, file, isElement }) => [kind, target, file, isElement]),
    problems.map((index) => links[index]),
    headings.map(({ line: _line, ...heading }) => heading),
    // Only shown where the author says nothing.
    facts.frontMatter.description ?? firstParagraph,
  ]);
}
