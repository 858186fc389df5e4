import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstPage, READY, shareContext } from '../support/browser.ts';

const guide = 'sdk/leaderboard/guide/';

async function readPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await firstPage(context);
  await page.goto(path);
  return page;
}

describe('without script', () => {
  it('all tabs are shown one after another with their names', async () => {
    await using context = await shareContext({ javaScriptEnabled: false });
    const page = await readPage(context, guide);
    const panels = page.locator('.tabs').first().locator('[role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (let index = 0; index < (await panels.count()); index++) expect(await panels.nth(index).isVisible()).toBe(true);
    expect(await page.locator('[role=tablist]').first().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
  });

  it('the sidebar, the menus and the language switch work', async () => {
    await using context = await shareContext({ javaScriptEnabled: false });
    const page = await readPage(context, guide);
    const closed = page.locator('.sidebar .sidebar-branch:not([data-holds-current])').first();
    await closed.locator('summary').click();
    expect(await closed.locator('.sidebar-link').first().isVisible()).toBe(true);
    await page.locator('.navbar-tools .menu summary').nth(1).click();
    await page.click('.menu[open] a[hreflang=en]');
    await page.waitForURL(`**/en/${guide}`);
  });

  it('the menu of a phone unfolds in the page', async () => {
    await using context = await shareContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await readPage(context, guide);
    expect(await page.locator('.sidebar').isVisible()).toBe(false);
    await page.click('a.navbar-toggle');
    await page.locator('.sidebar').waitFor();
    expect(await page.locator('.navbar-items').isVisible()).toBe(true);
    await page.click('.navbar-close');
    await page.locator('.sidebar').waitFor({ state: 'hidden' });
  });

  it('nothing is offered that needs it', async () => {
    await using context = await shareContext({ javaScriptEnabled: false });
    const page = await readPage(context, guide);
    for (const part of ['.search-button', '.code-copy', 'text=复制为 Markdown'])
      expect(await page.locator(part).first().isVisible()).toBe(false);
  });
});

it('a browser in which the app cannot be loaded still reads and follows links', async () => {
  await using context = await shareContext();
  const page = await firstPage(context);
  await page.route('**/-/*.js', (route) => route.abort());
  await page.goto(guide);
  await page.click('.pagination-next');
  await page.waitForURL('**/sdk/leaderboard/faq/');
  expect(await page.textContent('h1')).toBe('排行榜常见问题');
});

const APP = '**/-/client-*.js';

describe('a page whose app does not come', () => {
  it.each([
    ['', '搜索等功能的脚本没有运行'],
    ['en/', "The script of the search and other tools didn't run"],
  ])('opens the menu of pages without script on a phone, and says why (/%s)', async (locale, reason) => {
    await using context = await shareContext({ viewport: { width: 390, height: 844 } });
    const page = await firstPage(context);
    await page.route(APP, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${locale}${guide}`);
    await page.click('button.navbar-toggle');
    await page.locator('.sidebar').waitFor();
    expect(await page.locator('.navbar-items').isVisible()).toBe(true);
    expect(await page.locator('.no-script-menu').innerText()).toContain(reason);
    // From here on, the link for pages without script does what the button did.
    await page.click('.navbar-close');
    await page.locator('.sidebar').waitFor({ state: 'hidden' });
    await page.click('a.navbar-toggle');
    await page.locator('.sidebar').waitFor();
  });

  it('does so, too, without a connection', async () => {
    await using context = await shareContext({ viewport: { width: 390, height: 844 } });
    const page = await firstPage(context);
    await page.route('**/-/*.js', (route) => route.abort('internetdisconnected'));
    await page.goto(guide);
    await context.setOffline(true);
    await page.click('button.navbar-toggle');
    await page.locator('.sidebar').waitFor();
  });

  it('does so, too, if only its data do not come, and works when they do', async () => {
    await using context = await shareContext({ viewport: { width: 390, height: 844 } });
    const page = await firstPage(context);
    let isBroken = true;
    await page.route('**/-/site*.json', (route) => (isBroken ? route.fulfill({ status: 503 }) : route.continue()));
    await page.goto(guide);
    await page.click('button.navbar-toggle');
    await page.locator('.sidebar').waitFor();
    isBroken = false;
    await page.click('.navbar-close');
    await page.waitForSelector(READY);
    await page.click('button.navbar-toggle');
    await page.waitForSelector('dialog.drawer[open]');
  });

  it('says that there is no search, and offers to load the page again, at the same place', async () => {
    await using context = await shareContext();
    const page = await firstPage(context);
    let isBroken = true;
    await page.route(APP, (route) => (isBroken ? route.abort() : route.continue()));
    const address = `${guide}?platform=ios#submit-score`;
    await page.goto(address);
    await page.click('.search-button');
    const note = page.locator('.no-script-menu p');
    await note.waitFor();
    expect(await page.locator('.search-button').isVisible()).toBe(false);
    const retry = page.getByRole('button', { name: '重试' });
    // In vain, it can be done once more.
    await retry.click();
    await note.waitFor({ state: 'hidden' });
    await page.click('.search-button');
    isBroken = false;
    await retry.click();
    await page.waitForSelector(READY);
    expect(page.url().endsWith(address)).toBe(true);
    expect(await note.isVisible()).toBe(false);
    // That is what the reader wanted.
    await page.waitForSelector('dialog.search[open]');
  });

  it('shows all tabs when the reader wants another', async () => {
    await using context = await shareContext();
    const page = await firstPage(context);
    await page.route(APP, (route) => route.fulfill({ status: 404 }));
    await page.goto(guide);
    const panels = page.locator('.tabs').first().locator('[role=tabpanel]');
    expect(await panels.nth(1).isVisible()).toBe(false);
    await page.locator('[role=tab]').nth(1).click();
    await panels.nth(1).waitFor();
    expect(await panels.first().isVisible()).toBe(true);
    // Above the code of each, nothing is left of the line of tabs.
    expect(await page.locator('.tabs figcaption:not(:has(.code-title)):visible').count()).toBe(0);
  });
});
