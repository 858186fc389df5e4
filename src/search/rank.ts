import type { AnalysedQuery, QueryUnit } from './analysis/query.ts';
import { MOST_HITS_OF_A_PAGE } from './engine.ts';

/** A section that an engine found, with what is needed to judge it. Token strings are joined with spaces. */
export interface Candidate {
  readonly id: number;
  readonly page: number;
  /** The engine's own score of the text, higher is better. */
  readonly textScore: number;
  readonly title: string;
  readonly titleTokens: string;
  readonly heading: string;
  readonly headingTokens: string;
  readonly isCurrent: boolean;
  readonly isChangelog: boolean;
}

export interface RankedCandidate {
  readonly candidate: Candidate;
  readonly score: number;
}

/** Orders candidates: title over heading over text, the whole query in one place first, the current version, guides. */
export function rankCandidates(query: AnalysedQuery, candidates: readonly Candidate[], limit: number): RankedCandidate[] {
  const best = Math.max(...candidates.map((candidate) => candidate.textScore), Number.MIN_VALUE);
  const ranked = candidates
    .map((candidate) => ({ candidate, score: scoreCandidate(query, candidate, candidate.textScore / best) }))
    .sort((one, other) => other.score - one.score || one.candidate.id - other.candidate.id);
  const ofPage = new Map<number, number>();
  const kept: RankedCandidate[] = [];
  for (const one of ranked) {
    const count = ofPage.get(one.candidate.page) ?? 0;
    if (count >= MOST_HITS_OF_A_PAGE) continue;
    ofPage.set(one.candidate.page, count + 1);
    kept.push(one);
    if (kept.length === limit) break;
  }
  return kept;
}

function scoreCandidate(query: AnalysedQuery, candidate: Candidate, textScore: number): number {
  const title = ` ${candidate.titleTokens} `;
  const heading = ` ${candidate.headingTokens} `;
  let score = 4 * textScore;
  for (const unit of query.units) {
    const share = 1 / query.units.length;
    score += share * (5 * findWeight(unit, title) + 4 * findWeight(unit, heading));
  }
  const whole = ` ${query.tokens.join(' ')} `;
  if (title.includes(whole)) score += 2;
  if (heading.includes(whole)) score += 2;
  if (title === whole) score += 2;
  if (heading === whole) score += 3;
  if (candidate.heading === '') score += 1.5;
  if (candidate.isChangelog) score *= 0.6;
  if (!candidate.isCurrent) score *= 0.6;
  return score;
}

function findWeight(unit: QueryUnit, tokens: string): number {
  let best = 0;
  for (const phrase of unit.phrases) if (phrase.weight > best && tokens.includes(` ${phrase.tokens.join(' ')} `)) best = phrase.weight;
  return best;
}
