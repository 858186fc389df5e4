// Learns the weights of the ranking (engine/src/search/ranking-weights.json) from the labelled queries of tests/relevance, and prints how well they do on queries
// that they were not learnt from: five times, a fifth of the target pages is left out with all of its queries.
//   npm run build && npm run bench learn-ranking [index file]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLexicon } from '../engine/src/search/analysis/lexicon.ts';
import { comparePages, FEATURES } from '../engine/src/search/rank.ts';
import { findCandidates } from '../engine/src/search/search.ts';
import { openStore } from '../engine/src/search/sqlite/open-index.ts';
import { type LabelledQuery, readLabels } from '../tests/relevance/evaluate.ts';
import { describeShare } from './intervals.ts';
import { createRandom } from './random.ts';

/** What is known of a query: its candidates' features, and which of them are right. */
interface Example {
  readonly label: LabelledQuery;
  readonly features: readonly (readonly number[])[];
  readonly isRight: readonly boolean[];
}

const FOLDS = 5;
const STEPS = 200;
const RATE = 0.1;
/** Keeps weights small that the labels say little about. */
const DECAY = 0.002;
const root = join(import.meta.dirname, '..');

const examples = (await Promise.all(['zh-Hans', 'en'].map(collectExamples))).flat();
const folds = splitByTarget(examples);
const outside = folds.flatMap((left, fold) => {
  const weights = learn(folds.flatMap((others, other) => (other === fold ? [] : others)));
  return left.map((example) => rankOfRight(example, weights));
});
const weights = learn(examples);
const inside = examples.map((example) => rankOfRight(example, weights));
console.log(
  `${examples.length} queries; among the candidates: ${describeShare(examples.map(({ isRight }) => Number(isRight.includes(true))))}`,
);
console.log(`out of fold: ${describe(outside)}\nlearnt from: ${describe(inside)}`);
const named = Object.fromEntries(FEATURES.map((name, index) => [name, Math.round((weights[index] ?? 0) * 100) / 100]));
console.log(named);
const data = `${examples.length} labelled queries of tests/relevance/train; out of fold ${describe(outside)}`;
const file = join(root, 'engine/src/search/ranking-weights.json');
writeFileSync(file, `${JSON.stringify({ learnt: new Date().toISOString().slice(0, 10), from: data, weights: named }, null, 2)}\n`);

async function collectExamples(locale: string): Promise<Example[]> {
  const store = openStore(process.argv[2] ?? join(root, 'dist', '_search.sqlite'));
  const lexicon = createLexicon(store.meta.glossary);
  const found: Example[] = [];
  for (const label of readLabels(locale)) {
    const candidates = await findCandidates(store, lexicon, { q: label.q, locale });
    const compared = candidates === undefined ? [] : comparePages(candidates.wanted, candidates.own);
    const shown = await store.readPages(new Map(compared.map(({ page }) => [page.id, [0]])));
    const addressOf = (id: number) =>
      shown
        .get(id)
        ?.sections[0]?.url.replace(/#.*$/, '')
        .replace(/^\/en\//, '/') ?? '';
    found.push({
      label,
      features: compared.map(({ comparison }) => FEATURES.map((name) => comparison.features[name])),
      isRight: compared.map(({ page }) => label.pages.includes(addressOf(page.id))),
    });
  }
  await store.close();
  return found;
}

/** Queries with the same target are in the same fold, in both languages. */
function splitByTarget(all: readonly Example[]): Example[][] {
  const random = createRandom();
  const places = new Map<string, number>();
  const split = Array.from({ length: FOLDS }, (): Example[] => []);
  for (const example of all) {
    const [target = ''] = example.label.pages;
    const place = places.get(target) ?? Math.floor(random() * FOLDS);
    places.set(target, place);
    split[place]?.push(example);
  }
  return split;
}

/** Maximises the probability of a right page where a page's probability grows with its score (softmax), by gradient ascent with momentum. */
function learn(from: readonly Example[]): number[] {
  const useful = from.filter(({ isRight }) => isRight.includes(true) && isRight.includes(false));
  const current = FEATURES.map(() => 0);
  const momentum = FEATURES.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = current.map((weight) => -DECAY * weight);
    for (const example of useful) addGradient(gradient, example, current, 1 / useful.length);
    for (const [index, slope] of gradient.entries()) {
      momentum[index] = 0.9 * (momentum[index] ?? 0) + slope;
      current[index] = (current[index] ?? 0) + RATE * 10 * (momentum[index] ?? 0);
    }
  }
  return current;
}

function addGradient(gradient: number[], { features, isRight }: Example, weights: readonly number[], share: number): void {
  const scores = features.map((one) => scoreOf(one, weights));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const right = powers.reduce((sum, power, index) => sum + (isRight[index] ? power : 0), 0);
  for (const [index, one] of features.entries()) {
    const pull = ((isRight[index] ? (powers[index] ?? 0) / right : 0) - (powers[index] ?? 0) / all) * share;
    for (const [feature, value] of one.entries()) gradient[feature] = (gradient[feature] ?? 0) + pull * value;
  }
}

function scoreOf(features: readonly number[], weights: readonly number[]): number {
  return features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}

/** Place of the first right page, from 1; Infinity if it was not found. */
function rankOfRight({ features, isRight }: Example, weightsOfFold: readonly number[]): number {
  const order = features.map((one, index) => ({ score: scoreOf(one, weightsOfFold), isRight: isRight[index] }));
  const place = order.sort((one, other) => other.score - one.score).findIndex((page) => page.isRight);
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

function describe(ranks: readonly number[]): string {
  return [1, 3].map((most) => `hit@${most} ${describeShare(ranks.map((rank) => Number(rank <= most)))}`).join(', ');
}
