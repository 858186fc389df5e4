import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, shareContext } from '../support/browser.ts';

const guide = 'sdk/leaderboard/guide/';
/** The room of A4 between the margins, in pixels. */
const PAPER = { width: 673, height: 1001 };

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

/** Parts that do not stand on the same sheet as what they introduce, samples of up to thirty lines and rows on two sheets, single rows and pairs of a long table. */
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
      return lines.length <= 30 && new Set(lines.flatMap(sheets)).size > 1;
    });
    const rows = seen('.article tr').filter((row) => sheets(row).length > 1);
    const lone = seen('.article tbody').filter((body) => {
      const own = Map.groupBy(seen(':scope > tr', body), (row) => sheets(row)[0]);
      return own.size > 1 && [...own.values()].some(({ length }) => length < 3);
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
    expect(filled.length).toBeGreaterThan(0);
    expect(filled.filter((share) => share < 0.6)).toEqual([]);
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

it('links have their addresses on paper, outside of tables; those to places on the page have none', async () => {
  await using context = await shareContext();
  const page = await print(context, 'en/sdk/');
  const printed = await page.$$eval('.article a[href]:not(.card, .term)', (links) =>
    links.map((link) => ({
      kind: link.closest('table') ? 'cell' : link.getAttribute('href')?.startsWith('#') ? 'place' : 'page',
      address: getComputedStyle(link, '::after').content.includes('('),
    })),
  );
  expect(new Set(printed.map(({ kind }) => kind))).toEqual(new Set(['page', 'place', 'cell']));
  expect(printed.filter(({ kind, address }) => address !== (kind === 'page'))).toEqual([]);
});

it('the foot of each sheet names its page, the version that is not the last one, and its address, also after another page was read', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'v2/sdk/start/quickstart/');
  await page.locator('html[data-ready=all]').waitFor();
  const nameSheets = async (): Promise<string> => {
    await page.pdf();
    return page.evaluate(() => document.documentElement.style.getPropertyValue('--sheet-name'));
  };
  expect(await nameSheets()).toMatch(/^"TapSDK 2\.x 快速开始 · v2 · [^"/]+\/v2\/sdk\/start\/quickstart\/"$/);
  await page.locator('.article a[href="/sdk/start/quickstart/"]').first().click();
  await page.waitForURL('**/sdk/start/quickstart/');
  await page.getByRole('heading', { level: 1, name: 'TapSDK 快速开始' }).waitFor();
  expect(await nameSheets()).toMatch(/^"TapSDK 快速开始 · [^"/]+\/sdk\/start\/quickstart\/"$/);
});

it('links that lead on are not printed, and the last sheet does not hold the date alone', async () => {
  await using context = await shareContext();
  const page = await print(context, 'v2/sdk/start/quickstart/');
  expect(await page.locator('.article-header .notice').isVisible()).toBe(true);
  const leading = page.locator('.article-header .notice a, #next, #next ~ ul');
  expect(await leading.evaluateAll((all) => all.map((one) => one.checkVisibility()))).toEqual([false, false, false, false]);
  expect(await page.locator('.page-note').isVisible()).toBe(true);
  const dated = await page.locator('.article-footer time').first().boundingBox();
  expect(dated?.y).toBeLessThan(30);
});

it('requests are printed in the language that the reader has chosen, with headings, and begin on one sheet', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'en/sdk/authentication/rest/');
  const shown = page.locator('.endpoint-sample [role=tabpanel]');
  const languages = async (): Promise<string[]> => {
    await page.emulateMedia({ media: 'print' });
    const all = await shown.evaluateAll((panels) =>
      panels.map((one) => (one.checkVisibility() ? (one.getAttribute('data-label') ?? '') : '')),
    );
    await page.emulateMedia({ media: 'screen' });
    return [...new Set(all)].filter(Boolean);
  };
  expect(await languages()).toEqual(['curl']);
  await page.getByRole('tab', { name: 'Python' }).first().click();
  expect(await languages()).toEqual(['Python']);
  const printed = await print(context, 'en/sdk/authentication/rest/');
  const titles = await printed.$$eval('.endpoint-sample', ([sample]) =>
    ['.tabs', '.tabs + .code'].map((part) => getComputedStyle(sample?.querySelector(part) ?? document.body, '::before').content),
  );
  expect(titles).toEqual(['"Request example"', '"Response example"']);
  const torn = await printed.$$eval('.endpoint', (endpoints) => {
    const sheet = (element: Element | null): number => Math.floor((element?.getClientRects()[0]?.x ?? 0) / 723);
    return endpoints
      .filter((one) => sheet(one.querySelector('h2, h3')) !== sheet(one.querySelector('.fields > li, .endpoint-answer')))
      .map((one) => one.querySelector('h2, h3')?.textContent);
  });
  expect(torn).toEqual([]);
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

it('printing shows the article alone, with all platforms and their names', async () => {
  await using context = await shareContext();
  const page = await openPage(context, guide);
  await page.getByRole('tab', { name: 'Android' }).first().click();
  await page.emulateMedia({ media: 'print' });
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
