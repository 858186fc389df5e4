import { constants, copyFileSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SearchSection } from '../../model/search.ts';
import type { FallbackSection } from '../fallback-index.ts';
import type { Glossary } from '../glossary.ts';
import { type KeptAnalyses, keepAnalyses } from '../index/analyse-page.ts';
import { collectPages } from '../index/collect-pages.ts';
import { Fingerprint, type IndexOptions, MOST_SECTIONS, preparePage } from '../index/prepare-index.ts';
import { parseMeta, parsePageRecord } from '../index/records.ts';
import { createPageWriter } from './create-index.ts';
import { LocaleTables } from './locale-tables.ts';
import { createPostingsChanger } from './postings.ts';
import { readPartitions } from './schema.ts';

/** What an index is changed with: as it was made, `createIndex`. Its glossary is in it. */
export interface UpdateContext {
  readonly options: IndexOptions;
  readonly kept: KeptAnalyses;
}

/** A page that has changed. */
export interface ChangedPage {
  /** Its number: how many pages are before it in the index. */
  readonly id: number;
  readonly sections: readonly SearchSection[];
}

export interface IndexUpdate {
  /** Whether titles, headings, addresses, versions and sidebars are those of before. */
  readonly hasSameHeadings: boolean;
}

/**
 * Writes an index that differs from another one by a few pages: what is in it is what `createIndex` would write, in other bytes.
 * @param from the other one, which stays
 * @returns undefined if more than that has changed, the texts of before are not known any more, or the index cannot be read; nothing is written then
 */
export function updateIndex(from: string, to: string, changes: readonly ChangedPage[], context: UpdateContext): IndexUpdate | undefined {
  const draft = `${to}.${process.pid}.tmp`;
  try {
    copyFileSync(from, draft, constants.COPYFILE_FICLONE);
    const update = changePages(draft, changes, context);
    if (update) renameSync(draft, to);
    return update;
  } catch {
    // What cannot be read is made anew, which fails for other reasons again.
    return undefined;
  } finally {
    rmSync(draft, { force: true });
  }
}

function changePages(file: string, changes: readonly ChangedPage[], context: UpdateContext): IndexUpdate | undefined {
  using database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
  const meta = parseMeta(JSON.parse(String(database.prepare('SELECT value FROM meta').get()?.value)));
  const tables = meta.locales.map((locale) => new LocaleTables(database, locale, meta.glossary));
  const change = createPageChanger(database, tables, meta.glossary, context);
  let hasSameHeadings = true;
  for (const page of changes) {
    const changed = change(page);
    if (changed === undefined) return undefined;
    hasSameHeadings &&= changed.hasSameHeadings;
  }
  for (const table of tables) table.write();
  const fingerprint = new Fingerprint(meta.glossary, context.options);
  for (const { hash } of database.prepare('SELECT hash FROM sources ORDER BY page').iterate()) fingerprint.add(String(hash));
  database.prepare('UPDATE meta SET value = ?').run(JSON.stringify({ ...meta, fingerprint: fingerprint.finish() }));
  database.exec('COMMIT');
  return { hasSameHeadings };
}

/** @returns a function that puts a page in the place of its earlier state, or says that it cannot */
function createPageChanger(
  database: DatabaseSync,
  tables: readonly LocaleTables[],
  glossary: Glossary,
  { options, kept }: UpdateContext,
): (page: ChangedPage) => IndexUpdate | undefined {
  const analyses = keepAnalyses(glossary, options.meanings ?? [], kept);
  const select = database.prepare('SELECT record, hash FROM pages JOIN sources ON page = id WHERE id = ?');
  const selectSections = database.prepare('SELECT id, name, url, heading FROM sections WHERE id >= ? AND id < ? ORDER BY id');
  const deletePage = ['sources WHERE page', 'terms WHERE page', 'pages WHERE id'].map((row) => database.prepare(`DELETE FROM ${row} = ?`));
  const deleteSection = database.prepare('DELETE FROM sections WHERE id = ?');
  const write = createPageWriter(database);
  const partitions = readPartitions(database);
  const changePostings = createPostingsChanger(database);
  return ({ id, sections }) => {
    const row = select.get(id);
    const [page, ...others] = collectPages(sections, options.asked);
    const locale = tables.find(({ name }) => name === page?.locale);
    if (row === undefined || page === undefined || others.length > 0 || locale === undefined) return undefined;
    const record = parsePageRecord(JSON.parse(String(row.record)));
    const before = selectSections.all(record.firstSection, record.firstSection + MOST_SECTIONS);
    const known = analyses.recall(page.locale, String(row.hash));
    // The same page has the same beginning of all names, which say its locale and version.
    if (known === undefined || nameOf(before[0]?.name) !== nameOf(page.first.id)) return undefined;
    const { source, parts } = analyses.analyse(page, locale.lexicon);
    const now = preparePage(id, page, locale.id, source, parts);
    const partition = partitions.find(({ locale: of, version }) => of === locale.id && version === record.version);
    if (partition === undefined) return undefined;
    changePostings(partition.id, { ...known, record }, now);
    for (const statement of deletePage) statement.run(id);
    for (const section of before) deleteSection.run(Number(section.id));
    write(now);
    locale.replace(known, parts);
    const namesOf = (rows: readonly Readonly<Record<string, unknown>>[]) => rows.map(({ url, heading }) => [url, heading]);
    const shown = [
      [record.title, record.version, record.section, namesOf(before)],
      [now.record.title, now.record.version, now.record.section, namesOf(now.sections.map((section) => ({ ...section })))],
    ].map((facts) => JSON.stringify(facts));
    return { hasSameHeadings: shown[0] === shown[1] };
  };
}

function nameOf(section: unknown): string {
  return String(section).replace(/#.*$/, '');
}

/** What the small indexes of the browser have of each section, with its locale. */
export function readHeadings(file: string): (FallbackSection & { readonly locale: string })[] {
  using database = new DatabaseSync(file, { readOnly: true });
  const pages = database.prepare('SELECT id, record FROM pages').all();
  const records = new Map(pages.map(({ id, record }) => [Number(id), parsePageRecord(JSON.parse(String(record)))]));
  const sections = database.prepare('SELECT id, name, url, heading FROM sections ORDER BY id').all();
  return sections.flatMap(({ id, name, url, heading }) => {
    const record = records.get(Math.floor(Number(id) / MOST_SECTIONS));
    if (record === undefined) return [];
    const { title, version, section } = record;
    const [locale = ''] = String(name).split('/');
    return [{ url: String(url), title, heading: String(heading), version, section, locale }];
  });
}
