import { describe, expect, it } from 'vitest';
import { isMarked, markDocument, openContext, openPage } from '../support/browser.ts';

const guide = 'sdk/leaderboard/guide/';
const faq = '/sdk/leaderboard/faq/';

describe('navigation (spec §2)', () => {
  it('fetches nothing ahead with data saver (spec §9)', async () => {
    await using context = await openContext();
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const page = await openPage(context, guide);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.hover(`.sidebar a[href="${faq}"]`);
    await page.hover('h1');
    await page.waitForTimeout(100);
    expect(requests.filter((url) => url.endsWith('page.json'))).toEqual([]);
  });

  it('opens pages of another language as whole pages, at the same place', async () => {
    await using context = await openContext();
    const page = await openPage(context, `${guide}?from=test#submit`);
    await page.click('.navbar-tools .menu >> nth=1');
    await page.click('.menu[open] a[hreflang=en]');
    await page.waitForURL(`**/en/${guide}?from=test#submit`);
    expect(await page.getAttribute('html', 'lang')).toBe('en');
  });

  it('keeps the branches of the sidebar open that the reader has opened: categories do not auto-collapse', async () => {
    await using context = await openContext();
    const page = await openPage(context, guide);
    const branch = page.locator('.sidebar .sidebar-branch').first();
    await branch.locator('summary').click();
    await branch.locator('.sidebar-link').first().waitFor();
    await page.click(`.sidebar a[href="${faq}"]`);
    await page.waitForURL(`**${faq}`);
    expect(await branch.locator('details').first().getAttribute('open')).not.toBeNull();
  });

  it('shows a progress bar after 200 ms (spec §9)', async () => {
    await using context = await openContext();
    const page = await openPage(context, guide);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**${faq}page.json`, async (route) => {
      await promise;
      await route.continue();
    });
    await page.click(`.sidebar a[href="${faq}"]`);
    await page.waitForSelector('#nprogress .bar');
    expect(await page.textContent('h1')).toBe('排行榜开发指南');
    resolve();
    await page.waitForSelector('#nprogress', { state: 'detached' });
  });
});

describe('a failed load', () => {
  it('loads the whole page once; after a second failure there is an error box with Retry (spec §2)', async () => {
    await using context = await openContext();
    const page = await openPage(context, guide);
    await page.route(`**${faq}page.json`, (route) => route.abort());
    await page.route(`**${faq}`, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>half a page</h1>' }));
    await page.click(`.sidebar a[href="${faq}"]`);
    await page.waitForSelector('text=half a page');
    await page.goBack();
    await page.waitForSelector('html[data-ready]');
    await page.click(`.sidebar a[href="${faq}"]`);
    await page.waitForSelector('.error-box');
    expect(await page.textContent('.error-box-title')).toBe('页面加载失败');

    await page.unroute(`**${faq}page.json`);
    await page.click('.error-box .button');
    await page.waitForSelector('.article');
    expect(await page.textContent('h1')).toBe('排行榜常见问题');
  });

  it('without the Navigation API links are ordinary links', async () => {
    await using context = await openContext();
    await context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    const page = await openPage(context, guide);
    await markDocument(page);
    await page.click(`.sidebar a[href="${faq}"]`);
    await page.waitForURL(`**${faq}`);
    expect(await isMarked(page)).toBe(false);
  });
});
