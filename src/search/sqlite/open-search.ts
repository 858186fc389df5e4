import { DatabaseSync } from 'node:sqlite';
import type { SearchHit, SearchResponse } from '../../model/search.ts';
import { createLexicon, type Lexicon } from '../analysis/lexicon.ts';
import { type AnalysedQuery, analyseQuery } from '../analysis/query.ts';
import { resolveLimit, type SearchEngine, type SearchQuery, SearchUnavailableError } from '../engine.ts';
import { createExcerpt, createMarker } from '../excerpt.ts';
import { expandQuery } from '../expand.ts';
import { parseGlossary } from '../glossary.ts';
import { type Candidate, rankCandidates } from '../rank.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { createMatchExpression, type Strictness } from './match.ts';
import { readMeta, readPages, readVocabularies, type StoredPage } from './read-index.ts';
import { createScopeToken, INDEX_COLUMNS, textTableName } from './schema.ts';

/** Sections that the full-text table hands over to be ranked. */
const CANDIDATES = 100;
/** Fewer than these, and sections that hold only part of what was asked are looked at too. */
const ENOUGH = 8;

/**
 * Opens an index that `createIndex` wrote, read-only.
 * @throws SearchUnavailableError where the file is missing, damaged or of another format.
 */
export function openSearch(file: string): SearchEngine {
  try {
    return new SqliteSearch(new DatabaseSync(file, { readOnly: true }));
  } catch (cause) {
    throw new SearchUnavailableError(`The search index ${file} cannot be read. Build the site again, or wait until it is replaced.`, {
      cause,
    });
  }
}

class SqliteSearch implements SearchEngine {
  readonly fingerprint: string;
  readonly #database: DatabaseSync;
  readonly #locales: readonly string[];
  readonly #lexicon: Lexicon;
  readonly #pages: readonly StoredPage[];
  readonly #currentVersion: string;
  readonly #vocabularies: readonly Vocabulary[];

  constructor(database: DatabaseSync) {
    const meta = readMeta(database);
    this.#database = database;
    this.fingerprint = meta.fingerprint;
    this.#locales = meta.locales;
    this.#currentVersion = meta.currentVersion;
    this.#lexicon = createLexicon(parseGlossary(meta.glossary));
    this.#pages = readPages(database);
    this.#vocabularies = readVocabularies(database, meta.locales.length);
  }

  async search(query: SearchQuery): Promise<SearchResponse> {
    const locale = this.#locales.indexOf(query.locale);
    const vocabulary = this.#vocabularies[locale];
    const analysed = analyseQuery(query.q, this.#lexicon);
    const cut = analysed.cutTo === undefined ? {} : { cutTo: analysed.cutTo };
    if (vocabulary === undefined || analysed.units.length === 0) return { hits: [], ...cut };
    const expanded = expandQuery(analysed, vocabulary, this.#lexicon);
    const candidates = this.#collectCandidates(expanded, locale, query);
    const ranked = rankCandidates(expanded, candidates, resolveLimit(query.limit));
    const marker = createMarker(expanded.units);
    const select = this.#database.prepare('SELECT name, url, heading, content FROM sections WHERE id = ?');
    const hits = ranked.map(({ candidate, score }): SearchHit => {
      const row = select.get(candidate.id) ?? {};
      const page = this.#pages[candidate.page];
      const excerpt = createExcerpt(String(row.content), marker);
      return {
        id: String(row.name),
        score: Math.round(score * 1000) / 1000,
        source: {
          title: candidate.title,
          url: String(row.url),
          heading: candidate.heading,
          content: excerpt.text,
          version: page?.version ?? '',
          section: page?.section ?? '',
          breadcrumbs: page?.breadcrumbs ?? [],
        },
        marks: { title: marker.mark(candidate.title), heading: marker.mark(candidate.heading), content: excerpt.marks },
      };
    });
    return { hits, ...cut };
  }

  async close(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }

  #collectCandidates(query: AnalysedQuery, locale: number, { version, section }: SearchQuery): Candidate[] {
    const scope = [
      ...(version === undefined ? [] : [createScopeToken('version', version)]),
      ...(section === undefined ? [] : [createScopeToken('section', section)]),
    ];
    const table = textTableName(locale);
    const weights = Object.values(INDEX_COLUMNS).join(', ');
    const select = this.#database.prepare(
      `SELECT found.id, found.score, sections.page, sections.heading, sections.heading_tokens FROM
        (SELECT rowid AS id, -bm25(${table}, ${weights}) AS score FROM ${table} WHERE ${table} MATCH ? ORDER BY score DESC LIMIT ${CANDIDATES}) AS found
        JOIN sections ON sections.id = found.id`,
    );
    const found = new Map<number, Candidate>();
    const levels: Strictness[] = query.units.length > 1 ? ['all', 'most', 'any'] : ['all'];
    for (const strictness of levels) {
      const expression = [`(${createMatchExpression(query.units, strictness)})`, ...scope.map((token) => `scope : "${token}"`)].join(
        ' AND ',
      );
      for (const row of select.all(expression)) {
        const page = this.#pages[Number(row.page)];
        if (page === undefined || found.has(Number(row.id))) continue;
        found.set(Number(row.id), {
          id: Number(row.id),
          page: Number(row.page),
          textScore: Number(row.score),
          title: page.title,
          titleTokens: page.titleTokens,
          heading: String(row.heading),
          headingTokens: String(row.heading_tokens),
          isCurrent: page.version === this.#currentVersion,
          isChangelog: page.kind === 'changelog',
        });
      }
      if (found.size >= ENOUGH) break;
    }
    return [...found.values()];
  }
}
