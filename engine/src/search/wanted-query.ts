import { type Lexicon, wantedTokens } from './analysis/lexicon.ts';
import type { WantedName } from './declarations.ts';
import { hashToken } from './index/page-terms.ts';
import type { ReadQuery } from './read-query.ts';

/** Weight of a single character between words, compared to a word. */
const OPTIONAL = 0.2;
/** Weight of words of like meaning, compared to what was typed. */
const ALIKE = 0.55;

/** A query prepared for comparing it with pages. */
export interface WantedQuery {
  /** Hashes of all its tokens. */
  readonly hashes: readonly number[];
  readonly units: readonly WantedUnit[];
  /** The core tokens, each with its share of the query. */
  readonly pairs: readonly { readonly token: number; readonly share: number }[];
  /** What it means, where the index has a table of meanings. */
  readonly meaning?: Int8Array;
  /** The name that it is, if pages declare that. */
  readonly name?: WantedName;
}

export interface WantedUnit {
  /** Share of the query, 0 to 1. */
  readonly share: number;
  readonly phrases: readonly WantedPhrase[];
  readonly alike: readonly WantedPhrase[];
}

export interface WantedPhrase {
  /** Places of its tokens in `WantedQuery.hashes`. */
  readonly tokens: readonly number[];
  readonly length: number;
  readonly weight: number;
}

/**
 * Rare words have a larger share of a query than common ones. The root keeps a word that is rare and says little (in "how do I appoint a mod") from
 * outweighing the rest.
 */
export function createWantedQuery({ units, core, counts }: ReadQuery, lexicon: Lexicon, pages: number): WantedQuery {
  const places = new Map<string, number>();
  const placeOf = (token: string): number => {
    const place = places.get(token) ?? places.size;
    places.set(token, place);
    return place;
  };
  const weighCount = (count: number) => Math.sqrt(Math.log(1 + pages / (1 + count)));
  const weighed = units.map(({ phrases, alike, optional }) => {
    const wanted = phrases.map(({ tokens }) => wantedTokens(tokens, lexicon));
    const most = Math.max(...wanted.map((tokens) => Math.min(...tokens.map((token) => counts.get(token) ?? 0))));
    return {
      phrases: phrases.map(({ tokens, weight }, at) => ({ tokens: (wanted[at] ?? []).map(placeOf), length: tokens.length, weight })),
      alike: alike.map(({ tokens }) => ({ tokens: tokens.map(placeOf), length: tokens.length, weight: ALIKE })),
      weight: weighCount(most) * (optional ? OPTIONAL : 1),
    };
  });
  const sum = weighed.reduce((total, { weight }) => total + weight, 0);
  const rarities = core.map((token) => weighCount(counts.get(token) ?? 0));
  const total = rarities.reduce((all, rarity) => all + rarity, 0);
  const pairs = core.map((token, index) => ({ token: placeOf(token), share: (rarities[index] ?? 0) / total }));
  return {
    hashes: Array.from(places.keys(), hashToken),
    units: weighed.map(({ phrases, alike, weight }) => ({ phrases, alike, share: weight / sum })),
    pairs,
  };
}
