import { chromium } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openContext, openPage, READY, shareContext } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { type Box, boxOf } from '../support/figures.ts';
import { serveFixture } from '../support/served-site.ts';
import { createSiteFixture } from '../support/site-fixture.ts';

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
        // Each number has a line of its own on a phone, however long.
        const list = caption.querySelector('ol');
        if (list) range.setStartAfter(list);
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

  it('have on phones each number on a line of its own, from one left edge, and cut off no line that does not fade', async () => {
    await using context = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await openPage(context, 'sdk/achievement/features/');
    await page.locator('#\\~content .drawing a:visible').first().tap();
    const caption = page.getByRole('dialog').locator('.enlarged-caption');
    await caption.waitFor();
    const look = () =>
      caption.evaluate((element) => {
        const numbers = [...element.querySelectorAll('li')].map((one) => one.getBoundingClientRect());
        const range = document.createRange();
        range.setStartAfter(element.querySelector('ol') ?? element);
        range.setEndAfter(element.lastChild ?? element);
        return {
          edges: [...new Set([...numbers, ...range.getClientRects()].map(({ left }) => left))],
          lines: new Set(numbers.map(({ top }) => top)).size,
          hidden: element.scrollHeight - element.clientHeight,
          part: element.getBoundingClientRect().height / innerHeight,
          fades: getComputedStyle(element).maskImage !== 'none',
        };
      });
    expect(await look()).toMatchObject({ edges: [16], lines: 4, hidden: 0, fades: false });
    // In a low window, it scrolls and fades until its end is reached.
    await page.setViewportSize({ width: 320, height: 300 });
    await expect.poll(async () => (await look()).fades).toBe(true);
    const { hidden, part } = await look();
    expect(hidden).toBeGreaterThan(0);
    expect(part).toBeCloseTo(0.4, 2);
    await caption.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(async () => (await look()).fades).toBe(false);
  });

  it('have captions of one line where there is room', async () => {
    await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
    const page = await openPage(context, 'en/sdk/engine/database/redis/');
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
    await using context = await shareContext({ viewport: { width: 390, height: 844 } });
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
    const browser = await chromium.launch({ ...CHROMIUM, ignoreDefaultArgs: ['--hide-scrollbars'] });
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
      // So does the search, which fills narrow windows.
      await page.setViewportSize({ width: 320, height: 256 });
      const narrow = await place();
      await page.keyboard.press('Control+k');
      const panel = await boxOf(page.locator('.search-panel'));
      expect([panel.x, panel.width]).toEqual([0, 320]);
      expect(await place()).toEqual(narrow);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await place()).toEqual(narrow);
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
    await dialog.getByRole('button', { name: 'Zoom in' }).waitFor();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.keyboard.press('0');
    // It follows the room, which follows the window.
    await expect.poll(async () => (await box()).height).toBeLessThan(390);
    const small = await box();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(async () => (await box()).height).toBeGreaterThan(small.height);
    const room = await boxOf(dialog.locator('.enlarged-room'));
    expect((await box()).height).toBeLessThanOrEqual(room.height);
  });

  it('that are told as buttons open with the space bar, too, which scrolls nothing then', async () => {
    const files = {
      'content/zh-Hans/v3/sdk/start.md': `# Start\n\n![A square](/img/square.svg)\n\n${'Words.\n\n'.repeat(80)}`,
      'static/img/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><path d="M0 0h200v200H0z"/></svg>',
    };
    using fixture = createSiteFixture(files);
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const page = await openPage(context, 'sdk/start/');
    const picture = page.locator('#\\~content img[role=button]:visible').first();
    await picture.focus();
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  it('of right and wrong use open large, each with its badge and caption, and close again', async () => {
    await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
    const page = await openPage(context, 'en/design/');
    for (const [which, verdict] of ['Do', "Don't"].entries()) {
      await page.locator('.figures .drawing').nth(which).locator('a:visible').click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.locator('.enlarged-caption').innerText()).toMatch(new RegExp(`^\\W*${verdict}\\s`));
      const sign = dialog.locator('.enlarged-caption strong').evaluate((own) => getComputedStyle(own, '::before').content);
      expect(await sign).toBe(which === 0 ? '"✓"' : '"✕"');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  it('lead from right use to wrong use and to the next picture of the page, with buttons and keys, and give the focus to what was seen last', async () => {
    await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
    const page = await openPage(context, 'en/design/');
    await page.locator('.figures .drawing a:visible').first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const caption = dialog.locator('.enlarged-caption');
    const focus = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
    await caption.waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => caption.innerText()).toMatch(/^\W*Don't\s/);
    expect(await page.locator('dialog.enlarged').count()).toBe(1);
    expect(await focus()).toBe('Next picture');
    // The ring around it is as round as that of other buttons.
    expect(await dialog.locator(':focus').evaluate((button) => getComputedStyle(button).borderRadius)).toBe('8px');
    // The name of the dialog is that of the picture that is shown.
    expect(await dialog.getAttribute('aria-label')).toBe(await dialog.locator('img').getAttribute('alt'));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => caption.innerText()).toMatch(/^\W*Do\s/);
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    // It is in neither of the pair.
    await expect.poll(() => caption.innerText()).not.toMatch(/^\W*Do(?:n't)?\s/);
    const last = await dialog.getAttribute('aria-label');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.querySelector('img')?.alt)).toBe(last);
    expect(await page.evaluate(() => document.body.style.paddingInlineEnd)).toBe('');
  });

  it('tell which of the pictures of the page is shown, and what the keys to the sides do while it is whole and while it is not', async () => {
    await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
    const page = await openPage(context, 'en/design/');
    await page.locator('.figures .drawing a:visible').first().click();
    const dialog = page.getByRole('dialog');
    const place = dialog.locator('.enlarged-place');
    const hint = dialog.locator('.enlarged-hint');
    const first = /^(\d+) \/ (\d+)$/.exec(await place.innerText());
    expect(first).not.toBeNull();
    // A small one in a large window would be coarse.
    const onPage = await page.locator('.figures .drawing img:visible').first().boundingBox();
    const enlarged = await dialog.locator('.enlarged-room > img').boundingBox();
    expect((enlarged?.width ?? 0) / (onPage?.width ?? 1)).toBeLessThanOrEqual(2.01);
    expect(await dialog.locator('.enlarged-scale').innerText()).toBe('100%');
    expect(await hint.innerText()).toContain('← → for other pictures');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => place.innerText()).toBe(`${Number(first?.[1]) + 1} / ${first?.[2]}`);
    // It is heard with the name of the dialog, and not again.
    expect(await dialog.getAttribute('aria-describedby')).toBe(await place.getAttribute('id'));
    expect(await place.evaluate((element) => element.closest('output, [aria-live], [role=status]'))).toBeNull();
    for (let time = 1; time <= 6; time++) await page.keyboard.press('+');
    await expect.poll(() => hint.innerText()).toContain('arrow keys to move');
    await page.keyboard.press('0');
    await expect.poll(() => hint.innerText()).toContain('← → for other pictures');
    // All are drawn alike, and a line stands between those of the pictures and those of the scale.
    const icons = dialog.locator('button > svg');
    expect(new Set(await icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width)))).toEqual(new Set([20]));
    expect(await icons.count()).toBe(5);
    // Nothing else changes the scale: a button for the whole beside these would be a third way.
    expect(await dialog.getByRole('button').count()).toBe(5);
    const gap = (await boxOf(dialog.getByRole('button', { name: 'Zoom out' }))).x;
    const { x, width } = await boxOf(dialog.getByRole('button', { name: 'Next picture' }));
    expect(gap - x - width).toBeGreaterThan(8);
  });

  it.each([
    [320, 700],
    [390, 700],
    [568, 320],
  ])('have all their buttons on a phone of %i × %i px', async (width, height) => {
    await using context = await openContext({ hasTouch: true, isMobile: true, viewport: { width, height } });
    const page = await openPage(context, 'en/design/');
    await page.locator('.figures .drawing a:visible').first().tap();
    await page.getByRole('dialog').waitFor();
    const boxes = await page
      .getByRole('dialog')
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right, bottom, width: size }) => ({ left, right, bottom, size })),
      );
    const words = await boxOf(page.locator('.enlarged-words'));
    const bar = await boxOf(page.getByRole('button', { name: 'Next picture' }));
    expect(boxes).toHaveLength(5);
    // They are in one line below a picture, which has all the room that its words leave, and stay there for the next one.
    if (height > width) {
      const line = await boxOf(page.locator('.enlarged-caption'));
      expect(words.height).toBeLessThan(line.height + 16);
      expect(words.y).toBeGreaterThan(height - 160);
      await page.getByRole('button', { name: 'Next picture' }).tap();
      expect((await boxOf(page.getByRole('button', { name: 'Next picture' }))).y).toBe(bar.y);
      expect(new Set(boxes.slice(0, 4).map(({ bottom }) => bottom)).size).toBe(1);
    }
    for (const { left, right, bottom, size } of boxes) {
      expect(bottom).toBeLessThanOrEqual(width < height ? height : words.y);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(size).toBeGreaterThanOrEqual(44);
    }
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
    await dialog.locator('.enlarged-room > svg').waitFor();
    // Nothing is said of it: no line is kept for that.
    expect((await boxOf(dialog.locator('.enlarged-room'))).height).toBeGreaterThan(844 - 120);
    await dialog.getByRole('button', { name: '关闭大图' }).click();
    await dialog.waitFor({ state: 'detached' });
    await diagram.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
  });
});
