import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { createLexicon, type Lexicon } from '../analysis/lexicon.ts';
import type { Line } from '../cover.ts';
import { parseGlossary } from '../glossary.ts';
import { createVocabulary, type Vocabulary } from '../vocabulary.ts';
import { openPostings, type Postings } from './postings.ts';
import { INDEX_FORMAT } from './schema.ts';

const strings = z.array(z.string());

/** What is needed of a section to judge it. */
export interface StoredSection {
  readonly id: number;
  readonly heading: string;
  readonly headingLine: Line;
}

/** What every hit of a page shares. */
export interface StoredPage {
  readonly id: number;
  readonly title: string;
  readonly titleLine: Line;
  readonly version: string;
  readonly section: string;
  readonly isChangelog: boolean;
  readonly isCurrent: boolean;
  readonly breadcrumbs: readonly string[];
  /** Their ids follow one another. */
  readonly sections: readonly StoredSection[];
}

export interface StoredLocale {
  /** Its place in the names of tables. */
  readonly id: number;
  readonly postings: Postings;
  readonly vocabulary: Vocabulary;
}

/** All of an index but the full-text tables and the texts: small, and read once. */
export interface StoredIndex {
  readonly fingerprint: string;
  readonly lexicon: Lexicon;
  readonly pages: readonly StoredPage[];
  readonly sectionCount: number;
  readonly locales: ReadonlyMap<string, StoredLocale>;
}

/** @throws Error where the file is not an index of this format. */
export function readStoredIndex(database: DatabaseSync): StoredIndex {
  const meta = new Map(
    database
      .prepare('SELECT key, value FROM meta')
      .all()
      .map((row) => [String(row.key), String(row.value)]),
  );
  if (meta.get('format') !== INDEX_FORMAT)
    throw new Error(`The index has format ${meta.get('format')}, this program reads ${INDEX_FORMAT}.`);
  const sections = readSections(database);
  const lexicon = createLexicon(parseGlossary(JSON.parse(meta.get('glossary') ?? '{}')));
  return {
    fingerprint: meta.get('fingerprint') ?? '',
    lexicon,
    pages: readPages(database, meta.get('currentVersion') ?? '', sections),
    sectionCount: sections.length,
    locales: readLocales(database, lexicon),
  };
}

function readSections(database: DatabaseSync): StoredSection[] {
  const rows = database.prepare('SELECT id, heading, heading_tokens, heading_core FROM sections ORDER BY id').all();
  return rows.map((row) => ({
    id: Number(row.id),
    heading: String(row.heading),
    headingLine: { tokens: String(row.heading_tokens), core: String(row.heading_core) },
  }));
}

function readPages(database: DatabaseSync, currentVersion: string, sections: readonly StoredSection[]): StoredPage[] {
  const rows = database.prepare('SELECT * FROM pages ORDER BY id').all();
  return rows.map((row, index): StoredPage => {
    const end = rows[index + 1]?.first_section ?? sections.length;
    return {
      id: Number(row.id),
      title: String(row.title),
      titleLine: { tokens: String(row.title_tokens), core: String(row.title_core) },
      version: String(row.version),
      section: String(row.section),
      isChangelog: row.kind === 'changelog',
      isCurrent: row.version === currentVersion,
      breadcrumbs: strings.parse(JSON.parse(String(row.breadcrumbs))),
      sections: sections.slice(Number(row.first_section), Number(end)),
    };
  });
}

function readLocales(database: DatabaseSync, lexicon: Lexicon): Map<string, StoredLocale> {
  const rows = database.prepare('SELECT * FROM locales ORDER BY id').all();
  return new Map(
    rows.map((row): [string, StoredLocale] => {
      const postings = openPostings({ tokens: String(row.tokens), starts: toNumbers(row.starts), sections: toNumbers(row.sections) });
      const wordCounts = toNumbers(row.word_counts);
      const counts = new Map([...lexicon.words].map((word): [string, number] => [word, 0]));
      for (const [index, word] of String(row.words).split('\n').entries()) counts.set(word, wordCounts[index] ?? 0);
      return [String(row.name), { id: Number(row.id), postings, vocabulary: createVocabulary(counts, postings) }];
    }),
  );
}

function toNumbers(bytes: SQLOutputValue | undefined): Uint32Array {
  return bytes instanceof Uint8Array ? new Uint32Array(bytes.slice().buffer) : new Uint32Array();
}
