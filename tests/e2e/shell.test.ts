import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arriveAt, openPage, READY, shareContext } from '../support/browser.ts';

const GUIDE = 'sdk/leaderboard/guide/';
const FAQ = '/sdk/leaderboard/faq/';
const phone = { viewport: { width: 390, height: 844 } };

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const isNavbarHidden = (page: Page) => page.evaluate(() => document.documentElement.dataset.navbar === 'hidden');

/** Scrolls with the pointer over the article. */
async function wheel(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(800, 500);
  const place = (await page.evaluate(() => window.scrollY)) + pixels;
  await page.mouse.wheel(0, pixels);
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, place);
}

describe('spec §4, the navbar', () => {
  it('is visible or hidden by scroll direction: never under the focus, an open menu or an anchor jump', async () => {
    await using context = await shareContext();
    const page = await openPage(context, GUIDE);
    await wheel(page, 900);
    await page.waitForSelector('html[data-navbar=hidden]');
    await wheel(page, -200);
    await page.waitForSelector('html:not([data-navbar])');

    await page.locator('.toc a').nth(5).click();
    await page.waitForFunction(() => location.hash !== '' && window.scrollY > 1500);
    await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))));
    await expect.poll(() => isNavbarHidden(page)).toBe(false);

    await wheel(page, 300);
    await page.waitForSelector('html[data-navbar=hidden]');
    await page.locator('.navbar-items a').first().focus();
    await page.waitForSelector('html:not([data-navbar])');
    await wheel(page, 300);
    expect(await isNavbarHidden(page)).toBe(false);
  });

  it('has menus for the pointer: one is open at a time, a click beside it closes it', async () => {
    await using context = await shareContext({ hasTouch: true });
    const page = await openPage(context, FAQ.slice(1));
    const [download, versions] = [page.locator('.navbar .menu').nth(0), page.locator('.navbar .menu').nth(1)];
    await download.locator('summary').click();
    await versions.locator('summary').tap();
    const open = () => page.locator('.menu[open]').count();
    await versions.getByRole('link', { name: 'v2' }).waitFor();
    await expect.poll(open).toBe(1);
    await page.locator('h1').tap();
    await expect.poll(open).toBe(0);
    await download.locator('summary').tap();
    await download.getByRole('link', { name: 'SDK 工具包' }).tap();
    await page.waitForURL('**/tap-download/');
    await expect.poll(open).toBe(0);
  });

  it('has menus for the keyboard: arrows, Home, End; Escape and leaving close them, and Escape gives the focus back', async () => {
    await using context = await shareContext();
    const page = await openPage(context, FAQ.slice(1));
    const menu = page.locator('.navbar .menu').first();
    const summary = menu.locator('summary');
    const links = menu.getByRole('link');
    const press = (key: string) => page.keyboard.press(key);
    await summary.focus();
    await press('Enter');
    expect(await links.first().isVisible()).toBe(true);
    await press('Escape');
    expect(await links.first().isVisible()).toBe(false);
    expect(await isFocused(summary)).toBe(true);
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', 2],
      ['ArrowDown', 0],
      ['ArrowUp', 2],
      ['Home', 0],
    ] as const) {
      await press(key);
      expect(await isFocused(links.nth(index)), `${key} leads to the entry ${index}`).toBe(true);
    }
    await press('Escape');
    await press('ArrowUp');
    expect(await isFocused(links.nth(2))).toBe(true);
    await press('Tab');
    await expect.poll(() => page.locator('.menu[open]').count()).toBe(0);
    await summary.focus();
    await press('ArrowDown');
    await press('Enter');
    await page.waitForURL('**/design/');
  });
});

describe('single keys (WCAG 2.1.4)', () => {
  it('"/" opens the search, but not with modifiers, in a field or once it is switched off; then Ctrl K still does', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'sdk/start/release-notes/unity/');
    const search = page.getByRole('combobox', { name: /搜索/ });
    for (const key of ['Alt+/', 'Control+/', 'Meta+/', 'Control+Alt+k', 'Control+Shift+K', 'k']) {
      await page.keyboard.press(key);
      expect(await search.count(), key).toBe(0);
    }
    await page.locator('.release-filter select').focus();
    await page.keyboard.press('/');
    expect(await search.count()).toBe(0);
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await search.waitFor();
    await page.getByRole('checkbox', { name: '/' }).uncheck();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    expect(await search.count()).toBe(0);
    await page.reload();
    await page.waitForSelector(READY);
    await page.keyboard.press('/');
    expect(await search.count()).toBe(0);
    await page.keyboard.press('Control+k');
    await search.waitFor();
  });
});

describe('spec §4, the mobile sidebar', () => {
  it('by keyboard: it opens, keeps the focus, has the docs menu and the main menu behind it, and gives the focus back on Escape', async () => {
    await using context = await shareContext(phone);
    const page = await openPage(context, GUIDE);
    const toggle = page.getByRole('button', { name: '打开菜单' });
    await toggle.focus();
    await page.keyboard.press('Space');
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    expect(await drawer.locator('[aria-current=page]').innerText()).toBe('开发指南');
    expect(await drawer.getByRole('heading').allInnerTexts()).toEqual(['SDK 功能']);
    expect(await drawer.locator('.drawer-choices a').allInnerTexts()).toEqual(
      expect.arrayContaining(['v3\n最新版', 'v2\n已停止维护', '简体中文', 'English']),
    );
    // The page behind it is inert: wherever Tab leads, it is not there.
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(place, `Tab ${step + 1}`).toBe(true);
    }
    await drawer.getByRole('button', { name: '返回主菜单' }).focus();
    await page.keyboard.press('Enter');
    const main = drawer.locator('.drawer-main');
    await main.waitFor();
    await expect.poll(() => isFocused(main)).toBe(true);
    // The first row stands off the line below the head.
    const gap = async () => {
      const head = await drawer.locator('.drawer-head').boundingBox();
      const row = await main.getByRole('link').first().boundingBox();
      return (row?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0);
    };
    await expect.poll(gap).toBe(9);
    expect(await main.getByRole('link').allInnerTexts()).toEqual(
      expect.arrayContaining([
        '首页',
        '商店设置',
        'SDK 功能',
        'SDK API',
        '设计资源',
        'SDK 工具包',
        '示例项目',
        'v3\n最新版',
        'v2\n已停止维护',
        'English',
      ]),
    );
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(toggle)).toBe(true);
  });

  it.each([
    { width: 390, height: 844 },
    // A desktop at 400 %.
    { width: 320, height: 256 },
  ])('by keyboard, begins at the current page, from where Tab goes on ($width by $height)', async (viewport) => {
    await using context = await shareContext({ viewport });
    const page = await openPage(context, 'sdk/multiplayer/error-code/');
    await page.getByRole('button', { name: '打开菜单' }).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    const current = drawer.locator('[aria-current=page]');
    await expect.poll(() => isFocused(current)).toBe(true);
    const place = (): Promise<number> => drawer.locator('.drawer-panel').evaluate((panel) => panel.scrollTop);
    await expect.poll(place).toBeGreaterThan(200);
    const begun = await place();
    const top = async () => (await current.boundingBox())?.y ?? -1;
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(top).toBeLessThan(viewport.height - 44);
    for (const key of ['Shift+Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(Math.abs((await place()) - begun), key).toBeLessThan(viewport.height / 2);
    }
    expect(await isFocused(current)).toBe(true);
  });

  it('has one edge for its texts, and one line of chevrons', async () => {
    await using context = await shareContext(phone);
    const page = await openPage(context, 'sdk/multiplayer/client-engine/demo/');
    await page.getByRole('button', { name: '打开菜单' }).click();
    const lefts = (parts: string): Promise<number[]> =>
      page.locator(parts).evaluateAll((all) =>
        all.map((part) => {
          const { left } = part.getBoundingClientRect();
          const { borderInlineStartWidth, paddingInlineStart } = getComputedStyle(part);
          return left + Number.parseFloat(borderInlineStartWidth) + Number.parseFloat(paddingInlineStart);
        }),
      );
    await page.locator('.drawer .with-page').waitFor();
    const ofList =
      '.sidebar-nav > ul > li > :is(.sidebar-link, .sidebar-caption), .sidebar-nav > ul > li > .sidebar-branch > details > summary';
    const ofChoices = '.drawer-title, .drawer-choices a';
    await expect
      .poll(async () => new Set(await lefts(`.drawer :is(.navbar-brand, .drawer-back, h2, ${ofList}, ${ofChoices})`)))
      .toEqual(new Set([20]));
    const shifts = await page.locator('.drawer summary:visible').evaluateAll((all) =>
      all.map((summary) => {
        const { paddingInlineEnd } = getComputedStyle(summary);
        const { marginInlineEnd } = getComputedStyle(summary, '::after');
        return summary.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd) - Number.parseFloat(marginInlineEnd);
      }),
    );
    expect(shifts.length).toBeGreaterThan(5);
    expect(new Set(shifts).size).toBe(1);
    await page.locator('.drawer-back').click();
    await expect.poll(async () => new Set(await lefts('.drawer :is(.navbar-brand, .drawer-title, .drawer-main a)'))).toEqual(new Set([20]));
  });

  it('closes on navigation, on a touch beside it, and when the layout becomes desktop', async () => {
    await using context = await shareContext({ ...phone, hasTouch: true });
    const page = await openPage(context, GUIDE);
    const drawer = page.getByRole('dialog');
    const open = async () => {
      await page.getByRole('button', { name: '打开菜单' }).tap();
      await drawer.waitFor();
    };
    await open();
    await page.touchscreen.tap(380, 400);
    await drawer.waitFor({ state: 'detached' });
    await open();
    await drawer.locator(`a[href="${FAQ}"]`).tap();
    await arriveAt(page, '排行榜常见问题');
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(page.locator('h1'))).toBe(true);
    await open();
    await page.goBack();
    await arriveAt(page, '排行榜开发指南');
    await drawer.waitFor({ state: 'detached' });
    await open();
    // Spec §4 and §9: mobile up to 996 px, desktop from 997 px on.
    await page.setViewportSize({ width: 996, height: 844 });
    expect(await page.locator('button.navbar-toggle').isVisible()).toBe(true);
    expect(await drawer.count()).toBe(1);
    await page.setViewportSize({ width: 997, height: 844 });
    await drawer.waitFor({ state: 'detached' });
    expect(await page.locator('button.navbar-toggle').isVisible()).toBe(false);
    expect(await page.locator('.sidebar').isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
  });
});
