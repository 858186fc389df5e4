import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { cacheDirOf } from '../../config/cache-dir.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { openCacheFile } from '../../content/cache-file.ts';
import type { SourceDoc } from '../../content/catalog-types.ts';
import type { History } from '../../content/history/history.ts';
import { hashOf } from '../../model/hash.ts';
import type { DocumentContext } from '../print-page.ts';
import type { SearchFacts } from '../searched-page.ts';

/** What a build remembers of a page in one locale, to make its files again from another text without looking at the rest of the site. */
export interface RememberedPage {
  /** Path of its folder below the site's root. */
  readonly folder: string;
  readonly url: string;
  readonly doc: Pick<SourceDoc, 'file' | 'siteFile' | 'locale' | 'version' | 'place'>;
  /** Its row in the compile cache. */
  readonly row: number;
  /** `hashSource` of its file. */
  readonly source: string;
  /** Of a source: the files of its translations. */
  readonly translations: readonly string[];
  /** Hash of what plug-ins read of its file (`HashReads`). */
  readonly reads: string;
  /** Hash of all that its files are made from beside its content. */
  readonly frame: string;
  /** `PrintedPage.list`. */
  readonly list: string;
  readonly around: string;
  /** Numbers of its links that have a problem. */
  readonly problems: readonly number[];
  /** A `Filling` as JSON. */
  readonly filling: string;
}

/** A page with what the search knows of it. */
export interface RecalledPage extends RememberedPage {
  /** Null for a page that is not searched. */
  readonly search: RememberedSearch | null;
}

export interface RememberedSearch {
  /** Its place among the searchable pages, from 0. */
  readonly at: number;
  readonly facts: SearchFacts;
}

/** What all pages of a build share. */
export interface RememberedSite {
  /** Name of the shell. */
  readonly build: string;
  /** Which bundle of the shell it was made with. */
  readonly bundle: string;
  /** By locale. */
  readonly contexts: readonly (readonly [locale: string, context: DocumentContext])[];
  /** Where the dates of pages are from. */
  readonly dates: History['source'];
  /** Paths of the build's files that are never served. */
  readonly hidden: readonly string[];
}

/** The pages of the last build of a folder. What was not finished is forgotten when it is disposed of. */
export interface PageMemory extends Disposable {
  /** Replaces all that is remembered, in one transaction until `finish`. */
  begin(): void;
  add(page: RememberedPage): void;
  /**
   * Adds what the search knows of a page. Has to be called for all searchable pages, in their order.
   * @param facts `printSearched`
   */
  addSearched(url: string, facts: string): void;
  /** @returns an id, which the next build has to know: what another build remembers is of no use to it */
  finish(site: RememberedSite): string;
  /** What the build with that id has remembered; undefined if it was another one. */
  site(id: string): RememberedSite | undefined;
  /** The pages that show a source file. */
  pagesOf(file: string): RecalledPage[];
  /** Puts pages in the place of their earlier state. Returns the new id. */
  replace(pages: readonly RecalledPage[]): string;
}

/** Version of the tables. */
const FORMAT = 2;
const TABLES = `
  CREATE TABLE IF NOT EXISTS site (id TEXT NOT NULL, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS pages (folder TEXT PRIMARY KEY, file TEXT NOT NULL, url TEXT NOT NULL, filling TEXT NOT NULL, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS pages_by_file ON pages (file);
  CREATE TABLE IF NOT EXISTS searched (url TEXT PRIMARY KEY, at INTEGER NOT NULL, facts TEXT NOT NULL) WITHOUT ROWID`;

/**
 * Opens the memory of builds into a folder, which may be deleted between them.
 * @param out absolute path of the folder
 */
export function openPageMemory(loaded: LoadedConfig, out: string): PageMemory {
  const database = openCacheFile(join(cacheDirOf(loaded), 'builds', `${hashOf(out)}.sqlite`), TABLES, FORMAT);
  const insert = database.prepare('INSERT OR REPLACE INTO pages (folder, file, url, filling, value) VALUES (?, ?, ?, ?, ?)');
  const insertSearched = database.prepare('INSERT OR REPLACE INTO searched (url, at, facts) VALUES (?, ?, ?)');
  const add = ({ folder, url, filling, ...rest }: RememberedPage): void => {
    insert.run(folder, rest.doc.file, url, filling, JSON.stringify(rest));
  };
  let searched = 0;
  return {
    begin: () => database.exec('BEGIN IMMEDIATE; DELETE FROM site; DELETE FROM pages; DELETE FROM searched'),
    add,
    addSearched: (url, facts) => {
      insertSearched.run(url, searched++, facts);
    },
    finish(site) {
      const id = randomUUID();
      database.prepare('INSERT INTO site (id, value) VALUES (?, ?)').run(id, JSON.stringify(site));
      database.exec('COMMIT');
      return id;
    },
    site(id) {
      const row = database.prepare('SELECT value FROM site WHERE id = ?').get(id);
      return row && JSON.parse(String(row.value));
    },
    pagesOf: (file) =>
      database
        .prepare('SELECT folder, url, filling, value, at, facts FROM pages LEFT JOIN searched USING (url) WHERE file = ?')
        .all(file)
        .map(({ folder, url, filling, value, at, facts }) => ({
          ...{ folder, url, filling, ...JSON.parse(String(value)) },
          search: facts === null ? null : { at, facts: JSON.parse(String(facts)) },
        })),
    replace(pages) {
      const id = randomUUID();
      database.exec('BEGIN IMMEDIATE');
      for (const { search, ...page } of pages) {
        add(page);
        if (search) insertSearched.run(page.url, search.at, JSON.stringify(search.facts));
      }
      database.prepare('UPDATE site SET id = ?').run(id);
      database.exec('COMMIT');
      return id;
    },
    [Symbol.dispose]: () => database.close(),
  };
}
