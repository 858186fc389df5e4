import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { type StoredWords, storeWords } from '../index/word-list.ts';

/** Writes the words of a locale, in the place of those that were there. */
export function writeWords(database: DatabaseSync, locale: number, words: ReadonlyMap<string, number>): void {
  const { text, ends, counts } = storeWords(words);
  database.prepare('INSERT OR REPLACE INTO words VALUES (?, ?, ?, ?)').run(locale, text, fromNumbers(ends), fromNumbers(counts));
}

/** Writes how the words of a locale are spelled, where nothing is. */
export function writeSpelled(database: DatabaseSync, locale: number, spelled: ReadonlyMap<string, string>): void {
  const insert = database.prepare('INSERT INTO spelled VALUES (?, ?, ?)');
  for (const [letters, word] of spelled) insert.run(locale, letters, word);
}

/** In the machine's byte order, which is little-endian on all supported platforms. */
function fromNumbers(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

/** The words of a locale; none if it is not in the index. */
export function readStoredWords(database: DatabaseSync, locale: number): StoredWords {
  const row = database.prepare('SELECT text, ends, counts FROM words WHERE locale = ?').get(locale);
  return { text: String(row?.text ?? ''), ends: toNumbers(row?.ends), counts: toNumbers(row?.counts) };
}

export function toBytes(value: SQLOutputValue | undefined): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}

/** In the machine's byte order, too. */
function toNumbers(value: SQLOutputValue | undefined): Uint32Array {
  return new Uint32Array(toBytes(value).slice().buffer);
}
