import { FIELD_WEIGHTS } from '../index/prepared.ts';

/**
 * All tables but the full-text ones (FTS5), of which each locale has one to find pages by. They are contentless: they only have postings.
 * The postings of sections are in `locales` and read once; the texts to show are in `sections`.
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

/** The scope has weight 0: it filters hits and says nothing about how well a page matches. */
export const COLUMN_WEIGHTS = { ...FIELD_WEIGHTS, scope: 0 };

/**
 * Name of a locale's full-text table.
 * @param locale `locales.id`
 */
export function textTableName(locale: number): string {
  return `text_${locale}`;
}

/**
 * SQL that creates a locale's full-text table. As the texts are analysed already, its tokenizer only splits at spaces: it keeps letters and
 * digits of any script, and the few other characters that tokens contain.
 * @param locale `locales.id`
 */
export function textTableSql(locale: number): string {
  const columns = Object.keys(COLUMN_WEIGHTS).join(', ');
  return `CREATE VIRTUAL TABLE ${textTableName(locale)} USING fts5(${columns}, content='', tokenize="ascii tokenchars '_#+:'")`;
}

/** The token that limits a search to a version or a sidebar. */
export function createScopeToken(kind: 'version' | 'section', name: string): string {
  return `${kind}:${name.toLowerCase().replace(/[^a-z0-9_]/g, '_')}`;
}
