import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, shareContext } from '../support/browser.ts';
import { openPrint, PAPER } from '../support/open-print.ts';

/** Lets the page prepare its print, on paper as wide as the window. */
async function prepare(page: Page): Promise<void> {
  // Browsers say that they print.
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
}

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

it.each(['en/sdk/im/guide/senior/', 'sdk/start/quickstart/'])(
  'what continues a line of code in /%s stands within it on paper',
  async (path) => {
    await using context = await shareContext({ viewport: PAPER });
    const page = await openPage(context, path);
    await prepare(page);
    const rows = await page.locator('.article .code:visible .line').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        const lefts = new Map<number, number>();
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          for (const { index } of (text.textContent ?? '').matchAll(/\S/g)) {
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            const { left, top } = range.getBoundingClientRect();
            const row = Math.round(top / 4);
            lefts.set(row, Math.min(lefts.get(row) ?? Infinity, left));
          }
        }
        const [first = 0, ...others] = [...lefts.values()];
        return others.map((other) => ({ text: line.textContent, within: other - first }));
      }),
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ within }) => within < 10)).toEqual([]);
  },
);

it.each(['sdk/start/quickstart/', 'en/sdk/im/guide/senior/'])(
  'no name in the code of /%s is broken that has room on paper',
  async (path) => {
    await using context = await shareContext({ viewport: PAPER });
    const page = await openPage(context, path);
    await prepare(page);
    const broken = await page.locator('.article .code:visible .line').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        let before: { readonly sign: string; readonly top: number } | undefined;
        const torn: string[] = [];
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          for (const [index, sign] of [...(text.textContent ?? '')].entries()) {
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            const { top } = range.getBoundingClientRect();
            if (before && top > before.top + 8 && /^\w\w$/.test(before.sign + sign)) torn.push(line.textContent.trim());
            before = { sign, top };
          }
        }
        return torn;
      }),
    );
    expect(broken).toEqual([]);
  },
);

it.each(['sdk/start/quickstart/', 'en/sdk/authentication/rest/'])(
  'the heads of code in /%s have one form and one height on paper',
  async (path) => {
    await using context = await shareContext({ viewport: PAPER });
    const page = await openPage(context, path);
    // Its sheet sets the heads anew.
    await page.evaluate(() => document.querySelector('.code-wrap')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    await page.emulateMedia({ media: 'print' });
    const heads = await page.locator('.article .code > figcaption').evaluateAll((all) =>
      all
        .filter((head) => head.checkVisibility())
        .map((head) => {
          const { display, textAlign } = getComputedStyle(head);
          return { display, textAlign, height: head.getBoundingClientRect().height };
        }),
    );
    expect(heads.length).toBeGreaterThan(5);
    expect(new Set(heads.map((head) => JSON.stringify(head))).size).toBe(1);
    expect(heads[0]).toMatchObject({ display: 'block', textAlign: 'start' });
  },
);

it('code is black on paper, or dark enough for printers that have black alone', async () => {
  await using context = await shareContext();
  const page = await openPrint(context, 'sdk/start/quickstart/');
  const colors = await page.$$eval('.article .code .line, .article .code .line *', (all) => [
    ...new Set(all.map((one) => getComputedStyle(one).color)),
  ]);
  expect(colors.toSorted()).toEqual(['rgb(0, 0, 0)', 'rgb(89, 89, 89)']);
  const comment = page.locator('.t-comment').first();
  expect(await comment.evaluate((one) => getComputedStyle(one).fontStyle)).toBe('italic');
});
