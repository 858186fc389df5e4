// How long a search takes at ten thousand and at a hundred thousand sections of one language, on one core, beside MiniSearch and Pagefind on ten thousand;
// how long the index takes to write and to open, how large it is, and what memory it takes; and how long a reader waits from a key to painted hits on the
// real site.
//   npm run build && npm run bench search
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchSection } from '../engine/src/model/search.ts';
import { loadGlossary } from '../engine/src/search/glossary.ts';
import { createIndex } from '../engine/src/search/sqlite/create-index.ts';
import { openIndex } from '../engine/src/search/sqlite/open-index.ts';
import { readLabels } from '../tests/relevance/evaluate.ts';
import { createCorpus } from './search-corpus.ts';
import { measurePainting } from './search-painting.ts';
import { installPeers, startMiniSearch, startPagefind } from './search-peers.ts';

/** A measured search. Resolves when its first hits can be shown. */
type Search = (query: string) => Promise<unknown>;

const ROUNDS = 5;
/** Rounds of the peers, which take longer. */
const ROUNDS_OF_PEERS = 1;
/** Sections, and the milliseconds in which 99 of 100 searches are answered. */
const SIZES = [
  { count: 10_000, budget: 5 },
  { count: 100_000, budget: 20 },
] as const;
/** Milliseconds from a key to painted hits, as a median. */
const PAINTING_BUDGET = 50;
/** Queries that are made to take long, and have to be answered as quickly. */
const HOSTILE: readonly string[] = [
  Array.from({ length: 50 }, (_, index) => `qwz${index}xvk`).join(' '),
  'a'.repeat(256),
  's',
  '的'.repeat(256),
  '游戏 玩家 服务 功能 数据 用户 设置 接口 使用 可以 进行 应用',
  'the game player service data user setting interface use can application login',
  '登录'.repeat(100),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'leaderbord achievment instal verificaton authentcation multiplayr notifcation environmnt',
];

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const built = join(dist, '_search.sqlite');
if (!existsSync(built)) throw new Error('There is no built site to take sections from: npm run build');
const work = mkdtempSync(join(tmpdir(), 'signpost-bench-'));
installPeers();
const isGreen: boolean[] = [];
for (const { count, budget } of SIZES) for (const locale of ['zh-Hans', 'en']) isGreen.push(await measure(locale, count, budget));
const painted = await measurePainting(
  dist,
  readLabels('zh-Hans')
    .map(({ q }) => q)
    .slice(0, 60),
);
console.log(`key to painted hits: median ${format(painted.median)}, p95 ${format(painted.p95)} (budget ${PAINTING_BUDGET} ms)`);
isGreen.push(painted.median <= PAINTING_BUDGET);
rmSync(work, { recursive: true });
process.exitCode = isGreen.every(Boolean) ? 0 : 1;

async function measure(locale: string, count: number, budget: number): Promise<boolean> {
  const queries = readLabels(locale).map(({ q }) => q);
  console.log(`${locale}: ${count} sections, ${queries.length} queries`);
  const file = join(work, `${locale}.sqlite`);
  const glossary = loadGlossary(join(root, 'site/glossary.yml'));
  const [, writing] = await time(async () => createIndex(createCorpus(built, locale, count), file, glossary));
  const before = measureMemory();
  const [engine, opening] = await time(async () => openIndex(file));
  const search = (q: string) => engine.search({ q, locale });
  const p99 = await report('ours', queries, ROUNDS, search);
  const hostile = await report('hostile', HOSTILE, ROUNDS, search);
  const memory = measureMemory() - before;
  await engine.close();
  console.log(
    `             index written in ${format(writing)}, opened in ${format(opening)}, ${toMegabytes(statSync(file).size)}; ${toMegabytes(memory)} of memory`,
  );
  if (count === SIZES[0].count) await measurePeers([...createCorpus(built, locale, count)], locale, queries);
  return p99 <= budget && hostile <= budget;
}

async function measurePeers(sections: readonly SearchSection[], locale: string, queries: readonly string[]): Promise<void> {
  for (const start of [startMiniSearch, startPagefind]) {
    const [peer, starting] = await time(() => start(sections, locale, work));
    await report(peer.name, queries, ROUNDS_OF_PEERS, peer.search);
    console.log(`             index made in ${format(starting)}`);
    await peer.close();
  }
}

/** Memory of this process in bytes, without garbage if it may be collected (`--expose-gc`). */
function measureMemory(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** @returns 99th percentile of the queries' own medians: other work on the machine disturbs some rounds, and a slow query is slow in most */
async function report(name: string, queries: readonly string[], rounds: number, search: Search): Promise<number> {
  for (const q of queries) await search(q);
  const tookOf = new Map<string, number[]>(queries.map((q) => [q, []]));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const q of queries) {
      const [, took] = await time(() => search(q));
      times.push(took);
      tookOf.get(q)?.push(took);
    }
  }
  const medians = [...tookOf.values()].map((took) => quantile(took, 0.5));
  const perSecond = 1000 / (medians.reduce((sum, one) => sum + one, 0) / medians.length);
  const figures = [`p50 ${format(quantile(times, 0.5))}`, `p99 ${format(quantile(times, 0.99))}`];
  const typical = [`p50 ${format(quantile(medians, 0.5))}`, `p99 ${format(quantile(medians, 0.99))}`, `${Math.round(perSecond)} a second`];
  console.log(`  ${name.padEnd(10)} ${figures.join(', ')}; of medians ${typical.join(', ')}`);
  return quantile(medians, 0.99);
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
}

async function time<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  const result = await work();
  return [result, performance.now() - start];
}

function format(milliseconds: number): string {
  return milliseconds >= 1000 ? `${(milliseconds / 1000).toFixed(1)} s` : `${milliseconds.toFixed(2)} ms`;
}
