import { renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { SearchSection } from '../../model/search.ts';
import type { Glossary } from '../glossary.ts';
import { type IndexOptions, prepareIndex } from '../index/prepare-index.ts';
import type { PreparedIndex, PreparedPage } from '../index/prepared.ts';
import { createScopeToken, TABLES_SQL, textTableName, textTableSql } from './schema.ts';

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
 */
export function createIndex(sections: Iterable<SearchSection>, file: string, glossary: Glossary, options?: IndexOptions): IndexSummary {
  const all = [...sections];
  const draft = `${file}.${process.pid}.tmp`;
  rmSync(draft, { force: true });
  try {
    const index = inNewDatabase(draft, (database) => {
      const prepared = prepareIndex(all, glossary, createPageWriter(database), options);
      writeRest(database, prepared);
      return prepared;
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
    for (const { id } of index.locales) database.exec(`INSERT INTO ${textTableName(id)}(${textTableName(id)}) VALUES ('optimize')`);
    database.exec('VACUUM');
    return index;
  } finally {
    database.close();
  }
}

function createPageWriter(database: DatabaseSync): (page: PreparedPage) => void {
  const insertPage = database.prepare('INSERT INTO pages VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const insertSection = database.prepare('INSERT INTO sections VALUES (?, ?, ?, ?, ?, ?, ?)');
  const insertTexts: StatementSync[] = [];
  return ({ record, sections, locale, fields }) => {
    const { id, firstSection, title, titleLine, aboutLine, descriptionLine, version, section, kind, breadcrumbs } = record;
    const { tokens, core } = titleLine;
    const shown = JSON.stringify(breadcrumbs);
    insertPage.run(id, firstSection, title, tokens, core, aboutLine, descriptionLine, version, section, kind, shown);
    for (const { id: number, heading, headingLine, name, url, content } of sections)
      insertSection.run(number, heading, headingLine.tokens, headingLine.core, name, url, content);
    const insertText = insertTexts[locale] ?? createTextTable(database, locale);
    insertTexts[locale] = insertText;
    const scope = [createScopeToken('version', version), createScopeToken('section', section)];
    insertText.run(id, fields.title, fields.headings, fields.body, fields.terms, scope.join(' '));
  };
}

function createTextTable(database: DatabaseSync, locale: number): StatementSync {
  database.exec(textTableSql(locale));
  return database.prepare(`INSERT INTO ${textTableName(locale)}(rowid, title, headings, body, terms, scope) VALUES (?, ?, ?, ?, ?, ?)`);
}

function writeRest(database: DatabaseSync, { meta, locales }: PreparedIndex): void {
  const insertMeta = database.prepare('INSERT INTO meta VALUES (?, ?)');
  for (const [key, value] of Object.entries(meta)) insertMeta.run(key, JSON.stringify(value));
  const insertLocale = database.prepare('INSERT INTO locales VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const { id, name, postings, words, wordCounts } of locales) {
    insertLocale.run(id, name, postings.tokens, toBytes(postings.starts), toBytes(postings.sections), words, toBytes(wordCounts));
  }
}

/** In the machine's byte order, which is little-endian on all supported platforms. */
function toBytes(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}
