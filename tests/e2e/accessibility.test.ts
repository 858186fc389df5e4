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

const PAGES = [
  '',
  'sdk/start/quickstart/',
  'en/sdk/leaderboard/guide/',
  'store/release/store-creategame/',
  'en/design/',
  'v2/sdk/start/quickstart/',
  'tap-download/',
  'en/sdk-api/',
];
const VIEWS = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
];

describe.each(VIEWS)('axe finds nothing in the $theme theme at $width px', ({ theme, width }) => {
  it.each(PAGES)('/%s', async (path) => {
    await using context = await openContext({ viewport: { width, height: 900 }, bypassCSP: true });
    const page = await openPage(context, path);
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    expect(await findViolations(page)).toEqual([]);
  });

  it('the search overlay: no history, results, none, the service away, a history', async () => {
    await using context = await openContext({ viewport: { width, height: 900 }, bypassCSP: true });
    const page = await openPage(context, 'sdk/start/quickstart/');
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    const field = page.getByRole('combobox');
    const row = page.getByRole('option').first();
    await page.keyboard.press('/');
    await field.waitFor();
    const findings = await findViolations(page, '.search');
    await field.fill('登录');
    await row.waitFor();
    findings.push(...(await findViolations(page, '.search')));
    await field.fill('zzzzqqqq');
    await page.getByText('没有匹配的结果').waitFor();
    findings.push(...(await findViolations(page, '.search')));
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, json: {} }));
    await field.fill('推送');
    await page.getByRole('alert').waitFor();
    await row.waitFor();
    findings.push(...(await findViolations(page, '.search')));
    await row.click();
    await field.waitFor({ state: 'detached' });
    await page.click('.search-button');
    await row.waitFor();
    expect([...findings, ...(await findViolations(page, '.search'))]).toEqual([]);
  });
});

describe.each([320, 390, 768, 1024, 1440])('at %i px nothing scrolls sideways', (width) => {
  it.each(PAGES)('/%s', async (path) => {
    await using context = await openContext({ viewport: { width, height: 800 } });
    const page = await openPage(context, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
