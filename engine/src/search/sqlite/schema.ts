import { FIELD_WEIGHTS } from '../index/prepared.ts';

/**
 * All tables but the full-text ones (FTS5), of which each locale has one to find pages by. Those are contentless: they only have postings.
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
 * Name of a locale's full-text table.
 * @param locale `LocaleMeta.id`
 */
export function textTableName(locale: number): string {
  return `text_${locale}`;
}

/**
 * SQL that creates a locale's full-text table. As the texts are analysed already, its tokenizer only splits at spaces: it keeps letters and
 * digits of any script, and the few other characters that tokens contain.
 * @param locale `LocaleMeta.id`
 */
export function textTableSql(locale: number): string {
  const columns = Object.keys(COLUMN_WEIGHTS).join(', ');
  return `CREATE VIRTUAL TABLE ${textTableName(locale)} USING fts5(${columns}, content='', tokenize="ascii tokenchars '_#+:'")`;
}

/** The token that limits a search to a version or a sidebar, in letters and digits: other characters would separate tokens. */
export function createFilterToken(kind: 'version' | 'section', name: string): string {
  return `${kind}:${Buffer.from(name).toString('hex')}`;
}
