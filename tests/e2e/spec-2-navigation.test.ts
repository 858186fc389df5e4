import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { isMarked, markDocument, openContext, openPage } from '../support/browser.ts';

const GUIDE = 'sdk/leaderboard/guide/';
const FEATURES = 'sdk/leaderboard/features/';

describe('spec §2, navigation behaviour', () => {
  it('a link leads to another page without loading the document again', async () => {
    await using context = await openContext();
    const page = await openPage(context, GUIDE);
    await markDocument(page);
    await page.locator('.sidebar').getByText('功能介绍', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: '排行榜功能介绍' }).waitFor();
    expect(await isMarked(page)).toBe(true);
    expect(await page.title()).toContain('排行榜功能介绍');
  });

  it('on route change the page scrolls to the top, and back to where it was on going back', async () => {
    await using context = await openContext();
    const page = await openPage(context, GUIDE);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.locator('.sidebar').getByText('功能介绍', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: '排行榜功能介绍' }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '排行榜开发指南' }).waitFor();
    await page.waitForFunction(() => window.scrollY > 1400);
  });

  it('on route change the page scrolls to the hash anchor', async () => {
    await using context = await openContext();
    const page = await openPage(context, FEATURES);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/sdk/leaderboard/guide/#submit-score';
      link.textContent = 'jump';
      document.querySelector('.article')?.prepend(link);
      link.click();
    });
    await page.getByRole('heading', { level: 1, name: '排行榜开发指南' }).waitFor();
    const top = await page.waitForFunction(() => {
      const box = document.getElementById('submit-score')?.getBoundingClientRect();
      return box && box.top >= 0 && box.top < 200 ? box.top : null;
    });
    expect(await top.jsonValue()).toBeGreaterThanOrEqual(0);
  });

  it('after a navigation the focus is on the heading, and the page is announced', async () => {
    await using context = await openContext();
    const page = await openPage(context, GUIDE);
    await page.locator('.sidebar').getByText('功能介绍', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: '排行榜功能介绍' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role=status]')].some((region) => region.textContent?.includes('排行榜功能介绍')),
    );
  });

  it('page data is prefetched for a link under the pointer', async () => {
    await using context = await openContext();
    const page = await openPage(context, GUIDE);
    const fetched = page.waitForRequest((request) => request.url().endsWith('/sdk/leaderboard/faq/page.json'));
    await page.locator('.sidebar').getByText('常见问题', { exact: true }).hover();
    await fetched;
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])('page data is not prefetched with %o', async (connection) => {
    await using context = await openContext();
    await context.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const page = await openPage(context, GUIDE);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('.sidebar').getByText('常见问题', { exact: true }).hover();
    await page.waitForTimeout(400);
    expect(requests.filter((url) => url.endsWith('page.json'))).toEqual([]);
  });

  it('if loading a route fails, the page loads as a whole', async () => {
    await using context = await openContext();
    await context.route('**/page.json', (route) => route.abort());
    const page = await openPage(context, GUIDE);
    await markDocument(page);
    await page.locator('.sidebar').getByText('功能介绍', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: '排行榜功能介绍' }).waitFor();
    await page.waitForFunction(() => !('isMarked' in window));
  });

  it('offline, an error box with Retry is shown, and Retry brings the page', async () => {
    await using context = await openContext();
    await context.route('**/page.json', (route) => route.abort());
    const page = await openPage(context, GUIDE);
    await context.setOffline(true);
    await page.locator('.sidebar').getByText('功能介绍', { exact: true }).click();
    const retry = page.getByRole('button', { name: '重试' });
    await retry.waitFor();
    await context.setOffline(false);
    await context.unroute('**/page.json');
    await retry.click();
    await page.getByRole('heading', { level: 1, name: '排行榜功能介绍' }).waitFor();
  });

  it('a page of another build is loaded as a whole', async () => {
    await using context = await openContext();
    await context.route('**/features/page.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), build: 'another' } });
    });
    const page = await openPage(context, GUIDE);
    await markDocument(page);
    await page.locator('.sidebar').getByText('功能介绍', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: '排行榜功能介绍' }).waitFor();
    await page.waitForFunction(() => !('isMarked' in window));
  });

  it.each([
    ['truncated', '{"title": "x'],
    ['HTML', '<!doctype html><p>a captive portal'],
    ['of another shape', '{"title": 1}'],
  ])('page data that is %s falls back to the whole page', async (_name, body) => {
    await using context = await openContext();
    await context.route('**/features/page.json', (route) => route.fulfill({ body, contentType: 'application/json' }));
    const page = await openPage(context, GUIDE);
    await markDocument(page);
    await page.locator('.sidebar').getByText('功能介绍', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: '排行榜功能介绍' }).waitFor();
    expect(await isMarked(page)).toBe(false);
  });

  it('alternate-language and canonical links are emitted', () => {
    const html = readFileSync(join(inject('dist'), 'en', GUIDE, 'index.html'), 'utf8');
    expect(html).toContain('<link rel="canonical" href="https://developer.taptap.cn/en/sdk/leaderboard/guide/">');
    expect(html).toContain('<link rel="alternate" hreflang="zh-Hans" href="https://developer.taptap.cn/sdk/leaderboard/guide/">');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://developer.taptap.cn/en/sdk/leaderboard/guide/">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://developer.taptap.cn/sdk/leaderboard/guide/">');
  });

  it('a banner appears if the site’s base URL looks misconfigured', async () => {
    await using context = await openContext();
    const page = await context.newPage();
    await page.route('**/*.css', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(GUIDE);
    await page.getByText('baseUrl').waitFor();
  });

  it.each([
    ['', '找不到页面'],
    ['en/', 'Page Not Found'],
  ])('the not-found page is in the language of the address (/%s)', async (prefix, title) => {
    await using context = await openContext();
    const page = await context.newPage();
    const response = await page.goto(`${prefix}sdk/there-is-no-such-page/`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: title }).waitFor();
    if (prefix === 'en/') {
      await page.getByText('We could not find what you were looking for.').waitFor();
      await page
        .getByText('Please contact the owner of the site that linked you to the original URL and let them know their link is broken.')
        .waitFor();
    }
  });

  it('the crash page says so, keeps the article, and Try again resets', async () => {
    await using context = await openContext();
    const page = await openPage(context, `en/${GUIDE}`);
    // A sidebar tree of another shape is what no code expects.
    await page.route('**/assets/sidebar-*.json', (route) =>
      route.fulfill({ json: { items: [{ type: 'category', key: 'x', label: { not: 'a text' }, items: 5 }] } }),
    );
    await page.locator('.sidebar summary').first().click();
    await page.getByText('This page crashed.').waitFor();
    expect(await page.locator('.article').textContent()).toContain('Submit');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });
});
