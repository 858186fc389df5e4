import type { Client } from '@opensearch-project/opensearch';
import { SearchUnavailableError } from '../engine.ts';
import type { ShownPage } from '../hits.ts';
import { decodePageTerms } from '../index/page-terms.ts';
import { parseMeta, parsePageRecord, sectionRecord } from '../index/records.ts';
import type { FoundPage } from '../rank.ts';
import type { IndexStore, PageQuery } from '../search.ts';
import { countEdits, type Vocabulary } from '../vocabulary.ts';
import { ask, GONE, IndexGoneError } from './cluster.ts';
import {
  foundPage,
  foundWord,
  LONGEST_ID,
  META_ID,
  meaningsId,
  meaningsRecord,
  pageId,
  sectionId,
  TEXT,
  tokenId,
  wordId,
} from './documents.ts';

/** Words that are compared with an unknown one. */
const NEAR_WORDS = 20;

/** An index in a cluster. The process holds nothing of it that grows: its settings, its glossary and the tables of what words mean. */
export async function openClusterStore(client: Client, index: string): Promise<IndexStore> {
  const [meta] = await readDocuments(client, index, [META_ID]);
  return {
    meta: parseMeta(meta?.record),
    async readMeanings(locale) {
      const [found] = await readDocuments(client, index, [meaningsId(locale)]);
      return found === undefined ? undefined : meaningsRecord.parse(found.record).bytes;
    },
    getVocabulary: (locale) => createVocabulary(client, index, locale),
    async findPages(query) {
      const found = await search(client, index, createSearchBody(query));
      return found.map(({ fields }): FoundPage => {
        const { id, terms } = foundPage.parse(fields);
        return { id, terms: decodePageTerms(terms) };
      });
    },
    async readPages(wanted) {
      const ids = [...wanted].flatMap(([page, places]) => [pageId(page), ...places.map((place) => sectionId(page, place))]);
      const found = await readDocuments(client, index, ids);
      const records = new Map(ids.map((id, at): [string, unknown] => [id, found[at]?.record]));
      const pages = [...wanted].flatMap(([id, places]): [number, ShownPage][] => {
        const record = records.get(pageId(id));
        if (record === undefined) return [];
        const sections = places.flatMap((place) => sectionRecord.safeParse(records.get(sectionId(id, place))).data ?? []);
        return [[id, { page: parsePageRecord(record), sections }]];
      });
      return new Map(pages);
    },
    close: async () => {},
  };
}

type SearchBody = NonNullable<Parameters<Client['search']>[0]>['body'];
type Source = Readonly<Record<string, unknown>>;

/** The documents with these ids, in their order; undefined for those that are not there. */
async function readDocuments(client: Client, index: string, ids: readonly string[]): Promise<(Source | undefined)[]> {
  if (ids.length === 0) return [];
  return ask(async () => {
    const { body } = await client.mget({ index, body: { ids: [...ids] } });
    // The request is answered as a good one also where its documents could not be read.
    const [failed] = body.docs.flatMap((document) => ('error' in document ? document.error.type : []));
    if (failed === 'index_not_found_exception') throw new IndexGoneError(GONE);
    if (failed !== undefined) throw new SearchUnavailableError(`The search cluster cannot read the index (${failed}).`);
    return body.docs.map((document) => ('found' in document && document.found ? { ...document._source } : undefined));
  });
}

/** The documents that are found in all parts of the index: those of some parts would pass for all there are. */
function search(client: Client, index: string, body: SearchBody) {
  return ask(async () => {
    const { body: answer } = await client.search({ index, body, allow_partial_search_results: false });
    return answer.hits.hits;
  });
}

function createVocabulary(client: Client, index: string, locale: number): Vocabulary {
  const readCounts = async (names: Iterable<string>, idOf: (locale: number, name: string) => string) => {
    const short = [...names].filter((name) => name !== '' && name.length <= LONGEST_ID);
    const ids = short.map((name) => idOf(locale, name));
    const found = await readDocuments(client, index, ids);
    return new Map(short.flatMap((name, at): [string, number][] => (found[at] === undefined ? [] : [[name, Number(found[at].count)]])));
  };
  const find = async (kind: 'word' | 'spelled', match: Source, size: number, ...sort: Source[]) => {
    const query = { bool: { must: [match], filter: [{ term: { kind: { value: kind } } }, { term: { locale: { value: locale } } }] } };
    const found = await search(client, index, { ...onlyFields('word', 'count', 'means'), size, query, sort: [...sort, '_score'] });
    return found.map(({ fields }) => foundWord.parse(fields));
  };
  return {
    countTokens: (tokens) => readCounts(tokens, tokenId),
    findWords: async (words) => new Set((await readCounts(words, wordId)).keys()),
    async complete(prefix, limit) {
      const found = await find('word', { prefix: { word: { value: prefix } } }, limit, { count: 'desc' });
      return found.map(({ word }) => word);
    },
    async findNearest(word, edits) {
      const found = await find('word', { fuzzy: { word: { value: word, fuzziness: edits } } }, NEAR_WORDS);
      const near = found.map((one) => ({ ...one, edits: countEdits(word, one.word, edits) }));
      return near.sort((one, other) => one.edits - other.edits || other.count - one.count)[0]?.word;
    },
    async findSpelled(letters) {
      const [found] = await find('spelled', { prefix: { word: { value: letters } } }, 1, { count: 'asc' }, { word: 'asc' });
      return found?.means;
    },
  };
}

/** What is returned of documents that are found: kept in columns, these are read in a fraction of the time that whole documents take. */
function onlyFields(...names: string[]) {
  return { _source: false, stored_fields: '_none_', docvalue_fields: names };
}

function createSearchBody({ locale, phrases, version, section, limit }: PageQuery) {
  const term = (field: string, value: string | number) => ({ term: { [field]: { value } } });
  const inVersion = term('version', version.name);
  return {
    ...onlyFields('page', 'terms'),
    size: limit,
    query: {
      bool: {
        filter: [
          ...[term('kind', 'page'), term('locale', locale)],
          ...(section === undefined ? [] : [term('section', section)]),
          ...(version.isWanted ? [inVersion] : []),
        ],
        must_not: version.isWanted ? [] : [inVersion],
        // Lucene sums the scores of a phrase's tokens: 排行榜, which is two, would count twice as much as a word.
        should: phrases.map((tokens) => ({ bool: { must: tokens.map((token) => term(TEXT, token)), boost: 1 / tokens.length } })),
        minimum_should_match: 1,
      },
    },
  };
}
