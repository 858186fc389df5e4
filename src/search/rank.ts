import type { AnalysedQuery, QueryUnit } from './analysis/query.ts';
import { type Cover, coverLine, type Line, spellTokens, type Wanted } from './cover.ts';
import { MOST_HITS_OF_A_PAGE } from './engine.ts';

/** What is needed of a page to judge it; an engine's own may hold more. Lines of tokens come from `spellTokens`. */
export interface RankablePage<Section extends RankableSection = RankableSection> {
  readonly titleLine: Line;
  readonly isCurrent: boolean;
  readonly isChangelog: boolean;
  readonly sections: readonly Section[];
}

export interface RankableSection {
  /** Empty for the text before the first heading, which stands under the title. */
  readonly headingLine: Line;
}

/** A page that an engine found, with the engine's own score of its text: higher is better. */
export interface Candidate<Page extends RankablePage> {
  readonly page: Page;
  readonly textScore: number;
}

/** What only the engine knows. */
export interface Judge<Page extends RankablePage> {
  /** How telling a unit is, above 0: rare ones are worth more than common ones. */
  weigh(unit: QueryUnit): number;
  /** For each section of a page the weight of the best phrase whose tokens it has, in heading or text; 0 where there is none. */
  weighSections(page: Page, unit: QueryUnit): readonly number[];
}

export interface RankedSection<Page extends RankablePage> {
  readonly page: Page;
  readonly section: Page['sections'][number];
  readonly score: number;
}

/** Found by trying values on the labelled queries (tests/relevance). */
export const WEIGHTS = {
  text: 0.3,
  /** Of the query, the part that the title holds; of the title, the part that the query holds; the query as it is. */
  title: 0.5,
  titleFocus: 1.4,
  wholeTitle: 2,
  /** The same for the best section and its heading. */
  section: 2.8,
  inHeading: 1,
  inTitle: 0.5,
  inText: 0.35,
  headingFocus: 0.2,
  wholeHeading: 0.2,
  sameHeading: 0.5,
  /** Part of the query that the page holds anywhere. */
  page: 0.6,
  /** How long the page is: of several that mention an identifier the longest is its guide. */
  size: 0.05,
  sizeExact: 0.35,
  /** How many sections of the page answer. */
  spread: 1,
  changelog: 0.7,
  oldVersion: 0.6,
};

/** Sections are looked into for this many pages, the best by title and text. */
const PAGES_LOOKED_INTO = 24;
/** A page's further sections are shown where they fit nearly as well as its best one. */
const NEARLY_AS_GOOD = 0.6;
/** Sections of a page differ this little in score: an average of them still is the page's. */
const SECTION_STEP = 0.001;
/** What a lone character between words counts against a word. */
const OPTIONAL = 0.2;

/**
 * Orders pages, and in each its best sections: title over heading over text, the whole query in one place first, rare words over common
 * ones, the current version and guides before others. The sections of a page stand together.
 */
export function rankPages<Page extends RankablePage>(
  query: AnalysedQuery,
  candidates: readonly Candidate<Page>[],
  judge: Judge<Page>,
  limit: number,
): RankedSection<Page>[] {
  const wanted = createWanted(query, judge);
  const size = query.units.every((unit) => unit.exact !== undefined) ? WEIGHTS.sizeExact : WEIGHTS.size;
  const best = candidates.reduce((most, { textScore }) => Math.max(most, textScore), Number.MIN_VALUE);
  return candidates
    .map(({ page, textScore }) => {
      const title = coverLine(page.titleLine, wanted);
      return { page, title, score: WEIGHTS.text * (textScore / best) + scoreTitle(title) };
    })
    .sort((one, other) => other.score * fairness(other.page) - one.score * fairness(one.page))
    .slice(0, PAGES_LOOKED_INTO)
    .map(({ page, title, score }) => {
      const { shown, best: section, spread, share } = rankSections(page, title, wanted, judge);
      return {
        page,
        shown,
        score:
          (score + section + WEIGHTS.spread * spread + WEIGHTS.page * share + size * Math.log2(1 + page.sections.length)) * fairness(page),
      };
    })
    .sort((one, other) => other.score - one.score)
    .flatMap(({ page, shown, score }) => shown.map((section, at) => ({ page, section, score: score * (1 - SECTION_STEP * at) })))
    .slice(0, limit);
}

function createWanted<Page extends RankablePage>(query: AnalysedQuery, judge: Judge<Page>): Wanted {
  const weights = query.units.map((unit) => judge.weigh(unit) * (unit.optional ? OPTIONAL : 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const units = query.units.map((unit, index) => ({
    unit,
    share: (weights[index] ?? 0) / sum,
    phrases: unit.phrases
      .map(({ tokens, weight }) => ({ spelled: spellTokens(tokens), length: tokens.length, weight }))
      .sort((one, other) => other.weight - one.weight),
  }));
  return { units, whole: spellTokens(query.core) };
}

function fairness(page: RankablePage): number {
  return (page.isChangelog ? WEIGHTS.changelog : 1) * (page.isCurrent ? 1 : WEIGHTS.oldVersion);
}

function scoreTitle(title: Cover): number {
  return WEIGHTS.title * title.share + WEIGHTS.titleFocus * title.focus + (title.isWhole ? WEIGHTS.wholeTitle : 0);
}

function rankSections<Page extends RankablePage>(
  page: Page,
  title: Cover,
  wanted: Wanted,
  judge: Judge<Page>,
): { shown: Page['sections']; best: number; spread: number; share: number } {
  const inText = wanted.units.map(({ unit }) => judge.weighSections(page, unit));
  const anywhere = inText.map((weights, index) => Math.max(title.weights[index] ?? 0, ...weights));
  const ranked = page.sections
    .map((section, at) => {
      const heading = section.headingLine.tokens === '' ? title : coverLine(section.headingLine, wanted);
      const texts = inText.map((weights) => weights[at] ?? 0);
      return { section, score: scoreSection(heading, title, texts, wanted), own: sumShares(wanted, texts) };
    })
    .sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  const shown = ranked.filter(({ score }, at) => at === 0 || (score > 0 && score >= best * NEARLY_AS_GOOD)).slice(0, MOST_HITS_OF_A_PAGE);
  return {
    shown: shown.map(({ section }) => section),
    best,
    spread: Math.log2(1 + ranked.reduce((sum, { own }) => sum + own, 0)),
    share: sumShares(wanted, anywhere),
  };
}

/** A heading that says no more of the query than the title earns nothing by it: the title's own text comes first then. */
function scoreSection(heading: Cover, title: Cover, texts: readonly number[], wanted: Wanted): number {
  const together = texts.map((inText, index) =>
    Math.max(WEIGHTS.inHeading * (heading.weights[index] ?? 0), WEIGHTS.inTitle * (title.weights[index] ?? 0), WEIGHTS.inText * inText),
  );
  const score = WEIGHTS.section * sumShares(wanted, together);
  if (heading !== title && heading.share <= title.share) return score;
  return (
    score +
    WEIGHTS.headingFocus * heading.focus * heading.share +
    (heading.isWhole ? WEIGHTS.wholeHeading : 0) +
    (heading.isSame ? WEIGHTS.sameHeading : 0)
  );
}

function sumShares(wanted: Wanted, weights: readonly number[]): number {
  return wanted.units.reduce((sum, { share }, index) => sum + share * (weights[index] ?? 0), 0);
}
