import { openTemporaryDatabase } from '../model/temporary-database.ts';

/** Hashes of files by their paths, outside of the memory: with hundreds of thousands of files, they would take as much as the pages. */
export class FileHashes {
  readonly #set: (path: string, hash: string) => unknown;
  readonly #get: (path: string) => unknown;

  constructor() {
    const database = openTemporaryDatabase('CREATE TABLE hashes (path TEXT PRIMARY KEY, hash TEXT NOT NULL) WITHOUT ROWID; BEGIN');
    const insert = database.prepare('INSERT OR REPLACE INTO hashes VALUES (?, ?)');
    const select = database.prepare('SELECT hash FROM hashes WHERE path = ?');
    this.#set = (path, hash) => insert.run(path, hash);
    this.#get = (path) => select.get(path)?.hash;
  }

  set(path: string, hash: string): void {
    this.#set(path, hash);
  }

  get(path: string): string | undefined {
    const hash = this.#get(path);
    return typeof hash === 'string' ? hash : undefined;
  }
}
