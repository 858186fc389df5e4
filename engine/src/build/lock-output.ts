import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { cacheDirOf } from '../config/cache-dir.ts';
import type { LoadedConfig } from '../config/load.ts';
import { tellRefused } from '../content/cache-file.ts';
import { hashOf } from '../model/hash.ts';

/** Milliseconds for which a build waits for others: longer than any takes. */
const LONGEST_WAIT = 60 * 60 * 1000;
/** Result code of SQLite for a file that another process has locked. */
const BUSY = 5;

/** A folder that no other build writes to, until it is disposed of. */
export interface OutputLock extends Disposable {
  /** Whether another build has written to it in the meantime. */
  readonly hasWaited: boolean;
}

/**
 * Locks the folder of a built site for this process. The system unlocks it when the process ends, however it does.
 * @param out absolute path
 * @param onWait called if another build has locked it, before waiting for that
 */
export function lockOutput(loaded: LoadedConfig, out: string, onWait: () => void): OutputLock {
  const folder = join(cacheDirOf(loaded), 'builds');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${hashOf(out)}.lock`);
  const own = lock(file, 0);
  if (own === undefined) onWait();
  const database = own ?? lock(file, LONGEST_WAIT);
  return { hasWaited: own === undefined, [Symbol.dispose]: () => database?.close() };
}

/**
 * @returns undefined if another process has locked the file for longer than it was to be waited for
 * @throws OperatorError if it may not be written
 */
function lock(file: string, timeout: number): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return undefined;
    throw tellRefused(error, file);
  }
}
