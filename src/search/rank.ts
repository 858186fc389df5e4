import type { AnalysedQuery, QueryPhrase, QueryUnit } from './analysis/query.ts';
import { MOST_HITS_OF_A_PAGE } from './engine.ts';

/** What is needed of a section to judge it; an engine's own may hold more. */
export interface RankableSection {
  /** A space before and after each token; empty for the text before the first heading, which stands under the title. */
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

/** Found by trying values on the labelled queries (tests/relevance). */
export const WEIGHTS = {
  text: 1.6,
  /** Of the query, the part that the title holds; of the title, the part that the query holds; the query as it is. */
  title: 0.5,
  titleFocus: 2,
  wholeTitle: 2,
  /** The same for the best section and its heading. */
  section: 2,
  inHeading: 1,
  inTitle: 0.7,
  inText: 0.5,
  headingFocus: 0.2,
  wholeHeading: 1.5,
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
  const wanted = { units: weighUnits(query, judge), whole: spellTokens(query.tokens) };
  const best = candidates.reduce((most, { textScore }) => Math.max(most, textScore), Number.MIN_VALUE);
  const ranked = candidates
    .map(({ page, textScore }) => ({ page, score: WEIGHTS.text * (textScore / best) + scoreTitle(page, wanted) }))
    .sort((one, other) => other.score * fairness(other.page) - one.score * fairness(one.page))
    .slice(0, PAGES_LOOKED_INTO)
    .map(({ page, score }) => {
      const { sections, best: section, spread } = rankSections(page, wanted, judge);
      return { page, sections, score: (score + section + WEIGHTS.spread * spread) * fairness(page) };
    })
    .sort((one, other) => other.score - one.score);
  return ranked
    .flatMap(({ page, sections, score }) => sections.map((section, at) => ({ page, section, score: score * (1 - SECTION_STEP * at) })))
    .slice(0, limit);
}

interface Wanted {
  readonly units: readonly WeighedUnit[];
  /** All tokens of the query, as they stand in a string of tokens. */
  readonly whole: string;
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

interface Cover {
  /** Part of the query that a line holds, 0 to 1. */
  readonly share: number;
  /** Part of the line that is what was asked for, 0 to 1. */
  readonly focus: number;
  /** Weight of each unit in the line, in the order of the units. */
  readonly weights: readonly number[];
}

function coverLine(line: string, wanted: Wanted): Cover {
  let share = 0;
  let covered = 0;
  const weights = wanted.units.map((unit) => {
    const found = unit.phrases.find(({ spelled }) => line.includes(spelled));
    if (found === undefined) return 0;
    share += unit.share * found.phrase.weight;
    covered += found.phrase.tokens.length;
    return found.phrase.weight;
  });
  return { share, focus: covered === 0 ? 0 : Math.min(1, covered / countTokens(line)), weights };
}

function countTokens(line: string): number {
  let count = -1;
  for (const character of line) if (character === ' ') count += 1;
  return Math.max(1, (count + 1) / 2);
}

function scoreTitle<Section extends RankableSection>(page: RankablePage<Section>, wanted: Wanted): number {
  const cover = coverLine(page.titleTokens, wanted);
  const whole = page.titleTokens.includes(wanted.whole) ? WEIGHTS.wholeTitle : 0;
  return WEIGHTS.title * cover.share + WEIGHTS.titleFocus * cover.focus + whole;
}

function rankSections<Section extends RankableSection>(
  page: RankablePage<Section>,
  wanted: Wanted,
  judge: Judge<Section>,
): { sections: Section[]; best: number; spread: number } {
  const title = coverLine(page.titleTokens, wanted);
  const ranked = page.sections
    .map((section) => scoreSection(section, page, title, wanted, judge))
    .sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  const spread = Math.log2(1 + ranked.reduce((sum, { own }) => sum + own, 0));
  const shown = ranked.filter(({ score }, at) => at === 0 || (score > 0 && score >= best * NEARLY_AS_GOOD)).slice(0, MOST_HITS_OF_A_PAGE);
  return { sections: shown.map(({ section }) => section), best, spread };
}

function scoreSection<Section extends RankableSection>(
  section: Section,
  page: RankablePage<Section>,
  title: Cover,
  wanted: Wanted,
  judge: Judge<Section>,
): { section: Section; score: number; own: number } {
  const heading = section.headingTokens || page.titleTokens;
  const cover = coverLine(heading, wanted);
  let together = 0;
  let own = 0;
  for (const [index, unit] of wanted.units.entries()) {
    const inText = unit.phrases.find(({ phrase }) => judge.holds(section, phrase))?.phrase.weight ?? 0;
    const inTitle = WEIGHTS.inTitle * (title.weights[index] ?? 0);
    const inHeading = WEIGHTS.inHeading * (cover.weights[index] ?? 0);
    together += unit.share * Math.max(inHeading, inTitle, WEIGHTS.inText * inText);
    own += unit.share * inText;
  }
  const score = WEIGHTS.section * together;
  const isMoreThanTitle = heading === page.titleTokens || cover.share > title.share;
  if (!isMoreThanTitle) return { section, own, score };
  const whole = heading.includes(wanted.whole) ? WEIGHTS.wholeHeading : 0;
  return { section, own, score: score + WEIGHTS.headingFocus * cover.focus * cover.share + whole };
}
