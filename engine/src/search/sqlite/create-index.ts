import { renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { SearchSection } from '../../model/search.ts';
import type { Glossary } from '../glossary.ts';
import type { KeptAnalyses } from '../index/analyse-page.ts';
import { type IndexOptions, prepareIndex } from '../index/prepare-index.ts';
import { FIELDS, type PreparedIndex, type PreparedPage } from '../index/prepared.ts';
import type { PageRecord } from '../index/records.ts';
import { createFilterToken, listTextTables, TABLES_SQL, textTableName, textTableSql } from './schema.ts';
import { writeSpelled, writeWords } from './words.ts';

/** In SQL. */
export const COLUMNS = [...FIELDS, 'scope'].join(', ');
export const PLACES = [...FIELDS, 'scope'].map(() => '?').join(', ');

/** Bytes of postings that are held before they are written: what is written is merged later. */
const HELD_POSTINGS = 16 * 2 ** 20;

export interface IndexSummary {
  readonly sections: number;
  readonly pages: number;
  readonly locales: readonly string[];
  /** Size of the file. */
  readonly bytes: number;
  /** Changes with everything that the index is made from. */
  readonly fingerprint: string;
}

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
): IndexSummary {
  const draft = `${file}.${process.pid}.tmp`;
  rmSync(draft, { force: true });
  try {
    const index = inNewDatabase(draft, (database) => {
      const writePage = createPageWriter(database);
      const prepared = prepareIndex(sections, glossary, options, kept);
      for (let step = prepared.next(); ; step = prepared.next()) {
        if (step.done) {
          writeRest(database, step.value);
          return step.value;
        }
        writePage(step.value);
      }
    });
    renameSync(draft, file);
    return {
      sections: index.sections,
      pages: index.pages,
      locales: index.locales.map((locale) => locale.name),
      bytes: statSync(file).size,
      fingerprint: index.meta.fingerprint,
    };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Creates and fills a file in one transaction, then compacts it. */
function inNewDatabase(file: string, fill: (database: DatabaseSync) => PreparedIndex): PreparedIndex {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
    database.exec(TABLES_SQL);
    const index = fill(database);
    database.exec('COMMIT');
    for (const table of listTextTables(database)) database.exec(`INSERT INTO ${table}(${table}) VALUES ('optimize')`);
    database.exec('VACUUM');
    return index;
  } finally {
    database.close();
  }
}

/** @returns a function that adds a page to an index. It creates the full-text tables that the index does not have. */
export function createPageWriter(database: DatabaseSync): (page: PreparedPage) => void {
  const insertSource = database.prepare('INSERT INTO sources VALUES (?, ?)');
  const insertTerms = database.prepare('INSERT INTO terms VALUES (?, ?)');
  const insertPage = database.prepare('INSERT INTO pages VALUES (?, ?)');
  const insertSection = database.prepare('INSERT INTO sections VALUES (?, ?, ?, ?, ?)');
  const insertTexts = new Map(listTextTables(database).map((table) => [table, prepareText(database, table)]));
  return ({ record, sections, locale, source, terms, fields }) => {
    const { id } = record;
    insertSource.run(id, source);
    insertTerms.run(id, terms);
    insertPage.run(id, JSON.stringify(record));
    for (const { id: number, name, url, heading, content } of sections) insertSection.run(number, name, url, heading, content);
    const table = textTableName(locale, record.version);
    const insertText = insertTexts.get(table) ?? createTextTable(database, table);
    insertTexts.set(table, insertText);
    insertText.run(id, ...textsOf(fields, record));
  };
}

/** The columns of a page in a full-text table. */
export function textsOf(fields: PreparedPage['fields'], { section }: Pick<PageRecord, 'section'>): string[] {
  return [...FIELDS.map((field) => fields[field]), createFilterToken(section)];
}

function createTextTable(database: DatabaseSync, table: string): StatementSync {
  database.exec(textTableSql(table));
  database.exec(`INSERT INTO ${table}(${table}, rank) VALUES ('hashsize', ${HELD_POSTINGS})`);
  return prepareText(database, table);
}

function prepareText(database: DatabaseSync, table: string): StatementSync {
  return database.prepare(`INSERT INTO ${table}(rowid, ${COLUMNS}) VALUES (?, ${PLACES})`);
}

function writeRest(database: DatabaseSync, { meta, locales }: PreparedIndex): void {
  database.prepare('INSERT INTO meta VALUES (?)').run(JSON.stringify(meta));
  const insertToken = database.prepare('INSERT INTO tokens VALUES (?, ?, ?)');
  const insertHan = database.prepare('INSERT INTO han VALUES (?, ?, ?)');
  for (const { id, words, tokens, hanWords, spelled, meanings } of locales) {
    if (meanings !== undefined) database.prepare('INSERT INTO meanings VALUES (?, ?)').run(id, meanings);
    writeWords(database, id, words);
    for (const token of [...tokens.keys()].sort()) insertToken.run(id, token, tokens.get(token) ?? 0);
    for (const word of [...hanWords.keys()].sort()) insertHan.run(id, word, hanWords.get(word) ?? 0);
    writeSpelled(database, id, spelled);
  }
}
