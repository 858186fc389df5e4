import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arriveAt, hold, openContext, openPage, READY, shareContext, stopClock } from '../support/browser.ts';

const guide = 'sdk/leaderboard/guide/';
/** The tabs of platforms: requests have languages in their place, which are of the same group. */
const chosenTabs = (page: Page) =>
  page.$$eval('.tabs[data-values~=unity] [role=tab][aria-selected=true]', (tabs) => [...new Set(tabs.map((tab) => tab.textContent))]);
const tab = (page: Page, name: string, nth: number) => page.locator(`.tabs[data-values~=unity] [role=tab]:has-text("${name}")`).nth(nth);

describe('tabs', () => {
  it('of one group change together, on this page, on the next and in other browser tabs', async () => {
    await using context = await shareContext();
    const page = await openPage(context, guide);
    const other = await openPage(context, 'sdk/achievement/guide/');
    await tab(page, 'Android', 0).click();
    expect(await chosenTabs(page)).toEqual(['Android']);
    await other.waitForFunction(() => document.querySelector('[role=tab][data-value=android]')?.getAttribute('aria-selected') === 'true');
    await page.click('.sidebar a[href="/sdk/leaderboard/faq/"]');
    await arriveAt(page, '排行榜常见问题');
    await page.goBack();
    await arriveAt(page, '排行榜开发指南');
    expect(await chosenTabs(page)).toEqual(['Android']);
  });

  it('show an earlier choice before the app is there', async () => {
    await using context = await openContext();
    await (await openPage(context, guide)).locator('.tabs[data-values~=unity] [data-value=ios][role=tab]').first().click();
    const page = await context.newPage();
    await page.route('**/-/app-*.js', (route) => route.abort());
    await page.goto(guide);
    expect(await page.locator('.tabs[data-values~=unity] [data-value=ios][role=tabpanel]').first().isVisible()).toBe(true);
    expect(await page.locator('.tabs[data-values~=unity] [data-value=unity][role=tabpanel]').first().isVisible()).toBe(false);
  });

  it('stay where they are on the screen when what is above them changes', async () => {
    await using context = await shareContext();
    const page = await openPage(context, guide);
    const last = tab(page, 'iOS', (await page.locator('.tabs[data-values~=unity]').count()) - 1);
    await last.scrollIntoViewIfNeeded();
    const before = (await last.boundingBox())?.y ?? 0;
    await last.click();
    expect(Math.abs(((await last.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  });

  it('are moved through with the arrow keys', async () => {
    await using context = await shareContext();
    const page = await openPage(context, guide);
    await tab(page, 'Unity', 0).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Android');
    await page.keyboard.press('End');
    expect(await chosenTabs(page)).toEqual(['iOS']);
    await page.keyboard.press('ArrowRight');
    expect(await chosenTabs(page)).toEqual(['Unity']);
  });
});

describe('code', () => {
  it('is copied as it is meant: without prompts; the reader is told', async () => {
    await using context = await openContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await openPage(context, guide);
    const figure = page.locator('.code:visible').first();
    const shown = (await figure.locator('.line').allTextContents()).join('\n');
    // The button says so for two seconds.
    await stopClock(page);
    await figure.locator('.code-copy').click();
    await page.waitForSelector('.code-copy[data-done]');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    expect(await page.locator('[role=status]').first().textContent()).toBe('已复制');
  });

  it('is copied without the clipboard API as well', async () => {
    await using context = await openContext();
    await context.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const page = await openPage(context, guide);
    const copied = page.evaluate(
      () => new Promise<string>((resolve) => document.addEventListener('copy', () => resolve(String(getSelection())), { once: true })),
    );
    await stopClock(page);
    await page.locator('.code:visible .code-copy').first().click();
    expect(await copied).toContain('using');
    await page.waitForSelector('.code-copy[data-done]');
  });
});

describe('headings', () => {
  it('copy their link', async () => {
    await using context = await openContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await openPage(context, guide);
    const anchor = page.locator('.article h2 .anchor').first();
    await anchor.click();
    await page.waitForFunction(() => location.hash.length > 1);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  it('have links that a finger can press, as the way past the menus has', async () => {
    await using context = await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await openPage(context, guide);
    const anchor = page.locator('.article h2 .anchor').first();
    expect(await anchor.evaluate((link) => getComputedStyle(link).opacity)).toBe('1');
    for (const target of [anchor, page.locator('.skip-link')]) {
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('are marked in the table of contents while they are read', async () => {
    await using context = await shareContext();
    const page = await openPage(context, guide);
    const second = page.locator('.toc a').nth(1);
    await second.click();
    await page.waitForSelector('.toc a[aria-current]');
    expect(await page.getAttribute('.toc a[aria-current]', 'href')).toBe(await second.getAttribute('href'));
  });
});

it('the page can be copied as Markdown', async () => {
  await using context = await openContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await openPage(context, guide);
  await page.click('text=复制为 Markdown');
  await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent === '已复制');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# 排行榜开发指南/);
});

/** What browsers do to a page that they translate: each text gives way to a new element. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) texts.push(walker.currentNode);
    for (const text of texts.filter((node) => node.parentElement?.closest('#\\~root'))) {
      const font = document.createElement('font');
      font.textContent = `x ${text.data}`;
      text.replaceWith(font);
    }
  });
}

it.each(['before', 'after'])('a page that the browser has translated %s the app came keeps working', async (moment) => {
  await using context = await openContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  const release = await hold(page, '**/-/app-*.js');
  await page.goto(guide);
  if (moment === 'before') await translate(page);
  release();
  await page.waitForSelector(READY);
  await translate(page);

  await tab(page, 'Android', 0).click();
  expect(await tab(page, 'Android', 0).getAttribute('aria-selected')).toBe('true');
  await page.locator('.code:visible .code-copy').first().click();
  await page.locator('.sidebar summary').first().click();
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator('button.navbar-toggle').click();
  await page.locator('.drawer').waitFor();
  await translate(page);
  await page.locator('.drawer-back').click();
  await page.locator('.drawer-main').waitFor();
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.locator('.drawer').waitFor({ state: 'detached' });
  await page.click('.sidebar a[href="/sdk/leaderboard/faq/"]');
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === '排行榜常见问题');
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === '排行榜开发指南');
  expect(await page.locator('.error-box').count()).toBe(0);
});

it('release notes can be narrowed to one version, "all" first, and the contents list with them', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'sdk/start/release-notes/unity/');
  const select = page.locator('.release-filter select');
  // It heads the list that it filters, and what readers are told to look for looks like nothing else.
  expect(await page.locator('.article > h2:has(+ * .release-filter)').getAttribute('id')).toBe('versions');
  const tagOf = (name: string) => page.locator('.release-kind strong', { hasText: name }).first();
  const edges = (name: string) => tagOf(name).evaluate((tag) => getComputedStyle(tag).borderInlineStartWidth);
  expect([await edges('变更'), await edges('新增')]).toEqual(['3px', '0px']);
  await select.waitFor();
  expect(await select.locator('option').first().textContent()).toBe('全部版本');
  const contents = () => page.locator('.toc a:visible').allTextContents();
  const all = await contents();
  await select.selectOption('v3-29-0');
  expect(await page.locator('[data-widget] section:visible h3').count()).toBe(1);
  expect(await contents()).toEqual(all.filter((name) => !/^\d/.test(name) || name === '3.29.0'));
  await select.selectOption('');
  expect(await page.locator('[data-widget] section:visible h3').count()).toBeGreaterThan(5);
  expect(await contents()).toEqual(all);
  // A link to a version that is hidden shows all again.
  await select.selectOption('v3-29-0');
  await page.evaluate(() => location.assign('#v3-20-0'));
  await expect.poll(contents).toEqual(all);
  expect(await select.inputValue()).toBe('');
  // The next page has its own list.
  await select.selectOption('v3-29-0');
  await page.locator('.sidebar a[href="/sdk/start/release-notes/android/"]').click();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('Android'));
  expect((await contents()).length).toBe(await page.locator('.toc a').count());
});
