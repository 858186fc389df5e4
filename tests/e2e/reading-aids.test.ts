import { chromium, type Locator, type Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { findProgram } from '../../engine/src/model/find-program.ts';
import { openContext, openPage, READY, shareContext, stopClock } from '../support/browser.ts';
import { serveFixture } from '../support/served-site.ts';
import { createSiteFixture } from '../support/site-fixture.ts';

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

  it('has fetched the page for the click, too', async () => {
    await using context = await openContext();
    const fetched: string[] = [];
    context.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const page = await openPage(context, GUIDE);
    const link = page.locator(LINK).first();
    const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
    await link.hover();
    await page.getByRole('tooltip').waitFor();
    await link.click();
    await page.waitForURL((url) => url.pathname === pathname);
    expect(fetched.filter((path) => path === `${pathname}page.json`)).toHaveLength(1);
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

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something is in the window, once it is there. */
async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  return box;
}

/** The size of a picture on the page, without the ground at its sides. */
function contentSize(picture: Locator): Promise<{ width: number; height: number }> {
  return picture.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
    const sum = (...values: string[]): number => values.reduce((total, value) => total + Number.parseFloat(value), 0);
    return { width: width - sum(paddingLeft, paddingRight), height: height - sum(paddingTop, paddingBottom) };
  });
}

/** Waits until a click is no longer the second one of a double click. */
const afterDoubleClick = (page: Page): Promise<void> => page.waitForTimeout(600);

describe('pictures and diagrams', () => {
  it('are zoomed with two fingers where they are large and moved with one; the page keeps its own scale, also when they are closed', async () => {
    await using context = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await openPage(context, 'community/');
    await page.locator('#\\~content .diagram[data-enlarges]').first().tap();
    const dialog = page.getByRole('dialog');
    const picture = dialog.locator('.enlarged-room > svg');
    await picture.waitFor();
    const opened = await picture.boundingBox();
    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [x: number, y: number])[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const fingers = (distance: number) => [-1, 1].map((side) => [195 + side * distance, 420] as const);
    await touch('touchStart', ...fingers(40));
    for (let distance = 50; distance <= 140; distance += 10) await touch('touchMove', ...fingers(distance));
    await touch('touchEnd');
    const large = await picture.boundingBox();
    expect((large?.width ?? 0) / (opened?.width ?? 1)).toBeGreaterThan(2);
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

  it.each([
    { what: 'a diagram', path: 'en/sdk/storage/guide/security/', title: 'What a request goes through', isWhole: true },
    { what: 'a sequence', path: 'sdk/tds-gift/guide/', title: '选择兑换接口', isWhole: true },
    { what: 'a tall diagram', path: 'en/sdk/update/features/', title: 'How it works', isWhole: true },
    { what: 'a drawing', path: 'sdk/start/quickstart/', of: '.drawing img', title: '配置签名', isWhole: true },
    { what: 'a tall diagram on a phone', path: 'en/sdk/update/features/', title: 'How it works', isWhole: false, width: 390 },
    { what: 'a sequence on a phone', path: 'sdk/tds-gift/guide/', title: '选择兑换接口', isWhole: false, width: 390 },
    { what: 'a drawing on a phone', path: 'sdk/start/quickstart/', of: '.drawing img', title: '配置签名', isWhole: false, width: 390 },
    { what: 'a drawing on a phone on its side', path: 'sdk/start/quickstart/', of: '.drawing img', title: '', isWhole: false, width: 740 },
  ])(
    'open whole, on phones from their start and with words that are read with ease, below the heading of the section: $what',
    async ({ path, of = '.diagram > svg', title, isWhole, width = 1440 }) => {
      const isPhone = width < 1440;
      const viewport = { width, height: width === 390 ? 844 : width === 740 ? 280 : 900 };
      await using context = await openContext({ hasTouch: isPhone, isMobile: isPhone, viewport });
      const page = await openPage(context, path);
      const onPage = page.locator(`#\\~content ${of}`).filter({ visible: true }).first();
      const size = await contentSize(onPage);
      await (isPhone ? onPage.tap() : onPage.click());
      const dialog = page.getByRole('dialog');
      const picture = await boxOf(dialog.locator('.enlarged-room > :is(img, svg)'));
      const room = await boxOf(dialog.locator('.enlarged-room'));
      const scale = picture.width / size.width;
      const right = (box: Box): number => box.x + box.width;
      const bottom = (box: Box): number => box.y + box.height;
      if (isWhole) {
        // Browsers round the last digits of sizes.
        expect(picture.x - room.x + 0.01).toBeGreaterThanOrEqual(24);
        expect(right(room) - right(picture) + 0.01).toBeGreaterThanOrEqual(24);
        expect(picture.y - room.y + 0.01).toBeGreaterThanOrEqual(16);
        expect(bottom(room) - bottom(picture) + 0.01).toBeGreaterThanOrEqual(16);
        // There is no room for more, or it is three times as large as on the page.
        const [across, down] = [room.width - 48 - picture.width, room.height - 32 - picture.height];
        if (scale < 2.99) expect(Math.min(across, down)).toBeLessThan(0.1);
      } else {
        expect(scale).toBeGreaterThan(1.79);
        expect(scale).toBeLessThan(2.01);
        const first = dialog.locator('.enlarged-room :is(.dg-node, .dg-actor)').first();
        const start = of === '.drawing img' ? { x: picture.x, y: picture.y, width: 1, height: 1 } : await boxOf(first);
        expect(start.x).toBeGreaterThanOrEqual(room.x);
        expect(start.y).toBeGreaterThanOrEqual(room.y);
        expect(right(start)).toBeLessThanOrEqual(right(room));
        expect(bottom(start)).toBeLessThanOrEqual(bottom(room));
      }
      // 100 % is what they have on the page, always.
      expect(await dialog.getByRole('status').innerText()).toBe(`${Math.round(scale * 100)}%`);
      const fit = dialog.getByRole('button', { name: path.startsWith('en/') ? 'Fit' : '适应窗口', exact: true });
      expect(await fit.getAttribute('aria-pressed')).toBe(String(isWhole));
      if (title) expect(await dialog.locator('.enlarged-title').innerText()).toBe(title);
      // The bars lie beside it, not on it.
      for (const bar of ['.enlarged-tools', '.enlarged-close', '.enlarged-words']) {
        const { x, y, width: across, height } = await boxOf(dialog.locator(bar));
        expect(x >= room.x + room.width || y >= room.y + room.height || y + height <= room.y || x + across <= room.x).toBe(true);
        expect(await dialog.locator(bar).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
      }
    },
  );

  it('become twice as large where they are clicked or tapped, and whole again, begin so on phones, and close on a click beside them', async () => {
    for (const isPhone of [false, true]) {
      const viewport = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
      await using context = await openContext({ hasTouch: isPhone, isMobile: isPhone, viewport });
      const page = await openPage(context, GUIDE);
      const press = (x: number, y: number): Promise<void> => (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await page.locator('#\\~content .drawing a:visible').first().click();
      const dialog = page.getByRole('dialog');
      const picture = dialog.locator('.enlarged-room > img');
      const opened = await boxOf(picture);
      const room = await boxOf(dialog.locator('.enlarged-room'));
      const [x, y] = [room.x + room.width * 0.55, room.y + room.height / 2];
      await afterDoubleClick(page);
      expect(await page.getByText('点按切换全图与放大，拖动查看').isVisible()).toBe(isPhone);
      expect(await page.getByText('点击或按 + − 缩放').isVisible()).toBe(!isPhone);
      if (isPhone) {
        await press(x, y);
        await afterDoubleClick(page);
      }
      const whole = await boxOf(picture);
      await press(x, y);
      const large = await boxOf(picture);
      expect(large.width / whole.width).toBeCloseTo(2, 2);
      expect(isPhone ? large.width : whole.width).toBe(opened.width);
      // What was clicked is still there.
      expect((x - large.x) / large.width).toBeCloseTo((x - whole.x) / whole.width, 2);
      // What is said about it can be read meanwhile.
      const caption = dialog.locator('.enlarged-caption');
      expect(await caption.isVisible()).toBe(true);
      expect(await caption.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))).toBeGreaterThanOrEqual(15);
      await afterDoubleClick(page);
      await press(x, y);
      expect(await boxOf(picture)).toEqual(whole);
      await afterDoubleClick(page);
      await press(room.x + room.width / 2, room.y + 8);
      await dialog.waitFor({ state: 'detached' });
    }
  });

  it('say by the cursor that they open, are zoomed and moved; a double click zooms once', async () => {
    await using context = await openContext();
    const page = await openPage(context, 'en/sdk/start/quickstart/');
    const cursorOf = (locator: Locator): Promise<string> => locator.evaluate((element) => getComputedStyle(element).cursor);
    const onPage = page.locator('#\\~content .drawing img:visible').first();
    await expect.poll(() => cursorOf(onPage)).toBe('zoom-in');
    expect(await cursorOf(page.locator('#\\~content .diagram').first())).toBe('zoom-in');
    await onPage.click();
    const room = page.getByRole('dialog').locator('.enlarged-room');
    const picture = room.locator('img');
    const opened = await boxOf(picture);
    expect(await cursorOf(room)).toBe('zoom-in');
    await afterDoubleClick(page);
    await page.mouse.dblclick(720, 400);
    expect((await boxOf(picture)).width / opened.width).toBeCloseTo(2, 2);
    expect(await cursorOf(room)).toBe('grab');
    await page.mouse.down();
    await page.mouse.move(650, 400, { steps: 3 });
    expect(await cursorOf(room)).toBe('grabbing');
    await page.mouse.up();
    // Which is no click.
    expect((await boxOf(picture)).width / opened.width).toBeCloseTo(2, 2);
    expect(await cursorOf(room)).toBe('grab');
  });

  it('are zoomed and moved with the wheel, the mouse, buttons and keys, keep their middle, and never leave their place', async () => {
    await using context = await shareContext();
    const page = await openPage(context, `en/${GUIDE}`);
    const link = page.locator('#\\~content .drawing a:visible').first();
    const onPage = await boxOf(link.locator('img'));
    await link.click();
    const dialog = page.getByRole('dialog');
    const picture = dialog.locator('.enlarged-room > img');
    const box = (): Promise<Box> => boxOf(picture);
    const whole = await box();
    const room = await boxOf(dialog.locator('.enlarged-room'));
    const button = (name: string): Locator => dialog.getByRole('button', { name, exact: true });
    const shown = (): Promise<string> => dialog.getByRole('status').innerText();
    /** How many times as large as on the page, as it is told. */
    const told = (times: number): string => `${Math.round((100 * times * whole.width) / onPage.width)}%`;
    /** Which part of the picture is in the middle of its room. */
    const middle = ({ x, y, width, height }: Box): number[] => [
      (room.x + room.width / 2 - x) / width,
      (room.y + room.height / 2 - y) / height,
    ];
    expect(await shown()).toBe(told(1));
    expect(await button('Fit').getAttribute('aria-pressed')).toBe('true');
    await button('Zoom in').click();
    expect((await box()).width / whole.width).toBeCloseTo(1.25, 3);
    expect(await shown()).toBe(told(1.25));
    expect(await button('Fit').getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('+');
    expect((await box()).width / whole.width).toBeCloseTo(1.25 ** 2, 3);
    const before = await box();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect((await box()).x).toBeCloseTo(before.x - 60, 0);
    const [across = 0, down = 0] = middle(await box());
    for (const zoom of [() => button('Zoom in').click(), () => button('Zoom out').click(), () => page.keyboard.press('+')]) {
      await zoom();
      const [x, y] = middle(await box());
      expect(x).toBeCloseTo(across, 3);
      expect(y).toBeCloseTo(down, 3);
    }
    await page.keyboard.press('-');
    for (let time = 1; time <= 2; time++) {
      await page.mouse.move(100, 100);
      await page.mouse.down();
      await page.mouse.move(1200, 800, { steps: 4 });
      await page.mouse.up();
    }
    const corner = await box();
    expect([corner.x, corner.y]).toEqual([room.x + 24, room.y + 16]);
    // The wheel makes it larger by as much as it is turned, where the pointer is.
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -50);
    await expect.poll(async () => (await box()).width / corner.width).toBeCloseTo(1.25 ** 0.5, 3);
    const turned = await box();
    expect((700 - turned.x) / turned.width).toBeCloseTo((700 - corner.x) / corner.width, 3);
    await page.keyboard.press('0');
    expect(await box()).toEqual(whole);
    expect(await button('Zoom out').getAttribute('aria-disabled')).toBe('true');
    await button('Zoom out').click({ force: true });
    expect(await box()).toEqual(whole);
    for (let time = 1; time <= 9; time++) await page.keyboard.press('+');
    expect(await shown()).toBe(told(2));
    expect(await button('Zoom in').getAttribute('aria-disabled')).toBe('true');
    await button('Fit').click();
    expect(await box()).toEqual(whole);
    expect(await shown()).toBe(told(1));
    expect(await button('Fit').getAttribute('aria-pressed')).toBe('true');
  });

  it('of sequences keep the heads of their participants in sight, below the bar, while the messages are moved past', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'en/sdk/im/best-practice/hook-text-moderation/');
    await page.locator('#\\~content .diagram > svg:visible').first().click();
    const room = page.getByRole('dialog').locator('.enlarged-room');
    const head = room.locator('rect.dg-actor').first();
    const message = room.locator('.dg-edge').first();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const before = await boxOf(head);
    const passed = await boxOf(message);
    for (let time = 1; time <= 3; time++) await page.keyboard.press('ArrowDown');
    expect((await boxOf(message)).y).toBeCloseTo(passed.y - 180, 0);
    expect((await boxOf(head)).y).toBeCloseTo(before.y, 0);
    const { x, y, width } = before;
    // The message passes below the ground of the heads, and their names stay with them.
    expect(await page.evaluate(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.localName, [x + width + 20, y + 10])).toBe(
      'rect',
    );
    expect(await page.evaluate(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.textContent, [x + width / 2, y + 20])).toBe(
      'Sender',
    );
    await page.keyboard.press('0');
    expect(await room.locator('[data-kept]').count()).toBe(0);
  });

  it('of sequences have no larger heads than these need once they are kept, above their lines', async () => {
    await using context = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await openPage(context, 'sdk/taptap-login/features/');
    const diagram = page.locator('#\\~content .diagram:has(rect.dg-actor) > svg').filter({ visible: true }).first();
    const onPage = await boxOf(diagram.locator('rect.dg-actor').first());
    await diagram.tap();
    const room = page.getByRole('dialog').locator('.enlarged-room');
    const [head, name] = [room.locator('rect.dg-actor').first(), room.locator('rect.dg-actor + text').first()];
    const line = room.locator('.dg-lifeline').first();
    const middle = ({ x, width }: Box): number => x + width / 2;
    const times = async (): Promise<number> => (await boxOf(head)).width / onPage.width;
    expect(await times()).toBeCloseTo(1.8, 1);
    for (const [moves, size] of [
      [1, 1.8],
      [9, 1.25],
    ] as const) {
      const before = await boxOf(head);
      for (let time = 1; time <= moves; time++) await page.keyboard.press('ArrowDown');
      expect(await times()).toBeLessThan(1.8);
      expect(await times()).toBeGreaterThan(size === 1.8 ? 1.25 : 1.24);
      if (size === 1.25) expect(await times()).toBeCloseTo(size, 2);
      expect((await boxOf(head)).y).toBeCloseTo(before.y, 0);
      for (const part of [name, line]) expect(middle(await boxOf(part))).toBeCloseTo(middle(await boxOf(head)), 0);
    }
  });

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

  it('have a mark that says that they open: always for fingers, for the mouse and the keyboard where they are; it takes no room and no clicks', async () => {
    const picture = '![A square](/img/square.svg)';
    const files = {
      'content/zh-Hans/v3/sdk/start.md': `# Start\n\n${picture}\n\nA picture ${picture} in a line.\n\n\`\`\`mermaid\nflowchart LR\n  A --> B\n\`\`\`\n`,
      'static/img/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><path d="M0 0h200v200H0z"/></svg>',
    };
    using fixture = createSiteFixture(files);
    await using site = await serveFixture(fixture);
    for (const hasTouch of [true, false]) {
      await using context = await openContext({ baseURL: site.url, hasTouch, isMobile: hasTouch });
      const page = await openPage(context, 'sdk/start/');
      const marked = page.locator('[data-expands]');
      await expect.poll(() => marked.count()).toBe(2);
      const heights = (): Promise<number[]> =>
        page.locator('.article > *').evaluateAll((all) => all.map((part) => part.getBoundingClientRect().height));
      const opacities = (): Promise<string[]> => marked.evaluateAll((all) => all.map((part) => getComputedStyle(part, '::after').opacity));
      await expect
        .poll(() => marked.evaluateAll((all) => all.map((part) => getComputedStyle(part, '::after').content)))
        .toEqual(['""', '""']);
      const shown = await heights();
      await expect.poll(opacities).toEqual(hasTouch ? ['1', '1'] : ['0', '0']);
      if (!hasTouch) {
        await marked.first().locator('img').hover();
        await expect.poll(opacities).toEqual(['1', '0']);
        await page.locator('.diagram').focus();
        await page.mouse.move(2, 2);
        await expect.poll(opacities).toEqual(['0', '1']);
      }
      // In the upper corner of the picture, which is narrower than its paragraph.
      const { x, y, width } = await boxOf(page.locator('.article img').first());
      const place = await marked.first().evaluate((part) => {
        const { left, top, marginLeft, marginTop } = getComputedStyle(part, '::after');
        const box = part.getBoundingClientRect();
        const sum = (...values: string[]): number => values.reduce((total, value) => total + Number.parseFloat(value), 0);
        return { left: box.left + sum(left, marginLeft), top: box.top + sum(top, marginTop) };
      });
      expect(place.left).toBeCloseTo(x + width - 36, 0);
      expect(place.top).toBeCloseTo(y + 8, 0);
      await marked.evaluateAll((all) => {
        for (const part of all) part.removeAttribute('data-expands');
      });
      expect(await heights()).toEqual(shown);
    }
  });

  it('are not covered by it where they go from edge to edge of a phone', async () => {
    await using context = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await openPage(context, 'en/sdk/achievement/features/');
    await page.locator('[data-expands]').first().waitFor();
    const covered = await page.locator('#\\~content > figure[data-expands]').evaluateAll((figures) =>
      figures.map((figure) => {
        const mark = getComputedStyle(figure, '::after');
        const picture = [...figure.querySelectorAll('img, svg')]
          .map((each) => each.getBoundingClientRect())
          .find(({ height }) => height > 0);
        const end = figure.getBoundingClientRect().top + Number.parseFloat(mark.top) + Number.parseFloat(mark.height);
        return [mark.content, Math.max(0, Math.round(end - (picture?.top ?? 0)))];
      }),
    );
    expect(covered.length).toBeGreaterThan(2);
    // Drawings begin 4 px below their edge.
    for (const [content, height] of covered) expect([content, Number(height) <= 4]).toEqual(['""', true]);
  });

  it('of diagrams have short names, and what they say as their description, on the page and large', async () => {
    await using context = await openContext();
    const page = await openPage(context, 'en/sdk/storage/guide/security/');
    const name = await page.locator('#\\~content .diagram figcaption').first().innerText();
    expect(name.length).toBeLessThan(120);
    const diagram = page.locator('#\\~content').getByRole('group', { name: `Open large: ${name}`, exact: true });
    const words = async (drawing: Locator): Promise<string> => {
      const described = await drawing.getAttribute('aria-describedby');
      return (await drawing.locator(`[id="${described}"]`).textContent()) ?? '';
    };
    const drawing = diagram.getByRole('img', { name, exact: true });
    expect(await words(drawing)).toMatch(/^Request → Valid credentials\?; .{200}/);
    await diagram.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name, exact: true });
    expect(await words(dialog.getByRole('img', { name, exact: true }))).toBe(await words(drawing));
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('enlarged-close');
  });

  it('have the ground that they are drawn for also where they are large', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'design/');
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'dark' }));
    const groundOf = (picture: Locator): Promise<string> => picture.evaluate((element) => getComputedStyle(element).backgroundColor);
    const picture = page.locator('#\\~content img[role=button]:visible').first();
    expect(await groundOf(picture)).toBe('rgb(255, 255, 255)');
    await picture.click();
    expect(await groundOf(page.getByRole('dialog').locator('.enlarged-room > img'))).toBe('rgb(255, 255, 255)');
  });

  it('of diagrams with a title are named by it; its words on the page are there to be copied', async () => {
    const diagram = ['```mermaid', '---', 'title: How it goes', '---', 'flowchart LR', '  A --> B', '```'].join('\n');
    using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.md': `# Start\n\n## Flow\n\n${diagram}\n` });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const page = await openPage(context, 'sdk/start/');
    await page.locator('.diagram[data-enlarges] figcaption').click();
    await page.getByRole('group', { name: '放大查看：How it goes', exact: true }).locator('svg:visible').click();
    // The first click has opened none.
    const dialog = page.getByRole('dialog', { name: 'How it goes', exact: true });
    await dialog.waitFor();
    expect(await page.locator('dialog').count()).toBe(1);
    expect(await dialog.locator('.enlarged-title').innerText()).toBe('Flow');
    expect(await dialog.locator('.enlarged-caption').innerText()).toBe('How it goes');
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
    const fit = dialog.getByRole('button', { name: 'Fit' });
    expect(await fit.getAttribute('aria-pressed')).toBe('true');
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => fit.getAttribute('aria-pressed')).toBe('false');
    await fit.click();
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
    // As large as there is room, with what is said about it below.
    const size = await dialog.locator('img').boundingBox();
    expect(size?.width).toBeGreaterThan(2.5 * onPage.width);
    expect(size?.y).toBeGreaterThanOrEqual(52);
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
