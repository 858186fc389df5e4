import { describe, expect, it } from 'vitest';
import { firstPage, openPage, READY, shareContext } from '../support/browser.ts';

describe('switching the version', () => {
  it('stays on the page where it exists there, with query and hash', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'sdk/copyright-verification/guide/?from=mail');
    const hash = await page.locator('.toc a').first().getAttribute('href');
    await page.locator('.toc a').first().click();
    await page.click('.navbar summary:has(.navbar-version)');
    await page.click('.menu[open] a:has-text("v2")');
    await page.waitForURL('**/v2/sdk/copyright-verification/guide/**');
    const { search, hash: kept } = new URL(page.url());
    expect([search, kept]).toEqual(['?from=mail', hash]);
    expect(await page.locator('.nearest').isVisible()).toBe(false);
  });

  it('leads to the nearest page where it does not, and says so, politely and without moving anything', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'sdk/leaderboard/guide/?from=mail');
    await page.click('.navbar summary:has(.navbar-version)');
    await page.click('.menu[open] a:has-text("v2")');
    await page.waitForURL('**/v2/sdk/#~nearest');
    const notice = page.locator('.nearest');
    await notice.waitFor();
    expect(await notice.textContent()).toContain('没有刚才那一页');
    await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent?.includes('没有刚才那一页'));
    const titlePlace = await page.locator('h1').boundingBox();
    await notice.getByRole('link').click();
    await notice.waitFor({ state: 'hidden' });
    expect(await page.locator('h1').boundingBox()).toEqual(titlePlace);
  });

  it('says so of that page alone: the same page in another language, which is there, has no notice', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'sdk/leaderboard/guide/');
    await page.click('.navbar summary:has(.navbar-version)');
    await page.click('.menu[open] a:has-text("v2")');
    await page.waitForURL('**/v2/sdk/#~nearest');
    await page.locator('.nearest').waitFor();
    await page.locator('summary[aria-label^="语言"]').click();
    await page.locator('.menu[open] a[hreflang=en]').click();
    await page.waitForURL('**/en/v2/sdk/');
    await page.waitForSelector(READY);
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.locator('.nearest').isVisible()).toBe(false);
  });

  it('says so without script too', async () => {
    await using context = await shareContext({ javaScriptEnabled: false });
    const page = await firstPage(context);
    await page.goto('sdk/leaderboard/guide/');
    await page.click('.navbar summary:has(.navbar-version)');
    await page.click('.menu[open] a:has-text("v2")');
    await page.waitForURL('**/v2/sdk/#~nearest');
    await page.locator('.nearest').waitFor();
    await page.locator('.nearest a').click();
    await page.locator('.nearest').waitFor({ state: 'hidden' });
  });
});
