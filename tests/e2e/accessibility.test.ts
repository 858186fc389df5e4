import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openContext, openPage } from '../support/browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA and its own good practice, a line a finding. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(async () => {
    const options: RunOptions = { resultTypes: ['violations'] };
    const { axe }: { axe?: { run(options: RunOptions): Promise<AxeResults> } } = Object(window);
    if (!axe) throw new Error('axe is not there');
    return axe.run(options);
  });
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

  it('the search overlay with results', async () => {
    await using context = await openContext({ viewport: { width, height: 900 }, bypassCSP: true });
    const page = await openPage(context, 'sdk/start/quickstart/');
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('登录');
    await page.getByRole('option').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});

describe.each([320, 390, 768, 1024, 1440])('at %i px nothing scrolls sideways', (width) => {
  it.each(PAGES)('/%s', async (path) => {
    await using context = await openContext({ viewport: { width, height: 800 } });
    const page = await openPage(context, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
