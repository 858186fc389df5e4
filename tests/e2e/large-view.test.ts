import { chromium } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { findProgram } from '../../engine/src/model/find-program.ts';
import { openContext, openPage, READY, shareContext } from '../support/browser.ts';
import { type Box, boxOf } from '../support/figures.ts';

const GUIDE = 'sdk/taptap-login/guide/start/';

describe('pictures and diagrams', () => {
  it('open without a ring for those who click, also a second time, and with one for those who use keys', async () => {
    await using context = await shareContext();
    const page = await openPage(context, GUIDE);
    const link = page.locator('#\\~content .drawing a:visible').first();
    const dialog = page.getByRole('dialog');
    const rings = (): Promise<string[]> =>
      dialog
        .locator('*')
        .evaluateAll((all) => all.filter((part) => getComputedStyle(part).outlineStyle !== 'none').map((part) => part.className));
    for (const [open, expected] of [
      [() => link.click(), []],
      [() => link.click(), []],
      [() => page.keyboard.press('Enter'), ['enlarged-close']],
    ] as const) {
      await open();
      await dialog.waitFor();
      expect(await rings()).toEqual(expected);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  it.each([390, 1440])('have their captions in lines of like length that break where those on the page do, at %i px', async (width) => {
    await using context = await shareContext({ viewport: { width, height: 900 } });
    const page = await openPage(context, 'sdk/taptap-login/features/');
    const dialog = page.getByRole('dialog');
    let broken = 0;
    for (const figure of await page.locator('#\\~content :is(.drawing, .diagram)').all()) {
      const picture = figure.locator('a > img, svg').filter({ visible: true }).first();
      await picture.click();
      await dialog.waitFor();
      const lines = await dialog.locator('.enlarged-caption').evaluateAll(([caption]) => {
        if (!caption) return [];
        const range = document.createRange();
        range.selectNodeContents(caption);
        const ends = new Map<number, number>();
        for (const { bottom, left, right } of range.getClientRects()) ends.set(bottom, (ends.get(bottom) ?? 0) + right - left);
        return [...ends.values()];
      });
      if (lines.length > 1) broken += 1;
      if (lines.length > 1) expect(Math.min(...lines) / Math.max(...lines)).toBeGreaterThan(0.4);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    if (width === 390) expect(broken).toBeGreaterThan(0);
  });

  it('have captions of one line where there is room', async () => {
    await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
    const page = await openPage(context, 'en/sdk/taptap-login/guide/start/');
    await page.locator('#\\~content .drawing a:visible').first().click();
    const caption = page.getByRole('dialog').locator('.enlarged-caption');
    const { width, lines } = await caption.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = [...range.getClientRects()];
      const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom))).size;
      return { width: boxes.reduce((sum, box) => sum + box.width, 0), lines };
    });
    expect(width).toBeLessThan(960);
    expect(width).toBeGreaterThan(672);
    expect(lines).toBe(1);
  });

  it('open with the keyboard in the drawing that is shown, also for phones', async () => {
    await using context = await openContext({ viewport: { width: 390, height: 844 } });
    const page = await openPage(context, 'sdk/tds-gift/guide/');
    const diagram = page.locator('#\\~content .diagram[data-enlarges]').first();
    const { width, height } = await boxOf(diagram.locator('svg:visible'));
    await diagram.focus();
    await page.keyboard.press('Enter');
    const opened = await boxOf(page.getByRole('dialog').locator('.enlarged-room > svg'));
    expect(opened.width).toBeGreaterThan(width);
    expect(opened.width / opened.height).toBeCloseTo(width / height, 2);
  });

  it('cover the place of the scrollbar, and leave the page as wide and where it was', async () => {
    // The other browser has scrollbars that take no place.
    const [executablePath, ignoreDefaultArgs] = [
      process.env.CHROMIUM_PATH ?? findProgram(['chromium-headless-shell', 'chromium']),
      ['--hide-scrollbars'],
    ];
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'], ignoreDefaultArgs });
    try {
      const page = await browser.newPage({ baseURL: inject('siteUrl'), viewport: { width: 1440, height: 900 } });
      await page.goto('en/sdk/storage/guide/security/');
      await page.waitForSelector(READY);
      const diagram = page.locator('#\\~content .diagram > svg:visible').first();
      // A click would move the page to it.
      await diagram.click({ trial: true });
      const place = () => page.evaluate(() => [scrollY, document.querySelector('h2')?.getBoundingClientRect().x]);
      const before = await place();
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
      await diagram.click();
      const { x, width } = await boxOf(page.getByRole('dialog'));
      expect([x, width]).toEqual([0, 1440]);
      expect(await place()).toEqual(before);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await place()).toEqual(before);
      expect(await page.evaluate(() => document.body.getAttribute('style') ?? '')).toBe('');
    } finally {
      await browser.close();
    }
  });

  it('are shown anew in a window of another size, as the reader has left them', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'en/sdk/storage/guide/security/');
    await page.locator('#\\~content .diagram > svg:visible').first().click();
    const dialog = page.getByRole('dialog');
    const box = (): Promise<Box> => boxOf(dialog.locator('.enlarged-room > svg'));
    await dialog.getByRole('button', { name: 'Closer view' }).waitFor();
    await page.setViewportSize({ width: 844, height: 390 });
    await dialog.getByRole('button', { name: 'Whole view' }).click();
    const small = await box();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(async () => (await box()).height).toBeGreaterThan(small.height);
    const room = await boxOf(dialog.locator('.enlarged-room'));
    expect((await box()).height).toBeLessThanOrEqual(room.height);
  });

  it('that are told as buttons open with the space bar, too, which scrolls nothing then', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'design/');
    const picture = page.locator('#\\~content img[role=button]:visible').first();
    await picture.focus();
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  it('open large on Enter, close on Escape, and give the focus back', async () => {
    await using context = await shareContext();
    const page = await openPage(context, GUIDE);
    const link = page.locator('#\\~content .drawing a:visible').first();
    const onPage = await boxOf(link.locator('img'));
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    // As large as is read with ease, with what is said about it below.
    const size = await dialog.locator('img').boundingBox();
    expect(size?.width).toBeGreaterThan(1.5 * onPage.width);
    expect(size?.y).toBeGreaterThanOrEqual(52);
    expect(await dialog.locator('.enlarged-caption').textContent()).toBe(
      await page.locator('#\\~content .drawing figcaption').first().textContent(),
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.url()).toMatch(/\/start\/$/);
  });

  it('open large on a click and on a phone, and a diagram has a name and a tab stop', async () => {
    await using context = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await openPage(context, 'community/');
    const diagram = page.locator('#\\~content .diagram[data-enlarges]').first();
    await diagram.waitFor();
    expect(await diagram.getAttribute('aria-label')).not.toBe('');
    expect(await diagram.getAttribute('tabindex')).toBe('0');
    await diagram.tap();
    const dialog = page.getByRole('dialog');
    await dialog.locator('svg').waitFor();
    await dialog.getByRole('button', { name: '关闭大图' }).click();
    await dialog.waitFor({ state: 'detached' });
    await diagram.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
  });
});
