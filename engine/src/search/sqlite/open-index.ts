import { DatabaseSync } from 'node:sqlite';
import { type SearchEngine, SearchUnavailableError } from '../engine.ts';
import type { ShownPage } from '../hits.ts';
import { decodePageTerms, type PageTerms } from '../index/page-terms.ts';
import { type PageRecord, parseMeta, parsePageRecord, type SectionRecord } from '../index/records.ts';
import { openWords, type WordList } from '../index/word-list.ts';
import { keepRead } from '../keep-read.ts';
import { createSearchEngine, type IndexStore } from '../search.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { createPageFinder } from './find-pages.ts';
import { readStoredWords, toBytes } from './words.ts';

/** Size of SQLite's page cache in KiB: enough for an index of ten thousand sections. */
const CACHE_KIB = 64 * 1024;
/** Bytes of terms that are kept to be compared with the next queries: those of an index of twenty thousand sections. */
const KEPT_TERMS = 16 * 2 ** 20;
/** Bytes of what is shown of sections, and of pages. */
const KEPT_SECTIONS = 16 * 2 ** 20;
const KEPT_PAGES = 2 * 2 ** 20;
const BYTES_OF_CHARACTER = 2;
/** Bytes of tokens whose numbers of pages are kept, and what one takes: those of most queries. */
const KEPT_COUNTS = 4 * 2 ** 20;
const BYTES_OF_COUNT = 100;
/** Of a record beside its texts. */
const RECORD_BYTES = 200;

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
  const findPages = createPageFinder(database);
  const [readTerms, readPage, readSection] = [createTermsReader(database), createPageReader(database), createSectionReader(database)];
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
          const page = readPage(id);
          const sections = places.flatMap((place) => readSection(page.firstSection + place));
          pages.set(id, { page, sections });
        }
        return pages;
      }),
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
}

/** @returns a function that reads the terms of a page */
function createTermsReader(database: DatabaseSync): (page: number) => PageTerms {
  const select = database.prepare('SELECT terms FROM terms WHERE page = ?');
  return keepRead(
    (page) => decodePageTerms(toBytes(select.get(page)?.terms)),
    ({ bytes }) => bytes,
    KEPT_TERMS,
  );
}

/** @returns a function that reads what is shown of a page */
function createPageReader(database: DatabaseSync): (page: number) => PageRecord {
  const select = database.prepare('SELECT record FROM pages WHERE id = ?');
  return keepRead(
    (id) => parsePageRecord(JSON.parse(String(select.get(id)?.record))),
    ({ title, breadcrumbs }) => RECORD_BYTES + BYTES_OF_CHARACTER * (title.length + breadcrumbs.join('').length),
    KEPT_PAGES,
  );
}

/** @returns a function that reads what is shown of a section; nothing if there is no such one */
function createSectionReader(database: DatabaseSync): (section: number) => readonly SectionRecord[] {
  const select = database.prepare('SELECT * FROM sections WHERE id = ?');
  return keepRead(
    (id) => {
      const row = select.get(id);
      if (row === undefined) return [];
      const { name, url, heading, content } = row;
      return [{ id, name: String(name), url: String(url), heading: String(heading), content: String(content) }];
    },
    (rows) =>
      rows.reduce(
        (sum, { name, url, heading, content }) => sum + BYTES_OF_CHARACTER * (name + url + heading + content).length,
        RECORD_BYTES,
      ),
    KEPT_SECTIONS,
  );
}

function createVocabulary(database: DatabaseSync, locale: number): Vocabulary {
  const selectToken = database.prepare('SELECT pages FROM tokens WHERE locale = ? AND token = ?');
  // The shortest spelling that begins so comes first: itself, if it is one.
  const selectSpelled = database.prepare(
    'SELECT word FROM spelled WHERE locale = ? AND letters >= ? AND letters < ? ORDER BY length(letters), letters LIMIT 1',
  );
  const countPages = keepRead(
    (token: string) => Number(selectToken.get(locale, token)?.pages ?? 0),
    () => BYTES_OF_COUNT,
    KEPT_COUNTS,
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
          const pages = countPages(token);
          if (pages > 0) counts.set(token, pages);
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
