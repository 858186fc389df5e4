import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { CompiledPage, PageFacts } from '../markdown/compiled.ts';
import { hashOf } from './fingerprint.ts';
import type { SitePage } from './site-page.ts';

/** Compiled files, kept between builds by a hash of all that they depend on but partials. Their texts can be read until it is closed. */
export interface CompileCache {
  /** @returns undefined if the file is not in the cache or one of its partials has changed */
  get(key: string): SitePage | undefined;
  /** @returns the pages in the same order, with their texts in the cache */
  setAll(entries: readonly (readonly [key: string, page: CompiledPage])[]): SitePage[];
  /** Deletes the files that have not been used for `KEPT_DAYS` and closes the cache. */
  close(): void;
}

/** Milliseconds for which a build waits while another one writes to the same cache. */
const LONGEST_WAIT = 10_000;

/** Version of the tables. A file with another version is replaced. */
const FORMAT = 2;

/** Days for which unused files are kept: longer than most branches and previews, which share the cache, live. */
const KEPT_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** Texts have a table of their own, so that looking up a page and recording its use neither reads nor writes them. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS pages (key TEXT PRIMARY KEY, used INTEGER NOT NULL, facts TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS texts (
    key TEXT PRIMARY KEY REFERENCES pages (key) ON DELETE CASCADE, html TEXT NOT NULL, markdown TEXT NOT NULL
  )`;

interface Entry {
  readonly facts: PageFacts;
  readonly partials: Readonly<Record<string, string>>;
}

/**
 * Opens the cache file, which may be deleted between builds. A file that cannot be used is replaced.
 * @param readPartial returns the source of a partial, to see whether it has changed
 */
export function openCompileCache(file: string, readPartial: (file: string) => string | undefined): CompileCache {
  const today = Math.floor(Date.now() / DAY);
  const database = openOrReplace(file);
  const selectFacts = database.prepare('SELECT facts, used FROM pages WHERE key = ?');
  const selectText = {
    html: database.prepare('SELECT html AS text FROM texts WHERE key = ?'),
    markdown: database.prepare('SELECT markdown AS text FROM texts WHERE key = ?'),
  };
  const use = database.prepare('UPDATE pages SET used = ? WHERE key = ?');
  const insertPage = database.prepare('INSERT OR REPLACE INTO pages (key, used, facts) VALUES (?, ?, ?)');
  const insertTexts = database.prepare('INSERT INTO texts (key, html, markdown) VALUES (?, ?, ?)');
  const keptPage = (key: string, facts: PageFacts): SitePage => ({ ...facts, read: (text) => readText(selectText[text], key) });
  return {
    get(key) {
      const row = selectFacts.get(key);
      if (typeof row?.facts !== 'string') return undefined;
      if (row.used !== today) use.run(today, key);
      const { facts, partials }: Entry = JSON.parse(row.facts);
      const isFresh = Object.entries(partials).every(([partial, hash]) => hashOf(readPartial(partial) ?? '') === hash);
      return isFresh ? keptPage(key, facts) : undefined;
    },
    setAll(entries) {
      database.exec('BEGIN');
      const pages = entries.map(([key, { html, markdown, ...facts }]) => {
        const partials = Object.fromEntries(facts.partials.map((partial) => [partial, hashOf(readPartial(partial) ?? '')]));
        insertPage.run(key, today, JSON.stringify({ facts, partials } satisfies Entry));
        insertTexts.run(key, html, markdown);
        return keptPage(key, facts);
      });
      database.exec('COMMIT');
      return pages;
    },
    close() {
      database.prepare('DELETE FROM pages WHERE used < ?').run(today - KEPT_DAYS);
      database.close();
    },
  };
}

function readText(select: StatementSync, key: string): string {
  const text = select.get(key)?.text;
  if (typeof text !== 'string') throw new Error('The compile cache lost a page while it was in use. Build again.');
  return text;
}

function openOrReplace(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return openDatabase(file);
  } catch {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return openDatabase(file);
  }
}

function openDatabase(file: string): DatabaseSync {
  // Another build may run at the same time.
  const database = new DatabaseSync(file, { timeout: LONGEST_WAIT });
  try {
    const format = database.prepare('PRAGMA user_version').get()?.user_version;
    const isNew = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()?.tables === 0;
    if (!isNew && format !== FORMAT) throw new Error('The cache has another format.');
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${TABLES}; PRAGMA user_version = ${FORMAT}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
