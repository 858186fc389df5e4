import { FIRST_QUESTION, type PageTerms, type Slots, TITLE } from './index/page-terms.ts';
import { mostAlike } from './meaning/text-vector.ts';
import type { WantedPhrase, WantedQuery } from './wanted-query.ts';

/** A section's text counts this much of its heading when sections of a page are compared. */
const TEXT_OF_HEADING = 0.4;
/** Questions of a page that are compared with a query together. */
const BEST_QUESTIONS = 3;

/** What ranking looks at, each a number from 0 upwards. */
export interface Features {
  /** Share of the query in the best heading. */
  readonly heading: number;
  /** Share of a question or a keyword that matches, times the share of the query that it contains: the mean of the three best ones. */
  readonly questions: number;
  /** Share of the query in the second best section: a page about something says it in more than one. */
  readonly nextSection: number;
  /** Share of the query that the page contains anywhere, up to 1. */
  readonly held: number;
  /** Share of the query in all but the texts, up to 1: what a page says of itself, taken together, tells it from its neighbours. */
  readonly told: number;
  /** Share of the query's pairs of characters and words, however they are segmented. */
  readonly titlePairs: number;
  /** How much the query means what the title or the best question or keyword does. */
  readonly likeQuestion: number;
}

/** A page compared with a query. */
export interface Comparison {
  readonly features: Features;
  /** For each section, how well it matches, from 0 upwards. */
  readonly sections: readonly number[];
}

/** Compares a page with a query. */
export function comparePage(page: PageTerms, wanted: WantedQuery): Comparison {
  const firstHeading = FIRST_QUESTION + page.questions;
  const firstText = firstHeading + page.sections;
  const slots = firstText + page.sections;
  const coverage = new Coverage(slots);
  const inSections = new Float64Array(page.sections);
  // For all units in turn: such arrays take longer to make than to fill.
  const weights = new Float64Array(slots);
  const lengths = new Float64Array(slots);
  let held = 0;
  let told = 0;
  for (const { share, phrases, alike } of wanted.units) {
    weights.fill(0);
    lengths.fill(0);
    weighPhrases(page, phrases, slots, weights, lengths);
    const inTexts = highest(weights, firstText, slots);
    held += share * Math.min(1, Math.max(highest(weights, 0, firstText), inTexts));
    weighPhrases(page, alike, firstText, weights, lengths);
    coverage.add(share, weights, lengths);
    told += share * Math.min(1, highest(weights, 0, firstText));
    for (let at = 0; at < page.sections; at += 1) {
      inSections[at] = (inSections[at] ?? 0) + share * Math.max(weights[firstHeading + at] ?? 0, weights[firstText + at] ?? 0);
    }
  }
  const pairs = sharePairs(page, wanted, firstText);
  return {
    features: {
      heading: highest(coverage.shares, firstHeading, firstText),
      questions: meanOfBest(coverage.compareQuestions(page)),
      nextSection: secondHighest(inSections),
      held,
      told,
      titlePairs: pairs[TITLE] ?? 0,
      likeQuestion: mostAlike(wanted.meaning, page.vectors),
    },
    sections: Array.from({ length: page.sections }, (_, at) => {
      const line = firstHeading + at;
      return (coverage.shares[line] ?? 0) + (pairs[line] ?? 0) + TEXT_OF_HEADING * (coverage.shares[firstText + at] ?? 0);
    }),
  };
}

/** The highest value of some slots. */
function highest(values: Float64Array, from: number, to: number): number {
  let most = 0;
  for (let slot = from; slot < to; slot += 1) most = Math.max(most, values[slot] ?? 0);
  return most;
}

function secondHighest(values: Float64Array): number {
  let most = 0;
  let next = 0;
  for (const value of values) {
    next = Math.max(next, Math.min(most, value));
    most = Math.max(most, value);
  }
  return next;
}

function meanOfBest(questions: readonly number[]): number {
  return questions.slice(0, BEST_QUESTIONS).reduce((sum, share) => sum + share, 0) / BEST_QUESTIONS;
}

/** How much of a query the slots of a page contain, and how many of their tokens match. */
class Coverage {
  readonly shares: Float64Array;
  readonly #matching: Float64Array;

  constructor(slots: number) {
    this.shares = new Float64Array(slots);
    this.#matching = new Float64Array(slots);
  }

  /** Adds a unit of the query. */
  add(share: number, weights: Float64Array, lengths: Float64Array): void {
    for (let slot = 0; slot < this.shares.length; slot += 1) {
      this.shares[slot] = (this.shares[slot] ?? 0) + share * (weights[slot] ?? 0);
      this.#matching[slot] = (this.#matching[slot] ?? 0) + (lengths[slot] ?? 0);
    }
  }

  /** For each question, best first, the share of the query that it contains, times the share of its tokens that match. */
  compareQuestions(page: PageTerms): number[] {
    const compared = Array.from({ length: page.questions }, (_, at) => {
      const slot = FIRST_QUESTION + at;
      return (this.shares[slot] ?? 0) * Math.min(1, (this.#matching[slot] ?? 0) / Math.max(1, page.countTokens(at)));
    });
    return compared.sort((one, other) => other - one);
  }
}

/**
 * For each slot of a page, the weight of the best phrase that it contains, and how many tokens that has.
 * @param slots only those before are looked at
 */
function weighPhrases(
  page: PageTerms,
  phrases: readonly WantedPhrase[],
  slots: number,
  weights: Float64Array,
  lengths: Float64Array,
): void {
  for (const { hashes, length, weight } of phrases) {
    for (const slot of findAll(page, hashes)) {
      if (slot >= slots) break;
      if (weight <= (weights[slot] ?? 0)) continue;
      weights[slot] = weight;
      lengths[slot] = length;
    }
  }
}

/** The slots of a page that contain all of some tokens, ascending. */
function findAll(page: PageTerms, hashes: readonly number[]): Iterable<number> {
  let all: Slots | undefined;
  for (const hash of hashes) {
    const slots = page.find(hash);
    if (slots.length === 0) return slots;
    all = all?.filter((slot) => slots.includes(slot)) ?? slots;
  }
  return all ?? [];
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
