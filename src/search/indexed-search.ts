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

/** Pages that are ranked, of those that an engine finds. */
export const CANDIDATES = 80;

/** What pages are wanted. */
export interface PageQuery {
  /** `IndexedLocale.id` */
  readonly locale: number;
  /** Any phrase of any unit will do; the more and the rarer, the better. */
  readonly units: readonly QueryUnit[];
  /** The tokens of the whole query, where it asks for several things: pages that have them one after the other are told apart. */
  readonly whole?: readonly string[] | undefined;
  readonly version?: string | undefined;
  readonly section?: string | undefined;
}

export interface FoundPage {
  readonly id: number;
  /** The engine's own: higher is better. */
  readonly score: number;
  /** Whether the page has the whole query word for word. */
  readonly isWhole: boolean;
}

/** What differs between engines: how pages are found, and where texts are read from. */
export interface IndexStore {
  readonly index: SearchIndex;
  /** The best `CANDIDATES` pages. */
  findPages(query: PageQuery): Promise<readonly FoundPage[]>;
  readTexts(sections: readonly number[]): Promise<ReadonlyMap<number, SectionText>>;
  close(): Promise<void>;
}

/** An engine over a store: the same reading of queries, the same ranking and the same excerpts, wherever the index is kept. */
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
  const found = await store.findPages({ locale: locale.id, units: query.units, whole, version, section });
  const candidates = found.flatMap(({ id, score, isWhole }) => {
    const page = index.pages[id];
    return page === undefined ? [] : [{ page, textScore: score, isWhole }];
  });
  const ranked = rankPages(query, candidates, createJudge(query.units, locale.postings, index), resolveLimit(limit));
  const texts = await store.readTexts(ranked.map((one) => one.section.id));
  const marker = createMarker(query.units);
  return { hits: ranked.flatMap((one) => createHit(one, texts.get(one.section.id), marker)), ...cut };
}

/** What is asked for, corrected and completed by the words of the language; ways to say it that stand nowhere in it are left out. */
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
    /** At most how many sections answer: those that hold the rarest token of the commonest phrase. */
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
  /** For each of its tokens, the rarest first, the sections that hold it: those in all lists have the phrase. */
  readonly lists: readonly Uint32Array[];
}

/** A term of the glossary is one token where it stands in a section; of other phrases the sections have all tokens, in any order. */
function findSections({ tokens, weight }: QueryPhrase, postings: Postings, lexicon: Lexicon): FoundPhrase {
  const isTerm = tokens.length > 1 && lexicon.synonyms.has(tokens.join(' '));
  const lists = (isTerm ? [createTermToken(tokens)] : tokens).map((token) => postings.find(token));
  return { weight, lists: lists.sort((one, other) => one.length - other.length) };
}
