import { describe, expect, it } from 'vitest';
import { openContext, openPage, shareContext, stopClock } from '../support/browser.ts';
import { createHit, openSearch, SEARCH_FIELD, searchFor } from '../support/search-overlay.ts';

const FEATURES = 'sdk/leaderboard/features/';

describe('spec §5 and §7, the field of the search and the answers to it', () => {
  it('the field takes a text of any length, and the service is asked for no more than it takes', async () => {
    await using context = await shareContext();
    const page = await openPage(context, FEATURES);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/search') asked.push(searchParams.get('q') ?? '');
    });
    await openSearch(page);
    const long = '排行榜'.repeat(10_000);
    await page.fill(SEARCH_FIELD, long);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect((await page.inputValue(SEARCH_FIELD)).length).toBe(long.length);
    expect(asked.every((query) => query.length <= 256)).toBe(true);
    await page.locator('.search-note, .hit, .search-empty').first().waitFor();
    await page.locator('.search-failure').waitFor({ state: 'detached' });
  });

  it.each(['hits at the top', 'hits within data'])('an answer is read with its %s', async (shape) => {
    await using context = await shareContext();
    const page = await openPage(context, FEATURES);
    const hits = [createHit('leaderboard/faq')];
    await page.route('**/api/search?*', (route) => route.fulfill({ json: shape === 'hits within data' ? { data: { hits } } : { hits } }));
    await openSearch(page);
    await searchFor(page, 'x');
    expect(await page.locator('.hit').count()).toBe(1);
  });

  it('a service that never answers is helped by the titles after four seconds, and the reader is told', async () => {
    await using context = await openContext();
    const page = await openPage(context, FEATURES);
    await page.route('**/api/search?*', () => undefined);
    await openSearch(page);
    await stopClock(page);
    const asked = page.waitForRequest('**/api/search?*');
    await page.fill(SEARCH_FIELD, '排行榜');
    await asked;
    await page.clock.runFor(3900);
    expect(await page.locator('.search-failure').count()).toBe(0);
    await page.clock.runFor(200);
    await page.waitForSelector('.search-failure');
    await page.waitForSelector('.hit');
    expect(await page.locator('.search-failure button').count()).toBe(1);
  });
});
