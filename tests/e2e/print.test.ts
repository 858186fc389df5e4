import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { firstPage, openPage, shareContext } from '../support/browser.ts';
import { openPrint } from '../support/open-print.ts';

const guide = 'sdk/leaderboard/guide/';

it.each(['sdk/im/guide/beginner/', 'en/sdk/domain/guide/', 'en/sdk/gamesaves/features/', 'sdk/multiplayer/error-code/'])(
  'words and names in the tables of /%s break between their parts alone, and no table is wider than the paper',
  async (path) => {
    await using context = await shareContext();
    const page = await openPrint(context, path);
    const broken = await page.$$eval('.article :is(td, th)', (cells) => {
      const range = document.createRange();
      return cells.flatMap((cell) => {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const torn: string[] = [];
        let before: { readonly sign: string; readonly bottom: number } | undefined;
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          for (const [index, sign] of [...(text.textContent ?? '')].entries()) {
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            const box = range.getBoundingClientRect();
            const pair = `${before?.sign}${sign}`;
            if (before && box.top > before.bottom - 4 && /^[a-z\d][a-z\d]$|^[A-Z][A-Z]$/.test(pair))
              torn.push(`${cell.textContent}: ${pair}`);
            before = /\s/.test(sign) ? undefined : { sign, bottom: box.bottom };
          }
          // Names that follow each other have lines of their own.
          if (text.parentElement?.closest('code')) before = undefined;
        }
        return torn;
      });
    });
    expect(broken).toEqual([]);
    const widths = await page.$$eval('.table-scroll', (tables) => tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.max(...widths)).toBeLessThanOrEqual(1);
  },
);

it.each(['sdk/taptap-login/features/', 'sdk/im/guide/beginner/', 'sdk/multiplayer/error-code/'])(
  'terms of up to nine characters stay whole in the tables of /%s on paper',
  async (path) => {
    await using context = await shareContext();
    const page = await openPrint(context, path);
    const terms = await page.$$eval('.article td:first-child', (cells) =>
      cells.flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 6)));
        return /^\p{sc=Han}{5,9}$/u.test(cell.textContent) ? [{ term: cell.textContent, rows: rows.size }] : [];
      }),
    );
    expect(terms.length).toBeGreaterThan(2);
    expect(terms.filter(({ rows }) => rows > 1)).toEqual([]);
  },
);

it('names of files break before their versions alone, not within them, where tables are compared on paper', async () => {
  await using context = await shareContext();
  const page = await openPrint(context, 'compare/v2/sdk/start/quickstart/');
  const files = await page.$$eval('td code', (all) =>
    all
      .filter(({ textContent }) => /_\d[\d.]+\.aar$/.test(textContent))
      .map((name) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        const rows = new Map<number, string>();
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          for (const [index, sign] of [...(text.textContent ?? '')].entries()) {
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            const { top } = range.getBoundingClientRect();
            rows.set(top, (rows.get(top) ?? '') + sign);
          }
        }
        return [...rows.values()].pop() ?? '';
      }),
  );
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((last) => !/\d\.\d\.\d\.aar$/.test(last))).toEqual([]);
});

it.each(['community/advanced/', 'en/sdk/domain/guide/'])('numbers of steps stand on the line of their step on paper: /%s', async (path) => {
  await using context = await shareContext();
  const page = await openPrint(context, path);
  const steps = await page.$$eval('.article .steps > ol > li', (all) =>
    all.map((step) => {
      const [text, number] = [getComputedStyle(step), getComputedStyle(step, '::before')];
      const isAsHigh = Math.abs(Number.parseFloat(number.height) - Number.parseFloat(text.lineHeight)) < 0.5;
      return isAsHigh && number.lineHeight === text.lineHeight && number.fontSize === text.fontSize;
    }),
  );
  expect(steps.length).toBeGreaterThan(2);
  expect(steps).not.toContain(false);
});

it('a word that follows the address of a link stands apart from it on paper', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'sdk/taptap-login/features/');
  await page.locator('html[data-ready=all]').waitFor();
  // Browsers say that they print.
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  const links = await page.$$eval('.article :is(p, li) a[href^="/"]:not(.card, .term)', (all) =>
    all.map((link) => ({
      isBeforeWord: /^[\p{L}\p{N}]/u.test(link.nextSibling?.textContent ?? ''),
      hasGap: / "$/.test(getComputedStyle(link, '::after').content),
    })),
  );
  expect(new Set(links.map(({ isBeforeWord }) => isBeforeWord))).toEqual(new Set([true, false]));
  expect(links.filter(({ isBeforeWord, hasGap }) => isBeforeWord !== hasGap)).toEqual([]);
});

it('links have their addresses on paper, with their host, outside of tables; those to places on the page have none', async () => {
  await using context = await shareContext();
  const page = await openPrint(context, 'en/sdk/start/quickstart/');
  const own = await page.locator('link[rel=canonical]').evaluate((link: HTMLLinkElement) => new URL(link.href).host);
  const printed = await page.$$eval(
    '.article a[href]:not(.card, .term, figure a)',
    (links, host) =>
      links.map((link) => {
        const href = link.getAttribute('href') ?? '';
        // Browsers say how the attribute is read, or what it says.
        const content = getComputedStyle(link, '::after').content.replaceAll(/" "|attr\(href\)/g, (part) =>
          part === '" "' ? '' : `"${href}"`,
        );
        return {
          kind: link.closest('table') ? 'cell' : href.startsWith('#') ? 'place' : 'page',
          address: content.replaceAll('"', '').replaceAll(' ', '') === `(${href.startsWith('/') ? host : ''}${href})`,
        };
      }),
    own,
  );
  expect(new Set(printed.map(({ kind }) => kind))).toEqual(new Set(['page', 'place', 'cell']));
  expect(printed.filter(({ kind, address }) => address !== (kind === 'page'))).toEqual([]);
});

it('no cell or row of a table has a ground on paper: browsers would print it in white, over the line of the row above', async () => {
  await using context = await shareContext();
  for (const path of ['sdk/taptap-login/guide/start/', 'compare/v2/sdk/storage/guide/rest/']) {
    const page = await openPrint(context, path);
    const grounds = await page.$$eval('.article .table-scroll :is(tr, th, td)', (all) => [
      ...new Set(all.map((one) => `${getComputedStyle(one).backgroundColor} ${getComputedStyle(one).backgroundImage}`)),
    ]);
    expect(grounds).toEqual(['rgba(0, 0, 0, 0) none']);
  }
});

it('versions of release notes are printed once, and their kinds of changes alike', async () => {
  await using context = await shareContext();
  const page = await openPrint(context, 'sdk/start/release-notes/android/');
  const names = await page.$$eval('section[data-version]', (all) => all.map((one) => getComputedStyle(one, '::before').content));
  expect(new Set(names)).toEqual(new Set(['none']));
  const kinds = page.locator('.release-kind strong');
  expect(new Set(await kinds.allTextContents()).size).toBeGreaterThan(1);
  const looks = await kinds.evaluateAll((all) => {
    const lookOf = ({ color, borderInlineStartWidth }: CSSStyleDeclaration): string => `${color} ${borderInlineStartWidth}`;
    return [...new Set(all.map((one) => lookOf(getComputedStyle(one))))];
  });
  expect(looks).toEqual(['rgb(0, 0, 0) 0px']);
});

/** What the foot of the sheets says. */
const footOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sheet-name'));

it('the foot of each sheet names its page, the version that is not the last one, and its address, also after another page was read', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'v2/sdk/start/quickstart/');
  await page.locator('html[data-ready=all]').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await footOf(page)).toMatch(/^"TapSDK 2\.x 快速开始 · v2 · [^"/]+\/v2\/sdk\/start\/quickstart\/"$/);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.article a[href="/sdk/start/quickstart/"]').first().click();
  await page.waitForURL('**/sdk/start/quickstart/');
  await page.getByRole('heading', { level: 1, name: 'TapSDK 快速开始' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await footOf(page)).toMatch(/^"TapSDK 快速开始 · [^"/]+\/sdk\/start\/quickstart\/"$/);
  // Browsers that read no attribute into a variable are told when they print.
  await page.pdf();
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--sheet-name'))).toBe(await footOf(page));
});

it('the foot of each sheet is there for those who print at once, and without scripts', async () => {
  await using context = await shareContext({ javaScriptEnabled: false });
  const page = await firstPage(context);
  await page.goto('en/sdk/im/guide/senior/');
  await page.emulateMedia({ media: 'print' });
  expect(await footOf(page)).toMatch(/^"Part 3: [^"]+ · [^"/]+\/en\/sdk\/im\/guide\/senior\/"$/);
  const named = await page.pdf();
  await page.evaluate(() => document.documentElement.removeAttribute('data-sheet'));
  expect((await page.pdf()).length).toBeLessThan(named.length);
});

it('links that lead on are not printed, and the last sheet does not hold the date alone', async () => {
  await using context = await shareContext();
  const page = await openPrint(context, 'v2/sdk/start/quickstart/');
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
  await page.emulateMedia({ media: 'print' });
  const others = page.locator('.endpoint-sample [role=tablist]').first();
  expect(await others.evaluate((list) => getComputedStyle(list, '::before').content)).toBe('"Also in "');
  expect(
    await others.getByRole('tab').evaluateAll((tabs) => tabs.filter((tab) => tab.checkVisibility()).map((tab) => tab.textContent)),
  ).toEqual(expect.arrayContaining(['curl', 'JavaScript']));
  expect(await others.getByRole('tab', { name: 'Python', includeHidden: true }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  const printed = await openPrint(context, 'en/sdk/authentication/rest/');
  const titles = await printed.$$eval('.endpoint-sample', ([sample]) =>
    ['.tabs', '.tabs + details > .code'].map((part) => getComputedStyle(sample?.querySelector(part) ?? document.body, '::before').content),
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

it('placeholders in addresses of requests are told apart on paper, which may be black alone', async () => {
  await using context = await shareContext();
  const page = await openPrint(context, 'en/sdk/push/guide/rest/');
  const parameters = await page.$$eval('.path-parameter', (all) =>
    all.map((one) => getComputedStyle(one)).map(({ color, fontWeight }) => `${color} ${fontWeight}`),
  );
  expect(new Set(parameters)).toEqual(new Set(['rgb(0, 0, 0) 700']));
});

it('comparisons tell on paper where the code of each version begins, and signs stand apart from their bars', async () => {
  await using context = await shareContext();
  const page = await openPrint(context, 'compare/v2/sdk/start/quickstart/');
  const names = await page.$$eval('.stretch:has(> .side-old ~ .side-new)', (all) =>
    all.map((one) => [...one.querySelectorAll('.side-old, .side-new')].map((side) => getComputedStyle(side, '::before').content)),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names.map(String))).toEqual(new Set(['"v2","v3"']));
  const gaps = await page.$$eval('.change pre :is(ins, del)', (lines) =>
    lines.map((line) => {
      const { borderInlineStartWidth, paddingInlineStart, textIndent } = getComputedStyle(line);
      const { marginInlineStart } = getComputedStyle(line, '::before');
      const start = [paddingInlineStart, textIndent, marginInlineStart].reduce((sum, length) => sum + Number.parseFloat(length), 0);
      return { bar: borderInlineStartWidth, gap: Math.round(start) };
    }),
  );
  expect(new Set(gaps.map(({ bar, gap }) => `${bar} ${gap}px`))).toEqual(new Set(['3px 6px']));
});

it('paper says where its text comes from and of what day it is', async () => {
  await using context = await shareContext();
  const page = await openPrint(context, guide);
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
