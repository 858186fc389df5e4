import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { createLexicon, type Lexicon } from '../analysis/lexicon.ts';
import { parseGlossary } from '../glossary.ts';
import { createVocabulary, type Vocabulary } from '../vocabulary.ts';
import { INDEX_FORMAT, MOST_SECTIONS } from './schema.ts';

const strings = z.array(z.string());

/** What is needed of a section to judge it. */
export interface StoredSection {
  readonly id: number;
  readonly heading: string;
  readonly headingTokens: string;
  /** Ascending. */
  readonly tokenIds: Uint32Array;
}

/** What every hit of a page shares. */
export interface StoredPage {
  readonly id: number;
  readonly title: string;
  readonly titleTokens: string;
  readonly version: string;
  readonly section: string;
  readonly isChangelog: boolean;
  readonly isCurrent: boolean;
  readonly breadcrumbs: readonly string[];
  readonly sections: readonly StoredSection[];
}

export interface StoredToken {
  readonly id: number;
  /** Sections that hold it. */
  readonly count: number;
}

export interface StoredLocale {
  /** Its place in the names of tables. */
  readonly index: number;
  readonly tokens: ReadonlyMap<string, StoredToken>;
  readonly vocabulary: Vocabulary;
  readonly sectionCount: number;
}

/** All of an index but the postings and the texts: small, and read once. */
export interface StoredIndex {
  readonly fingerprint: string;
  readonly lexicon: Lexicon;
  readonly pages: readonly StoredPage[];
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
  const localeNames = strings.parse(JSON.parse(meta.get('locales') ?? '[]'));
  const sections = readSections(database);
  const lexicon = createLexicon(parseGlossary(JSON.parse(meta.get('glossary') ?? '{}')));
  return {
    fingerprint: meta.get('fingerprint') ?? '',
    lexicon,
    pages: readPages(database, meta.get('currentVersion') ?? '', sections),
    locales: new Map(localeNames.map((name, index) => [name, readLocale(database, index, lexicon)])),
  };
}

function readSections(database: DatabaseSync): Map<number, StoredSection[]> {
  const rows = database.prepare('SELECT id, tokens, heading, heading_tokens FROM sections ORDER BY id').all();
  const sections = rows.map(
    (row): StoredSection => ({
      id: Number(row.id),
      heading: String(row.heading),
      headingTokens: String(row.heading_tokens),
      tokenIds: row.tokens instanceof Uint8Array ? new Uint32Array(row.tokens.slice().buffer) : new Uint32Array(),
    }),
  );
  return Map.groupBy(sections, (section) => Math.floor(section.id / MOST_SECTIONS));
}

function readPages(database: DatabaseSync, currentVersion: string, sections: ReadonlyMap<number, StoredSection[]>): StoredPage[] {
  const rows = database.prepare('SELECT id, title, title_tokens, version, section, kind, breadcrumbs FROM pages ORDER BY id').all();
  return rows.map(
    (row): StoredPage => ({
      id: Number(row.id),
      title: String(row.title),
      titleTokens: String(row.title_tokens),
      version: String(row.version),
      section: String(row.section),
      isChangelog: row.kind === 'changelog',
      isCurrent: row.version === currentVersion,
      breadcrumbs: strings.parse(JSON.parse(String(row.breadcrumbs))),
      sections: sections.get(Number(row.id)) ?? [],
    }),
  );
}

function readLocale(database: DatabaseSync, index: number, lexicon: Lexicon): StoredLocale {
  const tokens = database.prepare('SELECT id, token, count FROM tokens WHERE locale = ?').all(index);
  const words = database.prepare('SELECT word, count FROM words WHERE locale = ?').all(index);
  const stored = new Map(tokens.map((row): [string, StoredToken] => [String(row.token), { id: Number(row.id), count: Number(row.count) }]));
  const counts = new Map([...lexicon.words].map((word): [string, number] => [word, 0]));
  for (const row of words) counts.set(String(row.word), Number(row.count));
  return {
    index,
    tokens: stored,
    vocabulary: createVocabulary(counts, stored),
    sectionCount: Number(
      database
        .prepare('SELECT count(*) AS n FROM sections JOIN pages ON pages.id = sections.id / ? WHERE locale = ?')
        .get(MOST_SECTIONS, index)?.n,
    ),
  };
}
