import { type Lexicon, wantedTokens } from './analysis/lexicon.ts';
import { ABOUT, DESCRIPTION, FIRST_QUESTION, hashToken, type PageTerms, TITLE } from './index/page-terms.ts';
import type { ReadQuery } from './read-query.ts';

/** Weight of a single character between words, compared to a word. */
const OPTIONAL = 0.2;
/** A section counts with the share of the query that it contains, to this power: partial matches count little. */
const SPREAD_POWER = 3;
/** A section's text counts this much of its heading when sections of a page are compared. */
const TEXT_OF_HEADING = 0.4;

/** What ranking looks at, each a number from 0 upwards. */
export interface Features {
  /** Share of the title that matches, times the share of the query that the title contains. */
  readonly title: number;
  /** Share of the query in the best heading. */
  readonly heading: number;
  /** Share of the query in keywords and categories. */
  readonly about: number;
  /** Like the title, for the best of the questions that the page answers. */
  readonly question: number;
  /** How many sections contain how much of the query. */
  readonly spread: number;
  /** Share of the query that the page contains anywhere, up to 1. */
  readonly held: number;
  /** Share of the query in all but the texts, up to 1, to its square: what a page says of itself, taken together, tells it from its neighbours. */
  readonly told: number;
  /** Share of the query's pairs of characters and words, however they are segmented. */
  readonly titlePairs: number;
  readonly descriptionPairs: number;
  /** Of several pages that mention the same, the longest is the guide. */
  readonly size: number;
  readonly changelog: number;
}

/** A query prepared for comparing it with pages. */
export interface WantedQuery {
  readonly units: readonly WantedUnit[];
  /** Hashes of the core tokens, each with its share of the query. */
  readonly pairs: readonly { readonly hash: number; readonly share: number }[];
}

interface WantedUnit {
  /** Share of the query, 0 to 1. */
  readonly share: number;
  readonly phrases: readonly { readonly hashes: readonly number[]; readonly length: number; readonly weight: number }[];
}

/**
 * Rare words have a larger share of a query than common ones. The root keeps a word that is rare and says little (in "how do I appoint a mod") from
 * outweighing the rest.
 */
export function createWantedQuery({ units, core, counts }: ReadQuery, lexicon: Lexicon, pages: number): WantedQuery {
  const weighCount = (count: number) => Math.sqrt(Math.log(1 + pages / (1 + count)));
  const weighed = units.map((unit) => {
    const phrases = unit.phrases.map(({ tokens, weight }) => ({ wanted: wantedTokens(tokens, lexicon), length: tokens.length, weight }));
    const most = Math.max(...phrases.map(({ wanted }) => Math.min(...wanted.map((token) => counts.get(token) ?? 0))));
    return { phrases, weight: weighCount(most) * (unit.optional ? OPTIONAL : 1) };
  });
  const sum = weighed.reduce((total, { weight }) => total + weight, 0);
  const rarities = core.map((token) => weighCount(counts.get(token) ?? 0));
  const total = rarities.reduce((all, rarity) => all + rarity, 0);
  return {
    units: weighed.map(({ phrases, weight }) => ({
      share: weight / sum,
      phrases: phrases.map(({ wanted, length, weight: worth }) => ({ hashes: wanted.map(hashToken), length, weight: worth })),
    })),
    pairs: core.map((token, index) => ({ hash: hashToken(token), share: (rarities[index] ?? 0) / total })),
  };
}

/** A page compared with a query. */
export interface Comparison {
  readonly features: Features;
  /** For each section, how well it matches, from 0 upwards. */
  readonly sections: readonly number[];
}

/** Compares a page with a query. */
export function comparePage(page: PageTerms, wanted: WantedQuery, isChangelog: boolean): Comparison {
  const firstHeading = FIRST_QUESTION + page.questions;
  const firstText = firstHeading + page.sections;
  const slots = firstText + page.sections;
  const shares = new Float64Array(slots);
  const covered = new Float64Array(firstHeading);
  const inSections = new Float64Array(page.sections);
  let held = 0;
  let told = 0;
  for (const unit of wanted.units) {
    const weights = weighSlots(page, unit, slots, covered);
    let inText = 0;
    let inRest = 0;
    for (let slot = 0; slot < slots; slot += 1) {
      const weight = weights[slot] ?? 0;
      if (weight === 0) continue;
      if (slot < firstText) inRest = Math.max(inRest, weight);
      else inText = Math.max(inText, weight);
      shares[slot] = (shares[slot] ?? 0) + unit.share * weight;
    }
    held += unit.share * Math.min(1, Math.max(inText, inRest));
    told += unit.share * Math.min(1, inRest);
    for (let at = 0; at < page.sections; at += 1) {
      const weight = Math.max(weights[firstHeading + at] ?? 0, weights[firstText + at] ?? 0);
      inSections[at] = (inSections[at] ?? 0) + unit.share * weight;
    }
  }
  const pairs = sharePairs(page, wanted, firstText);
  const focusOf = (slot: number, line: number) => Math.min(1, (covered[slot] ?? 0) / Math.max(1, page.countTokens(line)));
  const questions = Array.from(
    { length: page.questions },
    (_, at) => (shares[FIRST_QUESTION + at] ?? 0) * focusOf(FIRST_QUESTION + at, 1 + at),
  );
  return {
    features: {
      title: (shares[TITLE] ?? 0) * focusOf(TITLE, 0),
      heading: Math.max(0, ...shares.subarray(firstHeading, firstText)),
      about: shares[ABOUT] ?? 0,
      question: Math.max(0, ...questions),
      spread: Math.log2(1 + inSections.reduce((sum, share) => sum + share ** SPREAD_POWER, 0)),
      held,
      told: told ** 2,
      titlePairs: pairs[TITLE] ?? 0,
      descriptionPairs: pairs[DESCRIPTION] ?? 0,
      size: Math.log2(1 + page.sections),
      changelog: Number(isChangelog),
    },
    sections: Array.from({ length: page.sections }, (_, at) => {
      const line = firstHeading + at;
      return (shares[line] ?? 0) + (pairs[line] ?? 0) + TEXT_OF_HEADING * (shares[firstText + at] ?? 0);
    }),
  };
}

/**
 * For each slot of a page, the weight of the best phrase that it contains.
 * @param covered for the slots before the headings, the number of matching tokens is added to it
 */
function weighSlots(page: PageTerms, { phrases }: WantedUnit, slots: number, covered: Float64Array): Float64Array {
  const weights = new Float64Array(slots);
  const lengths = new Float64Array(covered.length);
  for (const { hashes, length, weight } of phrases) {
    const [rarest, ...others] = hashes.map((hash) => page.find(hash)).sort((one, other) => one.length - other.length);
    if (rarest === undefined) continue;
    for (const slot of rarest) {
      if (weight <= (weights[slot] ?? 0) || !others.every((other) => other.includes(slot))) continue;
      weights[slot] = weight;
      if (slot < lengths.length) lengths[slot] = length;
    }
  }
  for (let slot = 0; slot < covered.length; slot += 1) covered[slot] = (covered[slot] ?? 0) + (lengths[slot] ?? 0);
  return weights;
}

/** For each slot before the texts, the share of the query's pairs that it contains. */
function sharePairs(page: PageTerms, wanted: WantedQuery, firstText: number): Float64Array {
  const pairs = new Float64Array(firstText);
  for (const { hash, share } of wanted.pairs) {
    for (const slot of page.find(hash)) {
      if (slot >= firstText) break;
      pairs[slot] = (pairs[slot] ?? 0) + share;
    }
  }
  return pairs;
}
