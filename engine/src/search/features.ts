import { FIRST_QUESTION, type Layout, layOut, type PageTerms, TITLE } from './index/page-terms.ts';
import { mostAlike } from './meaning/text-vector.ts';
import type { WantedPhrase, WantedQuery } from './wanted-query.ts';

/** A section's text counts this much of its heading when sections of a page are compared. */
const TEXT_OF_HEADING = 0.4;
/** Share of a query in a title that says all of it in other words. */
const WHOLE_BY_SYNONYM = 0.8 - 1e-9;
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

/** Compares pages with a query, one after the other: the arrays that this takes serve all of them. */
export class PageComparer {
  readonly #wanted: WantedQuery;
  /** For each token of the query, its number on the page, or -1. */
  readonly #tokens: Int32Array;
  /** For each slot, the weight of the best phrase of a unit that it contains, and how many tokens that has. */
  readonly #weights: Float64Array;
  readonly #lengths: Uint32Array;
  /** The slots that contain one. */
  readonly #matched: Uint32Array;
  #matches = 0;
  /** For each slot, its share of the query, and how many of its tokens match. */
  readonly #shares: Float64Array;
  readonly #matching: Uint32Array;
  /** The slots that have a share: few of those of a long page. */
  readonly #shared: Uint32Array;
  #sharing = 0;
  /** For each section, its share of the query. */
  readonly #sections: Float64Array;
  #held = 0;
  #told = 0;

  /** @param pages all that are compared */
  constructor(wanted: WantedQuery, pages: readonly PageTerms[]) {
    const slots = pages.reduce((most, page) => Math.max(most, layOut(page).slots), 0);
    this.#wanted = wanted;
    this.#tokens = new Int32Array(wanted.hashes.length);
    [this.#weights, this.#shares, this.#sections] = [new Float64Array(slots), new Float64Array(slots), new Float64Array(slots)];
    [this.#lengths, this.#matching] = [new Uint32Array(slots), new Uint32Array(slots)];
    [this.#matched, this.#shared] = [new Uint32Array(slots), new Uint32Array(slots)];
  }

  compare(page: PageTerms): Features {
    const layout = layOut(page);
    this.#cover(page, layout);
    return {
      heading: this.#highestShare(layout.firstHeading, layout.firstText),
      questions: this.#rateQuestions(page, layout),
      nextSection: secondHighest(this.#sections, page.sections),
      held: this.#held,
      told: this.#told,
      titlePairs: this.#sharePairs(page, TITLE),
      likeQuestion: mostAlike(this.#wanted.meaning, page.vectors),
    };
  }

  /** For each section of a page, how well it matches, from 0 upwards. */
  rateSections(page: PageTerms): number[] {
    const layout = layOut(page);
    this.#cover(page, layout);
    const pairs = this.#sharePairsOfHeadings(page, layout);
    const ratings: number[] = [];
    for (let at = 0; at < page.sections; at += 1) {
      const text = this.#shares[layout.firstText + at] ?? 0;
      ratings.push((this.#shares[layout.firstHeading + at] ?? 0) + (pairs[at] ?? 0) + TEXT_OF_HEADING * text);
    }
    // A page about what is asked is shown from its beginning, also where a heading has the reader's word for what the title calls otherwise.
    if ((this.#shares[layout.firstHeading] ?? 0) >= WHOLE_BY_SYNONYM) ratings[0] = Math.max(...ratings);
    return ratings;
  }

  #cover(page: PageTerms, layout: Layout): void {
    const { firstText, slots } = layout;
    const { hashes } = this.#wanted;
    for (let at = 0; at < hashes.length; at += 1) this.#tokens[at] = page.find(hashes[at] ?? 0);
    this.#clear(page.sections);
    for (const { share, phrases, alike } of this.#wanted.units) {
      this.#weigh(page, phrases, slots);
      this.#held += share * Math.min(1, this.#highestMatch(slots));
      this.#weigh(page, alike, firstText);
      this.#told += share * Math.min(1, this.#highestMatch(firstText));
      this.#add(share, layout);
    }
  }

  /**
   * Forgets the page before.
   * @param sections how many the next one has
   */
  #clear(sections: number): void {
    for (let at = 0; at < this.#sharing; at += 1) {
      const slot = this.#shared[at] ?? 0;
      this.#shares[slot] = 0;
      this.#matching[slot] = 0;
    }
    this.#sections.fill(0, 0, sections);
    this.#sharing = 0;
    this.#held = 0;
    this.#told = 0;
  }

  /** @param end only slots before are looked at */
  #weigh(page: PageTerms, phrases: readonly WantedPhrase[], end: number): void {
    for (const { tokens, length, weight } of phrases) {
      if (!this.#hasAll(tokens)) continue;
      const first = this.#tokens[tokens[0] ?? 0] ?? 0;
      const last = page.endOf(first);
      for (let at = page.startOf(first); at < last; at += 1) {
        const slot = page.slots[at] ?? 0;
        if (slot >= end) break;
        const known = this.#weights[slot] ?? 0;
        if (weight <= known || (tokens.length > 1 && !tokens.every((token) => page.isIn(this.#tokens[token] ?? 0, slot)))) continue;
        if (known === 0) this.#matched[this.#matches++] = slot;
        this.#weights[slot] = weight;
        this.#lengths[slot] = length;
      }
    }
  }

  #has(token: number): boolean {
    return (this.#tokens[token] ?? -1) >= 0;
  }

  /** Whether a page has all of some tokens, and these are any. */
  #hasAll(tokens: readonly number[]): boolean {
    for (const token of tokens) if (!this.#has(token)) return false;
    return tokens.length > 0;
  }

  #highestMatch(end: number): number {
    let most = 0;
    for (let at = 0; at < this.#matches; at += 1) {
      const slot = this.#matched[at] ?? 0;
      if (slot < end) most = Math.max(most, this.#weights[slot] ?? 0);
    }
    return most;
  }

  /** Adds what a unit of the query has in each slot, and goes on to the next one. */
  #add(share: number, { firstHeading, firstText }: Layout): void {
    for (let at = 0; at < this.#matches; at += 1) {
      const slot = this.#matched[at] ?? 0;
      const weight = this.#weights[slot] ?? 0;
      const known = this.#shares[slot] ?? 0;
      if (known === 0) this.#shared[this.#sharing++] = slot;
      this.#shares[slot] = known + share * weight;
      this.#matching[slot] = (this.#matching[slot] ?? 0) + (this.#lengths[slot] ?? 0);
      if (slot < firstHeading) continue;
      // Of a section, the heading or the text, whichever is better.
      const isHeading = slot < firstText;
      const section = slot - (isHeading ? firstHeading : firstText);
      const other = this.#weights[isHeading ? firstText + section : firstHeading + section] ?? 0;
      if (isHeading && other > 0) continue;
      this.#sections[section] = (this.#sections[section] ?? 0) + share * Math.max(weight, other);
    }
    for (let at = 0; at < this.#matches; at += 1) this.#weights[this.#matched[at] ?? 0] = 0;
    this.#matches = 0;
  }

  #highestShare(from: number, to: number): number {
    let most = 0;
    for (let at = 0; at < this.#sharing; at += 1) {
      const slot = this.#shared[at] ?? 0;
      if (slot >= from && slot < to) most = Math.max(most, this.#shares[slot] ?? 0);
    }
    return most;
  }

  /** The share of the query's pairs that a slot contains. */
  #sharePairs(page: PageTerms, slot: number): number {
    let all = 0;
    for (const { token, share } of this.#wanted.pairs) {
      if (this.#has(token) && page.isIn(this.#tokens[token] ?? 0, slot)) all += share;
    }
    return all;
  }

  /** The same for each heading. */
  #sharePairsOfHeadings(page: PageTerms, { firstHeading, firstText }: Layout): Float64Array {
    const shares = new Float64Array(page.sections);
    for (const { token, share } of this.#wanted.pairs) {
      if (!this.#has(token)) continue;
      const found = this.#tokens[token] ?? 0;
      for (let at = page.startOf(found), end = page.endOf(found); at < end; at += 1) {
        const slot = page.slots[at] ?? 0;
        if (slot >= firstText) break;
        if (slot >= firstHeading) shares[slot - firstHeading] = (shares[slot - firstHeading] ?? 0) + share;
      }
    }
    return shares;
  }

  /** Of the best questions, the mean of the share of the query that each contains, times the share of its tokens that match. */
  #rateQuestions(page: PageTerms, { firstHeading }: Layout): number {
    const best: number[] = [];
    for (let at = 0; at < this.#sharing; at += 1) {
      const slot = this.#shared[at] ?? 0;
      if (slot < FIRST_QUESTION || slot >= firstHeading) continue;
      const said = (this.#matching[slot] ?? 0) / Math.max(1, page.countTokens(slot - FIRST_QUESTION));
      best.push((this.#shares[slot] ?? 0) * Math.min(1, said));
    }
    best.sort((one, other) => other - one);
    return best.slice(0, BEST_QUESTIONS).reduce((sum, share) => sum + share, 0) / BEST_QUESTIONS;
  }
}

function secondHighest(values: Float64Array, end: number): number {
  let most = 0;
  let next = 0;
  for (let at = 0; at < end; at += 1) {
    const value = values[at] ?? 0;
    next = Math.max(next, Math.min(most, value));
    most = Math.max(most, value);
  }
  return next;
}
