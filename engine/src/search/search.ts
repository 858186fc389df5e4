import { sourceFingerprint } from '../model/fingerprint.ts';
import { cutQuery, type SearchHit, type SearchResponse } from '../model/search.ts';
import { createLexicon, type Lexicon, wantedTokens } from './analysis/lexicon.ts';
import { chooseVersion, takeVersion } from './asked-version.ts';
import { findName } from './declarations.ts';
import { resolveLimit, type SearchEngine, type SearchQuery } from './engine.ts';
import { MOST_HITS_OF_A_PAGE } from './fallback.ts';
import { createHits, placesShown, SECTION_STEP, type ShownPage } from './hits.ts';
import type { IndexMeta } from './index/records.ts';
import { type MeaningTable, readMeanings } from './meaning/meaning-table.ts';
import { createVector } from './meaning/text-vector.ts';
import { ALL, type FoundPage, type RankedPage, rankPages } from './rank.ts';
import { type ReadQuery, readQuery } from './read-query.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createWantedQuery, type WantedQuery } from './wanted-query.ts';

/** Changes with the code of the search: answers depend on it like on the index, and so does what is written to one. */
export const CODE = sourceFingerprint(import.meta.dirname);
/** Pages that a store finds and that are ranked then. */
const CANDIDATES = 80;
/** The same for versions that are not read. */
const CANDIDATES_ELSEWHERE = 20;
/** Pages of versions that are not read, below those of the one that is. */
const PAGES_ELSEWHERE = 3;
/** A page is a hit if it contains this share of what the best page contains of the query. */
const LEAST_HELD = 0.4;

/** A query for pages. */
export interface PageQuery {
  /** `LocaleMeta.id` */
  readonly locale: number;
  /** A page matches with all tokens of any phrase; more and rarer ones score higher. */
  readonly phrases: readonly (readonly string[])[];
  /** Only pages of this version, or only others. */
  readonly version: { readonly name: string; readonly isWanted: boolean };
  readonly section: string | undefined;
  /** Most pages. */
  readonly limit: number;
}

/** The parts that differ between stores: finding pages and words, and reading texts. Of them, only the tables of meanings are kept in memory. */
export interface IndexStore {
  readonly meta: IndexMeta;
  /** @param locale `LocaleMeta.id` */
  getVocabulary(locale: number): Vocabulary;
  /** The table of what the words of a locale mean (`meaning-table.ts`), if the index has one. Read once. */
  readMeanings(locale: number): Promise<Uint8Array | undefined>;
  /** The best pages. */
  findPages(query: PageQuery): Promise<readonly FoundPage[]>;
  /**
   * What is shown of pages and of some of their sections.
   * @param wanted ids of pages, each with the places of sections on it
   */
  readPages(wanted: ReadonlyMap<number, readonly number[]>): Promise<ReadonlyMap<number, ShownPage>>;
  close(): Promise<void>;
}

/** Creates a search engine from a store. Analysis, ranking and excerpts are the same for all of them. */
export function createSearchEngine(store: IndexStore): SearchEngine {
  const { fingerprint, glossary, locales } = store.meta;
  const readers = new Map(locales.map(({ id, name }) => [name, createReader(store, id, createLexicon(glossary, name))]));
  return {
    fingerprint: `${fingerprint}-${CODE}`,
    search: (query) => search(store, readers.get(query.locale), query),
    close: () => store.close(),
  };
}

/** What the queries of a locale are read with. */
export interface QueryReader {
  readonly lexicon: Lexicon;
  readonly getMeanings: () => Promise<MeaningTable | undefined>;
}

/** @param locale `LocaleMeta.id` */
export function createReader(store: IndexStore, locale: number, lexicon: Lexicon): QueryReader {
  let meanings: MeaningTable | undefined;
  let isRead = false;
  return {
    lexicon,
    async getMeanings() {
      if (isRead) return meanings;
      const bytes = await store.readMeanings(locale);
      meanings = bytes && readMeanings(bytes);
      isRead = true;
      return meanings;
    },
  };
}

async function search(store: IndexStore, reader: QueryReader | undefined, asked: SearchQuery): Promise<SearchResponse> {
  const { text, cutTo } = cutQuery(asked.q);
  const cut = cutTo === undefined ? {} : { cutTo };
  const candidates = reader && (await findCandidates(store, reader, { ...asked, q: text }));
  if (candidates === undefined) return { hits: [], ...cut };
  const { query, wanted, version, findOthers } = candidates;
  const own = rankPages(wanted, candidates.own);
  const limit = resolveLimit(asked.limit);
  const others = isComplete(own, limit) ? [] : rankPages(wanted, await findOthers());
  const best = chooseBest(own, others, limit);
  const corrected = query.corrected === undefined ? {} : { correctedTo: query.corrected };
  const shown = await store.readPages(placesShown(best));
  const hits = createHits(best, shown, query, wanted.name, asked.excerptLength);
  // Who looks for a name in a section that does not have it is not helped by what its parts mean.
  const isStrict = asked.section !== undefined && wanted.name !== undefined && wanted.name.kind !== 'word';
  return { hits: isStrict ? hits.filter(isMarked) : hits, version, ...cut, ...corrected };
}

function isMarked({ marks }: SearchHit): boolean {
  return [marks.title, marks.heading, marks.content].some(({ length }) => length > 0);
}

/** The pages that may answer a query. */
export interface Candidates {
  readonly query: ReadQuery;
  readonly wanted: WantedQuery;
  /** The version that comes first: the one that the query names, or that is read, or the current one. */
  readonly version: string;
  /** Its pages. */
  readonly own: readonly FoundPage[];
  /** Those of other versions. */
  readonly findOthers: () => Promise<readonly FoundPage[]>;
}

/** Finds the pages to rank; undefined if the query has no words, or the index does not have the locale. */
export async function findCandidates(
  store: IndexStore,
  { lexicon, getMeanings }: QueryReader,
  asked: SearchQuery,
): Promise<Candidates | undefined> {
  const locale = store.meta.locales.find(({ name }) => name === asked.locale);
  if (locale === undefined) return undefined;
  const { named, q } = takeVersion(asked.q, store.meta.versions);
  const version = named ?? chooseVersion(store.meta, asked.version);
  const hasOthers = store.meta.versions.some((name) => name !== version);
  const vocabulary = store.getVocabulary(locale.id);
  const name = await findName(q, vocabulary);
  const isVerbatim = asked.isVerbatim === true || (name !== undefined && name.kind !== 'word');
  const look = async (isLoose: boolean): Promise<Candidates | undefined> => {
    const query = await readQuery(q, vocabulary, lexicon, { isVerbatim, isLoose });
    if (query.units.length === 0) return undefined;
    const phrases = [...listPhrases(query, lexicon), ...(name?.tokens.map((token) => [token]) ?? [])];
    const find = (isWanted: boolean, limit: number) =>
      store.findPages({ locale: locale.id, phrases, version: { name: version, isWanted }, section: asked.section, limit });
    const own = await find(true, CANDIDATES);
    const findOthers = async () => (hasOthers ? find(false, CANDIDATES_ELSEWHERE) : []);
    const table = await getMeanings();
    const meaning = table && createVector(query.corrected ?? q, table);
    const wanted = { ...createWantedQuery(query, lexicon, locale.pages), ...(meaning && { meaning }), ...(name && { name }) };
    return { query, wanted, version, own, findOthers };
  };
  const found = await look(false);
  return found?.own.length === 0 && (await found.findOthers()).length === 0 ? look(true) : found;
}

/** The tokens of each phrase. */
function listPhrases({ units }: ReadQuery, lexicon: Lexicon): (readonly string[])[] {
  const all = units.flatMap(({ phrases }) => phrases.map(({ tokens }) => wantedTokens(tokens, lexicon)));
  return [...new Map(all.map((tokens) => [tokens.join(' '), tokens])).values()];
}

const heldBy = ({ features }: RankedPage): number => features.held;

/** Whether no pages of other versions would be shown, or change which ones are: most searches need not look for them. */
function isComplete(own: readonly RankedPage[], limit: number): boolean {
  return own.some((page) => heldBy(page) > ALL) && own.filter((page) => heldBy(page) >= LEAST_HELD).length >= limit;
}

/** The pages to show: those that contain much of the query, of the wanted version first. Scores fall: those of the others are cut to that. */
function chooseBest(own: readonly RankedPage[], others: readonly RankedPage[], limit: number): RankedPage[] {
  const most = Math.max(0, ...own.map(heldBy), ...others.map(heldBy));
  const isHit = (page: RankedPage) => page.declarations.length > 0 || heldBy(page) >= most * LEAST_HELD;
  const first = own.filter(isHit).slice(0, limit);
  const room = Math.min(limit - first.length, first.length === 0 ? limit : PAGES_ELSEWHERE);
  const least = (first.at(-1)?.score ?? Number.POSITIVE_INFINITY) - SECTION_STEP * MOST_HITS_OF_A_PAGE;
  const below = others.filter(isHit).slice(0, room);
  return [...first, ...below.map((page) => ({ ...page, score: Math.min(page.score, least) }))];
}
