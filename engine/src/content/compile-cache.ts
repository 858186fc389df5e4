import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type CompiledPage, type CompiledSection, type Dependencies, hashPartial, type PageFacts } from '../markdown/compiled.ts';
import { hashConstant } from '../markdown/expand/scope.ts';
import { sourceFingerprint } from '../model/fingerprint.ts';
import { hashOf } from '../model/hash.ts';
import { DAY, dropUnused, openCacheFile } from './cache-file.ts';
import type { SourceDoc } from './catalog-types.ts';
import type { CompileSettings } from './compile-doc.ts';
import { type HtmlCache, openHtmlCache } from './html-cache.ts';
import type { SitePage } from './site-page.ts';

/** Compiled files, kept between builds with all that they were made from. Their texts can be read until it is disposed of. */
export interface CompileCache extends Disposable {
  /** @returns undefined if the file has not been compiled with these settings, partials and constants */
  get(doc: SourceDoc): SitePage | undefined;
  /** What is known of the page in a row; undefined if it is not there any more. */
  recall(row: number): PageFacts | undefined;
  /** @returns the pages in the same order, with their texts in the cache */
  setAll(entries: readonly (readonly [doc: SourceDoc, page: CompiledPage])[]): SitePage[];
  /** As `setAll`, for pages that another thread is to `open`. */
  storeAll(entries: readonly (readonly [doc: SourceDoc, page: CompiledPage])[]): StoredPage[];
  /** A page that another thread has stored. */
  open(page: StoredPage): SitePage;
  /** Coloured code and diagrams, for files that are compiled in this thread. */
  readonly html: HtmlCache;
  /** The file of the cache, for other threads. */
  readonly file: string;
  /** Whether nothing was in it when it was opened. */
  readonly isNew: boolean;
}

/** A page in the cache, without its texts. Can be sent to another thread. */
export interface StoredPage {
  readonly row: number;
  readonly facts: PageFacts;
}

/** Version of the tables. */
const FORMAT = 4;

/**
 * A file can be kept several times, made from other partials or constants: a row is never changed, as another build may be reading it. Texts
 * have a table of their own, so that looking up a page and recording its use neither reads nor writes them.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS pages (id INTEGER PRIMARY KEY, key TEXT NOT NULL, used INTEGER NOT NULL, facts TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS pages_by_key ON pages (key);
  CREATE TABLE IF NOT EXISTS texts (
    page INTEGER PRIMARY KEY REFERENCES pages (id) ON DELETE CASCADE, html TEXT NOT NULL, markdown TEXT NOT NULL, sections TEXT NOT NULL
  )`;

/**
 * Opens the cache file, which may be deleted between builds. A file that is no such cache is replaced.
 * @param readPartial returns the source of a partial, to see whether it has changed
 * @throws Error if the file cannot be opened, such as when other builds are writing to it for too long
 */
export function openCompileCache(
  file: string,
  { constants, ...settings }: CompileSettings,
  readPartial: (file: string) => string | undefined,
): CompileCache {
  const today = Math.floor(Date.now() / DAY);
  // Plug-ins and components of Docusaurus projects are run with parts of the other.
  const makers = ['markdown', 'config'].map((room) => sourceFingerprint(join(import.meta.dirname, '..', room)));
  const salt = JSON.stringify([makers, settings]);
  const keyOf = ({ file, locale, version, source }: SourceDoc): string => hashOf(JSON.stringify([salt, file, locale, version]) + source);
  const database = openCacheFile(file, TABLES, FORMAT);
  const selectPages = database.prepare('SELECT id, facts, used FROM pages WHERE key = ? ORDER BY id DESC');
  const selectText = {
    html: database.prepare('SELECT html AS text FROM texts WHERE page = ?'),
    markdown: database.prepare('SELECT markdown AS text FROM texts WHERE page = ?'),
    sections: database.prepare('SELECT sections AS text FROM texts WHERE page = ?'),
  };
  const use = database.prepare('UPDATE pages SET used = ? WHERE id = ?');
  const insertPage = database.prepare('INSERT INTO pages (key, used, facts) VALUES (?, ?, ?)');
  const insertTexts = database.prepare('INSERT INTO texts (page, html, markdown, sections) VALUES (?, ?, ?, ?)');
  const open = ({ row, facts }: StoredPage): SitePage => ({
    ...facts,
    row,
    read: (text) => readText(selectText[text], row),
    readSections: () => JSON.parse(readText(selectText.sections, row)),
  });
  const storeAll: CompileCache['storeAll'] = (entries) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const pages = entries.map(([doc, { html, markdown, sections, ...facts }]) => {
        const row = Number(insertPage.run(keyOf(doc), today, JSON.stringify(facts)).lastInsertRowid);
        insertTexts.run(row, html, markdown, JSON.stringify(sections));
        return { row, facts };
      });
      database.exec('COMMIT');
      return pages;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  const isFresh = ({ partials, constants: used, isProvisional }: Dependencies): boolean =>
    !isProvisional &&
    Object.entries(partials).every(([partial, hash]) => hashPartial(readPartial(partial)) === hash) &&
    Object.entries(used).every(([path, hash]) => hashConstant(constants, path) === hash);
  const made = openHtmlCache(join(dirname(file), 'html.sqlite'));
  return {
    html: made,
    file,
    isNew: database.prepare('SELECT id FROM pages LIMIT 1').get() === undefined,
    open,
    storeAll,
    setAll: (entries) => storeAll(entries).map(open),
    get(doc) {
      for (const { id, facts: text, used } of selectPages.all(keyOf(doc))) {
        if (typeof text !== 'string' || typeof id !== 'number') continue;
        const facts: PageFacts = JSON.parse(text);
        if (!isFresh(facts.dependencies)) continue;
        if (used !== today) use.run(today, id);
        return open({ row: id, facts });
      }
      return undefined;
    },
    recall(row) {
      const facts = database.prepare('SELECT facts FROM pages WHERE id = ?').get(row)?.facts;
      return typeof facts === 'string' ? JSON.parse(facts) : undefined;
    },
    [Symbol.dispose]() {
      dropUnused(database, 'pages', today);
      database.close();
      made[Symbol.dispose]();
    },
  };
}

/** Reads sections of pages from a cache that is open in another thread, by their rows. */
export interface SectionReader extends Disposable {
  read(row: number): readonly CompiledSection[];
}

/** @param file absolute path of a compile cache */
export function openSections(file: string): SectionReader {
  const database = new DatabaseSync(file, { readOnly: true });
  const select = database.prepare('SELECT sections AS text FROM texts WHERE page = ?');
  return { read: (row) => JSON.parse(readText(select, row)), [Symbol.dispose]: () => database.close() };
}

function readText(select: StatementSync, page: number): string {
  const text = select.get(page)?.text;
  if (typeof text !== 'string') throw new Error('The compile cache lost a page while it was in use. Build again.');
  return text;
}
