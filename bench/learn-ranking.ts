// Learns the weights of the ranking (engine/src/search/ranking-weights.json) from the labelled queries of tests/relevance, and prints how well they do on queries
// that they were not learnt from: each of the sets that strangers wrote is left out in turn, as the next one will be new.
// With --ablation, also how well they do without each feature: one that helps no set that it was not learnt from should go.
//   npm run build && npm run bench learn-ranking -- [--ablation]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLexicon } from '../engine/src/search/analysis/lexicon.ts';
import type { Features } from '../engine/src/search/features.ts';
import { comparePages, FEATURES, FEATURES_OF_MEANING } from '../engine/src/search/rank.ts';
import { createReader, findCandidates } from '../engine/src/search/search.ts';
import { openStore } from '../engine/src/search/sqlite/open-index.ts';
import { type LabelledQuery, readLabels } from '../tests/relevance/evaluate.ts';
import { describeShare } from './intervals.ts';

/** What is known of a query: its candidates' features, and which of them are right. */
interface Example {
  readonly locale: string;
  readonly label: LabelledQuery;
  readonly features: readonly Float64Array[];
  readonly isRight: readonly boolean[];
}

const STEPS = 600;
/** Keeps weights small that the labels say little about. */
const DECAY = 0.00005;
/** What the categories of a set by people who knew neither ranking nor glossary begin with. */
const SET = /^unseen(?:-\d{4}-\d{2}[a-z]?)?/;
const LOCALES = ['zh-Hans', 'en'];
const root = join(import.meta.dirname, '..');

const examples = (await Promise.all(LOCALES.map(collectExamples))).flat();
const sets = Map.groupBy(examples, ({ label }) => SET.exec(label.category)?.[0]);
console.log(
  `${examples.length} queries; among the candidates: ${describeShare(examples.map(({ isRight }) => Number(isRight.includes(true))))}`,
);
const ofWords = FEATURES.filter((name) => !FEATURES_OF_MEANING.includes(name));
const byWords = learnFrom(ofWords, 'by words');
const byMeaning = learnFrom(FEATURES, 'by words and meaning');
if (process.argv.includes('--ablation')) {
  for (const left of FEATURES) {
    console.log(`without ${left}: ${describe(rankOutside(FEATURES.filter((name) => name !== left)))}`);
  }
}
const file = join(root, 'engine/src/search/ranking-weights.json');
const data = `${examples.length} labelled queries of tests/relevance/train; each of strangers' sets left out ${byMeaning.outside}, by words alone ${byWords.outside}`;
const learnt = { learnt: new Date().toISOString().slice(0, 10), from: data, byMeaning: byMeaning.weights, byWords: byWords.weights };
writeFileSync(file, `${JSON.stringify(learnt, null, 2)}\n`);

/** Learns the weights of some features, and says how well they do. */
function learnFrom(
  names: readonly (keyof Features)[],
  title: string,
): { readonly weights: Record<string, number>; readonly outside: string } {
  const outside = rankOutside(names);
  const weights = learn(
    examples,
    FEATURES.map((name) => names.includes(name)),
  );
  const inside = new Map(examples.map((example) => [example, rankOfRight(example, weights)]));
  console.log(`\n${title}`);
  for (const locale of LOCALES) {
    for (const set of sets.keys()) if (set !== undefined) console.log(`${set}, ${locale}, left out: ${describe(outside, locale, set)}`);
    console.log(`${locale}, left out: ${describe(outside, locale)}`);
  }
  console.log(`left out: ${describe(outside)}\nlearnt from: ${describe(inside)}`);
  const named = Object.fromEntries(names.map((name) => [name, Math.round((weights[FEATURES.indexOf(name)] ?? 0) * 100) / 100]));
  console.log(named);
  return { weights: named, outside: describe(outside) };
}

async function collectExamples(locale: string): Promise<Example[]> {
  const store = openStore(join(root, 'dist', '_search.sqlite'));
  const reader = createReader(
    store,
    store.meta.locales.find(({ name }) => name === locale)?.id ?? 0,
    createLexicon(store.meta.glossary, locale),
  );
  const found: Example[] = [];
  for (const label of readLabels(locale)) {
    const candidates = await findCandidates(store, reader, { q: label.q, locale });
    const compared = candidates === undefined ? [] : comparePages(candidates.wanted, candidates.own);
    const shown = await store.readPages(new Map(compared.map(({ page }) => [page.id, [0]])));
    const addressOf = (id: number) =>
      shown
        .get(id)
        ?.sections[0]?.url.replace(/#.*$/, '')
        .replace(/^\/en\//, '/') ?? '';
    found.push({
      locale,
      label,
      features: compared.map(({ comparison }) => Float64Array.from(FEATURES, (name) => comparison.features[name])),
      isRight: compared.map(({ page }) => label.pages.includes(addressOf(page.id))),
    });
  }
  await store.close();
  return found;
}

/** For each query of a stranger's set, the place of the first right page with weights from the others; only some features count. */
function rankOutside(names: readonly (keyof Features)[]): Map<Example, number> {
  const isUsed = FEATURES.map((name) => names.includes(name));
  return new Map(
    [...sets].flatMap(([set, left]) => {
      if (set === undefined) return [];
      const learnt = learn(
        examples.filter((example) => !left.includes(example)),
        isUsed,
      );
      return left.map((example): [Example, number] => [example, rankOfRight(example, learnt)]);
    }),
  );
}

/** Maximises the probability of a right page where a page's probability grows with its score (softmax), by gradient ascent with momentum. */
function learn(from: readonly Example[], isUsed: readonly boolean[]): Float64Array {
  const useful = from.filter(({ isRight }) => isRight.includes(true) && isRight.includes(false));
  const current = new Float64Array(FEATURES.length);
  const momentum = new Float64Array(FEATURES.length);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = current.map((weight) => -DECAY * weight);
    for (const example of useful) addGradient(gradient, example, current, 1 / useful.length);
    for (const [index, slope] of gradient.entries()) {
      if (!isUsed[index]) continue;
      momentum[index] = 0.9 * (momentum[index] ?? 0) + slope;
      current[index] = (current[index] ?? 0) + (momentum[index] ?? 0);
    }
  }
  return current;
}

function addGradient(gradient: Float64Array, { features, isRight }: Example, weights: Float64Array, share: number): void {
  const scores = features.map((one) => scoreOf(one, weights));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  const right = powers.reduce((total, power, index) => total + (isRight[index] ? power : 0), 0);
  for (const [index, one] of features.entries()) {
    const power = powers[index] ?? 0;
    const pull = ((isRight[index] ? power / right : 0) - power / sum) * share;
    for (let feature = 0; feature < one.length; feature += 1) gradient[feature] = (gradient[feature] ?? 0) + pull * (one[feature] ?? 0);
  }
}

function scoreOf(features: Float64Array, weights: Float64Array): number {
  let score = 0;
  for (let feature = 0; feature < features.length; feature += 1) score += (features[feature] ?? 0) * (weights[feature] ?? 0);
  return score;
}

/** Place of the first right page, from 1; Infinity if it was not found. */
function rankOfRight({ features, isRight }: Example, weightsOfFold: Float64Array): number {
  const order = features.map((one, index) => ({ score: scoreOf(one, weightsOfFold), isRight: isRight[index] }));
  const place = order.sort((one, other) => other.score - one.score).findIndex((page) => page.isRight);
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

/** Shares of the queries, or of those of a locale and a set. */
function describe(ranks: ReadonlyMap<Example, number>, locale?: string, set?: string): string {
  const wanted = [...ranks].filter(
    ([example]) => (locale === undefined || example.locale === locale) && (set === undefined || sets.get(set)?.includes(example)),
  );
  return [1, 3].map((most) => `hit@${most} ${describeShare(wanted.map(([, place]) => Number(place <= most)))}`).join(', ');
}
