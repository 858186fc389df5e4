import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CompiledPage } from '../markdown/compiled.ts';
import { hashOf } from './fingerprint.ts';

/** Keeps compiled files between builds, by the hash of all that they depend on. */
export interface CompileCache {
  /** Undefined where nothing is kept or a partial has changed since. */
  get(key: string): CompiledPage | undefined;
  setAll(entries: Iterable<readonly [key: string, page: CompiledPage]>): void;
  close(): void;
}

/** Milliseconds that a build waits for another one that writes to the same cache. */
const LONGEST_WAIT = 10_000;

interface Entry {
  readonly page: CompiledPage;
  readonly partials: Readonly<Record<string, string>>;
}

/**
 * Opens the cache file, which may be deleted at any time. A file that cannot be used is an empty cache.
 * @param readPartial source of a partial, to see whether it changed
 */
export function openCompileCache(file: string, readPartial: (file: string) => string | undefined): CompileCache {
  const database = openOrReplace(file);
  const select = database.prepare('SELECT value FROM compiled WHERE key = ?');
  const insert = database.prepare('INSERT OR REPLACE INTO compiled (key, value) VALUES (?, ?)');
  return {
    get(key) {
      const value = select.get(key)?.value;
      if (typeof value !== 'string') return undefined;
      const entry: Entry = JSON.parse(value);
      const isFresh = Object.entries(entry.partials).every(([partial, hash]) => hashOf(readPartial(partial) ?? '') === hash);
      return isFresh ? entry.page : undefined;
    },
    setAll(entries) {
      database.exec('BEGIN');
      for (const [key, page] of entries) {
        const partials = Object.fromEntries(page.partials.map((partial) => [partial, hashOf(readPartial(partial) ?? '')]));
        insert.run(key, JSON.stringify({ page, partials } satisfies Entry));
      }
      database.exec('COMMIT');
    },
    close: () => database.close(),
  };
}

function openOrReplace(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return openDatabase(file);
  } catch {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return openDatabase(file);
  }
}

function openDatabase(file: string): DatabaseSync {
  // Another build may be at work beside this one.
  const database = new DatabaseSync(file, { timeout: LONGEST_WAIT });
  try {
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE IF NOT EXISTS compiled (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
    );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
