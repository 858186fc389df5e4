import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arriveAt, isMarked, markDocument, openContext, openPage, READY } from '../support/browser.ts';
import { ODD_NAMES } from '../support/odd-names.ts';
import { searchFor } from '../support/search-overlay.ts';
import { serveFixture, serveFixtureToAll } from '../support/served-site.ts';
import { createSiteFixture } from '../support/site-fixture.ts';

const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" /></svg>';
const files = {
  'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n[去推送](/sdk/push/#token) ![图](/img/pixel.svg)\n',
  'content/zh-Hans/v3/sdk/push.mdx':
    '---\ntitle: 推送\nredirect_from: [/sdk/old-push/]\n---\n\n## 令牌 {#token}\n\n[去开始](./start.mdx)\n',
  'content/en/v3/sdk/start.mdx': '---\ntitle: Start\n---\n\nText.\n',
  'content/zh-Hans/v2/sdk/start.mdx': '---\ntitle: 旧版开始\n---\n\n文字。\n',
  'static/img/pixel.svg': pixel,
  'static/favicon.svg': pixel,
  'glossary.yml': 'terms: []\n',
};
const navbar = [{ type: 'versions' as const }, { type: 'locales' as const }, { type: 'search' as const }];

/** Collects what was asked of the site and was not there. */
function watchMissing(page: Page): string[] {
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(`${response.status()} ${response.url()}`));
  return missing;
}

describe.each([
  { baseUrl: '/docs/', trailingSlash: true },
  { baseUrl: '/', trailingSlash: false },
  { baseUrl: '/docs/', trailingSlash: false },
])('a site with $baseUrl and trailingSlash: $trailingSlash', ({ baseUrl, trailingSlash }) => {
  const search = { url: `${baseUrl}api/search`, providerName: 'Test', providerUrl: 'https://example.com' };
  const end = trailingSlash ? '/' : '';
  const addressOf = (path: string): string => baseUrl + path + end;
  const site = serveFixtureToAll(files, { baseUrl, trailingSlash, navbar, search });

  it('works: links, assets, in-page navigation, languages, versions, search', async () => {
    await using context = await openContext({ baseURL: site() });
    const page = await context.newPage();
    const missing = watchMissing(page);
    await page.goto(addressOf('sdk/start'));
    await page.waitForSelector(READY);
    expect(new URL(page.url()).pathname).toBe(addressOf('sdk/start'));
    expect(await page.getAttribute('link[rel=canonical]', 'href')).toBe(`https://docs.example${addressOf('sdk/start')}`);
    expect(await page.getAttribute('link[rel=icon]', 'href')).toBe(`${baseUrl}favicon.svg`);

    await markDocument(page);
    await page.getByRole('link', { name: '去推送' }).click();
    await arriveAt(page, '推送');
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${addressOf('sdk/push')}#token`);
    await page.getByRole('link', { name: '去开始' }).click();
    await arriveAt(page, '开始');
    expect(await isMarked(page)).toBe(true);

    await page.keyboard.press('/');
    await searchFor(page, '令牌');
    // No entry of the navbar names a sidebar: there is nothing to narrow a search to.
    expect(await page.locator('.search-sections').count()).toBe(0);
    await page.getByRole('option').first().click();
    await arriveAt(page, '推送');
    expect(new URL(page.url()).pathname).toBe(addressOf('sdk/push'));
    expect(await isMarked(page)).toBe(true);

    await page.goBack();
    await arriveAt(page, '开始');
    const alternates = await page
      .locator('.navbar a[hreflang], .navbar .menu a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(alternates).toContain(addressOf('en/sdk/start'));
    expect(alternates).toContain(addressOf('v2/sdk/start'));
    expect(missing).toEqual([]);
  });

  it('has one address for each page, and moves readers from the others', async () => {
    const ask = (path: string) => fetch(new URL(path, site()), { redirect: 'manual' });
    const other = trailingSlash ? `${baseUrl}sdk/start` : `${baseUrl}sdk/start/`;
    const moved = await ask(other);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, addressOf('sdk/start')]);
    expect((await ask(`${baseUrl}sdk/start/index.html`)).status).toBe(301);
    for (const language of ['', 'en/']) {
      const former = await ask(`${baseUrl}${language}sdk/old-push/`);
      expect([former.status, former.headers.get('location')]).toEqual([301, addressOf(`${language}sdk/push`)]);
    }
    for (const path of ['sdk/start/page.json', 'sdk/start/index.md', 'img/pixel.svg', 'sitemap.xml']) {
      expect((await ask(baseUrl + path)).status, path).toBe(200);
    }
    expect(await (await ask(`${baseUrl}sitemap.xml`)).text()).toContain(`<loc>https://docs.example${addressOf('sdk/push')}</loc>`);
    expect((await ask(`${baseUrl}none/`)).status).toBe(404);
  });
});

describe('pages of any name', () => {
  const addressOf = (address: string): string => `/sdk/${address}/`;
  const site = serveFixtureToAll({
    ...Object.fromEntries(
      ODD_NAMES.map(([name, address], index) => [
        `content/zh-Hans/v3/sdk/${name}.mdx`,
        `---\ntitle: 第 ${index} 页\n---\n\n[这一页](${addressOf(address)}) [去开始](/sdk/start/) [去终点](/sdk/end/)\n\n${'一段文字。\n\n'.repeat(40)}`,
      ]),
    ),
    'content/zh-Hans/v3/sdk/start.mdx': `---\ntitle: 开始\n---\n\n${'一段文字。\n\n'.repeat(40)}${ODD_NAMES.map(
      ([, address], index) => `[去 ${index}](${addressOf(address)})`,
    ).join('\n')}\n\n${'一段文字。\n\n'.repeat(40)}`,
    'content/zh-Hans/v3/sdk/end.mdx': '---\ntitle: 终点\n---\n\n文字。\n',
    'glossary.yml': 'terms: []\n',
  });

  it.each(ODD_NAMES.map(([name, address], index) => ({ name, path: addressOf(address), index })))(
    '$name: fetched ahead once, opened without a load, left by Back to where the reader was, and kept offline',
    async ({ path, index }) => {
      await using context = await openContext({ baseURL: site() });
      // It is not fetched ahead either.
      await context.route('**/sdk/end/page.json', (route) => route.abort());
      const page = await openPage(context, 'sdk/start/');
      const fetched: string[] = [];
      context.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      const timesFetched = () => fetched.filter((other) => other === `${path}page.json`).length;
      await markDocument(page);
      const link = page.locator('.article').getByRole('link', { name: `去 ${index}`, exact: true });
      await link.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(200);
      await link.hover();
      await expect.poll(timesFetched).toBe(1);
      await link.click();
      await arriveAt(page, `第 ${index} 页`);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.locator('.sidebar [aria-current=page]').getAttribute('href')).toBe(path);
      await page.getByRole('link', { name: '这一页' }).hover();
      await page.getByRole('link', { name: '这一页' }).click();
      await page.goBack();
      await arriveAt(page, '开始');
      await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, place);

      await page.goForward();
      await arriveAt(page, `第 ${index} 页`);
      await context.setOffline(true);
      await page.getByRole('link', { name: '去终点' }).click();
      await page.getByRole('alert').waitFor();
      await page.goBack();
      await arriveAt(page, `第 ${index} 页`);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(timesFetched()).toBe(1);
      expect(await isMarked(page)).toBe(true);
    },
  );
});

describe('pages of a site below /docs/', () => {
  it('lead nowhere outside of it', async () => {
    using fixture = createSiteFixture(files, { baseUrl: '/docs/', navbar });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const page = await openPage(context, 'docs/sdk/start/');
    const own = await page
      .locator('[href^="/"], [src^="/"]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((address) => !address.startsWith('/docs/'))).toEqual([]);
  });
});
