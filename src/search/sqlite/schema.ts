/**
 * The index file: plain tables for what is shown, one full-text table a locale for what is found. The full-text tables keep no text of
 * their own; their rowids are those of `sections`, given in the order of a section's worth (current version first, guides before changelogs).
 */
export const INDEX_FORMAT = '1';

/** What is indexed of a section, and how much a match there counts against the others. */
export const INDEX_COLUMNS = { title: 8, heading: 6, body: 1, terms: 1.5, scope: 0 } as const;

export const TABLES_SQL = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE pages (
    id INTEGER PRIMARY KEY, title TEXT NOT NULL, title_tokens TEXT NOT NULL, version TEXT NOT NULL, section TEXT NOT NULL,
    kind TEXT NOT NULL, breadcrumbs TEXT NOT NULL
  );
  CREATE TABLE sections (
    id INTEGER PRIMARY KEY, page INTEGER NOT NULL, name TEXT NOT NULL, url TEXT NOT NULL, heading TEXT NOT NULL,
    heading_tokens TEXT NOT NULL, content TEXT NOT NULL
  );
  CREATE TABLE words (locale INTEGER NOT NULL, word TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (locale, word)) WITHOUT ROWID;
`;

/** @param locale index of the locale in `meta.locales` */
export function textTableName(locale: number): string {
  return `text_${locale}`;
}

/** Tokens come analysed: letters and digits of any script, and the few marks that stand inside a token. */
export function textTableSql(locale: number): string {
  const columns = Object.keys(INDEX_COLUMNS).join(', ');
  return `CREATE VIRTUAL TABLE ${textTableName(locale)} USING fts5(${columns}, content='', tokenize="ascii tokenchars '_#+:'")`;
}

/** The token by which a section is found as part of a version or of a sidebar. */
export function createScopeToken(kind: 'version' | 'section', name: string): string {
  return `${kind}:${name.toLowerCase().replace(/[^a-z0-9_]/g, '_')}`;
}
