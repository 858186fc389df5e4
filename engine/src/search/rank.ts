import { MOST_HITS_OF_A_PAGE } from './fallback.ts';
import { type Features, PageComparer } from './features.ts';
import type { PageTerms } from './index/page-terms.ts';
import learnt from './ranking-weights.json' with { type: 'json' };
import type { WantedQuery } from './wanted-query.ts';

/** A page that a store has found. */
export interface FoundPage {
  readonly id: number;
  readonly terms: PageTerms;
}

/** A page compared with a query. */
export interface ComparedPage {
  readonly id: number;
  readonly features: Features;
  /** For each section, how well it matches, from 0 upwards. */
  readonly rateSections: () => readonly number[];
}

export interface RankedPage extends ComparedPage {
  readonly score: number;
}

/** Further sections of a page are shown if they match at least this much of the best one. */
const NEARLY_AS_GOOD = 0.5;

type Weights = Readonly<Record<keyof Features, number>>;
/** With a table of meanings, words say less than without. */
const BY_MEANING: Weights = learnt.byMeaning;
const BY_WORDS: Weights = { ...learnt.byWords, likeQuestion: 0 };

/** Pages in the order of a weighted sum of their features. The weights are learnt: `npm run bench learn-ranking`. */
export function rankPages(wanted: WantedQuery, found: readonly FoundPage[]): RankedPage[] {
  const weights = wanted.meaning === undefined ? BY_WORDS : BY_MEANING;
  return comparePages(wanted, found)
    .map((page) => ({ ...page, score: scorePage(page.features, weights) }))
    .sort((one, other) => other.score - one.score);
}

/** Compares the pages that a store has found with a query. */
export function comparePages(wanted: WantedQuery, found: readonly FoundPage[]): ComparedPage[] {
  const comparer = new PageComparer(
    wanted,
    found.map(({ terms }) => terms),
  );
  return found.map(({ id, terms }) => ({ id, features: comparer.compare(terms), rateSections: () => comparer.rateSections(terms) }));
}

function scorePage(features: Features, weights: Weights): number {
  return FEATURES.reduce((score, name) => score + weights[name] * features[name], 0);
}

/** Features that only an index with a table of meanings has. */
export const FEATURES_OF_MEANING: readonly (keyof Features)[] = ['likeQuestion'];

/** All features, in the order of the sum. */
export const FEATURES: readonly (keyof Features)[] = [
  ...(['heading', 'questions', 'nextSection', 'held', 'told', 'titlePairs'] as const),
  ...FEATURES_OF_MEANING,
];

/** The sections of a page to show, best first, by their place on the page. */
export function chooseSections({ rateSections }: ComparedPage): number[] {
  const ranked = rateSections()
    .map((score, at) => ({ score, at }))
    .sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }, place) => place === 0 || score >= best * NEARLY_AS_GOOD)
    .slice(0, MOST_HITS_OF_A_PAGE)
    .map(({ at }) => at);
}
