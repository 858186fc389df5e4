import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { CompiledPage, PageFacts, PageTexts } from '../markdown/compiled.ts';
import { hashOf } from './fingerprint.ts';
import type { SitePage } from './site-page.ts';

/** Keeps compiled files between builds, by the hash of all that they depend on. The texts of its pages can be read until it is closed. */
export interface CompileCache {
  /** Undefined where nothing is kept or a partial has changed since. */
  get(key: string): SitePage | undefined;
  /** @returns the pages as they are kept, in their order */
  setAll(entries: readonly (readonly [key: string, page: CompiledPage])[]): SitePage[];
  close(): void;
}

/** Milliseconds that a build waits for another one that writes to the same cache. */
const LONGEST_WAIT = 10_000;

/** Changes with the tables: a file of another form is replaced. */
const FORM = 2;

/** Days that a file is kept for which nobody asks: longer than the branches and previews live that share the cache. */
const KEPT_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** Texts stand apart, so that a page is found, and noted as used, without reading or writing them. */
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
 * Opens the cache file, which may be deleted at any time. A file that cannot be used is an empty cache.
 * @param readPartial source of a partial, to see whether it changed
 */
export function openCompileCache(file: string, readPartial: (file: string) => string | undefined): CompileCache {
  const today = Math.floor(Date.now() / DAY);
  const database = openOrReplace(file);
  const selectFacts = database.prepare('SELECT facts, used FROM pages WHERE key = ?');
  const selectTexts = database.prepare('SELECT html, markdown FROM texts WHERE key = ?');
  const use = database.prepare('UPDATE pages SET used = ? WHERE key = ?');
  const insertPage = database.prepare('INSERT OR REPLACE INTO pages (key, used, facts) VALUES (?, ?, ?)');
  const insertTexts = database.prepare('INSERT INTO texts (key, html, markdown) VALUES (?, ?, ?)');
  const keptPage = (key: string, facts: PageFacts): SitePage => ({ ...facts, texts: () => readTexts(selectTexts, key) });
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

function readTexts(select: StatementSync, key: string): PageTexts {
  const { html, markdown } = select.get(key) ?? {};
  if (typeof html !== 'string' || typeof markdown !== 'string')
    throw new Error('The compile cache has lost a page while it was in use. Build again.');
  return { html, markdown };
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
  // Another build may be at work beside this one.
  const database = new DatabaseSync(file, { timeout: LONGEST_WAIT });
  try {
    const form = database.prepare('PRAGMA user_version').get()?.user_version;
    const isNew = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()?.tables === 0;
    if (!isNew && form !== FORM) throw new Error('The cache is of another form.');
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${TABLES}; PRAGMA user_version = ${FORM}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
