import { describe, expect, it } from 'vitest';
import { openContext, openPage } from '../support/browser.ts';

const GUIDE = 'sdk/taptap-login/guide/start/';
const LINK = '#content p a[href^="/sdk/"]';

describe('a preview of what a link leads to', () => {
  it('comes after the pointer has dwelt on the link, can be pointed at, and goes on Escape and when the pointer leaves', async () => {
    await using context = await openContext();
    const page = await openPage(context, GUIDE);
    const link = page.locator(LINK).first();
    const preview = page.getByRole('tooltip');
    await link.hover();
    await page.waitForTimeout(100);
    expect(await preview.count()).toBe(0);
    await preview.waitFor();
    const [title = '', ...rest] = (await preview.innerText()).split('\n');
    expect(title).not.toBe('');
    expect(rest.join('')).not.toBe('');
    expect(await link.getAttribute('aria-describedby')).toBe(await preview.getAttribute('id'));
    await preview.hover();
    await page.waitForTimeout(500);
    expect(await preview.count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await preview.count()).toBe(0);
    await page.mouse.move(2, 400);
    await link.hover();
    await preview.waitFor();
    await page.mouse.move(2, 400);
    await preview.waitFor({ state: 'detached' });
  });

  it('comes for the keyboard too, and never for fingers, nor where data is to be saved', async () => {
    await using context = await openContext();
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
    await small.locator(LINK).first().dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
    await small.waitForTimeout(700);
    expect(await small.getByRole('tooltip').count()).toBe(0);

    await using saving = await openContext();
    await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const thrifty = await openPage(saving, GUIDE);
    const asked: string[] = [];
    thrifty.on('request', (request) => asked.push(request.url()));
    await thrifty.locator(LINK).first().hover();
    await thrifty.waitForTimeout(700);
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

    await using context = await openContext();
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
    await term.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
    await term.focus();
    await page.waitForTimeout(700);
    expect(await page.getByRole('tooltip').count()).toBe(0);
    expect(asked.filter((url) => url.includes('page.json'))).toEqual([]);
  });
});

describe('pictures and diagrams', () => {
  it('are pinched with two fingers where they are large, and stay open meanwhile', async () => {
    await using context = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await openPage(context, 'community/');
    await page.locator('#content .diagram[data-enlarges]').first().tap();
    const dialog = page.getByRole('dialog');
    await dialog.locator('svg').waitFor();
    const scale = (): Promise<number> => page.evaluate(() => window.visualViewport?.scale ?? 0);
    expect(await scale()).toBeCloseTo(1, 1);
    const devtools = await context.newCDPSession(page);
    const fingers = (distance: number) => [-1, 1].map((side, id) => ({ x: 195 + side * distance, y: 420, id }));
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (let distance = 50; distance <= 140; distance += 10) {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(distance) });
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(scale).toBeGreaterThan(1.5);
    expect(await dialog.count()).toBe(1);
  });

  it('open large on Enter, close on Escape, and give the focus back', async () => {
    await using context = await openContext();
    const page = await openPage(context, GUIDE);
    const link = page.locator('#content .drawing a:visible').first();
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const size = await dialog.locator('img').boundingBox();
    expect(size?.width).toBeGreaterThan(1000);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.url()).toMatch(/\/start\/$/);
  });

  it('open large on a click and on a phone, and a diagram has a name and a tab stop', async () => {
    await using context = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await openPage(context, 'community/');
    const diagram = page.locator('#content .diagram[data-enlarges]').first();
    await diagram.waitFor();
    expect(await diagram.getAttribute('aria-label')).not.toBe('');
    expect(await diagram.getAttribute('tabindex')).toBe('0');
    await diagram.tap();
    const dialog = page.getByRole('dialog');
    await dialog.locator('svg').waitFor();
    await dialog.getByRole('button').click();
    await dialog.waitFor({ state: 'detached' });
    await diagram.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
  });
});
