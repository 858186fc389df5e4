import { join } from 'node:path';
import type { KeptHtml } from '../markdown/compiled.ts';
import { hashOf } from '../model/hash.ts';
import { DAY, KEPT_DAYS, openCacheFile } from './cache-file.ts';
import { sourceFingerprint } from './fingerprint.ts';

const TABLES = 'CREATE TABLE IF NOT EXISTS html (key TEXT PRIMARY KEY, used INTEGER NOT NULL, html TEXT NOT NULL) WITHOUT ROWID';
/** Folders of the code that makes the HTML. */
const MAKERS = ['highlight', 'diagram'];
/** Version of the table. */
const FORMAT = 1;

/** Coloured code, diagrams and comparisons of earlier builds: an edited page, or a change of the compiler elsewhere, leaves most of them the same. */
export interface HtmlCache extends KeptHtml {
  /** Writes what has been set. One transaction for many blocks takes a fraction of the time of one for each. */
  flush(): void;
  close(): void;
}

/** Opens the cache file. Each thread opens it for itself. */
export function openHtmlCache(file: string): HtmlCache {
  const salt = MAKERS.map((name) => sourceFingerprint(join(import.meta.dirname, '../markdown', name))).join('');
  const today = Math.floor(Date.now() / DAY);
  const database = openCacheFile(file, TABLES, FORMAT);
  database.prepare('DELETE FROM html WHERE used < ?').run(today - KEPT_DAYS);
  const select = database.prepare('SELECT html, used FROM html WHERE key = ?');
  const use = database.prepare('UPDATE html SET used = ? WHERE key = ?');
  const insert = database.prepare('INSERT OR REPLACE INTO html (key, used, html) VALUES (?, ?, ?)');
  let waiting: [key: string, html: string][] = [];
  const flush = (): void => {
    if (waiting.length === 0) return;
    database.exec('BEGIN');
    for (const [key, html] of waiting) insert.run(key, today, html);
    database.exec('COMMIT');
    waiting = [];
  };
  return {
    flush,
    get(source) {
      const key = hashOf(salt + source);
      const row = select.get(key);
      if (typeof row?.html !== 'string') return undefined;
      if (row.used !== today) use.run(today, key);
      return row.html;
    },
    set(source, html) {
      waiting.push([hashOf(salt + source), html]);
    },
    close() {
      flush();
      database.close();
    },
  };
}
