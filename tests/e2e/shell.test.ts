import { describe, expect, it } from 'vitest';
import { openContext, openPage } from '../support/browser.ts';
import { serveFixture } from '../support/served-site.ts';
import { createSiteFixture } from '../support/site-fixture.ts';

const guide = 'sdk/leaderboard/guide/';
const phone = { viewport: { width: 390, height: 844 } };
const files = { 'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n文字。\n', 'glossary.yml': 'terms: []\n' };

describe('the navbar', () => {
  it('is hidden while the reader scrolls down, and shown on the way up', async () => {
    await using context = await openContext();
    const page = await openPage(context, guide);
    await page.mouse.wheel(0, 900);
    await page.waitForSelector('html[data-navbar=hidden]');
    await page.waitForFunction(() => window.scrollY >= 900);
    await page.mouse.wheel(0, -200);
    await page.waitForSelector('html:not([data-navbar])');
  });

  it('has menus that close on Escape, outside, and when another opens', async () => {
    await using context = await openContext();
    const page = await openPage(context, guide);
    const menus = page.locator('.navbar .menu');
    await menus.nth(0).locator('summary').click();
    await menus.nth(1).locator('summary').click();
    expect(await page.locator('.menu[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.menu[open]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await menus.nth(0).locator('summary').click();
    await page.click('h1');
    expect(await page.locator('.menu[open]').count()).toBe(0);
  });
});

describe('the mobile sidebar', () => {
  it('shows the section, and the main menu behind it; closes on Escape, on navigation and on a wide window', async () => {
    await using context = await openContext(phone);
    const page = await openPage(context, guide);
    const open = async () => {
      await page.click('.navbar-toggle');
      await page.waitForSelector('.drawer');
    };
    await open();
    await page.click('.drawer-back');
    expect(await page.locator('.drawer-main').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.drawer', { state: 'detached' });
    await open();
    await page.click('.drawer a[href="/sdk/leaderboard/faq/"]');
    await page.waitForURL('**/faq/');
    await page.waitForSelector('.drawer', { state: 'detached' });
    await open();
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.waitForSelector('.drawer', { state: 'detached' });
  });

  it('is used up to 996 px', async () => {
    await using context = await openContext({ viewport: { width: 996, height: 700 } });
    const page = await openPage(context, guide);
    expect(await page.locator('.navbar-toggle').isVisible()).toBe(true);
    await page.setViewportSize({ width: 997, height: 700 });
    expect(await page.locator('.navbar-toggle').isVisible()).toBe(false);
    expect(await page.locator('.sidebar').isVisible()).toBe(true);
  });
});

it('the docs version that was read last is kept; one that no longer exists is dropped', async () => {
  await using context = await openContext();
  const page = await openPage(context, 'v2/sdk/');
  expect(await page.evaluate(() => localStorage.getItem('tds_doc_version'))).toBe('v2');
  await page.goto('');
  await page.waitForSelector('html[data-ready]');
  expect(await page.locator('.navbar-version').first().textContent()).toBe('v2');
  await page.evaluate(() => localStorage.setItem('tds_doc_version', 'v1'));
  await page.reload();
  await page.waitForSelector('html[data-ready]');
  expect(await page.evaluate(() => localStorage.getItem('tds_doc_version'))).toBeNull();
});

it('an address without a page says so in its language, and names pages that may have been meant', async () => {
  await using context = await openContext();
  const page = await openPage(context, 'en/sdk/leaderboard/guides/');
  expect(await page.textContent('h1')).toBe('Page Not Found');
  await page.click('.not-found a[href="/en/sdk/leaderboard/guide/"]');
  await page.waitForURL('**/en/sdk/leaderboard/guide/');
});

it('a theme that was stored is cleared when there is nothing to switch', async () => {
  await using context = await openContext();
  const page = await openPage(context, guide);
  await page.evaluate(() => localStorage.setItem('tds_doc_theme', 'dark'));
  await page.reload();
  expect(await page.getAttribute('html', 'data-theme')).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('tds_doc_theme'))).toBeNull();
});

describe('with a theme switch and an announcement', () => {
  it('the theme is kept, set before the first paint, and follows other browser tabs', async () => {
    using fixture = createSiteFixture(files, { colorMode: { default: 'light', switchable: true, respectSystem: false } });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const page = await openPage(context, 'sdk/start/');
    const other = await openPage(context, 'sdk/start/');
    await page.click('.navbar-tools button.in-light');
    await other.waitForSelector('html[data-theme=dark]');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  });

  it('a dismissed announcement stays closed until its id changes', async () => {
    const announcement = { id: 'first', text: '新版本发布', closeable: true };
    using fixture = createSiteFixture(files, { announcement });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const page = await openPage(context, 'sdk/start/');
    await page.click('.announcement button');
    expect(await page.locator('.announcement').count()).toBe(0);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await page.locator('.announcement').isVisible()).toBe(false);
    await page.evaluate(() => localStorage.setItem('tds_doc_notice', 'an earlier one'));
    await page.reload();
    expect(await page.locator('.announcement').isVisible()).toBe(true);
  });
});
