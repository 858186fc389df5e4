import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SearchSection } from '../../model/search.ts';
import type { Glossary } from '../glossary.ts';
import type { KeptAnalyses } from '../index/analyse-page.ts';
import { type IndexOptions, prepareIndex } from '../index/prepare-index.ts';
import type { PreparedIndex, PreparedPage } from '../index/prepared.ts';
import { PostingsWriter } from './postings.ts';
import { type Partition, TABLES_SQL } from './schema.ts';
import { writeSpelled, writeWords } from './words.ts';

/**
 * Writes the search index of a site to a SQLite file. It contains the glossary, so that queries are analysed like the texts.
 * The file is replaced by a rename: readers of the old one keep it open, and after a failure it is still there.
 * @param kept analyses of earlier builds
 */
export function createIndex(
  sections: Iterable<SearchSection>,
  file: string,
  glossary: Glossary,
  options?: IndexOptions,
  kept?: KeptAnalyses,
): void {
  const draft = `${file}.${process.pid}.tmp`;
  rmSync(draft, { force: true });
  try {
    inNewDatabase(draft, (database) => {
      const writePage = createPageWriter(database);
      const postings = new PostingsWriter(database);
      const partitions = new Partitions();
      const prepared = prepareIndex(sections, glossary, options, kept);
      for (let step = prepared.next(); ; step = prepared.next()) {
        if (step.done) {
          postings.flush();
          partitions.write(database);
          writeRest(database, step.value);
          return;
        }
        writePage(step.value);
        postings.add(partitions.count(step.value), step.value);
      }
    });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Creates and fills a file in one transaction, then compacts it. */
function inNewDatabase(file: string, fill: (database: DatabaseSync) => void): void {
  using database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
  database.exec(TABLES_SQL);
  fill(database);
  database.exec('COMMIT');
  database.exec('VACUUM');
}

/** The versions of locales, numbered in the order of their first pages. */
class Partitions {
  readonly #all = new Map<string, Partition>();

  /** Counts a page. @returns the number of its partition */
  count({ locale, record: { version } }: PreparedPage): number {
    const key = `${locale} ${version}`;
    const { id, pages } = this.#all.get(key) ?? { id: this.#all.size, pages: 0 };
    this.#all.set(key, { id, locale, version, pages: pages + 1 });
    return id;
  }

  write(database: DatabaseSync): void {
    const insert = database.prepare('INSERT INTO partitions VALUES (?, ?, ?, ?)');
    for (const { id, locale, version, pages } of this.#all.values()) insert.run(id, locale, version, pages);
  }
}

/** @returns a function that adds what is shown of a page, and what ranks it */
export function createPageWriter(database: DatabaseSync): (page: PreparedPage) => void {
  const insertSource = database.prepare('INSERT INTO sources VALUES (?, ?)');
  const insertTerms = database.prepare('INSERT INTO terms VALUES (?, ?)');
  const insertPage = database.prepare('INSERT INTO pages VALUES (?, ?)');
  const insertSection = database.prepare('INSERT INTO sections VALUES (?, ?, ?, ?, ?)');
  return ({ record, sections, source, terms }) => {
    const { id } = record;
    insertSource.run(id, source);
    insertTerms.run(id, terms);
    insertPage.run(id, JSON.stringify(record));
    for (const { id: number, name, url, heading, content } of sections) insertSection.run(number, name, url, heading, content);
  };
}

function writeRest(database: DatabaseSync, { meta, locales }: PreparedIndex): void {
  database.prepare('INSERT INTO meta VALUES (?)').run(JSON.stringify(meta));
  const insertToken = database.prepare('INSERT INTO tokens VALUES (?, ?, ?)');
  const insertHan = database.prepare('INSERT INTO han VALUES (?, ?, ?)');
  for (const { id, words, tokens, hanWords, spelled, meanings } of locales) {
    if (meanings !== undefined) database.prepare('INSERT INTO meanings VALUES (?, ?)').run(id, meanings);
    writeWords(database, id, new Map(words.list()));
    for (const [token, pages] of tokens.list()) insertToken.run(id, token, pages);
    for (const [word, pages] of hanWords.list()) insertHan.run(id, word, pages);
    writeSpelled(database, id, spelled);
  }
}
