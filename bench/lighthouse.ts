// Lighthouse (mobile, simulated) on a guide, a store page and the home page in both languages, beside the floor: the same article without
// script and with two kilobytes of style.
//   npm run bench lighthouse
import { join } from 'node:path';
import { startServer } from '../engine/src/server/start-server.ts';
import { startFloor } from './floor.ts';
import { launchChrome, runLighthouse } from './run-lighthouse.ts';

const PAGES = [
  '',
  'en/',
  'sdk/leaderboard/features/',
  'en/sdk/leaderboard/features/',
  'store/release/store-creategame/',
  'en/store/release/store-creategame/',
];
const FLOOR_OF = 'sdk/leaderboard/features/';
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const dist = join(import.meta.dirname, '../dist');
const site = await startServer({ dist, port: 0, logLevel: 'silent' });
const floor = await startFloor(site.url);
const chrome = await launchChrome();

interface Measured {
  readonly scores: readonly number[];
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

async function measure(url: string): Promise<Measured> {
  const { categories, audits } = await runLighthouse(url, chrome.port, CATEGORIES);
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

async function medianOf(url: string): Promise<Measured> {
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measure(url));
  const middle = runs.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(RUNS / 2)];
  if (!middle) throw new Error('There was no run.');
  return middle;
}

const base = await medianOf(`${floor.url}/${FLOOR_OF}`);
console.log(`floor  LCP ${base.lcp.toFixed(0)} ms`);
for (const path of PAGES) {
  const { scores, lcp, tbt, cls } = await medianOf(`${site.url}/${path}`);
  console.log(
    `/${path}  ${scores.join(' / ')}  LCP ${lcp.toFixed(0)} ms (${(lcp / base.lcp).toFixed(2)} x floor)  TBT ${tbt.toFixed(0)} ms  CLS ${cls.toFixed(3)}`,
  );
}
chrome.kill();
await floor.close();
await site.close();
