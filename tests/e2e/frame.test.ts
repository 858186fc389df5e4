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
