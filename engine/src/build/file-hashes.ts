import { openTemporaryDatabase } from '../model/temporary-database.ts';

/** Hashes of files by their paths, outside of the memory: with hundreds of thousands of files, they would take as much as the pages. */
export function openFileHashes() {
  const database = openTemporaryDatabase('CREATE TABLE hashes (path TEXT PRIMARY KEY, hash TEXT NOT NULL) WITHOUT ROWID; BEGIN');
  const insert = database.prepare('INSERT OR REPLACE INTO hashes VALUES (?, ?)');
  const select = database.prepare('SELECT hash FROM hashes WHERE path = ?');
  return {
    set: (path: string, hash: string) => insert.run(path, hash),
    get: (path: string) => select.get(path)?.hash?.toString(),
  };
}
