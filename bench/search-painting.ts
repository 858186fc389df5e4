import { type Browser, chromium, type Page } from 'playwright-core';
import { startServer } from '../engine/src/server/start-server.ts';

const FIELD = '.search input[role=combobox]';

export function openBenchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
}

/**
 * Types the last letter of each query into the overlay of the built site, and measures the time until its hits are painted, in
 * milliseconds.
 */
export async function measurePainting(dist: string, queries: readonly string[]): Promise<{ median: number; p95: number }> {
  const server = await startServer({ dist, port: 0, logLevel: 'silent', searchRateLimit: null });
  const browser = await openBenchBrowser();
  const page = await browser.newPage();
  await page.goto(`${server.url}/`);
  await page.waitForSelector('html[data-ready]');
  await page.keyboard.press('Control+k');
  await page.waitForSelector(FIELD);
  const times: number[] = [];
  for (const query of queries) {
    const took = await measureKey(page, query);
    if (took !== undefined) times.push(took);
  }
  await browser.close();
  await server.close();
  times.sort((one, other) => one - other);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { median: quantile(0.5), p95: quantile(0.95) };
}

/** Milliseconds from the input event to the frame with the new list; undefined if the list did not change. */
async function measureKey(page: Page, query: string): Promise<number | undefined> {
  await page.fill(FIELD, query.slice(0, -1));
  // Longer than the least time between two requests.
  await page.waitForTimeout(400);
  await page.evaluate(() => {
    const list = document.querySelector('.search [role=listbox]');
    const input = document.querySelector('.search input[role=combobox]');
    const painted = new Promise<number | undefined>((resolve) => {
      setTimeout(() => resolve(undefined), 3000);
      input?.addEventListener(
        'input',
        () => {
          const start = performance.now();
          const observer = new MutationObserver(() => {
            if (list?.hasAttribute('data-stale') || !list?.querySelector('.hit')) return;
            observer.disconnect();
            // After the next frame and one more task the hits are on the screen.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          });
          if (list) observer.observe(list, { childList: true, subtree: true, characterData: true, attributes: true });
        },
        { once: true },
      );
    });
    Object.assign(window, { painted });
  });
  await page.locator(FIELD).focus();
  await page.keyboard.insertText(query.slice(-1));
  return page.evaluate(() => {
    const { painted }: { painted?: Promise<number | undefined> } = Object(window);
    return painted;
  });
}
