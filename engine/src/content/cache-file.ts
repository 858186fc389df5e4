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
/** That for a file that others are using. */
const BUSY = 5;
/** Milliseconds between attempts to use it. */
const PAUSE = 5;

/**
 * Opens a cache, which may be deleted between builds. A file that is damaged is replaced, one that has other tables is emptied.
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
    if (!SPOILT.has(kindOf(error))) throw tellRefused(error, file);
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return openDatabase(file, tables, format);
  }
}

/** What is thrown for an error of SQLite: an `OperatorError` that names the file if this user may not write it, else the error itself. */
export function tellRefused(error: unknown, file: string): unknown {
  if (!REFUSED.has(kindOf(error))) return error;
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

/** The tables are looked at and made in one transaction: other builds, which may begin at the same time, see all of them or none. */
function openDatabase(file: string, tables: string, format: number): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: LONGEST_WAIT });
  try {
    writeAhead(database);
    database.exec('PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE');
    // The file of another format stays, and is emptied: others may have it open.
    if (database.prepare('PRAGMA user_version').get()?.user_version !== format) dropTables(database);
    database.exec(`${tables}; PRAGMA user_version = ${format}; COMMIT; PRAGMA foreign_keys = ON`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Lets others read while one writes. A new file is not changed to that while others have it open, and does not wait for them by itself. */
function writeAhead(database: DatabaseSync): void {
  const end = performance.now() + LONGEST_WAIT;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (kindOf(error) !== BUSY || performance.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}

function dropTables(database: DatabaseSync): void {
  const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
  for (const { name } of names) database.exec(`DROP TABLE "${name}"`);
}

/** The kind of an error of SQLite, which is the lowest byte of its code; 0 for other errors. */
function kindOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode % 256 : 0;
}
