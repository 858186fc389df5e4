import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openContext, openPage, shareContext, stopClock } from '../support/browser.ts';

const GUIDE = 'sdk/taptap-login/guide/start/';
const LINK = '#\\~content p a[href^="/sdk/"]';

describe('a preview of what a link leads to', () => {
  it('comes after the pointer has dwelt on the link, can be pointed at, and goes on Escape and when the pointer leaves', async () => {
    await using context = await openContext();
    const page = await openPage(context, GUIDE);
    const link = page.locator(LINK).first();
    const preview = page.getByRole('tooltip');
    await stopClock(page);
    await link.hover();
    await page.clock.runFor(299);
    expect(await preview.count()).toBe(0);
    await page.clock.runFor(1);
    await preview.waitFor();
    const [title = '', ...rest] = (await preview.innerText()).split('\n');
    expect(title).not.toBe('');
    expect(rest.join('')).not.toBe('');
    expect(await link.getAttribute('aria-describedby')).toBe(await preview.getAttribute('id'));
    await preview.hover();
    await page.clock.runFor(500);
    expect(await preview.count()).toBe(1);
    await page.clock.resume();
    await page.keyboard.press('Escape');
    expect(await preview.count()).toBe(0);
    await page.mouse.move(2, 400);
    await link.hover();
    await preview.waitFor();
    await page.mouse.move(2, 400);
    await preview.waitFor({ state: 'detached' });
  });

  it('comes for the keyboard too, and never for fingers, nor where data is to be saved', async () => {
    await using context = await shareContext();
    const page = await openPage(context, GUIDE);
    await page.locator(LINK).first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.getByRole('tooltip').waitFor();

    await using phone = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const small = await openPage(phone, GUIDE);
    await small.evaluate(
      (selector) => document.querySelector(selector)?.addEventListener('click', (event) => event.preventDefault()),
      LINK,
    );
    await stopClock(small);
    await small.locator(LINK).first().dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
    await small.clock.runFor(2000);
    expect(await small.getByRole('tooltip').count()).toBe(0);

    await using saving = await openContext();
    await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const thrifty = await openPage(saving, GUIDE);
    const asked: string[] = [];
    thrifty.on('request', (request) => asked.push(request.url()));
    await stopClock(thrifty);
    await thrifty.locator(LINK).first().hover();
    await thrifty.clock.runFor(2000);
    expect(await thrifty.getByRole('tooltip').count()).toBe(0);
    expect(asked.filter((url) => url.includes('page.json'))).toEqual([]);
  });
});

describe('a term of the platform', () => {
  const PAGE = 'en/sdk/storage/guide/rest/';

  it('leads to where it is explained without script, and shows the explanation on hover, and on focus until Escape', async () => {
    await using plain = await openContext({ javaScriptEnabled: false });
    const read = await plain.newPage();
    await read.goto(PAGE);
    expect(await read.locator('.term', { hasText: 'Master Key' }).count()).toBe(1);

    await using context = await shareContext();
    const page = await openPage(context, PAGE);
    const term = page.locator('.term', { hasText: 'Client Token' }).first();
    expect(await term.getAttribute('href')).toBe('/en/sdk/start/get-ready/#credentials');
    const preview = page.getByRole('tooltip');
    await term.hover();
    await preview.waitFor();
    expect(await preview.innerText()).toMatch(
      /credentials\n+Name in the cloud service docs – App Key · Where to use it – SDK initialization/,
    );
    await page.keyboard.press('Escape');
    expect(await preview.count()).toBe(0);
    await page.mouse.move(2, 2);
    await term.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await preview.waitFor();
  });

  it('shows nothing for fingers, and fetches nothing where data is to be saved', async () => {
    await using context = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const page = await openPage(context, PAGE);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const term = page.locator('.term').first();
    await stopClock(page);
    await term.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
    await term.focus();
    await page.clock.runFor(2000);
    expect(await page.getByRole('tooltip').count()).toBe(0);
    expect(asked.filter((url) => url.includes('page.json'))).toEqual([]);
  });
});

/** What screen readers are told from now on, and whether something has the focus. */
async function hear(page: Page) {
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    const region = document.querySelector('.visually-hidden[role=status]');
    if (region) new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, { childList: true });
  });
  return {
    said: (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'texts')),
    hasFocus: (selector: string): Promise<boolean | undefined> => page.evaluate((name) => document.activeElement?.matches(name), selector),
  };
}

const isLoaded = (drawing: Locator): Promise<boolean> =>
  drawing.locator('img:visible').evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0);

describe('pictures and diagrams', () => {
  it('are zoomed with two fingers where they are large and moved with one; the page keeps its own scale, also when they are closed', async () => {
    await using context = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await openPage(context, 'community/');
    await page.locator('#\\~content .diagram[data-enlarges]').first().tap();
    const dialog = page.getByRole('dialog');
    const picture = dialog.locator('.enlarged-frame > svg');
    await picture.waitFor();
    const whole = await picture.boundingBox();
    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [x: number, y: number])[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const fingers = (distance: number) => [-1, 1].map((side) => [195 + side * distance, 420] as const);
    await touch('touchStart', ...fingers(40));
    for (let distance = 50; distance <= 140; distance += 10) await touch('touchMove', ...fingers(distance));
    await touch('touchEnd');
    const large = await picture.boundingBox();
    expect((large?.width ?? 0) / (whole?.width ?? 1)).toBeGreaterThan(2.5);
    await touch('touchStart', [195, 420]);
    for (let x = 185; x >= 115; x -= 10) await touch('touchMove', [x, 420]);
    await touch('touchEnd');
    expect((large?.x ?? 0) - ((await picture.boundingBox())?.x ?? 0)).toBeGreaterThan(60);
    expect(await dialog.count()).toBe(1);
    const scale = (): Promise<number | undefined> => page.evaluate(() => window.visualViewport?.scale);
    expect(await scale()).toBe(1);
    await dialog.getByRole('button', { name: '关闭大图' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await scale()).toBe(1);
  });

  it('open whole; a tap makes them larger where it was, another one whole, and one beside closes them', async () => {
    const open = async (page: Page) => {
      const onPage = page.locator('#\\~content .drawing a:visible').first();
      const before = await onPage.locator('img:visible').boundingBox();
      await onPage.click();
      const picture = page.getByRole('dialog').locator('.enlarged-frame > img');
      await picture.waitFor();
      const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { before: before?.width ?? 0, box };
    };
    await using phone = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await openPage(phone, GUIDE);
    const { before, box } = await open(page);
    const whole = await box();
    expect([whole.x, whole.width]).toEqual([0, 390]);
    // What is said about it is right below it.
    const words = await page.locator('.enlarged-caption').boundingBox();
    expect((words?.y ?? 0) - whole.y - whole.height / 2).toBeLessThan(240);
    const hint = page.getByText('点按图片放大，拖动查看');
    expect(await hint.isVisible()).toBe(true);
    await page.touchscreen.tap(300, whole.y + whole.height / 2);
    await expect.poll(async () => (await box()).width).toBeGreaterThan(1.7 * before);
    // What was tapped is still there.
    expect((await box()).x).toBeLessThan(-100);
    expect(await hint.isVisible()).toBe(false);
    expect(await page.locator('.enlarged-caption').isVisible()).toBe(false);
    // Its upper right corner comes out from below the buttons.
    const toCorner = async (): Promise<void> => {
      for (let time = 0; time < 12; time++) for (const key of ['ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
    };
    const buttons = async () => (await page.locator('.enlarged-bar').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await toCorner();
    const below = await buttons();
    expect((await box()).y).toBeGreaterThanOrEqual(below.y + below.height);
    await page.keyboard.press('0');
    await page.touchscreen.tap(300, whole.y + whole.height / 2);
    await page.touchscreen.tap(200, whole.y + whole.height / 2);
    await expect.poll(box).toEqual(whole);
    await page.touchscreen.tap(200, 780);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // On its side, and for diagrams, too.
    await page.setViewportSize({ width: 740, height: 360 });
    const { box: across } = await open(page);
    const opened = await across();
    await page.touchscreen.tap(370, 150);
    await expect.poll(async () => (await across()).width).toBeGreaterThan(1.5 * opened.width);
    await toCorner();
    const corner = await across();
    expect(corner.x + corner.width).toBeLessThanOrEqual((await buttons()).x);
    await page.keyboard.press('Escape');
    await page.goto('community/');
    await page.locator('#\\~content .diagram[data-enlarges]').first().tap();
    const diagram = page.getByRole('dialog').locator('.enlarged-frame > svg');
    const size = (await diagram.boundingBox())?.width ?? 0;
    await page.touchscreen.tap(370, 150);
    await expect.poll(async () => (await diagram.boundingBox())?.width).toBeGreaterThan(1.5 * size);
    await using desktop = await openContext({ viewport: { width: 1440, height: 900 } });
    const wide = await openPage(desktop, GUIDE);
    const onDesktop = await open(wide);
    expect((await onDesktop.box()).height).toBeLessThanOrEqual(900 - 48);
    expect(await wide.locator('.enlarged-hint').count()).toBe(0);
    await wide.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await onDesktop.box()).height).toBeGreaterThan(300);
  });

  it('are zoomed and moved with the wheel, the mouse, buttons and keys, and never leave their place', async () => {
    await using context = await shareContext();
    const page = await openPage(context, `en/${GUIDE}`);
    await page.locator('#\\~content .drawing a:visible').first().click();
    const dialog = page.getByRole('dialog');
    const picture = dialog.locator('.enlarged-frame > img');
    await picture.waitFor();
    const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const whole = await box();
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    expect((await box()).width / whole.width).toBeCloseTo(1.5, 2);
    await page.keyboard.press('+');
    expect((await box()).width / whole.width).toBeCloseTo(2.25, 2);
    const { x } = await box();
    await page.keyboard.press('ArrowRight');
    expect((await box()).x).toBeCloseTo(x - 60, 0);
    for (let time = 1; time <= 2; time++) {
      await page.mouse.move(100, 100);
      await page.mouse.down();
      await page.mouse.move(1200, 800, { steps: 4 });
      await page.mouse.up();
    }
    expect(await box()).toMatchObject({ x: whole.x, y: whole.y });
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await box()).width / whole.width).toBeGreaterThan(3);
    await page.keyboard.press('0');
    expect(await box()).toEqual(whole);
    await dialog.getByRole('button', { name: 'Zoom out' }).click();
    expect(await box()).toEqual(whole);
    await picture.click();
    await dialog.waitFor({ state: 'detached' });
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
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    // Twice as wide as on the page, with what is said about it below.
    const size = await dialog.locator('img').boundingBox();
    expect(size?.width).toBe(860);
    expect(size?.y).toBeGreaterThanOrEqual(64);
    expect(await dialog.locator('.enlarged-caption').textContent()).toBe(
      await page.locator('#\\~content .drawing figcaption').first().textContent(),
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.url()).toMatch(/\/start\/$/);
  });

  it.each([
    { failure: 'alone', path: `en/${GUIDE}`, which: 0 },
    { failure: 'with the network', path: 'en/store/release/store-creategame/', which: -1 },
  ])('that cannot be loaded, $failure, say so in their place, and load when the reader tries again', async ({ failure, path, which }) => {
    await using context = await openContext({ serviceWorkers: 'block' });
    if (failure === 'alone') await context.route('**/*.svg', (route) => route.abort());
    const page = await openPage(context, path);
    if (failure !== 'alone') await context.setOffline(true);
    const drawing = page.locator('#\\~content .drawing').nth(which);
    await drawing.scrollIntoViewIfNeeded();
    const retry = drawing.getByRole('button', { name: 'Retry' }).filter({ visible: true });
    await retry.waitFor();
    expect(await drawing.innerText()).toContain('Picture not loaded: ');
    if (failure !== 'alone') expect(await drawing.innerText()).toContain('You are offline.');
    const alt = (await drawing.locator('.picture-failed-words').innerText()).replace('Picture not loaded: ', '');
    expect(await drawing.getByRole('button', { name: `Retry ${alt}` }).count()).toBe(1);
    const size = await retry.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const { said, hasFocus } = await hear(page);
    await retry.press('Enter');
    const answer = failure === 'alone' ? 'Still not loaded. Try again later.' : 'You are offline. It loads when you are back online.';
    await expect.poll(said).toEqual(['Loading', answer]);
    expect(await drawing.innerText()).toContain(answer);
    expect(await hasFocus('.picture-failed button')).toBe(true);
    await context.unroute('**/*.svg');
    // Offline, nobody has to press it again.
    if (failure === 'alone') await retry.press('Enter');
    await context.setOffline(false);
    await expect.poll(() => isLoaded(drawing)).toBe(true);
    expect(await retry.count()).toBe(0);
    expect(await hasFocus('.drawing a')).toBe(true);
    expect(await page.locator('.visually-hidden[role=status]').textContent()).toBe('');
  });

  it('that cannot be loaded keep their place, and the focus stays where it is when they come back with the network', async () => {
    const path = 'en/store/release/store-creategame/';
    await using whole = await openContext({ isMobile: true, viewport: { width: 360, height: 780 } });
    const heights = (page: Page): Promise<number[]> =>
      page.locator('#\\~content .drawing').evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().height));
    const expected = await heights(await openPage(whole, path));
    /** How far pictures are from their heights: browsers keep whole pixels free for them. */
    const shift = async (page: Page): Promise<number> =>
      Math.max(...(await heights(page)).map((height, index) => Math.abs(height - (expected[index] ?? Number.NaN))));
    await using context = await openContext({ isMobile: true, viewport: { width: 360, height: 780 }, serviceWorkers: 'block' });
    const page = await openPage(context, path);
    await context.setOffline(true);
    const drawings = page.locator('#\\~content .drawing');
    for (const drawing of await drawings.all()) await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('.picture-failed').count()).toBeGreaterThan(1);
    expect(await shift(page)).toBeLessThan(1);
    const { said } = await hear(page);
    await page.locator('h1').evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    await context.setOffline(false);
    await expect.poll(() => page.locator('.picture-failed').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await said()).toEqual([]);
    expect(await shift(page)).toBeLessThan(1);
  });

  it('that cannot be loaded in either theme have one box, of the theme that is shown', async () => {
    await using context = await openContext({ serviceWorkers: 'block' });
    await context.route('**/*.svg', (route) => route.abort());
    const page = await openPage(context, GUIDE);
    const boxes = page.locator('#\\~content .drawing').first().locator('.picture-failed').filter({ visible: true });
    await page.locator('#\\~content .drawing').first().scrollIntoViewIfNeeded();
    for (const theme of ['light', 'dark', 'light']) {
      await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
      await expect.poll(() => boxes.evaluateAll((all) => all.map(({ className }) => className))).toEqual([`picture-failed in-${theme}`]);
    }
  });

  it('open whole, also on a phone on its side, and a tap makes them as large as on the page at least', async () => {
    await using context = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 740, height: 280 } });
    const page = await openPage(context, GUIDE);
    const link = page.locator('#\\~content .drawing a:visible').first();
    const width = await link
      .locator('img')
      .evaluate((picture) => picture.clientWidth - 2 * Number.parseFloat(getComputedStyle(picture).paddingLeft));
    await link.click();
    const opened = page.getByRole('dialog').locator('.enlarged-frame > img');
    await opened.waitFor();
    const shown = (): Promise<number> =>
      opened.evaluate((picture) => {
        if (!(picture instanceof HTMLImageElement)) throw new TypeError('No picture.');
        const { width, height } = picture.getBoundingClientRect();
        return Math.min(width, (height * picture.naturalWidth) / picture.naturalHeight);
      });
    expect(await shown()).toBeLessThan(width);
    await page.touchscreen.tap(370, 140);
    await expect.poll(shown).toBeGreaterThan(width - 1);
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
