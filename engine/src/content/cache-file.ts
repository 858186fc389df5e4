import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../model/operator-error.ts';

/** Milliseconds for which a build waits while another one writes to the same cache. */
const LONGEST_WAIT = 10_000;

/** Days for which unused entries are kept: longer than most branches and previews, which share the cache, live. */
const KEPT_DAYS = 30;
export const DAY = 24 * 60 * 60 * 1000;

/** Result codes of SQLite for a file that is damaged or no database. */
const SPOILT = new Set([11, 26]);
/** Those for a file that may not be opened or written. */
const REFUSED = new Set([8, 14]);

/**
 * Opens a cache, which may be deleted between builds. A file that is damaged, or has other tables, is replaced.
 * @param tables statements that create the tables
 * @param format version of the tables
 * @throws OperatorError if it may not be written
 * @throws Error if the file cannot be opened for another reason, such as when other builds are writing to it for too long
 */
export function openCacheFile(file: string, tables: string, format: number): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return openDatabase(file, tables, format);
  } catch (error) {
    // A file that is only busy belongs to another build.
    const isSpoilt = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && SPOILT.has(error.errcode);
    if (!isSpoilt && !(error instanceof OtherFormat)) throw tellRefused(error, file);
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return openDatabase(file, tables, format);
  }
}

/** What is thrown for an error of SQLite: an `OperatorError` that names the file if this user may not write it, else the error itself. */
export function tellRefused(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;
  // The lowest byte is the kind.
  if (!REFUSED.has(code % 256)) return error;
  const message = `The cache ${file} cannot be written: this user has no right to it. Delete its folder, which another user has made, or give the right to it.`;
  return new OperatorError(message, { cause: error });
}

/**
 * Deletes rows of a cache that have not been used for `KEPT_DAYS`. Looking through all of them takes a while: once a day is enough.
 * @param today days since 1970, as the column `used` has them
 */
export function dropUnused(database: DatabaseSync, table: string, today: number): void {
  if (database.prepare('PRAGMA application_id').get()?.application_id === today) return;
  database.exec(`DELETE FROM ${table} WHERE used < ${today - KEPT_DAYS}; PRAGMA application_id = ${today}`);
}

class OtherFormat extends Error {}

function openDatabase(file: string, tables: string, format: number): DatabaseSync {
  // Another build may run at the same time.
  const database = new DatabaseSync(file, { timeout: LONGEST_WAIT });
  try {
    const own = database.prepare('PRAGMA user_version').get()?.user_version;
    const isNew = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()?.tables === 0;
    if (!isNew && own !== format) throw new OtherFormat('The cache has another format.');
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${tables}; PRAGMA user_version = ${format}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
