// Learns the weights of the ranking (engine/src/search/ranking-weights.json) from the labelled queries (tests/relevance/own, site/asked), and prints how well they
// do on queries that they were not learnt from: each of the sets that strangers wrote is left out in turn, of the index too, as the next one will be new.
// With --ablation, also how well they do without each feature: one that helps no set that it was not learnt from should go.
// With --misses, the queries that are missed then, and what comes first. With --dry, the weights stay as they are.
//   npm run bench learn-ranking -- [--ablation] [--misses] [--dry]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleSite } from '../engine/src/build/assemble-site.ts';
import { indexMaterial } from '../engine/src/build/index-material.ts';
import { silentProgress } from '../engine/src/build/progress.ts';
import { collectSections } from '../engine/src/build/search-files.ts';
import { openSiteCache } from '../engine/src/build/site-cache.ts';
import { loadConfig } from '../engine/src/config/load.ts';
import { createLexicon } from '../engine/src/search/analysis/lexicon.ts';
import type { Features } from '../engine/src/search/features.ts';
import { comparePages, FEATURES, FEATURES_OF_MEANING } from '../engine/src/search/rank.ts';
import { createReader, findCandidates } from '../engine/src/search/search.ts';
import { createIndex } from '../engine/src/search/sqlite/create-index.ts';
import { openStore } from '../engine/src/search/sqlite/open-index.ts';
import { type LabelledQuery, readLabels } from '../tests/relevance/evaluate.ts';
import { describeShare } from './intervals.ts';
import { learnWeights, type RankedExample, scoreAll } from './ranking-weights.ts';

interface Example extends RankedExample {
  readonly locale: string;
  readonly label: LabelledQuery;
  /** Addresses of the candidates. */
  readonly pages: readonly string[];
}

/** What the categories of a set by people who knew neither ranking nor glossary begin with. */
const SET = /^unseen(?:-\d{4}-\d{2}[a-z]?)?/;
const LOCALES = ['zh-Hans', 'en'];
const root = join(import.meta.dirname, '..');

const nameSet = ({ category }: LabelledQuery): string | undefined => SET.exec(category)?.[0];
const examples = await collectAll();
const sets = Map.groupBy(examples, ({ label }) => nameSet(label));
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
const data = `${examples.length} labelled queries; each of strangers' sets left out ${byMeaning.outside}, by words alone ${byWords.outside}`;
const learnt = { learnt: new Date().toISOString().slice(0, 10), from: data, byMeaning: byMeaning.weights, byWords: byWords.weights };
if (!process.argv.includes('--dry')) writeFileSync(file, `${JSON.stringify(learnt, null, 2)}\n`);

/** Learns the weights of some features, and says how well they do. */
function learnFrom(
  names: readonly (keyof Features)[],
  title: string,
): { readonly weights: Record<string, number>; readonly outside: string } {
  const outside = rankOutside(names, title === 'by words and meaning' && process.argv.includes('--misses'));
  const weights = learnWeights(
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

/** The queries of each set, asked of an index that does not have them. */
async function collectAll(): Promise<Example[]> {
  const loaded = await loadConfig(join(root, 'site/site.config.ts'));
  using cache = openSiteCache(loaded);
  const { rendered } = await assembleSite(loaded, cache, silentProgress);
  const sections = [...collectSections(rendered.pages)];
  const { glossary, options } = indexMaterial(loaded);
  const folder = mkdtempSync(join(tmpdir(), 'learn-ranking-'));
  const kept = new Map<string, string>();
  const labels = LOCALES.flatMap((locale) => readLabels(locale).map((label) => ({ locale, label })));
  const translated = Map.groupBy(readLabels('en', '../../site/asked/translated'), nameSet);
  const found: Example[] = [];
  try {
    for (const [set, left] of Map.groupBy(labels, ({ label }) => nameSet(label))) {
      const isLeft = new Set([...left.map(({ label }) => label), ...(translated.get(set) ?? [])].map(({ q }) => q));
      const asked = new Map([...(options.asked ?? [])].map(([page, queries]) => [page, queries.filter((query) => !isLeft.has(query))]));
      const file = join(folder, `${set}.sqlite`);
      createIndex(sections, file, glossary, { ...options, asked }, kept);
      for (const locale of LOCALES) {
        const own = left.filter((one) => one.locale === locale);
        found.push(
          ...(await collectExamples(
            file,
            locale,
            own.map(({ label }) => label),
          )),
        );
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return found;
}

async function collectExamples(file: string, locale: string, labels: readonly LabelledQuery[]): Promise<Example[]> {
  const store = openStore(file);
  const reader = createReader(
    store,
    store.meta.locales.find(({ name }) => name === locale)?.id ?? 0,
    createLexicon(store.meta.glossary, locale),
  );
  const addresses = new Map<number, string>();
  const found: Example[] = [];
  for (const label of labels) {
    const candidates = await findCandidates(store, reader, { q: label.q, locale });
    const compared = candidates === undefined ? [] : comparePages(candidates.wanted, candidates.own);
    const unknown = compared.flatMap(({ id }) => (addresses.has(id) ? [] : [id]));
    for (const [id, { sections }] of await store.readPages(new Map(unknown.map((id) => [id, [0]])))) {
      addresses.set(id, (sections[0]?.url ?? '').replace(/#.*$/, '').replace(/^\/en\//, '/'));
    }
    const pages = compared.map(({ id }) => addresses.get(id) ?? '');
    found.push({
      ...{ locale, label, pages },
      features: Float64Array.from(compared.flatMap(({ features }) => FEATURES.map((name) => features[name]))),
      isRight: pages.map((page) => label.pages.includes(page)),
    });
  }
  await store.close();
  return found;
}

/** For each query of a stranger's set, the place of the first right page with weights from the others; only some features count. */
function rankOutside(names: readonly (keyof Features)[], isTold = false): Map<Example, number> {
  const isUsed = FEATURES.map((name) => names.includes(name));
  return new Map(
    [...sets].flatMap(([set, left]) => {
      if (set === undefined) return [];
      const learnt = learnWeights(
        examples.filter((example) => !left.includes(example)),
        isUsed,
      );
      return left.map((example): [Example, number] => {
        if (isTold) tellMiss(example, learnt);
        return [example, rankOfRight(example, learnt)];
      });
    }),
  );
}

/** Numbers of the candidates, best first. */
function order({ features }: Example, weights: Float64Array): number[] {
  const scores = scoreAll(features, weights);
  return [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
}

/** Place of the first right page, from 1; Infinity if it was not found. */
function rankOfRight(example: Example, weights: Float64Array): number {
  const place = order(example, weights).findIndex((at) => example.isRight[at]);
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

function tellMiss(example: Example, weights: Float64Array): void {
  const place = rankOfRight(example, weights);
  const { locale, label, pages } = example;
  const best = order(example, weights).slice(0, Math.min(3, place - 1));
  if (place > 1)
    console.log(`${locale} ${label.category}: ${label.q} -> ${best.map((at) => pages[at]).join(' ')}, ${place}: ${label.pages.join(' ')}`);
}

/** Shares of the queries, or of those of a locale and a set. */
function describe(ranks: ReadonlyMap<Example, number>, locale?: string, set?: string): string {
  const wanted = [...ranks].filter(
    ([example]) => (locale === undefined || example.locale === locale) && (set === undefined || sets.get(set)?.includes(example)),
  );
  return [1, 3].map((most) => `hit@${most} ${describeShare(wanted.map(([, place]) => Number(place <= most)))}`).join(', ');
}
