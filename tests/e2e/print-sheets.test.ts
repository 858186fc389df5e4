import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shareContext } from '../support/browser.ts';
import { openPrint, PAPER } from '../support/open-print.ts';

/**
 * Parts that do not stand on the same sheet as what they introduce, samples of up to twelve lines and rows on two sheets, single rows of a long table, single lines of what introduces something, and ends of long samples that are short.
 */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (selector: string, within: ParentNode = document): Element[] =>
      [...within.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    const sheet = ({ x }: { readonly x: number }): number => Math.floor(x / 723);
    const sheets = (element: Element): number[] => [...new Set([...element.getClientRects()].map(sheet))];
    const nameOf = (element: Element): string => `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 30)}"`;
    const introductions = seen(
      '.article :is(h2, h3, h4, p:has(+ :is(.code, .tabs, .table-scroll, ul, ol)), :is(ul, ol):has(+ .code) > li:last-child)',
    ).filter((element) => {
      const next = (element.matches('li') ? element.parentElement : element)?.nextElementSibling;
      if (!next) return false;
      const [first] = [...next.getClientRects()].filter(({ height }) => height > 0);
      return (!element.matches('li') && sheets(element).length > 1) || (first !== undefined && sheets(element).at(-1) !== sheet(first));
    });
    const samples = seen('.article .code').filter((code) => {
      const lines = seen('.line', code);
      const parts = [...Map.groupBy(lines, (line) => sheets(line)[0]).values()];
      if (parts.length < 2) return false;
      return lines.length <= 12 || parts.some(({ length }) => length < 3);
    });
    const rows = seen('.article tr').filter((row) => sheets(row).length > 1);
    const lone = seen('.article tbody').filter((body) => {
      const own = Map.groupBy(seen(':scope > tr', body), (row) => sheets(row)[0]);
      return own.size > 1 && [...own.values()].some(({ length }) => length < 2);
    });
    return [...introductions, ...samples, ...rows, ...lone].map(nameOf);
  });

/** How far down each sheet but the last has something on it, as a share of its height. */
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
    return bottoms.slice(0, -1).map((bottom) => Math.round((100 * bottom) / height) / 100);
  }, PAPER.height);

it.each([
  ...[
    'sdk/start/quickstart/',
    'en/sdk/start/quickstart/',
    'sdk/im/guide/beginner/',
    'en/sdk/im/guide/senior/',
    'en/sdk/leaderboard/guide/',
  ],
  ...['sdk/multiplayer/error-code/', 'sdk/authentication/rest/', 'sdk/start/faq/'],
])('headings, introductions, short samples and rows of /%s stay together on paper, and its sheets are full', async (path) => {
  await using context = await shareContext();
  const page = await openPrint(context, path);
  expect(await misplaced(page)).toEqual([]);
  const filled = await fillings(page);
  expect(filled.length).toBeGreaterThan(0);
  expect(filled.filter((share) => share < 0.66)).toEqual([]);
});

it.each(['sdk/start/quickstart/', 'en/sdk/im/guide/senior/'])(
  'samples of /%s that go on overleaf have numbers at lines that are not empty, and no others; all have a line above and below alone',
  async (path) => {
    await using context = await shareContext();
    const page = await openPrint(context, path);
    const samples = await page.$$eval('.article .code', (all) =>
      all
        .filter((code) => code.checkVisibility())
        .map((code) => {
          const lines = [...code.querySelectorAll('.line')];
          const pre = code.querySelector('pre');
          return {
            isTorn: new Set(lines.map((line) => Math.floor((line.getClientRects()[0]?.x ?? 0) / 723))).size > 1,
            isLong: lines.length > 12,
            areNumbered: lines.every(
              (line) => getComputedStyle(line, '::before').content === (line.textContent === '' ? 'none' : 'counter(line)'),
            ),
            frame: pre && getComputedStyle(pre).borderWidth,
          };
        }),
    );
    expect(samples.some(({ isTorn }) => isTorn)).toBe(true);
    expect(samples.some(({ isLong }) => !isLong)).toBe(true);
    expect(samples.filter(({ isTorn, areNumbered }) => isTorn && !areNumbered)).toEqual([]);
    expect(samples.filter(({ isLong, areNumbered }) => isLong !== areNumbered)).toEqual([]);
    expect(new Set(samples.map(({ frame }) => frame))).toEqual(new Set(['1px 0px']));
  },
);
