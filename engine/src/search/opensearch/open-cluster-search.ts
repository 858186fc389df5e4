import type { Client } from '@opensearch-project/opensearch';
import type { SearchResponse } from '../../model/search.ts';
import { type SearchEngine, type SearchQuery, type SearchSource, SearchUnavailableError } from '../engine.ts';
import { parseGlossary } from '../glossary.ts';
import type { SectionText } from '../index/prepared.ts';
import { openSearchIndex, type SearchIndex } from '../index/search-index.ts';
import { CANDIDATES, createSearchEngine, type IndexStore, type PageQuery } from '../indexed-search.ts';
import { ask, type ClusterOptions, createClient, DEFAULT_ALIAS, IndexGoneError } from './cluster.ts';
import { chunkRecord, localeRecord, metaRecord, pageRecords, sectionRecords, sectionText, TEXT, textId } from './documents.ts';

/** Milliseconds between checks for a newer index. */
const LOOK_INTERVAL = 5000;
/** Name of the clause for the whole query. */
const WHOLE = 'whole';

/**
 * Opens the search of a cluster that `publishIndex` has filled. It connects on first use, follows the alias to newer indices, and tries
 * again on each use while the cluster cannot be reached.
 */
export function openClusterSearch(options: ClusterOptions & { readonly lookInterval?: number }): SearchSource {
  const client = createClient(options);
  const alias = options.alias ?? DEFAULT_ALIAS;
  let current: { readonly name: string; readonly engine: SearchEngine } | undefined;
  let looking: Promise<void> | undefined;
  let nextLook = 0;

  const look = async () => {
    const { body } = await ask(() => client.indices.getAlias({ name: alias }));
    const name = Object.keys(body).toSorted().at(-1);
    if (name === undefined || name === current?.name) return;
    current = { name, engine: createSearchEngine(await openStore(client, name)) };
  };
  const refresh = () => {
    nextLook = performance.now() + (options.lookInterval ?? LOOK_INTERVAL);
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const get = async (): Promise<SearchEngine> => {
    if (current === undefined) await refresh();
    else if (performance.now() >= nextLook) refresh().catch(() => undefined);
    if (current === undefined) throw new SearchUnavailableError(`The search cluster has no index ${alias}. Publish it first.`);
    return current.engine;
  };
  const searchNewer = async (query: SearchQuery): Promise<SearchResponse> => {
    await refresh();
    return (await get()).search(query);
  };
  return {
    get: async () => {
      const engine = await get();
      const search = (query: SearchQuery): Promise<SearchResponse> =>
        engine.search(query).catch((error: unknown) => {
          // A newer index has replaced this one during the search.
          if (error instanceof IndexGoneError) return searchNewer(query);
          throw error;
        });
      return { ...engine, search };
    },
    isReady: () => current !== undefined,
    close: () => client.close(),
  };
}

async function openStore(client: Client, name: string): Promise<IndexStore> {
  return {
    index: await readIndex(client, name),
    findPages: (query) =>
      ask(async () => {
        const { body } = await client.search({ index: name, body: createSearchBody(query) });
        return body.hits.hits.map(({ _id, _score, matched_queries: matched }) => ({
          id: Number(String(_id).replace('page-', '')),
          score: Number(_score),
          isWhole: Array.isArray(matched) && matched.includes(WHOLE),
        }));
      }),
    readTexts: (sections) =>
      ask(async () => {
        const texts = new Map<number, SectionText>();
        if (sections.length === 0) return texts;
        const { body } = await client.mget({ index: name, body: { ids: sections.map(textId) } });
        for (const document of body.docs) {
          const record = 'found' in document && document.found ? sectionText.parse(document._source?.record) : undefined;
          if (record !== undefined) texts.set(record.id, record);
        }
        return texts;
      }),
    close: async () => {},
  };
}

function createSearchBody({ locale, units, whole, version, section }: PageQuery) {
  const phrases = new Map(units.flatMap((unit) => unit.phrases.map(({ tokens }) => [tokens.join(' '), tokens.length])));
  // Lucene sums the rarity of a phrase's tokens: 排行榜, which is two, would count twice as much as a word.
  const should = [...phrases].map(([query, length]) => createPhrase(query, { boost: 1 / length }));
  if (whole !== undefined) should.push(createPhrase(whole.join(' '), { boost: 0, _name: WHOLE }));
  const scope = { kind: 'page', locale, ...(version === undefined ? {} : { version }), ...(section === undefined ? {} : { section }) };
  return {
    size: CANDIDATES,
    _source: false,
    query: {
      bool: {
        filter: Object.entries(scope).map(([field, value]) => ({ term: { [field]: { value } } })),
        should,
        minimum_should_match: 1,
      },
    },
  };
}

function createPhrase(query: string, options: { readonly boost: number; readonly _name?: string }) {
  return { match_phrase: { [TEXT]: { query, analyzer: 'whitespace', ...options } } };
}

/** Reads the part of an index that is kept in memory. */
async function readIndex(client: Client, name: string): Promise<SearchIndex> {
  const records = await ask(async () => {
    const { body } = await client.search({
      index: name,
      body: { size: 1000, query: { bool: { must_not: [{ terms: { kind: ['page', 'text'] } }] } } },
    });
    return body.hits.hits.map(({ _source }): { kind: string; record: unknown } => ({
      kind: String(_source?.kind),
      record: _source?.record,
    }));
  });
  const recordsOf = (kind: string) => records.filter((one) => one.kind === kind).map((one) => one.record);
  const chunksOf = (kind: string): unknown[] =>
    recordsOf(kind)
      .map((record) => chunkRecord.parse(record))
      .toSorted((one, other) => one.from - other.from)
      .flatMap((one) => one.records);
  const meta = metaRecord.parse(recordsOf('meta')[0]);
  return openSearchIndex(
    { ...meta, glossary: parseGlossary(meta.glossary) },
    pageRecords.parse(chunksOf('pages')),
    sectionRecords.parse(chunksOf('sections')),
    recordsOf('locale')
      .map((record) => localeRecord.parse(record))
      .toSorted((one, other) => one.id - other.id),
  );
}
