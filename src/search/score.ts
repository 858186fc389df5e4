import type { Cover, Wanted } from './cover.ts';

/** What counts how much. Found by trying values on the labelled queries (tests/relevance). */
export const WEIGHTS = {
  /** The engine's own score. */
  text: 0.35,
  /** Of the title, the part that the query makes up, if that is the whole query; the query in it as it is. */
  titleFocus: 1.75,
  wholeTitle: 2,
  /** The section that holds most of the query: where each unit counts most. */
  section: 1.4,
  inHeading: 0.75,
  inTitle: 1,
  inAbout: 0.9,
  inDescription: 0.6,
  inText: 0.28,
  /** Part of the query's pairs of characters and words that title and heading hold, however they are cut into words. */
  pairs: 1.3,
  /** What the description holds of them against title and heading. */
  descriptionPairs: 0.5,
  /** The query stands in the text word for word. */
  wholeText: 0.4,
  /** How many sections of the page answer, those that hold only part of the query counting little. */
  spread: 1,
  spreadPower: 3,
  /** How long the page is: of several that mention an identifier the longest is its guide. */
  size: 0.07,
  sizeExact: 0.5,
  changelog: 0.7,
  oldVersion: 0.5,
};

/** How well a title fits a query. */
export function scoreTitle(title: Cover): number {
  return WEIGHTS.titleFocus * title.focus * title.share + (title.isWhole ? WEIGHTS.wholeTitle : 0);
}

/** Where a section has what of a query. */
export interface SectionCover {
  readonly heading: Cover;
  readonly title: Cover;
  /** What the page is filed under. */
  readonly about: Cover;
  /** The page in one sentence. */
  readonly description: Cover;
  /** Weight of each unit in heading or text, in the order of the units. */
  readonly texts: readonly number[];
}

/** How well a section fits a query. Of sections that fit equally well the first on the page is shown first: its introduction. */
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

/** How much of a page answers: many sections with all of the query, hardly those with a part of it. */
export function scoreSpread(wanted: Wanted, textsOfSections: readonly (readonly number[])[]): number {
  const sum = textsOfSections.reduce((total, texts) => total + sumShares(wanted, texts) ** WEIGHTS.spreadPower, 0);
  return WEIGHTS.spread * Math.log2(1 + sum);
}

/** Weights of the units, each for its part of the query: 1 where all units have weight 1. */
function sumShares(wanted: Wanted, weights: readonly number[]): number {
  return wanted.units.reduce((sum, { share }, index) => sum + share * (weights[index] ?? 0), 0);
}
