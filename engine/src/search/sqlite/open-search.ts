import { DatabaseSync } from 'node:sqlite';
import { type SearchEngine, SearchUnavailableError } from '../engine.ts';
import type { SectionText } from '../index/prepared.ts';
import { CANDIDATES, createSearchEngine, type IndexStore } from '../indexed-search.ts';
import { createMatchExpression, quotePhrase } from './match.ts';
import { readIndex } from './read-index.ts';
import { COLUMN_WEIGHTS, textTableName } from './schema.ts';

/** Size of SQLite's page cache in KiB: enough for an index of ten thousand sections. */
const CACHE_KIB = 64 * 1024;

/**
 * Opens an index that `createIndex` wrote, read-only.
 * @throws SearchUnavailableError if the file is missing, damaged or of another format
 */
export function openSearch(file: string): SearchEngine {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    // Takes the lock once and not per query: the file is never written to, only replaced.
    database.exec(`PRAGMA cache_size = -${CACHE_KIB}; PRAGMA locking_mode = EXCLUSIVE`);
    return createSearchEngine(createStore(database));
  } catch (cause) {
    database?.close();
    throw new SearchUnavailableError(`The search index ${file} cannot be read. Build the site again, or wait until it is replaced.`, {
      cause,
    });
  }
}

function createStore(database: DatabaseSync): IndexStore {
  const index = readIndex(database);
  const selectText = database.prepare('SELECT name, url, content FROM sections WHERE id = ?');
  const selects = [...index.locales.values()].map(({ id }) => {
    const table = textTableName(id);
    const score = `-bm25(${table}, ${Object.values(COLUMN_WEIGHTS).join(', ')})`;
    const ranked = `SELECT rowid AS id, ${score} AS score FROM ${table} WHERE ${table} MATCH ? ORDER BY score DESC LIMIT ${CANDIDATES}`;
    return { ranked: database.prepare(ranked), matching: database.prepare(`SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ?`) };
  });
  return {
    index,
    findPages: (query) =>
      read(() => {
        const select = selects[query.locale];
        const whole = query.whole === undefined ? [] : (select?.matching.all(quotePhrase(query.whole)) ?? []);
        const wholes = new Set(whole.map((row) => Number(row.id)));
        const rows = select?.ranked.all(createMatchExpression(query)) ?? [];
        return rows.map((row) => ({ id: Number(row.id), score: Number(row.score), isWhole: wholes.has(Number(row.id)) }));
      }),
    readTexts: (sections) =>
      read(() => {
        const texts = new Map<number, SectionText>();
        for (const id of sections) {
          const row = selectText.get(id);
          if (row !== undefined) texts.set(id, { id, name: String(row.name), url: String(row.url), content: String(row.content) });
        }
        return texts;
      }),
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
}

/** @throws SearchUnavailableError if the file has become unreadable */
async function read<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (cause) {
    throw new SearchUnavailableError('The search index cannot be read any more. Build the site again, or wait until it is replaced.', {
      cause,
    });
  }
}
