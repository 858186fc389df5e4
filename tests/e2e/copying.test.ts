import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openContext, openPage, shareContext } from '../support/browser.ts';

const guide = 'sdk/leaderboard/guide/';
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

it('a section is copied as Markdown from beside its heading, by keyboard and by pointer', async () => {
  await using context = await openContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await openPage(context, guide);
  const headings = page.locator('.article h2');
  await headings.nth(1).locator('.anchor').focus();
  const button = page.getByRole('button', { name: '复制本节' });
  await button.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent === '已复制');
  const section = await clipboard(page);
  expect(section).toMatch(/^## 创建榜单\n/);
  expect(section.match(/^## /gm)).toHaveLength(1);

  await headings.nth(0).hover();
  await headings.nth(0).locator('.section-copy').click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).startsWith('## 开始之前'));
  expect(await page.locator('.section-copy').count()).toBe(1);
});

it('screen readers are told of each copy, also of the same one again', async () => {
  await using context = await openContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await openPage(context, guide);
  const status = page.getByRole('status').first();
  // A screen reader speaks each text that is added to the region.
  await status.evaluate((region) => {
    const added: string[] = [];
    Object.assign(window, { added });
    new MutationObserver((changes) => {
      for (const change of changes) for (const node of change.addedNodes) added.push(node.textContent ?? '');
    }).observe(region, { childList: true });
  });
  for (let time = 1; time <= 2; time++) {
    await page.locator('.code:visible .code-copy').first().click();
    await page.waitForFunction((count) => Reflect.get(window, 'added').length === count, time);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'added'))).toEqual(['已复制', '已复制']);
});

it('long lines of code are wrapped where the reader wants it, in all blocks of the page, until the next page', async () => {
  await using context = await shareContext({ viewport: { width: 390, height: 844 } });
  const page = await openPage(context, guide);
  const button = page.getByRole('button', { name: '自动换行' });
  await button.first().waitFor();
  const overflowing = () => page.$$eval('.code pre', (blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
  const withoutButton = await page.$$eval('.code pre', (blocks) =>
    blocks.filter(
      (block) => block.clientWidth > 0 && block.scrollWidth <= block.clientWidth && block.parentElement?.querySelector('.code-wrap'),
    ),
  );
  expect(withoutButton).toEqual([]);
  expect(await overflowing()).toBeGreaterThan(0);
  await button.first().scrollIntoViewIfNeeded();
  const before = (await button.first().boundingBox())?.y;
  await button.first().click();
  expect(await overflowing()).toBe(0);
  expect(await page.$$eval('.code-wrap', (buttons) => buttons.every((each) => each.getAttribute('aria-pressed') === 'true'))).toBe(true);
  expect((await button.first().boundingBox())?.y).toBeCloseTo(before ?? 0, 0);
  await page.click('.pagination-next');
  await page.waitForFunction(() => !document.querySelector('#\\~content')?.hasAttribute('data-wrap'));
});
