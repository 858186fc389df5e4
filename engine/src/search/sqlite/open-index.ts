import { DatabaseSync } from 'node:sqlite';
import { type SearchEngine, SearchUnavailableError } from '../engine.ts';
import { decodePageTerms, type PageTerms } from '../index/page-terms.ts';
import { parseMeta, parsePageRecord } from '../index/records.ts';
import { openWords, type WordList } from '../index/word-list.ts';
import { createSearchEngine, type IndexStore, type ShownPage } from '../search.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { createPageFinder } from './find-pages.ts';
import { readStoredWords, toBytes } from './words.ts';

/** Size of SQLite's page cache in KiB: enough for an index of ten thousand sections. */
const CACHE_KIB = 64 * 1024;
/** Bytes of terms that are kept to be compared with the next queries: those of an index of twenty thousand sections. */
const KEPT_TERMS = 16 * 2 ** 20;

/**
 * Opens an index that `createIndex` wrote, read-only. It stays in its file: what a query needs of it is read for the query.
 * @throws SearchUnavailableError if the file is missing, damaged or of another format
 */
export function openIndex(file: string): SearchEngine {
  return createSearchEngine(openStore(file));
}

/** @throws SearchUnavailableError like `openIndex` */
export function openStore(file: string): IndexStore {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    // Takes the lock once and not per query: the file is never written to, only replaced.
    database.exec(`PRAGMA cache_size = -${CACHE_KIB}; PRAGMA locking_mode = EXCLUSIVE`);
    return createStore(database);
  } catch (cause) {
    database?.close();
    throw new SearchUnavailableError(`The search index ${file} cannot be read. Build the site again, or wait until it is replaced.`, {
      cause,
    });
  }
}

function createStore(database: DatabaseSync): IndexStore {
  const meta = parseMeta(JSON.parse(String(database.prepare('SELECT value FROM meta').get()?.value)));
  const selectPage = database.prepare('SELECT record FROM pages WHERE id = ?');
  const selectSection = database.prepare('SELECT * FROM sections WHERE id = ?');
  const findPages = createPageFinder(database);
  const readTerms = createTermsReader(database);
  const vocabularies = meta.locales.map(({ id }) => createVocabulary(database, id));
  return {
    meta,
    readMeanings: (locale) =>
      read(() => {
        const row = database.prepare('SELECT bytes FROM meanings WHERE locale = ?').get(locale);
        return row === undefined ? undefined : toBytes(row.bytes);
      }),
    getVocabulary: (locale) => vocabularies[locale] ?? createVocabulary(database, locale),
    findPages: (query) => read(() => findPages(query).map((id) => ({ id, terms: readTerms(id) }))),
    readPages: (wanted) =>
      read(() => {
        const pages = new Map<number, ShownPage>();
        for (const [id, places] of wanted) {
          const page = parsePageRecord(JSON.parse(String(selectPage.get(id)?.record)));
          const sections = places.flatMap((place) => {
            const row = selectSection.get(page.firstSection + place);
            if (row === undefined) return [];
            const { name, url, heading, content } = row;
            return [{ id: Number(row.id), name: String(name), url: String(url), heading: String(heading), content: String(content) }];
          });
          pages.set(id, { page, sections });
        }
        return pages;
      }),
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
}

/** @returns a function that reads the terms of a page, and keeps those that were read last */
function createTermsReader(database: DatabaseSync): (page: number) => PageTerms {
  const select = database.prepare('SELECT terms FROM terms WHERE page = ?');
  const kept = new Map<number, PageTerms>();
  let keptBytes = 0;
  return (page) => {
    const known = kept.get(page);
    if (known !== undefined) return known;
    const terms = decodePageTerms(toBytes(select.get(page)?.terms));
    kept.set(page, terms);
    keptBytes += terms.bytes;
    for (const [oldest, { bytes }] of kept) {
      if (keptBytes <= KEPT_TERMS) break;
      kept.delete(oldest);
      keptBytes -= bytes;
    }
    return terms;
  };
}

function createVocabulary(database: DatabaseSync, locale: number): Vocabulary {
  const selectToken = database.prepare('SELECT pages FROM tokens WHERE locale = ? AND token = ?');
  // The shortest spelling that begins so comes first: itself, if it is one.
  const selectSpelled = database.prepare(
    'SELECT word FROM spelled WHERE locale = ? AND letters >= ? AND letters < ? ORDER BY length(letters), letters LIMIT 1',
  );
  let words: WordList | undefined;
  const getWords = (): WordList => {
    words ??= openWords(readStoredWords(database, locale));
    return words;
  };
  return {
    countTokens: (tokens) =>
      read(() => {
        const counts = new Map<string, number>();
        for (const token of tokens) {
          const row = selectToken.get(locale, token);
          if (row !== undefined) counts.set(token, Number(row.pages));
        }
        return counts;
      }),
    findWords: (wanted) => read(() => new Set([...wanted].filter((word) => getWords().has(word)))),
    complete: (prefix, limit) => read(() => getWords().complete(prefix, limit)),
    findNearest: (word, edits) => read(() => getWords().findNearest(word, edits)),
    findSpelled: (letters) =>
      read(() => {
        const row = selectSpelled.get(locale, letters, `${letters}~`);
        return row === undefined ? undefined : String(row.word);
      }),
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
