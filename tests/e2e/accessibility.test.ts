import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, READY, shareContext } from '../support/browser.ts';
import { openSearch, searchFor, waitForHits } from '../support/search-overlay.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds against WCAG 2.2 AA and its own good practice, a line a finding.
 * @param within where to look
 */
async function findViolations(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(async (place) => {
    const options: RunOptions = { resultTypes: ['violations'] };
    const { axe }: { axe?: { run(place: string, options: RunOptions): Promise<AxeResults> } } = Object(window);
    if (!axe) throw new Error('axe is not there');
    return axe.run(place, options);
  }, within);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/** Text that is cut off, or stands beyond the window's edge. */
function findLost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      // The box that a drawing scrolls in has to be in the window; what is in it may reach further.
      if (element.closest('.visually-hidden, pre, .table-scroll, .diagram, .drawing a > *, [role=tablist], svg')) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut = (overflow: string, inside: number, frame: number) => /hidden|clip/.test(overflow) && inside > frame + 4;
      return (
        element.getBoundingClientRect().right > innerWidth + 1 ||
        isCut(overflowX, element.scrollWidth, element.clientWidth) ||
        isCut(overflowY, element.scrollHeight, element.clientHeight)
      );
    });
    return lost.map((element) => `${element.localName}.${element.className} ${element.innerText.slice(0, 40)}`);
  });
}

/** They have all components, each on as short a page as there is: the time that axe takes grows with the page. */
const PAGES = [
  '',
  'en/sdk/engine/functions/rest-api/',
  'store/release/store-creategame/',
  'en/design/',
  'v2/sdk/start/quickstart/',
  'tap-download/',
  'en/sdk-api/',
  'en/nothing-here/',
  'en/changes/',
  'compare/v2/sdk/storage/guide/setup-objc/',
];
const VIEWS = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
];

/** A page that shows each change at once. */
async function openStill(path: string): Promise<Page & AsyncDisposable> {
  const context = await shareContext({ bypassCSP: true, reducedMotion: 'reduce' });
  const page = await openPage(context, path);
  return Object.assign(page, { [Symbol.asyncDispose]: () => context[Symbol.asyncDispose]() });
}

async function show(page: Page, { theme, width }: { readonly theme: string; readonly width: number }): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // What watches the sizes of boxes is told of them at the end of a frame.
  await page.evaluate(async (value) => {
    document.documentElement.dataset.theme = value;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, theme);
}

describe('accessibility', () => {
  it.each(PAGES)(
    'of /%s: axe finds nothing in either theme at both widths; nothing is lost from 320 px on, nor at twice the size',
    async (path) => {
      await using page = await openStill(path);
      for (const view of VIEWS) {
        await show(page, view);
        expect(await findViolations(page), `${view.theme}, ${view.width} px`).toEqual([]);
      }
      // 1280 px zoomed to 200 % are 640.
      for (const width of [320, 640, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const message = `${width} px`;
        // What watches the sizes of boxes follows the window.
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message }).toBeLessThanOrEqual(width);
        if (width <= 640) await expect.poll(() => findLost(page), { message }).toEqual([]);
      }
    },
  );

  it('of the dialog for reports: axe finds nothing', async () => {
    await using page = await openStill('sdk/leaderboard/faq/');
    await page.locator('.section-report button').first().click();
    await page.getByRole('dialog').waitFor();
    for (const view of VIEWS) {
      await show(page, view);
      expect(await findViolations(page), `${view.theme}, ${view.width} px`).toEqual([]);
      expect(await findLost(page), `${view.width} px`).toEqual([]);
    }
  });

  it('of the search (no history, results, none, the service away, a history), of an open menu and of the drawer: axe finds nothing', async () => {
    await using page = await openStill('tap-download/');
    const findInBothViews = async (place: string): Promise<string[]> => {
      const findings: string[] = [];
      for (const view of VIEWS) {
        await show(page, view);
        findings.push(...(await findViolations(page, place)));
      }
      return findings;
    };
    await page.locator('.navbar .menu summary').first().click();
    expect(await findViolations(page, '.navbar')).toEqual([]);

    const field = page.getByRole('combobox');
    const row = page.getByRole('option').first();
    await page.keyboard.press('/');
    await field.waitFor();
    const findings = await findInBothViews('.search');
    await searchFor(page, '登录');
    findings.push(...(await findInBothViews('.search')));
    await field.fill('zzzzqqqq');
    await page.getByText('没有匹配的结果').waitFor();
    findings.push(...(await findInBothViews('.search')));
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, json: {} }));
    await field.fill('推送');
    await page.getByRole('alert').waitFor();
    await row.waitFor();
    findings.push(...(await findInBothViews('.search')));
    await row.click();
    await field.waitFor({ state: 'detached' });
    await openSearch(page);
    await row.waitFor();
    expect([...findings, ...(await findInBothViews('.search'))]).toEqual([]);
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await page.locator('button.navbar-toggle').click();
    await page.locator('.drawer').waitFor();
    for (const theme of ['light', 'dark']) {
      await show(page, { theme, width: 390 });
      expect(await findViolations(page, '.drawer'), `drawer, ${theme}`).toEqual([]);
    }
  });
});

describe('the focus', () => {
  it('goes to the next remove button when one disappears, and from the last one to the field', async () => {
    await using page = await openStill('tap-download/');
    const field = page.getByRole('combobox');
    for (const query of ['登录', '推送']) {
      await page.keyboard.press('Control+k');
      await searchFor(page, query);
      await page.getByRole('option').first().click();
      await field.waitFor({ state: 'detached' });
    }
    await page.keyboard.press('Control+k');
    const removers = page.locator('.recent-removers button');
    await expect.poll(() => removers.count()).toBe(2);
    const second = (await removers.nth(1).getAttribute('aria-label')) ?? '';
    await removers.nth(0).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => removers.count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(second);
    await page.keyboard.press('Enter');
    await expect.poll(() => removers.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  });

  it.each(['light', 'dark'])('has a ring that contrasts with its ground by 3:1 in the %s theme (WCAG 1.4.11)', async (theme) => {
    await using page = await openStill('sdk/leaderboard/features/');
    await show(page, { theme, width: 1440 });
    const poor: string[] = [];
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element);
        const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
        const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
          const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
            value <= 10.3 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        let ground: Element | null = Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement;
        while (ground?.parentElement && /^rgba\(.*, 0\)$/.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
        const values = [outlineColor, getComputedStyle(ground ?? element).backgroundColor].map((color) => luminance(channels(color)));
        const ratio = (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
        return { name: `${element.localName}.${element.className}`, ratio: outlineStyle === 'solid' ? ratio : 0 };
      });
      if (found.ratio < 3) poor.push(`${found.name}: ${found.ratio.toFixed(2)}`);
    }
    expect(poor).toEqual([]);
  });

  it('stops at code and tables as long as they scroll, and tells their names', async () => {
    await using page = await openStill('sdk/push/guide/unity/');
    const boxes = () =>
      page.$$eval('.article .code pre, .article .table-scroll', (all) =>
        all
          .filter((box) => box.checkVisibility())
          .map((box) => ({
            scrolls: box.scrollWidth > box.clientWidth,
            isStop: box.getAttribute('tabindex') === '0',
            isNamed: box.hasAttribute('aria-label'),
          })),
      );
    for (const width of [1440, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await boxes()).filter(({ scrolls, isStop }) => scrolls !== isStop)).toEqual([]);
      const stops = (await boxes()).filter(({ isStop }) => isStop);
      expect(stops.filter(({ isNamed }) => !isNamed)).toEqual([]);
      if (width === 390) expect(stops.length).toBeGreaterThan(0);
    }
    expect((await boxes()).filter(({ isStop }) => !isStop).length).toBeGreaterThan(0);
  });
});

it('a heading keeps its name while the button that copies its section is in it', async () => {
  await using page = await openStill('sdk/leaderboard/features/');
  const heading = page.locator('.article h2').nth(1);
  const before = await heading.ariaSnapshot();
  await heading.locator('.anchor').focus();
  await heading.locator('.section-copy').waitFor();
  expect((await heading.ariaSnapshot()).split('\n')[0]).toBe(before.split('\n')[0]);
  await page.locator('.article h2').nth(0).locator('.anchor').focus();
  await heading.locator('.section-copy').waitFor({ state: 'detached' });
  expect(await heading.ariaSnapshot()).toBe(before);
});

describe('at 400 %, in 320 by 256 pixels', () => {
  const low = { width: 320, height: 256 };

  it('nothing sticks over the text', async () => {
    await using page = await openStill('sdk/leaderboard/features/');
    await page.setViewportSize(low);
    await page.mouse.wheel(0, 900);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const sticking = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility())
        .filter((element) => {
          const { top, bottom, width } = element.getBoundingClientRect();
          return width > innerWidth / 2 && bottom > 0 && top < innerHeight;
        })
        .map(({ className }) => className),
    );
    expect(sticking).toEqual([]);
  });

  it('the search takes what is typed, and shows its hits: the field stays, the rest scrolls', async () => {
    await using page = await openStill('sdk/leaderboard/features/');
    for (const size of [{ width: 1440, height: 360 }, { width: 900, height: 400 }, low]) {
      await page.setViewportSize(size);
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox');
      await field.waitFor();
      await page.keyboard.type('login');
      expect(await field.inputValue(), `${size.width} by ${size.height}`).toBe('login');
      if (size === low) break;
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'detached' });
    }
    await waitForHits(page);
    const last = page.getByRole('option').last();
    await last.scrollIntoViewIfNeeded();
    const field = await page.getByRole('combobox').boundingBox();
    const hit = await last.boundingBox();
    expect(field?.y).toBeLessThan(20);
    expect(hit?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    expect((hit?.y ?? 0) + (hit?.height ?? 0)).toBeLessThanOrEqual(low.height + 1);
  });
});

it('with forced colours, what is current, selected or focused has a line, and icons are visible', async () => {
  await using context = await shareContext({ forcedColors: 'active', reducedMotion: 'reduce' });
  const page = await openPage(context, 'sdk/leaderboard/guide/');
  const style = (selector: string, property: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, [name = '', part]) => getComputedStyle(element, part).getPropertyValue(name), [property, pseudo] as const);
  expect(await style('.sidebar-link[aria-current=page]', 'outline-style')).toBe('solid');
  expect(await style('.navbar-link[aria-current=page], .navbar-link[data-active]', 'border-bottom-style')).toBe('solid');
  expect(await style('[role=tab][aria-selected=true]', 'border-bottom-style')).toBe('solid');
  expect(await style('[role=tab][aria-selected=false]', 'border-bottom-style')).toBe('none');
  const ground = await style('html', 'background-color');
  expect(await style('.admonition-title', 'background-color', '::before')).not.toBe(ground);
  // Drawn lines and texts keep their own colours, unless they are given those of the system.
  await page.goto('sdk/storage/guide/security/');
  const words = await style('h1', 'color');
  expect([await style('.dg-edge', 'stroke'), await style('.dg-text', 'fill'), await style('.dg-label', 'fill')]).toEqual([
    words,
    words,
    words,
  ]);
  expect(await style('.dg-node', 'fill')).not.toBe(words);
  await page.waitForSelector(READY);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe('solid');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await searchFor(page, '登录');
  expect(await style('.hit[aria-selected=true]', 'outline-style')).toBe('solid');
  expect(await field.evaluate((input) => getComputedStyle(input).outlineStyle)).toBe('solid');
});
