import { describe, expect, it } from 'vitest';
import { firstPage, openContext, openPage, shareContext, stopClock } from '../support/browser.ts';
import { boxOf } from '../support/figures.ts';

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
    await preview.waitFor({ state: 'detached' });
    await expect.poll(() => link.getAttribute('aria-describedby')).toBeNull();
    await page.mouse.move(2, 400);
    // A link may have a description of its own, as those to footnotes have.
    await link.evaluate((element) => element.setAttribute('aria-describedby', 'footnote-label'));
    await link.hover();
    await preview.waitFor();
    expect(await link.getAttribute('aria-describedby')).toBe(`footnote-label ${await preview.getAttribute('id')}`);
    await page.mouse.move(2, 400);
    await preview.waitFor({ state: 'detached' });
    await expect.poll(() => link.getAttribute('aria-describedby')).toBe('footnote-label');
  });

  it('is all in a low window, beside the link', async () => {
    await using context = await shareContext({ viewport: { width: 320, height: 200 } });
    const page = await openPage(context, GUIDE);
    const link = page.locator(LINK).first();
    await link.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 90, behavior: 'instant' }));
    await link.hover();
    const preview = page.getByRole('tooltip');
    await preview.waitFor();
    const [panel, line] = [await boxOf(preview), await boxOf(link)];
    expect(panel.y).toBeGreaterThanOrEqual(8);
    expect(panel.y + panel.height).toBeLessThanOrEqual(192);
    expect(panel.y >= line.y + line.height || panel.y + panel.height <= line.y).toBe(true);
  });

  it('has fetched the page for the click, too', async () => {
    await using context = await shareContext();
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

  it('never comes on the home page, whose links say beside them what they lead to', async () => {
    await using context = await openContext();
    const page = await openPage(context, '');
    await stopClock(page);
    await page.locator('.entries a, .first-steps a').first().hover();
    await page.clock.runFor(2000);
    expect(await page.getByRole('tooltip').count()).toBe(0);
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
    await using plain = await shareContext({ javaScriptEnabled: false });
    const read = await firstPage(plain);
    await read.goto(PAGE);
    expect(await read.locator('.term', { hasText: 'Master Key' }).count()).toBe(1);

    await using context = await shareContext();
    const page = await openPage(context, PAGE);
    const term = page.locator('.term', { hasText: 'Client Token' }).first();
    expect(await term.getAttribute('href')).toBe('/en/sdk/start/get-ready/#credentials');
    const preview = page.getByRole('tooltip');
    await term.hover();
    await preview.waitFor();
    expect(await preview.innerText()).toMatch(/credentials\n+Client Token is the key that goes with the Client ID/);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
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
