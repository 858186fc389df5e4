import { sourceFingerprint } from '../model/fingerprint.ts';
import { hashOf } from '../model/hash.ts';
import { DAY, dropUnused, openCacheFile } from './cache-file.ts';

const TABLES = 'CREATE TABLE IF NOT EXISTS texts (key TEXT PRIMARY KEY, used INTEGER NOT NULL, text TEXT NOT NULL)';
/** Version of the table. */
const FORMAT = 3;
/** Characters that wait to be written. Texts that wait for longer are garbage that only a collection of the whole heap finds. */
const MOST_WAITING = 50_000;

/** Texts that earlier builds have made, by what they are made from. It is open until it is disposed of. */
export interface TextCache extends Disposable {
  get(source: string): string | undefined;
  /** The source alone must determine the text. */
  set(source: string, text: string): void;
  /** Writes what has been set. One transaction for many texts takes a fraction of the time of one for each. */
  flush(): void;
}

/**
 * Opens a cache file. Each thread opens it for itself.
 * @param makers absolute paths of the folders of the code that makes the texts
 */
export function openTextCache(file: string, makers: readonly string[]): TextCache {
  const salt = makers.map(sourceFingerprint).join('');
  const today = Math.floor(Date.now() / DAY);
  const database = openCacheFile(file, TABLES, FORMAT);
  dropUnused(database, 'texts', today);
  const select = database.prepare('SELECT text, used FROM texts WHERE key = ?');
  const use = database.prepare('UPDATE texts SET used = ? WHERE key = ?');
  const insert = database.prepare('INSERT OR REPLACE INTO texts (key, used, text) VALUES (?, ?, ?)');
  let waiting: [key: string, text: string][] = [];
  let waitingLength = 0;
  const flush = (): void => {
    if (waiting.length === 0) return;
    database.exec('BEGIN IMMEDIATE');
    try {
      for (const [key, text] of waiting) insert.run(key, today, text);
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
    waiting = [];
    waitingLength = 0;
  };
  return {
    flush,
    get(source) {
      const key = hashOf(salt + source);
      const row = select.get(key);
      if (typeof row?.text !== 'string') return undefined;
      if (row.used !== today) use.run(today, key);
      return row.text;
    },
    set(source, text) {
      waiting.push([hashOf(salt + source), text]);
      waitingLength += text.length;
      if (waitingLength >= MOST_WAITING) flush();
    },
    [Symbol.dispose]() {
      flush();
      database.close();
    },
  };
}
