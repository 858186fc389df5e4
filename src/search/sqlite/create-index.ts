import { renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SearchSection } from '../../model/search.ts';
import { createLexicon } from '../analysis/lexicon.ts';
import type { Glossary } from '../glossary.ts';
import { collectPages, createFingerprint, findHighestVersion } from './collect-pages.ts';
import { INDEX_FORMAT, TABLES_SQL, textTableName, textTableSql } from './schema.ts';
import { writePages } from './write-pages.ts';

export interface IndexOptions {
  /** The version that ranks first; the highest by name where it is not said. */
  readonly currentVersion?: string;
}

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
export function createIndex(sections: Iterable<SearchSection>, file: string, glossary: Glossary, options: IndexOptions = {}): IndexSummary {
  const draft = `${file}.${process.pid}.tmp`;
  rmSync(draft, { force: true });
  try {
    const summary = writeIndex([...sections], draft, glossary, options.currentVersion);
    renameSync(draft, file);
    return { ...summary, bytes: statSync(file).size };
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeIndex(
  sections: readonly SearchSection[],
  file: string,
  glossary: Glossary,
  wantedVersion: string | undefined,
): Omit<IndexSummary, 'bytes'> {
  const currentVersion = wantedVersion ?? findHighestVersion(sections);
  const pages = collectPages(sections, currentVersion);
  const locales = [...new Set(pages.map((page) => page.locale))];
  const fingerprint = createFingerprint(sections, glossary, currentVersion);
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
    database.exec(TABLES_SQL);
    for (const index of locales.keys()) database.exec(textTableSql(index));
    writePages(database, pages, locales, createLexicon(glossary));
    const meta = {
      format: INDEX_FORMAT,
      fingerprint,
      currentVersion,
      locales: JSON.stringify(locales),
      glossary: JSON.stringify(glossary),
    };
    const insert = database.prepare('INSERT INTO meta VALUES (?, ?)');
    for (const [key, value] of Object.entries(meta)) insert.run(key, value);
    database.exec('COMMIT');
    for (const index of locales.keys()) database.exec(`INSERT INTO ${textTableName(index)}(${textTableName(index)}) VALUES ('optimize')`);
    database.exec('VACUUM');
  } finally {
    database.close();
  }
  return { sections: sections.length, pages: pages.length, locales, fingerprint };
}
