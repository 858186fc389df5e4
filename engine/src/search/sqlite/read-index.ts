import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { parseGlossary } from '../glossary.ts';
import type { IndexMeta, LocaleRecord, PageRecord, SectionRecord } from '../index/prepared.ts';
import { openSearchIndex, type SearchIndex } from '../index/search-index.ts';

const strings = z.array(z.string());

/**
 * Reads the part of an index that is kept in memory.
 * @throws Error if the file is not an index or has another format
 */
export function readIndex(database: DatabaseSync): SearchIndex {
  return openSearchIndex(readMeta(database), readPages(database), readSections(database), readLocales(database));
}

function readMeta(database: DatabaseSync): IndexMeta {
  const rows = database.prepare('SELECT key, value FROM meta').all();
  const meta = new Map(rows.map((row): [string, unknown] => [String(row.key), JSON.parse(String(row.value))]));
  return {
    format: String(meta.get('format')),
    fingerprint: String(meta.get('fingerprint')),
    currentVersion: String(meta.get('currentVersion')),
    glossary: parseGlossary(meta.get('glossary')),
  };
}

function readPages(database: DatabaseSync): PageRecord[] {
  const rows = database.prepare('SELECT * FROM pages ORDER BY id').all();
  return rows.map((row) => ({
    id: Number(row.id),
    firstSection: Number(row.first_section),
    title: String(row.title),
    titleLine: { tokens: String(row.title_tokens), core: String(row.title_core) },
    aboutLine: String(row.about),
    descriptionLine: String(row.description),
    version: String(row.version),
    section: String(row.section),
    kind: String(row.kind),
    breadcrumbs: strings.parse(JSON.parse(String(row.breadcrumbs))),
  }));
}

function readSections(database: DatabaseSync): SectionRecord[] {
  const rows = database.prepare('SELECT id, heading, heading_tokens, heading_core FROM sections ORDER BY id').all();
  return rows.map((row) => ({
    id: Number(row.id),
    heading: String(row.heading),
    headingLine: { tokens: String(row.heading_tokens), core: String(row.heading_core) },
  }));
}

function readLocales(database: DatabaseSync): LocaleRecord[] {
  const rows = database.prepare('SELECT * FROM locales ORDER BY id').all();
  return rows.map((row) => ({
    id: Number(row.id),
    name: String(row.name),
    postings: { tokens: String(row.tokens), starts: toNumbers(row.starts), sections: toNumbers(row.sections) },
    words: String(row.words),
    wordCounts: toNumbers(row.word_counts),
  }));
}

function toNumbers(bytes: SQLOutputValue | undefined): Uint32Array {
  return bytes instanceof Uint8Array ? new Uint32Array(bytes.slice().buffer) : new Uint32Array();
}
