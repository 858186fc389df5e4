import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, shareContext } from '../support/browser.ts';

const guide = 'sdk/leaderboard/guide/';
/** The room of A4 between the margins, in pixels. */
const PAPER = { width: 673, height: 986 };

/** Opens a page as it is printed. Columns of the size of a sheet stand for its pages, as these break alike and can be measured. */
async function print(context: Awaited<ReturnType<typeof shareContext>>, path: string): Promise<Page> {
  const page = await openPage(context, path);
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(({ width, height }) => {
    const article = document.querySelector<HTMLElement>('.article');
    if (article) article.style.cssText = `column-fill: auto; column-gap: 50px; column-width: ${width}px; block-size: ${height}px`;
  }, PAPER);
  return page;
}

/** Parts that do not stand on the same sheet as what they introduce, samples of up to fourteen lines and rows on two sheets, lone rows. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (selector: string, within: ParentNode = document): Element[] =>
      [...within.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    const sheet = ({ x }: { readonly x: number }): number => Math.floor(x / 723);
    const sheets = (element: Element): number[] => [...new Set([...element.getClientRects()].map(sheet))];
    const nameOf = (element: Element): string => `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 30)}"`;
    const introductions = seen('.article :is(h2, h3, h4, p:has(+ :is(.code, .tabs, .table-scroll, ul, ol)))').filter((element) => {
      const next = element.nextElementSibling;
      const [first] = next === null ? [] : [...next.getClientRects()].filter(({ height }) => height > 0);
      return first !== undefined && sheets(element).at(-1) !== sheet(first);
    });
    const samples = seen('.article .code').filter((code) => {
      const lines = seen('.line', code);
      return lines.length <= 14 && new Set(lines.flatMap(sheets)).size > 1;
    });
    const rows = seen('.article tr').filter((row) => sheets(row).length > 1);
    const lone = seen('.article tbody').filter((body) => {
      const own = Map.groupBy(seen(':scope > tr', body), (row) => sheets(row)[0]);
      return own.size > 1 && [...own.values()].some(({ length }) => length < 2);
    });
    return [...introductions, ...samples, ...rows, ...lone].map(nameOf);
  });

/** How far down each sheet has something on it, as a share of its height, if the next one goes on with the same section. */
const fillings = (page: Page): Promise<number[]> =>
  page.evaluate((height) => {
    const top = document.querySelector('.article')?.getBoundingClientRect().top ?? 0;
    const bottoms: number[] = [];
    for (const leaf of document.querySelectorAll('.article :is(p, li, td, th, .line, svg, img, figcaption, h2, h3, h4, summary)')) {
      for (const { x, bottom } of leaf.getClientRects()) {
        const sheet = Math.floor(x / 723);
        bottoms[sheet] = Math.max(bottoms[sheet] ?? 0, bottom - top);
      }
    }
    const begins = [...document.querySelectorAll('.article :is(h2, h3)')].flatMap((heading) =>
      [...heading.getClientRects()].filter((box) => box.top - top < 10).map(({ x }) => Math.floor(x / 723)),
    );
    const unfinished = bottoms.filter((_, sheet) => sheet + 1 < bottoms.length && !begins.includes(sheet + 1));
    return unfinished.map((bottom) => Math.round((100 * bottom) / height) / 100);
  }, PAPER.height);

it.each(['sdk/im/guide/beginner/', 'en/sdk/leaderboard/guide/', 'sdk/multiplayer/error-code/'])(
  'headings, introductions, short samples and rows of /%s stay together on paper, and long samples fill its sheets',
  async (path) => {
    await using context = await shareContext();
    const page = await print(context, path);
    expect(await misplaced(page)).toEqual([]);
    const filled = await fillings(page);
    expect(filled.length).toBeGreaterThan(1);
    expect(filled.filter((share) => share < 0.66)).toEqual([]);
  },
);

it('names in the heads of tables are not broken on paper', async () => {
  await using context = await shareContext();
  const page = await print(context, 'sdk/im/guide/beginner/');
  const broken = await page.$$eval('.article thead th', (heads) =>
    heads
      .filter((head) => {
        const range = document.createRange();
        range.selectNodeContents(head);
        return !head.textContent.includes(' ') && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      })
      .map((head) => head.textContent),
  );
  expect(broken).toEqual([]);
});

it('a link to a place on the same page has no address on paper', async () => {
  await using context = await shareContext();
  const page = await print(context, 'sdk/im/guide/beginner/');
  const link = page.locator('.article p a[href$="#events"]');
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
});

it('paper says where its text comes from and of what day it is', async () => {
  await using context = await shareContext();
  const page = await print(context, guide);
  const address = page.locator('link[rel=canonical]');
  expect(await address.evaluate((link) => getComputedStyle(link, '::before').content)).toMatch(/\/sdk\/leaderboard\/guide\/"$/);
  expect(await address.evaluate((link) => link.getClientRects().length)).toBe(1);
  expect(await page.locator('.article-footer time').first().isVisible()).toBe(true);
  expect(await page.locator('.article-footer :is(button, a)').evaluateAll((all) => all.filter((one) => one.checkVisibility()))).toEqual([]);
});

it('printing shows the article alone, with all platforms and their names, and with the addresses that links lead to', async () => {
  await using context = await shareContext();
  const page = await openPage(context, guide);
  await page.getByRole('tab', { name: 'Android' }).first().click();
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.article a[href="/sdk/leaderboard/features/"]').first();
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('/sdk/leaderboard/features/');
  for (const part of ['.navbar', '.sidebar', '.toc', '.footer', '.pagination'])
    expect(await page.locator(part).first().isVisible()).toBe(false);
  const tabs = page.locator('.tabs').first();
  expect(await tabs.getByRole('tablist').isVisible()).toBe(false);
  const panels = tabs.locator('[role=tabpanel]:visible');
  expect(await panels.evaluateAll((shown) => shown.map((panel) => getComputedStyle(panel, '::before').content))).toEqual([
    '"Unity"',
    '"Android"',
    '"iOS"',
  ]);
});

it('printing shows drawings for white paper, also in the dark theme', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'sdk/start/quickstart/');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  const drawing = page.locator('.drawing').first();
  expect(await drawing.locator('.in-light').isVisible()).toBe(true);
  expect(await drawing.locator('.in-dark').isVisible()).toBe(false);
});

it('printing marks the lines of samples that only the paper has broken, and no others', async () => {
  await using context = await shareContext({ viewport: { width: 700, height: 900 } });
  const page = await openPage(context, 'sdk/start/quickstart/');
  await page.emulateMedia({ media: 'print' });
  const lines = await page.locator('.code:visible .line').evaluateAll((all) =>
    all.map((line) => ({
      isBroken: line.getBoundingClientRect().height > 1.5 * Number.parseFloat(getComputedStyle(line).lineHeight),
      isMarked: Number.parseFloat(getComputedStyle(line, '::after').height) > 1,
    })),
  );
  expect(lines.some(({ isBroken }) => isBroken)).toBe(true);
  expect(lines.filter(({ isBroken, isMarked }) => isBroken !== isMarked)).toEqual([]);
});
