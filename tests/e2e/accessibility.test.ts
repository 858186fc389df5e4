import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openContext, openPage } from '../support/browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds against WCAG 2.2 AA and its own good practice, a line a finding.
 * @param within where to look
 */
async function findViolations(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(AXE);
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
      if (element.closest('.visually-hidden, pre, .table-scroll, .diagram, [role=tablist], svg')) return false;
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

const PAGES = [
  '',
  'sdk/start/quickstart/',
  'en/sdk/leaderboard/guide/',
  'store/release/store-creategame/',
  'en/design/',
  'v2/sdk/start/quickstart/',
  'tap-download/',
  'en/sdk-api/',
  'en/nothing-here/',
];
const VIEWS = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
];

/** A page that shows each change at once. */
async function openStill(path: string): Promise<Page & AsyncDisposable> {
  const context = await openContext({ bypassCSP: true, reducedMotion: 'reduce' });
  const page = await openPage(context, path);
  return Object.assign(page, { [Symbol.asyncDispose]: () => context.close() });
}

async function show(page: Page, { theme, width }: { readonly theme: string; readonly width: number }): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
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
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
        if (width <= 640) expect(await findLost(page), `${width} px`).toEqual([]);
      }
    },
  );

  it('of the search (no history, results, none, the service away, a history), of an open menu and of the drawer: axe finds nothing', async () => {
    await using page = await openStill('sdk/start/quickstart/');
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
    await field.fill('登录');
    await row.waitFor();
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
    await page.click('.search-button');
    await row.waitFor();
    expect([...findings, ...(await findInBothViews('.search'))]).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('button.navbar-toggle').click();
    await page.locator('.drawer').waitFor();
    for (const theme of ['light', 'dark']) {
      await show(page, { theme, width: 390 });
      expect(await findViolations(page, '.drawer'), `drawer, ${theme}`).toEqual([]);
    }
  }, 60_000);
});
