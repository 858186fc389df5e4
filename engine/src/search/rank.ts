import type { AnalysedQuery, QueryUnit } from './analysis/query.ts';
import { type Cover, coverLine, isCharacter, type Line, spellPhrase, spellTokens, type Wanted } from './cover.ts';
import { MOST_HITS_OF_A_PAGE } from './engine.ts';
import { scoreSection, scoreSpread, scoreTitle, WEIGHTS } from './score.ts';

/** The fields of a page that ranking needs. Lines of tokens come from `spellTokens`. */
export interface RankablePage<Section extends RankableSection = RankableSection> {
  readonly titleLine: Line;
  /** Tokens of the page's keywords and categories, as a line. */
  readonly aboutLine: string;
  /** Tokens of its description, as a line. */
  readonly descriptionLine: string;
  readonly isCurrent: boolean;
  readonly isChangelog: boolean;
  readonly sections: readonly Section[];
}

export interface RankableSection {
  /** Empty for the text before the first heading, which belongs to the title. */
  readonly headingLine: Line;
}

/** A page that an engine has found, with the engine's score of its text: higher is better. */
export interface Candidate<Page extends RankablePage> {
  readonly page: Page;
  readonly textScore: number;
  /** Whether the page contains the query word for word. */
  readonly isWhole: boolean;
}

/** Statistics of the index. */
export interface Judge<Page extends RankablePage> {
  /** How specific a unit is, above 0: rare ones are worth more than common ones. */
  weigh(unit: QueryUnit): number;
  /** The same for a token. */
  weighToken(token: string): number;
  /** For each section of a page the weight of the best phrase whose tokens it contains, in heading or text; 0 if there is none. */
  weighSections(page: Page, unit: QueryUnit): readonly number[];
}

export interface RankedSection<Page extends RankablePage> {
  readonly page: Page;
  readonly section: Page['sections'][number];
  readonly score: number;
}

/** Pages whose headings are compared, the best by title and text: more changed nothing for the labelled queries. */
const PAGES_LOOKED_INTO = 16;
/** Further sections of a page are shown if their score is at least this share of the best one's. */
const NEARLY_AS_GOOD = 0.6;
/** Step between the scores of a page's sections: so small that their average is still the page's. */
const SECTION_STEP = 0.001;
/** Weight of a single character between words, compared to a word. */
const OPTIONAL = 0.2;

/**
 * Ranks pages, and the best sections of each: title over heading over text, the whole query in one place first, rare words over common
 * ones, the current version and guides before others. The sections of a page stay together.
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
    .map(({ page, textScore, isWhole }) => {
      const title = coverLine(page.titleLine, wanted);
      const texts = collectTexts(page, wanted, judge);
      const ofText = WEIGHTS.text * (textScore / best) + (isWhole ? WEIGHTS.wholeText : 0) + scoreSpread(wanted, texts);
      return { page, title, texts, score: ofText + scoreTitle(title) + size * Math.log2(1 + page.sections.length) };
    })
    .sort((one, other) => other.score * fairness(other.page) - one.score * fairness(one.page))
    .slice(0, PAGES_LOOKED_INTO)
    .map(({ page, title, texts, score }) => {
      const { shown, best: ofSection } = rankSections(page, title, texts, wanted);
      return { page, shown, score: (score + ofSection) * fairness(page) };
    })
    .sort((one, other) => other.score - one.score)
    .flatMap(({ page, shown, score }) => shown.map((section, at) => ({ page, section, score: score * (1 - SECTION_STEP * at) })))
    .slice(0, limit);
}

/** For each section of a page the weights of the units in its heading or text. */
function collectTexts<Page extends RankablePage>(page: Page, wanted: Wanted, judge: Judge<Page>): number[][] {
  const weightsOfUnits = wanted.units.map(({ unit }) => judge.weighSections(page, unit));
  return page.sections.map((_, at) => weightsOfUnits.map((weights) => weights[at] ?? 0));
}

function createWanted<Page extends RankablePage>(query: AnalysedQuery, judge: Judge<Page>): Wanted {
  const weights = query.units.map((unit) => judge.weigh(unit) * (unit.optional ? OPTIONAL : 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const units = query.units.map((unit, index) => ({
    unit,
    share: (weights[index] ?? 0) / sum,
    isCharacter: unit.phrases.some(({ tokens }) => isCharacter(tokens)),
    phrases: unit.phrases
      .map(({ tokens, weight }) => ({ spelled: spellPhrase(tokens), length: tokens.length, weight }))
      .sort((one, other) => other.weight - one.weight),
  }));
  const rarities = query.units.length > 1 ? query.core.map((token) => judge.weighToken(token)) : [];
  const total = rarities.reduce((all, rarity) => all + rarity, 0);
  const pairs = rarities.map((rarity, index) => ({ spelled: spellTokens([query.core[index] ?? '']), share: rarity / total }));
  return { units, whole: spellTokens(query.core), pairs };
}

function fairness(page: RankablePage): number {
  return (page.isChangelog ? WEIGHTS.changelog : 1) * (page.isCurrent ? 1 : WEIGHTS.oldVersion);
}

/** The sections of a page to show, best first, and the score of the best. */
function rankSections<Page extends RankablePage>(
  page: Page,
  title: Cover,
  texts: readonly (readonly number[])[],
  wanted: Wanted,
): { shown: Page['sections']; best: number } {
  const about = coverLine({ tokens: page.aboutLine, core: '' }, wanted);
  const description = coverLine({ tokens: page.descriptionLine, core: '' }, wanted);
  const ranked = page.sections
    .map((section, at) => {
      const heading = section.headingLine.tokens === '' ? title : coverLine(section.headingLine, wanted, texts[at]);
      return { section, score: scoreSection({ heading, title, about, description, texts: texts[at] ?? [] }, wanted) };
    })
    .sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  const shown = ranked.filter(({ score }, at) => at === 0 || (score > 0 && score >= best * NEARLY_AS_GOOD)).slice(0, MOST_HITS_OF_A_PAGE);
  return { shown: shown.map(({ section }) => section), best };
}
