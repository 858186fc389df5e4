import { renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SearchSection } from '../../model/search.ts';
import type { Glossary } from '../glossary.ts';
import { type IndexOptions, prepareIndex } from '../index/prepare-index.ts';
import type { PreparedIndex } from '../index/prepared.ts';
import { createScopeToken, TABLES_SQL, textTableName, textTableSql } from './schema.ts';

export interface IndexSummary {
  readonly sections: number;
  readonly pages: number;
  readonly locales: readonly string[];
  /** Size of the file. */
  readonly bytes: number;
  /** Changes when anything that is found or shown changes. */
  readonly fingerprint: string;
}

/**
 * Writes the search index of a site as one SQLite file. The glossary goes into it, so that queries are read as the texts were.
 * Writes beside the file and renames: who has the old one open keeps it, and a failure leaves it in place.
 */
export function createIndex(sections: Iterable<SearchSection>, file: string, glossary: Glossary, options?: IndexOptions): IndexSummary {
  const index = prepareIndex([...sections], glossary, options);
  const draft = `${file}.${process.pid}.tmp`;
  rmSync(draft, { force: true });
  try {
    writeIndex(index, draft);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    sections: index.sections.length,
    pages: index.pages.length,
    locales: index.locales.map((locale) => locale.name),
    bytes: statSync(file).size,
    fingerprint: index.meta.fingerprint,
  };
}

function writeIndex(index: PreparedIndex, file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
    database.exec(TABLES_SQL);
    writeRecords(database, index);
    writeTexts(database, index);
    database.exec('COMMIT');
    for (const { id } of index.locales) database.exec(`INSERT INTO ${textTableName(id)}(${textTableName(id)}) VALUES ('optimize')`);
    database.exec('VACUUM');
  } finally {
    database.close();
  }
}

function writeRecords(database: DatabaseSync, { meta, locales, pages, sections }: PreparedIndex): void {
  const insertMeta = database.prepare('INSERT INTO meta VALUES (?, ?)');
  for (const [key, value] of Object.entries(meta)) insertMeta.run(key, JSON.stringify(value));

  const insertLocale = database.prepare('INSERT INTO locales VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const { id, name, postings, words, wordCounts } of locales) {
    insertLocale.run(id, name, postings.tokens, toBytes(postings.starts), toBytes(postings.sections), words, toBytes(wordCounts));
  }
  const insertPage = database.prepare('INSERT INTO pages VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const { id, firstSection, title, titleLine, aboutLine, descriptionLine, version, section, kind, breadcrumbs } of pages) {
    insertPage.run(
      id,
      firstSection,
      title,
      titleLine.tokens,
      titleLine.core,
      aboutLine,
      descriptionLine,
      version,
      section,
      kind,
      JSON.stringify(breadcrumbs),
    );
  }
  const insertSection = database.prepare('INSERT INTO sections VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const { id, heading, headingLine, name, url, content } of sections) {
    insertSection.run(id, heading, headingLine.tokens, headingLine.core, name, url, content);
  }
}

function writeTexts(database: DatabaseSync, { locales, pages, tokens }: PreparedIndex): void {
  const inserts = locales.map(({ id }) => {
    database.exec(textTableSql(id));
    return database.prepare(`INSERT INTO ${textTableName(id)}(rowid, title, headings, body, terms, scope) VALUES (?, ?, ?, ?, ?, ?)`);
  });
  for (const { page: id, locale, fields } of tokens) {
    const page = pages[id];
    const scope = page === undefined ? [] : [createScopeToken('version', page.version), createScopeToken('section', page.section)];
    inserts[locale]?.run(id, fields.title, fields.headings, fields.body, fields.terms, scope.join(' '));
  }
}

/** Numbers are kept as the machine has them: little end first on all that we run on. */
function toBytes(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}
