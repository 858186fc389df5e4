import { createHash } from 'node:crypto';
import { renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SearchSection } from '../../model/search.ts';
import { analyseText } from '../analysis/tokens.ts';
import type { Glossary } from '../glossary.ts';
import { createScopeToken, INDEX_FORMAT, TABLES_SQL, textTableName, textTableSql } from './schema.ts';

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
    const all = [...sections];
    const currentVersion = options.currentVersion ?? findHighestVersion(all);
    const summary = writeIndex(sortSections(all, currentVersion), currentVersion, draft, glossary);
    renameSync(draft, file);
    return { ...summary, bytes: statSync(file).size };
  } finally {
    rmSync(draft, { force: true });
  }
}

function findHighestVersion(sections: readonly SearchSection[]): string {
  const versions = [...new Set(sections.map((section) => section.version))];
  return versions.sort(new Intl.Collator('en', { numeric: true }).compare).at(-1) ?? '';
}

/** By worth: rows that are read first are those that are wanted first. */
function sortSections(sections: readonly SearchSection[], currentVersion: string): SearchSection[] {
  const rank = (section: SearchSection) =>
    (section.version === currentVersion ? 0 : 4) + (section.kind === 'changelog' ? 2 : 0) + (section.heading === '' ? 0 : 1);
  return sections.toSorted((one, other) => rank(one) - rank(other));
}

function writeIndex(
  sections: readonly SearchSection[],
  currentVersion: string,
  file: string,
  glossary: Glossary,
): Omit<IndexSummary, 'bytes'> {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = 4096; BEGIN');
    database.exec(TABLES_SQL);
    const locales = [...new Set(sections.map((section) => section.locale))];
    for (const [index] of locales.entries()) database.exec(textTableSql(index));
    const pages = insertSections(database, sections, locales);
    const fingerprint = createFingerprint(sections, glossary);
    const insertMeta = database.prepare('INSERT INTO meta VALUES (?, ?)');
    const meta = {
      format: INDEX_FORMAT,
      fingerprint,
      currentVersion,
      locales: JSON.stringify(locales),
      glossary: JSON.stringify(glossary),
    };
    for (const [key, value] of Object.entries(meta)) insertMeta.run(key, value);
    database.exec('COMMIT');
    for (const [index] of locales.entries())
      database.exec(`INSERT INTO ${textTableName(index)}(${textTableName(index)}) VALUES ('optimize')`);
    database.exec('VACUUM');
    return { sections: sections.length, pages, locales, fingerprint };
  } finally {
    database.close();
  }
}

function insertSections(database: DatabaseSync, sections: readonly SearchSection[], locales: readonly string[]): number {
  const insertPage = database.prepare('INSERT INTO pages VALUES (?, ?, ?, ?, ?, ?, ?)');
  const insertSection = database.prepare('INSERT INTO sections VALUES (?, ?, ?, ?, ?, ?, ?)');
  const insertText = locales.map((_, locale) =>
    database.prepare(`INSERT INTO ${textTableName(locale)}(rowid, title, heading, body, terms, scope) VALUES (?, ?, ?, ?, ?, ?)`),
  );
  const pages = new Map<string, number>();
  const words = locales.map(() => new Map<string, number>());
  for (const [index, section] of sections.entries()) {
    const locale = locales.indexOf(section.locale);
    const title = analyseText(section.title);
    const heading = analyseText(section.heading);
    const body = analyseText(section.content);
    const about = analyseText([...section.keywords, ...section.breadcrumbs].join('\n'));
    const pageUrl = section.url.replace(/#.*$/, '');
    let page = pages.get(pageUrl);
    if (page === undefined) {
      page = pages.size;
      pages.set(pageUrl, page);
      const { version, section: sidebar, kind, breadcrumbs } = section;
      insertPage.run(page, section.title, title.tokens.join(' '), version, sidebar, kind, JSON.stringify(breadcrumbs));
    }
    insertSection.run(index, page, section.id, section.url, section.heading, heading.tokens.join(' '), section.content);
    const terms = new Set([...title.terms, ...heading.terms, ...body.terms, ...about.terms, ...about.tokens]);
    const scope = `${createScopeToken('version', section.version)} ${createScopeToken('section', section.section)}`;
    insertText[locale]?.run(index, title.tokens.join(' '), heading.tokens.join(' '), body.tokens.join(' '), [...terms].join(' '), scope);
    for (const word of new Set([...title.words, ...heading.words, ...body.words])) {
      words[locale]?.set(word, (words[locale].get(word) ?? 0) + 1);
    }
  }
  const insertWord = database.prepare('INSERT INTO words VALUES (?, ?, ?)');
  for (const [locale, counts] of words.entries()) for (const [word, count] of counts) insertWord.run(locale, word, count);
  return pages.size;
}

function createFingerprint(sections: readonly SearchSection[], glossary: Glossary): string {
  const hash = createHash('sha256').update(INDEX_FORMAT).update(JSON.stringify(glossary));
  for (const section of sections) hash.update(JSON.stringify(section));
  return hash.digest('base64url').slice(0, 22);
}
