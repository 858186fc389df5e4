import type { AnalysedQuery, QueryPhrase, QueryUnit } from './analysis/query.ts';
import { MOST_HITS_OF_A_PAGE } from './engine.ts';

/** What is needed of a section to judge it; an engine's own may hold more. */
export interface RankableSection {
  /** A space before and after each token; empty where there is no heading. */
  readonly headingTokens: string;
}

export interface RankablePage<Section extends RankableSection> {
  /** A space before and after each token. */
  readonly titleTokens: string;
  readonly isCurrent: boolean;
  readonly isChangelog: boolean;
  readonly sections: readonly Section[];
}

/** A page that an engine found, with the engine's own score of its text: higher is better. */
export interface Candidate<Section extends RankableSection, Page extends RankablePage<Section>> {
  readonly page: Page;
  readonly textScore: number;
}

/** What only the engine knows. */
export interface Judge<Section extends RankableSection> {
  /** How telling a unit is, above 0: rare ones are worth more than common ones. */
  weigh(unit: QueryUnit): number;
  /** Whether a section's text or heading has all tokens of a phrase. */
  holds(section: Section, phrase: QueryPhrase): boolean;
}

export interface RankedSection<Section, Page> {
  readonly page: Page;
  readonly section: Section;
  readonly score: number;
}

/** Found by trying values on the labelled queries (tests/relevance). A page's title counts most, then the one section that fits best. */
export const WEIGHTS = {
  text: 4,
  title: 4,
  wholeTitle: 2,
  titleStart: 1,
  section: 4,
  heading: 1,
  inText: 0.6,
  wholeHeading: 1.5,
  sameHeading: 1,
  changelog: 0.6,
  oldVersion: 0.6,
};

/** Sections are looked into for this many pages, the best by title and text. */
const PAGES_LOOKED_INTO = 24;
/** A page's further sections are shown where they fit nearly as well as its best one. */
const NEARLY_AS_GOOD = 0.6;
/** Sections of a page differ this little in score: an average of them still is the page's. */
const SECTION_STEP = 0.001;

/**
 * Orders pages, and in each its best sections: title over heading over text, the whole query in one place first, rare words over common
 * ones, the current version and guides before others. The sections of a page stand together.
 */
export function rankPages<Section extends RankableSection, Page extends RankablePage<Section>>(
  query: AnalysedQuery,
  candidates: readonly Candidate<Section, Page>[],
  judge: Judge<Section>,
  limit: number,
): RankedSection<Section, Page>[] {
  const units = weighUnits(query, judge);
  const whole = spellTokens(query.tokens);
  const best = candidates.reduce((most, { textScore }) => Math.max(most, textScore), Number.MIN_VALUE);
  const ranked = candidates
    .map(({ page, textScore }) => ({ page, score: WEIGHTS.text * (textScore / best) + scoreTitle(page, units, whole) }))
    .sort((one, other) => other.score * fairness(other.page) - one.score * fairness(one.page))
    .slice(0, PAGES_LOOKED_INTO)
    .map(({ page, score }) => {
      const sections = rankSections(page, units, whole, judge);
      return { page, sections, score: (score + WEIGHTS.section * (sections[0]?.score ?? 0)) * fairness(page) };
    })
    .sort((one, other) => other.score - one.score);
  return ranked
    .flatMap(({ page, sections, score }) => sections.map(({ section }, at) => ({ page, section, score: score * (1 - SECTION_STEP * at) })))
    .slice(0, limit);
}

interface WeighedUnit {
  /** Part of the whole query that it makes up, 0 to 1. */
  readonly share: number;
  /** The best first. */
  readonly phrases: readonly WeighedPhrase[];
}

interface WeighedPhrase {
  readonly phrase: QueryPhrase;
  /** As it stands in a string of tokens. */
  readonly spelled: string;
}

/** Tokens as they stand in `titleTokens` and `headingTokens`. */
export function spellTokens(tokens: readonly string[]): string {
  return tokens.length === 0 ? '' : ` ${tokens.join(' ')} `;
}

function weighUnits<Section extends RankableSection>(query: AnalysedQuery, judge: Judge<Section>): WeighedUnit[] {
  const weights = query.units.map((unit) => judge.weigh(unit) * (unit.optional ? 0.2 : 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return query.units.map((unit, index) => ({
    share: (weights[index] ?? 0) / sum,
    phrases: unit.phrases
      .map((phrase) => ({ phrase, spelled: spellTokens(phrase.tokens) }))
      .sort((one, other) => other.phrase.weight - one.phrase.weight),
  }));
}

function fairness<Section extends RankableSection>(page: RankablePage<Section>): number {
  return (page.isChangelog ? WEIGHTS.changelog : 1) * (page.isCurrent ? 1 : WEIGHTS.oldVersion);
}

function scoreTitle<Section extends RankableSection>(page: RankablePage<Section>, units: readonly WeighedUnit[], whole: string): number {
  let score = 0;
  for (const unit of units) score += WEIGHTS.title * unit.share * findWeight(unit, page.titleTokens);
  if (page.titleTokens.includes(whole)) score += WEIGHTS.wholeTitle;
  if (page.titleTokens.startsWith(whole)) score += WEIGHTS.titleStart;
  return score;
}

function rankSections<Section extends RankableSection>(
  page: RankablePage<Section>,
  units: readonly WeighedUnit[],
  whole: string,
  judge: Judge<Section>,
): { section: Section; score: number }[] {
  const ranked = page.sections
    .map((section) => ({ section, score: scoreSection(section, units, whole, judge) }))
    .sort((one, other) => other.score - one.score);
  const most = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }, at) => at === 0 || (score > 0 && score >= most * NEARLY_AS_GOOD)).slice(0, MOST_HITS_OF_A_PAGE);
}

function scoreSection<Section extends RankableSection>(
  section: Section,
  units: readonly WeighedUnit[],
  whole: string,
  judge: Judge<Section>,
): number {
  const heading = section.headingTokens;
  let score = 0;
  for (const unit of units) {
    const inHeading = heading === '' ? 0 : WEIGHTS.heading * findWeight(unit, heading);
    const inText = WEIGHTS.inText * (unit.phrases.find(({ phrase }) => judge.holds(section, phrase))?.phrase.weight ?? 0);
    score += unit.share * Math.max(inHeading, inText);
  }
  if (heading.includes(whole)) score += WEIGHTS.wholeHeading;
  if (heading === whole) score += WEIGHTS.sameHeading;
  return score;
}

/** Weight of the best phrase of a unit that stands in a string of tokens, 0 where none does. */
function findWeight(unit: WeighedUnit, tokens: string): number {
  return unit.phrases.find(({ spelled }) => tokens.includes(spelled))?.phrase.weight ?? 0;
}
