import type { DatabaseSync } from 'node:sqlite';
import { FIELD_WEIGHTS } from '../index/prepared.ts';

/**
 * All tables but the full-text ones (FTS5), of which each version of a locale has one to find pages by. Those are contentless: they only have
 * postings. A search mostly wants one version, and FTS5 looks at all pages of a table that contain a word before it looks at a filter.
 * The terms of a page rank it; the rest of `pages` and the `sections` are read for what is shown; `han` and `sources` for changing the index.
 */
export const TABLES_SQL = `
  CREATE TABLE meta (value TEXT NOT NULL);
  CREATE TABLE words (locale INTEGER PRIMARY KEY, text TEXT NOT NULL, ends BLOB NOT NULL, counts BLOB NOT NULL);
  CREATE TABLE tokens (locale INTEGER NOT NULL, token TEXT NOT NULL, pages INTEGER NOT NULL, PRIMARY KEY (locale, token)) WITHOUT ROWID;
  CREATE TABLE spelled (locale INTEGER NOT NULL, letters TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (locale, letters)) WITHOUT ROWID;
  CREATE TABLE han (locale INTEGER NOT NULL, word TEXT NOT NULL, pages INTEGER NOT NULL, PRIMARY KEY (locale, word)) WITHOUT ROWID;
  CREATE TABLE meanings (locale INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
  CREATE TABLE sources (page INTEGER PRIMARY KEY, hash TEXT NOT NULL);
  CREATE TABLE terms (page INTEGER PRIMARY KEY, terms BLOB NOT NULL);
  CREATE TABLE pages (id INTEGER PRIMARY KEY, record TEXT NOT NULL);
  CREATE TABLE sections (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, url TEXT NOT NULL, heading TEXT NOT NULL, content TEXT NOT NULL
  );
`;

/** The scope has weight 0: it filters hits and says nothing about how well a page matches. */
export const COLUMN_WEIGHTS = { ...FIELD_WEIGHTS, scope: 0 };

/**
 * Name of the full-text table of a locale's pages in a version.
 * @param locale `LocaleMeta.id`
 */
export function textTableName(locale: number, version: string): string {
  return `text_${locale}_${toHex(version)}`;
}

/**
 * SQL that creates such a table. As the texts are analysed already, its tokenizer only splits at spaces: it keeps letters and digits of any
 * script, and the few other characters that tokens contain.
 */
export function textTableSql(name: string): string {
  const columns = Object.keys(COLUMN_WEIGHTS).join(', ');
  return `CREATE VIRTUAL TABLE ${name} USING fts5(${columns}, content='', tokenize="ascii tokenchars '_#+:'")`;
}

/** The full-text tables that an index has. */
export function listTextTables(database: DatabaseSync): string[] {
  const select = database.prepare("SELECT name FROM sqlite_master WHERE name GLOB 'text_*' AND sql LIKE 'CREATE VIRTUAL TABLE%'");
  return select.all().map(({ name }) => String(name));
}

/** The token that limits a search to a sidebar. */
export function createFilterToken(section: string): string {
  return `section:${toHex(section)}`;
}

/** In letters and digits: other characters would separate tokens, and end the names of tables. */
function toHex(text: string): string {
  return Buffer.from(text).toString('hex');
}
