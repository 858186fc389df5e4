import type { SearchHit, SearchResponse } from '../model/search.ts';
import { createTermToken, type Lexicon } from './analysis/lexicon.ts';
import { type AnalysedQuery, analyseQuery, cutQuery, type QueryPhrase, type QueryUnit } from './analysis/query.ts';
import { correctQuery } from './correct.ts';
import { resolveLimit, type SearchEngine, type SearchQuery } from './engine.ts';
import { createExcerpt } from './excerpt.ts';
import { expandQuery } from './expand.ts';
import { isAmong, type Postings, sliceBetween } from './index/postings.ts';
import type { SectionText } from './index/prepared.ts';
import type { IndexedLocale, IndexedPage, SearchIndex } from './index/search-index.ts';
import { createMarker, type Marker } from './marker.ts';
import { type Judge, type RankedSection, rankPages } from './rank.ts';

/** Pages that an engine finds and that are ranked then. */
export const CANDIDATES = 80;

/** A query for pages. */
export interface PageQuery {
  /** `IndexedLocale.id` */
  readonly locale: number;
  /** A page matches with any phrase of any unit; more and rarer ones score higher. */
  readonly units: readonly QueryUnit[];
  /** The tokens of the whole query, if it has several units: pages that contain them in a row are marked. */
  readonly whole?: readonly string[] | undefined;
  readonly version?: string | undefined;
  readonly section?: string | undefined;
}

export interface FoundPage {
  readonly id: number;
  /** The engine's own score: higher is better. */
  readonly score: number;
  /** Whether the page contains the whole query word for word. */
  readonly isWhole: boolean;
}

/** The parts that differ between engines: finding pages, and reading texts. */
export interface IndexStore {
  readonly index: SearchIndex;
  /** The best `CANDIDATES` pages. */
  findPages(query: PageQuery): Promise<readonly FoundPage[]>;
  readTexts(sections: readonly number[]): Promise<ReadonlyMap<number, SectionText>>;
  close(): Promise<void>;
}

/** Creates an engine from a store. Analysis, ranking and excerpts are the same for all of them. */
export function createSearchEngine(store: IndexStore): SearchEngine {
  const { index } = store;
  return {
    fingerprint: index.fingerprint,
    search: (query) => search(store, query),
    close: () => store.close(),
  };
}

async function search(store: IndexStore, { q, locale: localeName, version, section, limit }: SearchQuery): Promise<SearchResponse> {
  const { index } = store;
  const { text, cutTo } = cutQuery(q);
  const cut = cutTo === undefined ? {} : { cutTo };
  const locale = index.locales.get(localeName);
  if (locale === undefined) return { hits: [], ...cut };
  const query = readQuery(text, locale, index.lexicon);
  if (query.units.length === 0) return { hits: [], ...cut };

  const whole = query.units.length > 1 ? query.tokens : undefined;
  const judge = createJudge(query.units, locale.postings, index);
  const find = async (wanted: string | undefined, most: number) => {
    const found = await store.findPages({ locale: locale.id, units: query.units, whole, version: wanted, section });
    const candidates = found.flatMap(({ id, score, isWhole }) => {
      const page = index.pages[id];
      const isWanted = page !== undefined && (wanted !== undefined || page.version !== version);
      return isWanted ? [{ page, textScore: score, isWhole }] : [];
    });
    return rankPages(query, candidates, judge, most);
  };
  const most = resolveLimit(limit);
  const own = version === undefined ? [] : await find(version, most);
  const ranked = own.length < most ? [...own, ...(await find(undefined, most - own.length))] : own;
  const texts = await store.readTexts(ranked.map((one) => one.section.id));
  const marker = createMarker(query.units);
  return { hits: ranked.flatMap((one) => createHit(one, texts.get(one.section.id), marker)), ...cut };
}

/** Analyses a query, corrected and expanded by the words of the language. Phrases with unknown tokens are left out. */
function readQuery(text: string, { vocabulary, holds }: IndexedLocale, lexicon: Lexicon): AnalysedQuery {
  const query = expandQuery(analyseQuery(correctQuery(text, vocabulary, lexicon), lexicon), vocabulary, lexicon);
  const units = query.units.map((unit) => {
    const standing = unit.phrases.filter((phrase) => phrase.tokens.every(holds));
    return { ...unit, phrases: standing.length > 0 ? standing : unit.phrases.slice(0, 1) };
  });
  return { ...query, units };
}

function createHit({ page, section, score }: RankedSection<IndexedPage>, text: SectionText | undefined, marker: Marker): SearchHit[] {
  if (text === undefined) return [];
  const { title, version, section: sidebar, breadcrumbs } = page;
  const { heading } = section;
  const excerpt = createExcerpt(text.content, marker);
  return [
    {
      id: text.name,
      score: Math.round(score * 1000) / 1000,
      source: { title, url: text.url, heading, content: excerpt.text, version, section: sidebar, breadcrumbs },
      marks: { title: marker.mark(title), heading: marker.mark(heading), content: excerpt.marks },
    },
  ];
}

function createJudge(units: readonly QueryUnit[], postings: Postings, { sectionCount, lexicon }: SearchIndex): Judge<IndexedPage> {
  const lists = new Map(units.map((unit) => [unit, unit.phrases.map((phrase) => findSections(phrase, postings, lexicon))]));
  const weighCount = (count: number) => Math.log(1 + sectionCount / (1 + count));
  return {
    /** The estimate is an upper bound: the sections with the rarest token of the most common phrase. */
    weigh: (unit) => weighCount(Math.max(...(lists.get(unit) ?? []).map((phrase) => phrase.lists[0]?.length ?? 0))),
    weighToken: (token) => weighCount(postings.find(token).length),
    weighSections({ firstSection, sections }, unit) {
      const weights = new Array<number>(sections.length).fill(0);
      for (const phrase of lists.get(unit) ?? []) {
        const [rarest, ...others] = phrase.lists;
        if (rarest === undefined) continue;
        for (const section of sliceBetween(rarest, firstSection, firstSection + sections.length)) {
          const at = section - firstSection;
          if (phrase.weight > (weights[at] ?? 0) && others.every((other) => isAmong(other, section))) weights[at] = phrase.weight;
        }
      }
      return weights;
    },
  };
}

interface FoundPhrase {
  readonly weight: number;
  /** For each token, the rarest first, the sections that contain it. Sections in all lists match. */
  readonly lists: readonly Uint32Array[];
}

/** A glossary term is indexed as one token; for other phrases a section must contain all tokens, in any order. */
function findSections({ tokens, weight }: QueryPhrase, postings: Postings, lexicon: Lexicon): FoundPhrase {
  const isTerm = tokens.length > 1 && lexicon.synonyms.has(tokens.join(' '));
  const lists = (isTerm ? [createTermToken(tokens)] : tokens).map((token) => postings.find(token));
  return { weight, lists: lists.sort((one, other) => one.length - other.length) };
}
