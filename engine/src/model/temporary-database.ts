import { DatabaseSync } from 'node:sqlite';

/**
 * A database in a file without a name, which is gone when nobody has it open: for what is known of each word or file of a large site.
 * @param tables statements that create the tables
 */
export function openTemporaryDatabase(tables: string): DatabaseSync {
  const database = new DatabaseSync('');
  database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -16384; ${tables}`);
  return database;
}
