import { FIELD_WEIGHTS } from '../index/prepared.ts';

/**
 * The index file. Pages are found by one full-text table a locale (FTS5, contentless: only the postings). Which sections of a page answer is
 * read from the sections that hold each token, kept whole in `locales` and read once. Texts to be shown are in plain rows.
 */
export const TABLES_SQL = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE locales (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, tokens TEXT NOT NULL, starts BLOB NOT NULL, sections BLOB NOT NULL,
    words TEXT NOT NULL, word_counts BLOB NOT NULL
  );
  CREATE TABLE pages (
    id INTEGER PRIMARY KEY, first_section INTEGER NOT NULL, title TEXT NOT NULL, title_tokens TEXT NOT NULL, title_core TEXT NOT NULL,
    about TEXT NOT NULL, description TEXT NOT NULL, version TEXT NOT NULL, section TEXT NOT NULL, kind TEXT NOT NULL, breadcrumbs TEXT NOT NULL
  );
  CREATE TABLE sections (
    id INTEGER PRIMARY KEY, heading TEXT NOT NULL, heading_tokens TEXT NOT NULL, heading_core TEXT NOT NULL, name TEXT NOT NULL,
    url TEXT NOT NULL, content TEXT NOT NULL
  );
`;

/** Weight 0: what a page is part of narrows a search, and says nothing of how well it answers. */
export const COLUMN_WEIGHTS = { ...FIELD_WEIGHTS, scope: 0 };

/** @param locale `locales.id` */
export function textTableName(locale: number): string {
  return `text_${locale}`;
}

/** Tokens come analysed: letters and digits of any script, and the few marks that stand inside a token. */
export function textTableSql(locale: number): string {
  const columns = Object.keys(COLUMN_WEIGHTS).join(', ');
  return `CREATE VIRTUAL TABLE ${textTableName(locale)} USING fts5(${columns}, content='', tokenize="ascii tokenchars '_#+:'")`;
}

/** The token by which a page is found as part of a version or of a sidebar. */
export function createScopeToken(kind: 'version' | 'section', name: string): string {
  return `${kind}:${name.toLowerCase().replace(/[^a-z0-9_]/g, '_')}`;
}
