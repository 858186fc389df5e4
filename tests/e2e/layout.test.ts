import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { arriveAt, openContext, openPage } from '../support/browser.ts';
import { serveFixtureToAll } from '../support/served-site.ts';

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0h20v20H0z"/></svg>';
const PAGE = `---
title: 样子
tags: [样子]
---

点击 ![图标](/img/mark.svg) 按钮。

<p align="center"><img src="/img/mark.svg" alt="居中" /></p>

1. 文字：

   :::note

   说明。

   :::

2. 文字：

   \`\`\`diff
   - 旧
   + 新
   \`\`\`

- 紧
- 凑
`;
const site = serveFixtureToAll({ 'content/zh-Hans/v3/sdk/start.mdx': PAGE, 'static/img/mark.svg': MARK });

const open = async (context: Awaited<ReturnType<typeof openContext>>): Promise<Page> => openPage(context, 'sdk/start/');
/** Pixels from the end of one element to the start of another, from top to bottom. */
const gap = (page: Page, above: string, below: string): Promise<number> =>
  page.evaluate(
    (selectors) => {
      const [first, second] = selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      return Math.round((second?.top ?? 0) - (first?.bottom ?? 0));
    },
    [above, below],
  );

it('parts of a list’s entry keep a distance, and so do entries that hold parts; those of one line stand close', async () => {
  await using context = await openContext({ baseURL: site() });
  const page = await open(context);
  expect(await gap(page, '.article ol > li:first-child > p', '.article .admonition')).toBe(12);
  expect(await gap(page, '.article ol > li:first-child', '.article ol > li:last-child')).toBe(12);
  expect(await gap(page, '.article > ul > li:first-child', '.article > ul > li:last-child')).toBe(6);
});

it('a picture stands in its line of text, or in the middle where its author wants that', async () => {
  await using context = await openContext({ baseURL: site() });
  const page = await open(context);
  expect(
    await page
      .locator('.article > p')
      .first()
      .evaluate((line) => line.clientHeight),
  ).toBeLessThan(40);
  const [line, picture] = await Promise.all([
    page.locator('p[align=center]').boundingBox(),
    page.locator('p[align=center] img').boundingBox(),
  ]);
  expect(line && picture && Math.abs(line.x + line.width / 2 - picture.x - picture.width / 2)).toBeLessThan(1);
});

it('a diff has each sign once', async () => {
  await using context = await openContext({ baseURL: site() });
  const page = await open(context);
  expect(await page.locator('[data-lang=diff] .removed').evaluate((line) => getComputedStyle(line, '::before').content)).toBe('none');
  expect(await page.locator('[data-lang=diff] .removed').innerText()).toBe('- 旧');
});

it('the tags of a page are quiet links at its end that a finger can press', async () => {
  await using context = await openContext({ baseURL: site(), viewport: { width: 390, height: 800 } });
  const page = await open(context);
  expect((await page.locator('.page-tags a').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.locator('.page-tags a').click();
  await arriveAt(page, '标签：样子');
  await page.locator('.cards').getByText('样子').click();
  await arriveAt(page, '样子');
});

it('on a phone, cells with sentences keep a width to read, rows of wide tables and of two columns stack, and small diagrams fit', async () => {
  await using context = await openContext({ viewport: { width: 390, height: 844 } });
  const page = await openPage(context, 'community/features/');
  const narrowest = (cells: string): Promise<number> =>
    page.locator(cells).evaluateAll((found) => Math.min(...found.map((cell) => cell.getBoundingClientRect().width), found.length * 1e3));
  // 8.5 em of 13 pixels: seven characters a line.
  expect(await narrowest('table:has(tr > :nth-child(3)):not(:has([data-label])) .sentences')).toBeGreaterThanOrEqual(110);
  await page.goto('sdk/leaderboard/features/');
  expect(await narrowest('td[data-label]')).toBeGreaterThanOrEqual(300);
  const small = page.locator('.diagram:has(.dg-small)').first();
  expect(await small.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.goto('demo/');
  const [name, about] = await page
    .locator('#applications + div tbody tr')
    .first()
    .evaluate(({ children }) =>
      [...children].map((cell) => ({ box: cell.getBoundingClientRect(), color: getComputedStyle(cell).backgroundColor })),
    );
  expect(name?.color).toBe(about?.color);
  expect(about?.box.top).toBeGreaterThanOrEqual(name?.box.bottom ?? Number.NaN);
});

it.each([1600, 1920])('a page with endpoints has 1000 px for them at %i px', async (width) => {
  await using context = await openContext({ viewport: { width, height: 900 } });
  const page = await openPage(context, 'sdk/storage/guide/rest/');
  expect((await page.locator('.article').boundingBox())?.width).toBe(1000);
});
