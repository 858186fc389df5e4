// From a click to the next page's painted title, at full speed and at a quarter of it, beside the floor: a plain load of the same article
// without script.
//   npm run build && npm run bench navigation
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startServer } from '../engine/src/server/start-server.ts';
import { clickAndWait, loadAndWait } from './clicks.ts';
import { startFloor } from './floor.ts';
import { median } from './median.ts';
import { openBenchBrowser } from './search-painting.ts';

const SECTIONS = ['leaderboard', 'achievement', 'taptap-login', 'push', 'storage'];
const PATHS = SECTIONS.map((section) => `/sdk/${section}/features/`);
const ROUNDS = 4;
/** Milliseconds, by the slowdown of the processor. */
const BUDGETS = new Map([
  [1, 50],
  [4, 150],
]);

const site = await startServer({ dist: join(import.meta.dirname, '../dist'), port: 0, logLevel: 'silent' });
const floor = await startFloor(site.url);
const browser = await openBenchBrowser();
for (const [slowdown, budget] of BUDGETS) {
  const ours = await measure(site.url, slowdown, 'html[data-ready]', clickAndWait);
  const plain = await measure(floor.url, slowdown, 'h1', loadAndWait);
  const ratio = (ours / plain).toFixed(2);
  console.log(`${slowdown}x slower: ${ours.toFixed(0)} ms (budget ${budget}), a plain load ${plain.toFixed(0)} ms, ratio ${ratio}`);
}
await browser.close();
await floor.close();
await site.close();

/** Median of all clicks after the first round, in which the browser's cache is empty. */
async function measure(
  origin: string,
  slowdown: number,
  ready: string,
  go: (page: Page, path: string) => Promise<number>,
): Promise<number> {
  const page = await browser.newPage();
  await page.goto(origin + PATHS.at(-1));
  await page.waitForSelector(ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of PATHS) {
      const took = await go(page, path);
      if (round > 0) times.push(took);
      await page.waitForTimeout(300);
    }
  }
  await page.close();
  return median(times);
}
