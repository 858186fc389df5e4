import { expect, it } from 'vitest';
import { lookAt } from '../support/browser.ts';

/** Where the content of some parts begins and ends, in pixels from the left. */
const edges = (selectors: readonly string[]) =>
  selectors.map((selector) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    const { left, right } = element.getBoundingClientRect();
    const { paddingInlineStart } = getComputedStyle(element);
    return { left: Math.round(left + Number.parseFloat(paddingInlineStart)), right: Math.round(right) };
  });

it.each(['sdk/leaderboard/features/', 'en/sdk/leaderboard/features/'])(
  'navbar, sidebar, article and footer share their edges on wide screens (%s)',
  async (path) => {
    await using sight = await lookAt(path);
    const { page } = sight;
    const articles = new Set<number>();
    for (const width of [1440, 1600, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      const [brand, sidebar, article, toc, tools, footer] = await page.evaluate(edges, [
        '.navbar-brand',
        '.sidebar-caption',
        '.article',
        '.toc',
        '.navbar-tools',
        '.footer-inner',
      ]);
      expect([sidebar?.left, footer?.left], `left at ${width} px`).toEqual([brand?.left, brand?.left]);
      expect([tools?.right, toc?.right], `right at ${width} px`).toEqual([footer?.right, footer?.right]);
      articles.add((article?.left ?? Number.NaN) - (brand?.left ?? Number.NaN));
    }
    expect(articles.size).toBe(1);
  },
);

it('so does the home page', async () => {
  await using sight = await lookAt('', { viewport: { width: 1920, height: 1000 } });
  const { page } = sight;
  const [brand, entries, tools, footer] = await page.evaluate(edges, ['.navbar-brand', '.entries', '.navbar-tools', '.footer-inner']);
  expect([entries?.left, footer?.left]).toEqual([brand?.left, brand?.left]);
  expect([entries?.right, footer?.right]).toEqual([tools?.right, tools?.right]);
});

it('without a sidebar, an article and its contents stand in the middle, with no empty column beside them', async () => {
  await using sight = await lookAt('user-licence-service-agreement/', { viewport: { width: 1280, height: 900 } });
  const { page } = sight;
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [article, toc] = await page.evaluate(edges, ['.article', '.toc']);
    const { clientWidth } = await page.evaluate(() => ({ clientWidth: document.documentElement.clientWidth }));
    // Within the bar of the window.
    expect(Math.abs((article?.left ?? 0) + (toc?.right ?? 0) - clientWidth), `${width} px`).toBeLessThanOrEqual(16);
    expect((article?.right ?? 0) - (article?.left ?? 0), `${width} px`).toBe(760);
  }
});

it.each(['changes/', 'en/changes/', 'offline/', 'en/offline/'])('so do the pages that the site makes of itself: %s', async (path) => {
  await using sight = await lookAt(path, { viewport: { width: 1440, height: 900 } });
  const { page } = sight;
  const [column, contents] = await page.evaluate(edges, ['.article', path.includes('changes') ? '.toc' : '.article']);
  const room = await page.evaluate(() => document.body.clientWidth);
  expect(Math.abs((column?.left ?? 0) + (contents?.right ?? 0) - room)).toBeLessThanOrEqual(1);
});
