import { join } from 'node:path';
import type { KeptCode } from '../markdown/highlight/highlighter.ts';
import { hashOf } from '../model/hash.ts';
import { DAY, KEPT_DAYS, openCacheFile } from './cache-file.ts';
import { sourceFingerprint } from './fingerprint.ts';

const TABLES = 'CREATE TABLE IF NOT EXISTS code (key TEXT PRIMARY KEY, used INTEGER NOT NULL, html TEXT NOT NULL) WITHOUT ROWID';
/** Version of the table. */
const FORMAT = 1;

/** Coloured code of earlier builds: an edited page, or another compiler, leaves most of it the same. */
export interface CodeCache extends KeptCode {
  close(): void;
}

/** Opens the cache file. Each thread opens it for itself. */
export function openCodeCache(file: string): CodeCache {
  const salt = sourceFingerprint(join(import.meta.dirname, '../markdown/highlight'));
  const today = Math.floor(Date.now() / DAY);
  const database = openCacheFile(file, TABLES, FORMAT);
  database.prepare('DELETE FROM code WHERE used < ?').run(today - KEPT_DAYS);
  const select = database.prepare('SELECT html, used FROM code WHERE key = ?');
  const use = database.prepare('UPDATE code SET used = ? WHERE key = ?');
  const insert = database.prepare('INSERT OR REPLACE INTO code (key, used, html) VALUES (?, ?, ?)');
  return {
    get(code) {
      const key = hashOf(salt + code);
      const row = select.get(key);
      if (typeof row?.html !== 'string') return undefined;
      if (row.used !== today) use.run(today, key);
      return row.html;
    },
    set(code, html) {
      insert.run(hashOf(salt + code), today, html);
    },
    close: () => database.close(),
  };
}
