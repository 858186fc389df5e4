import type { Cover, Wanted } from './cover.ts';

/** Weights of the score's parts, tuned on the labelled queries (tests/relevance). */
export const WEIGHTS = {
  /** The engine's own score. */
  text: 0.35,
  /** Share of the title that matches, if it matches the whole query; the title contains the query word for word. */
  titleFocus: 1.75,
  wholeTitle: 2,
  /** The section with the most of the query: the best place of each unit counts. */
  section: 1.4,
  inHeading: 0.75,
  inTitle: 1,
  inAbout: 0.9,
  inDescription: 0.6,
  inText: 0.28,
  /** Share of the query's pairs of characters and words that title and heading contain, however they are segmented. */
  pairs: 1.3,
  /** The same for the description, relative to title and heading. */
  descriptionPairs: 0.5,
  /** The text contains the query word for word. */
  wholeText: 0.4,
  /** How many sections of the page match; partial matches count little. */
  spread: 1,
  spreadPower: 3,
  /** How long the page is: of several pages that mention an identifier, the longest is its guide. */
  size: 0.07,
  sizeExact: 0.5,
  changelog: 0.7,
  oldVersion: 0.5,
};

/** How well a title matches a query. */
export function scoreTitle(title: Cover): number {
  return WEIGHTS.titleFocus * title.focus * title.share + (title.isWhole ? WEIGHTS.wholeTitle : 0);
}

/** Where the parts of a query are found in a section. */
export interface SectionCover {
  readonly heading: Cover;
  readonly title: Cover;
  /** The page's keywords and categories. */
  readonly about: Cover;
  /** The page in one sentence. */
  readonly description: Cover;
  /** Weight of each unit in heading or text, in the order of the units. */
  readonly texts: readonly number[];
}

/** How well a section matches a query. Of equal ones the first on the page wins: its introduction. */
export function scoreSection({ heading, title, about, description, texts }: SectionCover, wanted: Wanted): number {
  const together = texts.map(
    (inText, index) =>
      Math.max(WEIGHTS.inHeading * (heading.weights[index] ?? 0), WEIGHTS.inTitle * (title.weights[index] ?? 0), WEIGHTS.inText * inText) +
      WEIGHTS.inAbout * (about.weights[index] ?? 0) +
      WEIGHTS.inDescription * (description.weights[index] ?? 0),
  );
  const weighPair = (index: number) => {
    if (heading.pairs[index] || title.pairs[index]) return 1;
    return description.pairs[index] ? WEIGHTS.descriptionPairs : 0;
  };
  const held = wanted.pairs.reduce((sum, { share }, index) => sum + share * weighPair(index), 0);
  return WEIGHTS.section * sumShares(wanted, together) + WEIGHTS.pairs * held;
}

/** How much of a page matches: many sections with the whole query count, those with a part of it hardly. */
export function scoreSpread(wanted: Wanted, textsOfSections: readonly (readonly number[])[]): number {
  const sum = textsOfSections.reduce((total, texts) => total + sumShares(wanted, texts) ** WEIGHTS.spreadPower, 0);
  return WEIGHTS.spread * Math.log2(1 + sum);
}

/** Weights of the units by their share of the query: 1 if all units have weight 1. */
function sumShares(wanted: Wanted, weights: readonly number[]): number {
  return wanted.units.reduce((sum, { share }, index) => sum + share * (weights[index] ?? 0), 0);
}
