import type { AnalysedText } from '../analysis/tokens.ts';

/** Texts of a page, and how much a token in them counts. */
export interface WeighedTexts {
  readonly weight: number;
  readonly texts: readonly AnalysedText[];
}

/** Highest impact: as much as a byte holds. */
const HIGHEST = 0xff;
/** Parameters of BM25: how soon a token that occurs more often stops to count more, and how much the length of a page counts. */
const SATURATION = 1.2;
const BY_LENGTH = 0.75;
/** Tokens of a page of common length: fixed, so that a page's impacts do not depend on other pages. */
const COMMON_LENGTH = 1200;

/** How much each token of a page says that the page is about it, from 1 to 255: BM25 without the rarity of the token. */
export function rateTokens(fields: readonly WeighedTexts[]): Map<string, number> {
  const weights = new Map<string, number>();
  let length = 0;
  for (const { weight, texts } of fields) {
    for (const text of texts) {
      for (const tokens of [text.tokens, text.terms]) {
        length += tokens.length;
        for (const token of tokens) weights.set(token, (weights.get(token) ?? 0) + weight);
      }
    }
  }
  const half = SATURATION * (1 - BY_LENGTH + (BY_LENGTH * length) / COMMON_LENGTH);
  for (const [token, weight] of weights) weights.set(token, Math.max(1, Math.round((HIGHEST * weight) / (weight + half))));
  return weights;
}
