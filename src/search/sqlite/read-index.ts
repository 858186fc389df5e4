import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { createVocabulary, type Vocabulary } from '../vocabulary.ts';
import { INDEX_FORMAT } from './schema.ts';

const strings = z.array(z.string());

/** What every hit of a page shares; in memory, as there are few of them. */
export interface StoredPage {
  readonly title: string;
  readonly titleTokens: string;
  readonly version: string;
  readonly section: string;
  readonly kind: string;
  readonly breadcrumbs: readonly string[];
}

export interface IndexMeta {
  readonly fingerprint: string;
  readonly locales: readonly string[];
  readonly currentVersion: string;
  readonly glossary: unknown;
}

/** @throws Error where the file is not an index of this format. */
export function readMeta(database: DatabaseSync): IndexMeta {
  const meta = new Map(
    database
      .prepare('SELECT key, value FROM meta')
      .all()
      .map((row) => [String(row.key), String(row.value)]),
  );
  if (meta.get('format') !== INDEX_FORMAT)
    throw new Error(`The index has format ${meta.get('format')}, this program reads ${INDEX_FORMAT}.`);
  return {
    fingerprint: meta.get('fingerprint') ?? '',
    locales: strings.parse(JSON.parse(meta.get('locales') ?? '[]')),
    currentVersion: meta.get('currentVersion') ?? '',
    glossary: JSON.parse(meta.get('glossary') ?? '{}'),
  };
}

export function readPages(database: DatabaseSync): StoredPage[] {
  const rows = database.prepare('SELECT title, title_tokens, version, section, kind, breadcrumbs FROM pages ORDER BY id').all();
  return rows.map((row) => ({
    title: String(row.title),
    titleTokens: String(row.title_tokens),
    version: String(row.version),
    section: String(row.section),
    kind: String(row.kind),
    breadcrumbs: strings.parse(JSON.parse(String(row.breadcrumbs))),
  }));
}

export function readVocabularies(database: DatabaseSync, locales: number): Vocabulary[] {
  const select = database.prepare('SELECT word, count FROM words WHERE locale = ?');
  return Array.from({ length: locales }, (_, locale) =>
    createVocabulary(new Map(select.all(locale).map((row) => [String(row.word), Number(row.count)]))),
  );
}
