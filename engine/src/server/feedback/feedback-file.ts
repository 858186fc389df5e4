import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { LIMITS } from '../policies/limits.ts';
import { type FeedbackStore, FeedbackUnavailableError, type Report, reportSchema } from './report.ts';

/** Milliseconds before each further attempt while another process writes. */
const PATIENCE = [20, 50, 100, 200, 400];
/** SQLite's result codes for a file that another process is using. */
const BUSY = new Set([5, 6]);

const TABLE = `CREATE TABLE IF NOT EXISTS reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT, day TEXT NOT NULL, build TEXT NOT NULL, page TEXT NOT NULL, section TEXT NOT NULL,
  sample INTEGER, kind TEXT NOT NULL, text TEXT NOT NULL
) STRICT`;
const INSERT = 'INSERT INTO reports (day, build, page, section, sample, kind, text) VALUES (?, ?, ?, ?, ?, ?, ?)';

const rowSchema = reportSchema.extend({ id: z.number(), day: z.string(), build: z.string(), text: z.string() });
/** A kept report with its number. */
export type KeptReport = z.output<typeof rowSchema>;

/**
 * Keeps reports in an SQLite file, which is created with the first one. The file is opened again after each failure: it may have been full,
 * locked, read-only or replaced.
 */
export function createFeedbackFile(file: string): FeedbackStore {
  let database: DatabaseSync | undefined;
  const close = (): void => {
    database?.close();
    database = undefined;
  };
  const write = ({ day, build, page, section, sample, kind, text }: Report): void => {
    try {
      database ??= open(file);
      database.prepare(INSERT).run(day, build, page, section, sample, kind, text);
    } catch (error) {
      close();
      throw error;
    }
  };
  return {
    async add(report) {
      for (const delay of [...PATIENCE, undefined]) {
        try {
          write(report);
          return;
        } catch (error) {
          if (delay === undefined || !isBusy(error)) throw new FeedbackUnavailableError(`${file} cannot be written`, { cause: error });
          await wait(delay);
        }
      }
    },
    close,
  };
}

function open(file: string): DatabaseSync {
  // Waiting for another process here would stop the whole server.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    const size = z.object({ page_size: z.number() }).parse(database.prepare('PRAGMA page_size').get()).page_size;
    // A report is on the disk before its reader is told so.
    database.exec(`PRAGMA synchronous = FULL; PRAGMA max_page_count = ${Math.floor(LIMITS.feedbackFile / size)}`);
    database.exec(TABLE);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && BUSY.has(error.errcode & 0xff);
}

/** The kept reports, by page, section and number; empty if there is no file yet, or nothing in it. */
export function readReports(file: string): KeptReport[] {
  if (!existsSync(file)) return [];
  using database = new DatabaseSync(file, { readOnly: true });
  if (!hasReports(database)) return [];
  const rows = database.prepare('SELECT * FROM reports ORDER BY page, section, id').all();
  return rows.map((row) => rowSchema.parse(row));
}

/**
 * Deletes reports that have been dealt with.
 * @returns how many there were
 */
export function deleteReports(file: string, ids: readonly number[]): number {
  if (!existsSync(file)) return 0;
  using database = new DatabaseSync(file);
  if (!hasReports(database)) return 0;
  const remove = database.prepare('DELETE FROM reports WHERE id = ?');
  return ids.reduce((count, id) => count + Number(remove.run(id).changes), 0);
}

/**
 * Whether reports were written to a database: one that could not be begun is empty.
 * @throws Error if it is a database of something else
 */
function hasReports(database: DatabaseSync): boolean {
  const names = database
    .prepare('SELECT name FROM sqlite_schema')
    .all()
    .map(({ name }) => name);
  if (names.includes('reports')) return true;
  if (names.length > 0) throw new Error('it has other things than reports');
  return false;
}
