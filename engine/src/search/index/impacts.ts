import type { AnalysedText } from '../analysis/tokens.ts';

/** A text of a page, and how much a token in it counts: not at all with a weight of 0. */
export interface WeighedText {
  readonly weight: number;
  readonly text: AnalysedText;
}

/** The different tokens of a page, in the order in which they come, each with its impact, or 0 where it finds nothing. */
export interface RatedTokens {
  readonly tokens: readonly string[];
  readonly impacts: Uint8Array;
}

/** Highest impact: as much as a byte holds. */
const HIGHEST = 0xff;
/** Parameters of BM25: how soon a token that occurs more often stops to count more, and how much the length of a page counts. */
const SATURATION = 1.2;
const BY_LENGTH = 0.75;
/** Tokens of a page of common length: fixed, so that a page's impacts do not depend on other pages. */
const COMMON_LENGTH = 1200;

/** How much each token of a page says that the page is about it, from 1 to 255: BM25 without the rarity of the token. */
export function rateTokens(texts: readonly WeighedText[]): RatedTokens {
  // A token is looked up once wherever it occurs.
  const places = new Map<string, number>();
  const weights: number[] = [];
  let length = 0;
  const add = (tokens: readonly string[], weight: number): void => {
    for (const token of tokens) {
      const place = places.get(token);
      if (place === undefined) places.set(token, weights.push(weight) - 1);
      else weights[place] = (weights[place] ?? 0) + weight;
    }
  };
  const declared = new Set<string>();
  for (const { weight, text } of texts) {
    for (const token of text.declared ?? []) declared.add(token);
    add(text.tokens, weight);
    add(text.terms, weight);
    add(text.definitions, 0);
    if (weight > 0) length += text.tokens.length + text.terms.length;
  }
  const half = SATURATION * (1 - BY_LENGTH + (BY_LENGTH * length) / COMMON_LENGTH);
  const rate = (weight: number): number => (weight === 0 ? 0 : Math.max(1, Math.round((HIGHEST * weight) / (weight + half))));
  // A page declares a name or does not, however long it is.
  const impacts = [...weights.map(rate), ...Array.from(declared, () => HIGHEST)];
  return { tokens: [...places.keys(), ...declared], impacts: Uint8Array.from(impacts) };
}
