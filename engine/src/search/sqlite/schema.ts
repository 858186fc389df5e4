import type { DatabaseSync } from 'node:sqlite';

/**
 * The pages of a version in a locale are a partition: a search mostly wants one. `postings` find pages, each row those that contain a token,
 * from the page `part` on. The terms of a page rank it; the rest of `pages` and the `sections` are read for what is shown; `han` and `sources`
 * for changing the index.
 */
export const TABLES_SQL = `
  CREATE TABLE meta (value TEXT NOT NULL);
  CREATE TABLE words (locale INTEGER PRIMARY KEY, text TEXT NOT NULL, ends BLOB NOT NULL, counts BLOB NOT NULL);
  CREATE TABLE tokens (locale INTEGER NOT NULL, token TEXT NOT NULL, pages INTEGER NOT NULL, PRIMARY KEY (locale, token)) WITHOUT ROWID;
  CREATE TABLE spelled (locale INTEGER NOT NULL, letters TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (locale, letters)) WITHOUT ROWID;
  CREATE TABLE han (locale INTEGER NOT NULL, word TEXT NOT NULL, pages INTEGER NOT NULL, PRIMARY KEY (locale, word)) WITHOUT ROWID;
  CREATE TABLE meanings (locale INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
  CREATE TABLE partitions (id INTEGER PRIMARY KEY, locale INTEGER NOT NULL, version TEXT NOT NULL, pages INTEGER NOT NULL);
  CREATE TABLE postings (
    partition INTEGER NOT NULL, token TEXT NOT NULL, part INTEGER NOT NULL, pages BLOB NOT NULL, PRIMARY KEY (partition, token, part)
  ) WITHOUT ROWID;
  CREATE TABLE sources (page INTEGER PRIMARY KEY, hash TEXT NOT NULL);
  CREATE TABLE terms (page INTEGER PRIMARY KEY, terms BLOB NOT NULL);
  CREATE TABLE pages (id INTEGER PRIMARY KEY, record TEXT NOT NULL);
  CREATE TABLE sections (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, url TEXT NOT NULL, heading TEXT NOT NULL, content TEXT NOT NULL
  );
`;

/** The pages of a version in a locale. */
export interface Partition {
  readonly id: number;
  /** `LocaleMeta.id` */
  readonly locale: number;
  readonly version: string;
  /** How many there are. */
  readonly pages: number;
}

export function readPartitions(database: DatabaseSync): Partition[] {
  const rows = database.prepare('SELECT id, locale, version, pages FROM partitions').all();
  return rows.map(({ id, locale, version, pages }) => ({
    id: Number(id),
    locale: Number(locale),
    version: String(version),
    pages: Number(pages),
  }));
}
