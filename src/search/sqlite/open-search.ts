import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { SearchHit, SearchResponse } from '../../model/search.ts';
import { type AnalysedQuery, analyseQuery, cutQuery, type QueryUnit } from '../analysis/query.ts';
import { correctQuery } from '../correct.ts';
import { resolveLimit, type SearchEngine, type SearchQuery, SearchUnavailableError } from '../engine.ts';
import { createExcerpt } from '../excerpt.ts';
import { expandQuery } from '../expand.ts';
import { createMarker, type Marker } from '../marker.ts';
import { type Candidate, type Judge, type RankedSection, rankPages } from '../rank.ts';
import { createMatchExpression } from './match.ts';
import type { Postings } from './postings.ts';
import { createScopeToken, INDEX_COLUMNS, textTableName } from './schema.ts';
import { readStoredIndex, type StoredIndex, type StoredLocale, type StoredPage } from './stored-index.ts';

/** Pages that the full-text table hands over to be ranked. */
const CANDIDATES = 80;

/** KiB of the file that SQLite may keep in memory: an index of ten thousand sections as a whole. */
const CACHE_KIB = 64 * 1024;

/**
 * Opens an index that `createIndex` wrote, read-only.
 * @throws SearchUnavailableError where the file is missing, damaged or of another format.
 */
export function openSearch(file: string): SearchEngine {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    database.exec(`PRAGMA cache_size = -${CACHE_KIB}; PRAGMA locking_mode = EXCLUSIVE`);
    return new SqliteSearch(database, readStoredIndex(database));
  } catch (cause) {
    database?.close();
    throw new SearchUnavailableError(`The search index ${file} cannot be read. Build the site again, or wait until it is replaced.`, {
      cause,
    });
  }
}

class SqliteSearch implements SearchEngine {
  readonly fingerprint: string;
  readonly #database: DatabaseSync;
  readonly #index: StoredIndex;
  readonly #selectSection: StatementSync;
  readonly #selectPages: readonly StatementSync[];

  constructor(database: DatabaseSync, index: StoredIndex) {
    this.#database = database;
    this.#index = index;
    this.fingerprint = index.fingerprint;
    this.#selectSection = database.prepare('SELECT name, url, content FROM sections WHERE id = ?');
    const weights = Object.values(INDEX_COLUMNS).join(', ');
    this.#selectPages = [...index.locales.values()].map(({ id }) => {
      const table = textTableName(id);
      const score = `-bm25(${table}, ${weights})`;
      return database.prepare(
        `SELECT rowid AS id, ${score} AS score FROM ${table} WHERE ${table} MATCH ? ORDER BY score DESC LIMIT ${CANDIDATES}`,
      );
    });
  }

  async search(query: SearchQuery): Promise<SearchResponse> {
    try {
      return this.#search(query);
    } catch (cause) {
      throw new SearchUnavailableError('The search index cannot be read any more. Build the site again, or wait until it is replaced.', {
        cause,
      });
    }
  }

  #search(query: SearchQuery): SearchResponse {
    const { text, cutTo } = cutQuery(query.q);
    const cut = cutTo === undefined ? {} : { cutTo };
    const locale = this.#index.locales.get(query.locale);
    if (locale === undefined) return { hits: [], ...cut };
    const { vocabulary } = locale;
    const { lexicon } = this.#index;
    const expanded = expandQuery(analyseQuery(correctQuery(text, vocabulary, lexicon), lexicon), vocabulary, lexicon);
    if (expanded.units.length === 0) return { hits: [], ...cut };
    const candidates = this.#findPages(expanded, locale, query);
    const ranked = rankPages(expanded, candidates, createJudge(locale.postings, this.#index.sectionCount), resolveLimit(query.limit));
    return { hits: this.#createHits(ranked, createMarker(expanded.units)), ...cut };
  }

  async close(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }

  #findPages(query: AnalysedQuery, locale: StoredLocale, { version, section }: SearchQuery): Candidate<StoredPage>[] {
    const scope = [
      ...(version === undefined ? [] : [createScopeToken('version', version)]),
      ...(section === undefined ? [] : [createScopeToken('section', section)]),
    ].map((token) => ` AND scope : "${token}"`);
    const expression = `(${createMatchExpression(query.units)})${scope.join('')}`;
    const rows = this.#selectPages[locale.id]?.all(expression) ?? [];
    return rows.flatMap((row) => {
      const page = this.#index.pages[Number(row.id)];
      return page === undefined ? [] : [{ page, textScore: Number(row.score) }];
    });
  }

  #createHits(ranked: readonly RankedSection<StoredPage>[], marker: Marker): SearchHit[] {
    return ranked.map(({ page, section, score }): SearchHit => {
      const row = this.#selectSection.get(section.id) ?? {};
      const excerpt = createExcerpt(String(row.content), marker);
      return {
        id: String(row.name),
        score: Math.round(score * 1000) / 1000,
        source: {
          title: page.title,
          url: String(row.url),
          heading: section.heading,
          content: excerpt.text,
          version: page.version,
          section: page.section,
          breadcrumbs: page.breadcrumbs,
        },
        marks: { title: marker.mark(page.title), heading: marker.mark(section.heading), content: excerpt.marks },
      };
    });
  }
}

function createJudge(postings: Postings, sectionCount: number): Judge<StoredPage> {
  /** At most how many sections answer: those that hold the rarest token of the commonest phrase. */
  const countSections = (unit: QueryUnit) =>
    Math.max(...unit.phrases.map((phrase) => Math.min(...phrase.tokens.map((token) => postings.count(token)))));
  return {
    weigh: (unit) => Math.log(1 + sectionCount / (1 + countSections(unit))),
    weighSections(page, unit) {
      const from = page.sections[0]?.id ?? 0;
      const weights = new Array<number>(page.sections.length).fill(0);
      for (const { tokens, weight } of unit.phrases) {
        const [first = none, ...others] = tokens.map((token) => postings.find(token, from, from + weights.length));
        for (const section of first) {
          if (weight > (weights[section - from] ?? 0) && others.every((other) => other.includes(section))) weights[section - from] = weight;
        }
      }
      return weights;
    },
  };
}

const none = new Uint32Array();
