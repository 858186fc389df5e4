import { type Declaration, explains, findDeclarations, isReference, type WantedName } from './declarations.ts';
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
  /** Where it declares the name that is asked for, best first. */
  readonly declarations: readonly Declaration[];
  readonly isReference: () => boolean;
  /** Whether it says what the constant means that is asked for. */
  readonly explains: boolean;
  /** How many sections it has. */
  readonly sections: number;
}

export interface RankedPage extends ComparedPage {
  readonly score: number;
}

/** Further sections of a page are shown if they match at least this much of the best one. */
const NEARLY_AS_GOOD = 0.5;
/** Most pages that declare what is asked for, above the others: one a platform. */
const MOST_DECLARING = 4;
/** What a page that has all of a query holds of it: sums of shares are as exact as that. */
export const ALL = 1 - 1e-9;

type Weights = Readonly<Record<keyof Features, number>>;
/** With a table of meanings, words say less than without. */
const BY_MEANING: Weights = learnt.byMeaning;
const BY_WORDS: Weights = { ...learnt.byWords, likeQuestion: 0 };

/** Pages in the order of a weighted sum of their features. The weights are learnt: `npm run bench learn-ranking`. */
export function rankPages(wanted: WantedQuery, found: readonly FoundPage[]): RankedPage[] {
  const weights = wanted.meaning === undefined ? BY_WORDS : BY_MEANING;
  const ranked = comparePages(wanted, found)
    .map((page) => ({ ...page, score: scorePage(page.features, weights) }))
    .sort((one, other) => other.score - one.score);
  return putDeclaringFirst(ranked, wanted);
}

/**
 * Who types a name as code writes it looks for what declares it, in the language of the game, then for how it is used: pages that declare it come
 * first, those that declare it alike with one score, in the order of the site. A product that has the name in the title of its page comes before
 * them, as does a guide that explains a constant and does not only mention it.
 */
function putDeclaringFirst(ranked: readonly RankedPage[], { name }: WantedQuery): RankedPage[] {
  const ratingOf = ({ declarations: [first] }: RankedPage): number => first?.rating ?? 0;
  const declaring = ranked
    .filter(({ declarations }) => declarations.length > 0)
    .sort((one, other) => ratingOf(other) - ratingOf(one) || one.id - other.id)
    .slice(0, MOST_DECLARING);
  if (name === undefined || declaring.length === 0) return [...ranked];
  const best = ranked.find((page) => !page.isReference());
  if (best !== undefined && isAbout(best, name)) return [...ranked];
  const highest = Math.ceil(Math.max(...ranked.map(({ score }) => score)));
  const ratings = [...new Set(declaring.map(ratingOf))].toReversed();
  const declared = declaring.map((page) => ({ ...page, score: highest + 1 + ratings.indexOf(ratingOf(page)) }));
  const above = best?.explains ? [{ ...best, score: highest + 1 + ratings.length }, ...declared] : declared;
  return [...above, ...ranked.filter(({ id }) => !above.some((page) => page.id === id))];
}

/** Whether a guide is about what was typed, and not about code that has this name. */
function isAbout({ features }: RankedPage, { kind, hasMembers }: WantedName): boolean {
  if (features.titlePairs > ALL) return true;
  if (kind === 'word') return hasMembers && features.heading > ALL;
  return kind === 'number' && features.held > ALL;
}

/** Compares the pages that a store has found with a query. */
export function comparePages(wanted: WantedQuery, found: readonly FoundPage[]): ComparedPage[] {
  const comparer = new PageComparer(
    wanted,
    found.map(({ terms }) => terms),
  );
  return found.map(({ id, terms }) => ({
    id,
    features: comparer.compare(terms),
    rateSections: () => comparer.rateSections(terms),
    declarations: wanted.name === undefined ? [] : findDeclarations(wanted.name, terms),
    isReference: () => isReference(terms),
    explains: wanted.name !== undefined && explains(wanted.name, terms),
    sections: terms.sections,
  }));
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
export function chooseSections({ rateSections, declarations }: ComparedPage): number[] {
  if (declarations.length > 0) return declarations.slice(0, MOST_HITS_OF_A_PAGE).map(({ section }) => section);
  const ratings = rateSections();
  const best = Math.max(0, ...ratings);
  // The first one where none matches.
  if (best === 0) return ratings.slice(0, 1).map((_, at) => at);
  return [...ratings.keys()]
    .filter((at) => (ratings[at] ?? 0) >= best * NEARLY_AS_GOOD)
    .sort((one, other) => (ratings[other] ?? 0) - (ratings[one] ?? 0))
    .slice(0, MOST_HITS_OF_A_PAGE);
}
