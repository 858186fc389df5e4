import type { LaunchedChrome } from 'chrome-launcher';
import type { Browser } from 'playwright-core';
import { clickAndWait, loadAndWait } from '../clicks.ts';
import { median } from '../median.ts';
import { runLighthouse } from '../run-lighthouse.ts';

/** Milliseconds between two clicks. */
const PAUSE = 300;

export interface Weights {
  /** Bytes of all scripts that a page needs, whenever they are loaded, without those for pages that the reader may open next. */
  readonly script: number;
  /** Bytes of the page with everything that had arrived before its load event. */
  readonly atLoad: number;
}

/** Bytes of a page as they are sent, compressed, with an empty cache. */
export async function weighPage(browser: Browser, url: string, ready: string): Promise<Weights> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForSelector(ready);
  const weights = await page.evaluate(() => {
    const ahead = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href));
    const [document_] = performance.getEntriesByType('navigation').filter((entry) => entry instanceof PerformanceNavigationTiming);
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => !ahead.has(name));
    const sum = (entries: readonly PerformanceResourceTiming[]) => entries.reduce((total, entry) => total + entry.encodedBodySize, 0);
    const loaded = document_?.loadEventStart ?? 0;
    return {
      script: sum(resources.filter(({ name }) => /\.m?js($|\?)/.test(name))),
      atLoad: (document_?.encodedBodySize ?? 0) + sum(resources.filter(({ responseEnd }) => responseEnd <= loaded)),
    };
  });
  await context.close();
  return weights;
}

/** Medians of Lighthouse's largest contentful paint and total blocking time, in milliseconds. */
export async function measurePaints(chrome: LaunchedChrome, url: string, runs: number): Promise<{ lcp: number; tbt: number }> {
  const [lcp, tbt]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    const { audits } = await runLighthouse(url, chrome.port, ['performance']);
    lcp.push(audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
    tbt.push(audits['total-blocking-time']?.numericValue ?? Number.NaN);
  }
  return { lcp: median(lcp), tbt: median(tbt) };
}

/**
 * Clicks from page to page.
 * @param urls pages that link to each other
 * @param slowdown of the processor
 * @param isApp whether the page stays loaded
 * @returns median of the milliseconds from a click to the painted title, after a first round with an empty cache
 */
export async function measureClicks(
  browser: Browser,
  urls: readonly string[],
  { ready, isApp, slowdown, rounds }: { ready: string; isApp: boolean; slowdown: number; rounds: number },
): Promise<number> {
  const page = await browser.newPage();
  await page.goto(urls.at(-1) ?? '');
  await page.waitForSelector(ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const url of urls) {
      const took = await (isApp ? clickAndWait : loadAndWait)(page, new URL(url).pathname);
      if (round > 0) times.push(took);
      await page.waitForTimeout(PAUSE);
    }
  }
  await page.close();
  return median(times);
}
