import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lookAt, openClipboardContext, openPage, readClipboard, shareContext, stopClock, waitForSheets } from '../support/browser.ts';
import { serveFixtureToAll } from '../support/served-site.ts';

const guide = 'sdk/leaderboard/guide/';

it('a section is copied as Markdown from beside its heading, by keyboard and by pointer', async () => {
  await using context = await openClipboardContext();
  const page = await openPage(context, guide);
  const headings = page.locator('.article h2');
  await headings.nth(1).locator('.anchor').focus();
  const button = page.getByRole('button', { name: '复制本节' });
  await button.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent === '已复制');
  const section = await readClipboard(page);
  expect(section).toMatch(/^## 创建榜单\n/);
  expect(section.match(/^## /gm)).toHaveLength(1);

  await headings.nth(0).hover();
  await headings.nth(0).locator('.section-copy').click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).startsWith('## 开始之前'));
  expect(await page.locator('.section-copy').count()).toBe(1);
});

it('on phones, the button beside a heading does not lie upon its link, and both are as high as a finger needs', async () => {
  await using context = await shareContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await openPage(context, guide);
  const heading = page.locator('.article h2').first();
  await heading.locator('.anchor').tap();
  await heading.locator('.section-copy').waitFor();
  const [link, button] = await heading
    .locator('.anchor, .section-copy')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right, height }) => ({ left, right, height })));
  expect(button?.left).toBeGreaterThanOrEqual(link?.right ?? Number.POSITIVE_INFINITY);
  expect([link?.height, button?.height]).toEqual([44, 44]);
});

it('a section is copied where the browser takes only what is there, as Chrome did before version 97', async () => {
  await using context = await openClipboardContext();
  await context.addInitScript(() => {
    if (!isSecureContext) return;
    class OldItem extends ClipboardItem {
      constructor(items: ConstructorParameters<typeof ClipboardItem>[0]) {
        if (Object.values(items).some((item) => item instanceof Promise)) throw new TypeError('It takes no promise.');
        super(items);
      }
    }
    Object.assign(window, { ClipboardItem: OldItem });
  });
  const page = await openPage(context, guide);
  await page.locator('.article h2').nth(1).hover();
  await page.getByRole('button', { name: '复制本节' }).click();
  await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent === '已复制');
  expect(await readClipboard(page)).toMatch(/^## 创建榜单\n/);
});

describe('a page copied as Markdown', () => {
  const site = serveFixtureToAll({
    'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n文字。\n',
    'glossary.yml': 'terms: []\n',
  });

  it('is confirmed on its button for a while, which moves nothing', async () => {
    await using context = await openClipboardContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/start/');
    const view = page.getByRole('link', { name: '查看 Markdown' });
    const place = await view.boundingBox();
    const copy = page.locator('.article-footer').getByRole('button');
    await stopClock(page);
    await copy.filter({ hasText: '复制为 Markdown' }).click();
    await copy.filter({ hasText: '已复制' }).waitFor();
    expect(await view.boundingBox()).toEqual(place);
    expect(await readClipboard(page)).toContain('# 开始');
    await page.clock.runFor(1999);
    expect(await copy.filter({ hasText: '已复制' }).count()).toBe(1);
    await page.clock.runFor(1);
    await copy.filter({ hasText: '复制为 Markdown' }).waitFor();
  });
});

it('screen readers are told of each copy, also of the same one again', async () => {
  await using context = await openClipboardContext();
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
  await waitForSheets(page);
  const overflowing = () => page.$$eval('.code pre', (blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
  const withoutButton = await page.$$eval('.code pre', (blocks) =>
    blocks.filter(
      (block) => block.clientWidth > 0 && block.scrollWidth <= block.clientWidth && block.parentElement?.querySelector('.code-wrap'),
    ),
  );
  expect(withoutButton).toEqual([]);
  expect(await overflowing()).toBeGreaterThan(0);
  await button.first().click({ trial: true });
  const before = (await button.first().boundingBox())?.y;
  await button.first().click();
  expect(await overflowing()).toBe(0);
  expect(await page.$$eval('.code-wrap', (buttons) => buttons.every((each) => each.getAttribute('aria-pressed') === 'true'))).toBe(true);
  await expect.poll(async () => (await button.first().boundingBox())?.y).toBeCloseTo(before ?? 0, 0);
  await page.click('.pagination-next');
  await page.waitForFunction(() => !document.querySelector('#\\~content')?.hasAttribute('data-wrap'));
});

it.each(['', 'en/'])(
  'on a phone, no button of code moves while one says that it has copied, and paths are cut without a hole: /%s',
  async (prefix) => {
    await using context = await openClipboardContext({ viewport: { width: 390, height: 844 } });
    const page = await openPage(context, `${prefix}sdk/start/quickstart/`);
    await page.locator('.code-wrap:visible').first().waitFor();
    await waitForSheets(page);
    const head = page.locator('.code figcaption:has(.code-wrap:visible)').first();
    const copy = head.locator('.code-copy').first();
    const places = async () => [await head.locator('.code-wrap').boundingBox(), await copy.boundingBox()];
    await copy.click({ trial: true });
    const before = await places();
    // The button says so for two seconds.
    await stopClock(page);
    await copy.click();
    await page.locator('.code-copy[data-done]').waitFor();
    expect(await places()).toEqual(before);
    const holes = await page.locator('.code-folder:visible').evaluateAll((folders) => {
      const range = document.createRange();
      return folders
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((folder) => {
          range.selectNodeContents(folder);
          return Math.abs(range.getBoundingClientRect().right - folder.getBoundingClientRect().right);
        });
    });
    expect(holes.length).toBeGreaterThan(0);
    expect(holes.filter((hole) => hole > 1)).toEqual([]);
  },
);

/** The lines of code that take several rows, with where their first word and their continuation begin, and the words that end a row. */
async function readWrapped(page: Page, code: string) {
  return page.locator(`${code} .line`).evaluateAll((lines) =>
    lines.flatMap((line) => {
      if (!line.checkVisibility()) return [];
      const text = line.textContent ?? '';
      const rows = new Map<number, { left: number; text: string }>();
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const [at, sign] of [...(node.textContent ?? '')].entries()) {
          if (sign.trim() === '') continue;
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { bottom, left } = range.getBoundingClientRect();
          const row = rows.get(Math.round(bottom)) ?? { left, text: '' };
          rows.set(Math.round(bottom), { left: Math.min(row.left, left), text: row.text + sign });
        }
      }
      const [first, ...rest] = rows.values();
      const indent = text.length - text.trimStart().length;
      return first && rest.length > 0 ? [{ indent, text, first: first.left, rest, rows: [first, ...rest].map((row) => row.text) }] : [];
    }),
  );
}

it('what continues a wrapped line stands within it, and dates, headers and host names stay whole', async () => {
  await using context = await shareContext({ viewport: { width: 390, height: 844 } });
  const page = await openPage(context, guide);
  await page.getByRole('button', { name: '自动换行' }).first().click();
  await page.locator('.code pre[data-hangs]').first().waitFor();
  await waitForSheets(page);
  const wrapped = await readWrapped(page, '.code');
  // The blocks of requests are narrow, so their lines wrap by themselves.
  await page.goto('sdk/billboard/guide/');
  await page.locator('.endpoint-sample pre[data-hangs]').first().waitFor();
  await waitForSheets(page);
  const requests = await readWrapped(page, '.endpoint-sample');
  for (const lines of [wrapped, requests]) {
    expect(lines.length).toBeGreaterThan(3);
    // Deeper lines would leave no room.
    const near = lines.filter(({ indent }) => indent <= 12);
    expect(near.filter(({ first, rest }) => rest.some(({ left }) => left < first + 20)).map(({ rows }) => rows)).toEqual([]);
  }
  const rows = requests.flatMap((line) => line.rows.slice(0, -1));
  expect(rows.filter((row) => /(?:your|X|X-LC|\d{4}|\d{4}-\d\d)-$/.test(row))).toEqual([]);
  expect(requests.some(({ text }) => text.includes('your-domain.example'))).toBe(true);
});

it.each([
  ['', 360],
  ['', 390],
  ['en/', 390],
] as const)('the name of a file stands whole in the header of its code: /%s at %i px', async (prefix, width) => {
  await using sight = await lookAt(`${prefix}sdk/start/quickstart/`, { viewport: { width, height: 844 } });
  const { page } = sight;
  await page.locator('.code-wrap:visible').first().waitFor();
  await waitForSheets(page);
  const titles = await page.locator('.code-title:visible').evaluateAll((all) =>
    all.map((title) => {
      const texts = [title, ...title.children].flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text));
      const rowsOf = (node: Node): number => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      return { name: title.textContent, broken: texts.filter((node) => rowsOf(node) > 1).map((node) => node.textContent) };
    }),
  );
  expect(titles.map(({ name }) => name)).toContain('Packages/manifest.json');
  expect(titles.flatMap(({ broken }) => broken)).toEqual([]);
  // Of a path that has no room, folders are cut, and the head stays one row, in which all can be pressed, below the line of tabs if it has one.
  await expect
    .poll(() =>
      page
        .locator('.code:visible > figcaption')
        .evaluateAll((heads) => heads.map((head) => head.clientHeight + Math.min(0, Number.parseFloat(getComputedStyle(head).marginTop)))),
    )
    .toEqual(expect.not.arrayContaining([expect.not.closeTo(44, 0)]));
  const cut = await page.locator('.code-file:visible').evaluateAll((all) => {
    const range = document.createRange();
    const isCut = (file: Element): boolean => {
      range.selectNodeContents(file);
      return range.getBoundingClientRect().width > file.getBoundingClientRect().width + 0.01;
    };
    return all.filter(isCut).map(({ textContent }) => textContent);
  });
  expect(cut).toEqual([]);
  const buttons = await page.locator('.code:visible > figcaption button:visible').evaluateAll((all) =>
    all.map((button) => {
      const { width, height, right } = button.getBoundingClientRect();
      return { width, height, beyond: right - (button.parentElement?.getBoundingClientRect().right ?? 0) };
    }),
  );
  expect(buttons.length).toBeGreaterThan(10);
  expect(buttons.filter(({ width, height, beyond }) => width < 44 || height < 44 || beyond > 0)).toEqual([]);
  expect(await page.getByRole('button', { name: prefix === '' ? '自动换行' : 'Wrap lines', exact: true }).count()).toBeGreaterThan(5);
});
