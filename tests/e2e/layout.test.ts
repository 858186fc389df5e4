import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { arriveAt, firstPage, lookAt, openContext, openPage, READY, shareContext } from '../support/browser.ts';
import { searchFor } from '../support/search-overlay.ts';
import { serveFixtureToAll } from '../support/served-site.ts';
import { serveInPieces } from '../support/site-proxy.ts';

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

\`\`\`js diff
-const a = 1;
\`\`\`

\`\`\`js diff showLineNumbers
 f();
-const a = 1;
+const a = 2;
\`\`\`

- 紧
- 凑
`;
const site = serveFixtureToAll({ 'content/zh-Hans/v3/sdk/start.mdx': PAGE, 'static/img/mark.svg': MARK });

const look = () => lookAt('sdk/start/', { baseURL: site() });
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
  await using sight = await look();
  const { page } = sight;
  expect(await gap(page, '.article ol > li:first-child > p', '.article .admonition')).toBe(12);
  expect(await gap(page, '.article ol > li:first-child', '.article ol > li:last-child')).toBe(12);
  expect(await gap(page, '.article > ul > li:first-child', '.article > ul > li:last-child')).toBe(6);
});

it('a picture stands in its line of text, or in the middle where its author wants that', async () => {
  await using sight = await look();
  const { page } = sight;
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

it('a diff has each sign once, in any language, beside the numbers of its lines, too', async () => {
  await using sight = await look();
  const { page } = sight;
  const lines = await page
    .locator('.code')
    .evaluateAll((blocks) =>
      blocks.map((block) =>
        [...block.querySelectorAll<HTMLElement>('.line')].map((line) => [getComputedStyle(line, '::before').content, line.innerText]),
      ),
    );
  expect(lines).toEqual([
    [
      ['none', '- 旧'],
      ['none', '+ 新'],
    ],
    [['none', '-const a = 1;']],
    [
      ['counter(line)', ' f();'],
      ['counter(line)', '-const a = 1;'],
      ['counter(line)', '+const a = 2;'],
    ],
  ]);
});

it('the tags of a page are quiet links at its end that a finger can press', async () => {
  await using context = await shareContext({ baseURL: site(), viewport: { width: 390, height: 800 } });
  const page = await openPage(context, 'sdk/start/');
  expect((await page.locator('.page-tags a').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.locator('.page-tags a').click();
  await arriveAt(page, '标签：样子');
  await page.locator('.cards').getByText('样子').click();
  await arriveAt(page, '样子');
});

it('on a small phone, a title that needs two lines has two of about the same length', async () => {
  await using sight = await lookAt('sdk/start/agreement/', { viewport: { width: 360, height: 800 } });
  const { page } = sight;
  const lines = await page.locator('h1').evaluate((title) => [...title.getClientRects()].map(({ width }) => width));
  expect(lines).toHaveLength(2);
  expect(Math.min(...lines) / Math.max(...lines)).toBeGreaterThan(0.5);
});

it('on a phone, the last tab keeps its distance from the edge, and the text of a task stands beside its box', async () => {
  await using context = await shareContext({ viewport: { width: 220, height: 844 } });
  const page = await openPage(context, 'en/sdk/start/quickstart/');
  const { isWider, air } = await page
    .locator('[role=tablist]:visible')
    .first()
    .evaluate((list) => {
      list.scrollLeft = list.scrollWidth;
      const last = list.lastElementChild?.getBoundingClientRect().right ?? Number.NaN;
      return { isWider: list.scrollWidth > list.clientWidth, air: list.getBoundingClientRect().right - last };
    });
  expect(isWider).toBe(true);
  expect(air).toBeCloseTo(16, 0);
  await page.setViewportSize({ width: 320, height: 844 });
  const tasks = await page.locator('.task-list-item').evaluateAll((items) =>
    items.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      range.setStartAfter(item.querySelector('input') ?? item);
      // The space after the box stands for itself.
      const lines = [...range.getClientRects()].filter(({ width }) => width > 8).map(({ left }) => left);
      return { lines: lines.length, apart: Math.max(...lines) - Math.min(...lines) };
    }),
  );
  expect(Math.max(...tasks.map(({ lines }) => lines))).toBeGreaterThan(1);
  expect(tasks.filter(({ apart }) => apart > 5)).toEqual([]);
});

it('numbers of clauses stand beside their text', async () => {
  for (const path of ['store/store-devagreement/', 'en/sdk/start/agreement/', 'store/release/store-policy/']) {
    await using sight = await lookAt(path);
    const { page } = sight;
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const lines = await page.locator('.article > p', { hasText: /^\d+\.\d+ / }).evaluateAll((all) =>
        all.map((clause) => {
          const [number, ...text] = [...clause.childNodes]
            .filter((node) => node.nodeName !== 'LINK')
            .map((node) => {
              const range = document.createRange();
              range.selectNodeContents(node);
              return [...range.getClientRects()];
            });
          return {
            number: Math.max(0, ...(number ?? []).map(({ right }) => right)),
            text: Math.min(...text.flat().map(({ left }) => left)),
          };
        }),
      );
      expect(lines.length).toBeGreaterThan(10);
      for (const { number, text } of lines) expect(text).toBeGreaterThan(number);
      expect(new Set(lines.map(({ text }) => Math.round(text))).size).toBe(1);
    }
  }
});

it('articles of all kinds beside a sidebar and their contents lists share their edges at all widths', async () => {
  const widths = [1280, 1440, 1920];
  const places = widths.map(() => new Set<string>());
  for (const path of ['sdk/leaderboard/features/', 'sdk/leaderboard/guide/', 'sdk/storage/guide/rest/', 'sdk/start/agreement/']) {
    await using sight = await lookAt(path);
    const { page } = sight;
    for (const [at, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      const [article, toc] = await Promise.all([page.locator('.article').boundingBox(), page.locator('.toc').boundingBox()]);
      places[at]?.add(JSON.stringify([article?.x, toc?.x, toc?.width]));
    }
  }
  expect(places.map(({ size }) => size)).toEqual([1, 1, 1]);
});

it('lines, banners, boxes and the end of an article end at one edge at all widths, and only text is narrower', async () => {
  for (const path of ['sdk/taptap-login/guide/start/', 'v2/sdk/start/quickstart/', 'sdk/start/release-notes/unity/', 'changes/']) {
    await using sight = await lookAt(path);
    const { page } = sight;
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await page
        .locator(
          ':is(.article, .article > section) > :is(h2, .table-scroll, .code, .tabs, .admonition, figure:not(.diagram, .drawing), .release-date), .article-header .notice, .article-footer, .pagination',
        )
        .evaluateAll((parts) => [...new Set(parts.map((part) => Math.round(part.getBoundingClientRect().right)))]);
      expect(ends, `${path} at ${width} px`).toHaveLength(1);
      const texts = await page.locator('.article > p').evaluateAll((all) => Math.max(0, ...all.map((text) => text.clientWidth)));
      expect(texts, `${path} at ${width} px`).toBeLessThanOrEqual(672);
    }
  }
  for (const path of ['sdk-api/', 'en/tap-download/']) {
    await using sight = await lookAt(path);
    const texts = await sight.page.locator('.landing p').evaluateAll((all) => Math.max(...all.map((text) => text.clientWidth)));
    expect(texts, path).toBeLessThanOrEqual(760);
  }
});

it('lists of entries, one below the other, have their lines at the same places', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'demos/');
  const lists = await page
    .locator('.entries')
    .evaluateAll((all) => all.map((list) => [...new Set([...list.children].map((entry) => entry.getBoundingClientRect().x))].join(' ')));
  expect(lists).toHaveLength(3);
  expect(new Set(lists).size).toBe(1);
});

it.each([1280, 1440])(
  'a page of signatures begins where the list of modules does, beside the modules of its language, and names that at %i px',
  async (width) => {
    await using context = await shareContext({ viewport: { width, height: 900 } });
    const page = await openPage(context, 'sdk-api/modules/');
    const left = (await page.locator('.article').boundingBox())?.x;
    expect(left).toBe(312);
    await page.locator('.article').getByRole('link', { name: 'TapTap.Achievement', exact: true }).first().click();
    await page.waitForURL('**/sdk-api/csharp/tap-achievement/');
    await page.locator('.sidebar [aria-current="page"]', { hasText: 'TapTap.Achievement' }).waitFor();
    const [article, toc] = await Promise.all([page.locator('.article').boundingBox(), page.locator('.toc').boundingBox()]);
    expect(article?.x).toBe(left);
    expect((toc?.x ?? 0) - (article?.x ?? 0) - (article?.width ?? 0)).toBeLessThan(70);
    const lines = page.locator('.sidebar-branch[data-holds-current] .sidebar-link');
    expect(await lines.allInnerTexts()).toEqual(expect.arrayContaining(['TapTap.Login', 'TapTap.Moment', 'LeanCloud.Storage']));
    expect(await page.locator('.sidebar-branch > details > summary').allInnerTexts()).toEqual(
      expect.arrayContaining(['C#', 'Java', 'Objective-C', 'C++', 'Python']),
    );
    expect(await page.locator('.code figcaption').first().innerText()).toContain('C#');
    expect(await page.locator('.breadcrumbs a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/sdk-api/',
      '/sdk-api/modules/',
    ]);
  },
);

it.each(['', 'en/v2/'])('on a phone, the drawer lists the modules and marks the current one: /%s', async (prefix) => {
  await using context = await openContext({ isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await openPage(context, `${prefix}sdk-api/csharp/tap-login/`);
  await page.locator('button.navbar-toggle').click();
  const drawer = page.locator('.drawer');
  await drawer.locator('[aria-current="page"]', { hasText: 'TapTap.Login' }).waitFor();
  expect(await drawer.locator('.sidebar-link:visible').allInnerTexts()).toEqual(
    expect.arrayContaining(['TapTap.Bootstrap', 'TapTap.Moment']),
  );
});

it.each([
  [true, [360, 390, 1440]],
  [false, [390]],
])('signatures show what they take without scrolling, and go on within their line (script: %s)', async (javaScriptEnabled, widths) => {
  for (const path of ['sdk-api/csharp/tap-achievement/', 'en/sdk-api/java/lc-realtime-core/', 'v2/sdk-api/objc/tap-login/']) {
    await using sight = await lookAt(path, { javaScriptEnabled });
    const { page } = sight;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const lists = await page.locator('.code pre').evaluateAll((all) =>
        all.map((list) => ({
          isCut: list.scrollWidth > list.clientWidth,
          rows: [...list.querySelectorAll('.line')].map((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
            const first = Math.min(...boxes.map(({ top }) => top));
            const leftOf = (own: readonly DOMRect[]): number => Math.min(...own.map(({ left }) => left));
            const later = boxes.filter(({ top }) => top > first + 12);
            return {
              count: later.length,
              isWithin: later.length === 0 || leftOf(later) > leftOf(boxes.filter(({ top }) => top <= first + 12)),
            };
          }),
        })),
      );
      expect(lists.length).toBeGreaterThan(0);
      expect(lists.filter(({ isCut }) => isCut)).toEqual([]);
      const rows = lists.flatMap((list) => list.rows);
      expect(rows.filter(({ isWithin }) => !isWithin)).toEqual([]);
      if (width < 600) expect(rows.some(({ count }) => count > 0)).toBe(true);
    }
  }
});

it('where the system sets the colours, what floats has an edge, so have buttons, and marked text a ground', async () => {
  await using context = await shareContext({ forcedColors: 'active' });
  const page = await openPage(context, 'sdk/leaderboard/guide/');
  await page.keyboard.press('/');
  const edge = (part: string): Promise<string> =>
    page
      .locator(part)
      .first()
      .evaluate((box) => getComputedStyle(box).borderTopWidth);
  await page.locator('.search-panel').waitFor();
  await expect.poll(() => edge('.search-panel')).toBe('1px');
  await searchFor(page, '排行榜');
  const ground = await page
    .locator('.search-panel mark')
    .first()
    .evaluate((mark) => getComputedStyle(mark).backgroundColor);
  expect(ground).not.toContain('rgba');
  await page.goto('tap-download/');
  await expect.poll(() => edge('.entries li:first-child .button')).toBe('1px');
});

it('where the system sets the colours, a phone shows neither the ground of the bar of contents nor the corner of the mark of a drawing', async () => {
  await using sight = await lookAt('sdk/leaderboard/guide/', { forcedColors: 'active', viewport: { width: 390, height: 844 } });
  const { page } = sight;
  expect(await page.locator('.toc-folded').evaluate((bar) => getComputedStyle(bar).borderImageSource)).toBe('none');
  const mark = page.locator('.article > figure[data-expands]').first();
  await expect.poll(() => mark.evaluate((figure) => getComputedStyle(figure, '::after').borderBottomStyle)).toBe('none');
});

it('no style sheet has a declaration without a value, which browsers drop', () => {
  const read = (file: string): string => readFileSync(join(inject('dist'), file), 'utf8');
  const pages = ['index.html', '404.html', 'sdk/leaderboard/guide/index.html'].map(read);
  const sheets = new Set(pages.flatMap((page) => page.match(/(?<=href=")[^"]+\.css(?=")/g) ?? []));
  expect(sheets.size).toBeGreaterThan(3);
  expect([...sheets].flatMap((sheet) => read(sheet).match(/(?<=[{;])[a-z-]+:(?=[;}])/g) ?? [])).toEqual([]);
});

it.each([
  ['v2/sdk/taptap-login/guide/start/', 360],
  ['v2/sdk/taptap-login/guide/start/', 390],
  ['en/v2/sdk/taptap-login/guide/start/', 390],
])('what is said of an older version fills its lines: /%s at %i px', async (path, width) => {
  await using sight = await lookAt(path, { viewport: { width, height: 844 } });
  const { page } = sight;
  const shares = await page.locator('.article-header .notice').evaluate((notice) => {
    const room = notice.querySelector('p')?.clientWidth ?? 0;
    return [...notice.querySelectorAll('strong, p > span')].map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      return { lines: lines.length, share: Math.max(...lines.map(({ width }) => width)) / room };
    });
  });
  expect(shares).toHaveLength(2);
  for (const { lines, share } of shares) expect(lines === 1 || share > 0.8).toBe(true);
});

it.each(['', 'sdk/sdk-page/', 'sdk-api/'])(
  'links of cards have one colour and are underlined under the pointer alone: /%s',
  async (path) => {
    await using context = await shareContext();
    const page = await openPage(context, path);
    const link = page.locator('.entries ul a:not(.button)').first();
    const look = () =>
      link.evaluate((element) => {
        const { color, fontSize, textDecorationLine } = getComputedStyle(element);
        return [color, fontSize, textDecorationLine];
      });
    // The colour of links of the site.
    expect(await look()).toEqual(['rgb(0, 114, 119)', '14px', 'none']);
    await link.hover();
    expect((await look())[2]).toBe('underline');
    const leading = await page.locator('.entries h3 a').evaluateAll((all) => all.map((title) => getComputedStyle(title).color));
    expect(new Set(leading).size).toBeLessThanOrEqual(1);
    for (const color of leading) expect(color).toBe('rgb(0, 114, 119)');
  },
);

it('links of a table of the handbook have the colour of links', async () => {
  await using sight = await lookAt('store/');
  const colors = await sight.page.locator('.article td .tag').evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  expect(colors.length).toBeGreaterThan(10);
  expect(new Set(colors)).toEqual(new Set(['rgb(0, 114, 119)']));
});

it('the chevrons of a sidebar stand in one line, those of categories with a page, too', async () => {
  await using sight = await lookAt('sdk/engine/overview/', { viewport: { width: 1024, height: 900 } });
  const { page } = sight;
  const ends = await page.locator('.sidebar summary:visible').evaluateAll((all) =>
    all.map((summary) => {
      const { paddingInlineEnd } = getComputedStyle(summary);
      const { marginInlineEnd } = getComputedStyle(summary, '::after');
      return summary.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd) - Number.parseFloat(marginInlineEnd);
    }),
  );
  expect(ends.length).toBeGreaterThan(10);
  expect(await page.locator('.sidebar .with-page').count()).toBeGreaterThan(0);
  expect(new Set(ends).size).toBe(1);
});

it('where the system sets the colours, only the first line of a result is a link, the frame of the field keeps clear of its text, and signs can be seen', async () => {
  await using context = await shareContext({ forcedColors: 'active', colorScheme: 'light' });
  const page = await openPage(context, 'sdk/leaderboard/guide/');
  const colorOf = (part: string): Promise<string> =>
    page
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  await page.keyboard.press('/');
  await searchFor(page, '排行榜');
  expect(await colorOf('.hit-excerpt')).toBe(await colorOf('body'));
  expect(await colorOf('.hit-heading')).not.toBe(await colorOf('body'));
  expect(await page.getByRole('combobox').evaluate((field) => getComputedStyle(field).paddingInlineStart)).toBe('8px');
  await page.keyboard.press('Escape');
  await page.goto('en/sdk/start/quickstrat/');
  expect(await colorOf('main a svg')).toBe(await colorOf('main a'));
  expect(
    await page
      .locator('.footer button img')
      .first()
      .evaluate((sign) => getComputedStyle(sign).filter),
  ).toBe('brightness(0.5)');
});

it('a page with endpoints has the width that sidebar and contents list leave, for all that it shows', async () => {
  await using sight = await lookAt('sdk/storage/guide/rest/', { viewport: { width: 1600, height: 900 } });
  const { page } = sight;
  const ends = await page
    .locator('.article > :is(h2, .table-scroll, section:has(.endpoint-line), .endpoint), .article-footer')
    .evaluateAll((parts) => [...new Set(parts.map((part) => Math.round(part.getBoundingClientRect().width)))]);
  expect(ends).toEqual([900]);
});

it('below the contents list at its side, a line above the text stays in sight, names the section, and opens and closes the list', async () => {
  await using context = await shareContext({ viewport: { width: 390, height: 844 } });
  const page = await openPage(context, 'sdk/leaderboard/guide/');
  const line = page.locator('.toc-folded > summary');
  await expect.poll(() => line.textContent()).toBe(`本页内容${await page.locator('.toc-folded a').first().textContent()}`);
  await line.click();
  await page.locator('.toc-folded a').nth(3).click();
  await expect.poll(() => page.locator('.toc-folded').getAttribute('open')).toBeNull();
  const name = await page.locator('.toc-folded a').nth(3).textContent();
  await expect.poll(() => line.textContent()).toBe(`本页内容${name}`);
  const heading = page.locator('.article h2, .article h3').getByText(name ?? '');
  await expect.poll(async () => (await line.boundingBox())?.y).toBeLessThan(100);
  const gap = async () => {
    const bar = await line.boundingBox();
    return ((await heading.boundingBox())?.y ?? Number.NaN) - (bar?.y ?? 0) - (bar?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

it.each([
  ['sdk/leaderboard/guide/', '.article > .tabs', 1440],
  ['sdk/leaderboard/guide/', '.article > .tabs', 390],
  ['sdk/leaderboard/guide/', '.article > .tabs', 320],
  ['en/sdk/storage/guide/rest/', '.endpoint .tabs', 1440],
  ['sdk/storage/guide/rest/', '.endpoint .tabs', 390],
] as const)('the buttons of code that is alone in a tab stand in the line of the tabs: /%s %s at %i px', async (path, found, width) => {
  await using sight = await lookAt(path, { viewport: { width, height: 900 } });
  const { page } = sight;
  const tabs = page.locator(found).first();
  const [list, copy] = await Promise.all([
    tabs.locator('[role=tablist]').boundingBox(),
    tabs.locator('.code-copy:visible').first().boundingBox(),
  ]);
  expect(copy && list && copy.y + copy.height <= list.y + list.height).toBe(true);
  // More than a tab is seen beside them.
  if (width < 390) await tabs.locator('.code-wrap:visible').waitFor();
  const head = async () =>
    ((await tabs.locator('figcaption:visible').first().boundingBox())?.width ?? 0) / ((await tabs.boundingBox())?.width ?? 0);
  await expect.poll(head).toBeLessThan(0.45);
});

it.each([360, 390, 1440])('at %i px, Copy is in the same corner of all tabs of code, of files as well', async (width) => {
  await using sight = await lookAt('sdk/taptap-login/guide/start/', { viewport: { width, height: 900 } });
  const { page } = sight;
  const corners = () =>
    page.locator('.article .tabs:has(> :not(.tab-text, [hidden]) > .code)').evaluateAll((all) =>
      all.map((tabs) => {
        const [frame, list] = [tabs.getBoundingClientRect(), tabs.querySelector('[role=tablist]')?.getBoundingClientRect()];
        const copy = tabs.querySelector(':scope > :not([hidden]) > .code .code-copy:last-of-type')?.getBoundingClientRect();
        const title = tabs.querySelector(':scope > :not([hidden]) > .code .code-title')?.getBoundingClientRect();
        if (!list || !copy) return 'none';
        return `${Math.round(frame.right - copy.right)} ${copy.bottom <= list.bottom + 1} ${title === undefined || title.top >= list.bottom - 1}`;
      }),
    );
  expect((await corners()).length).toBeGreaterThan(1);
  await expect.poll(async () => [...new Set(await corners())]).toEqual(['7 true true']);
});

it.each([
  ['sdk/taptap-login/guide/start/', 390, 'Unreal'],
  ['en/sdk/im/guide/beginner/', 390, 'iOS'],
  ['sdk/leaderboard/guide/', 360, 'iOS'],
  ['en/sdk/leaderboard/guide/', 320, 'iOS'],
] as const)(
  'on a phone, tabs of code have no icons, stand clear of the buttons, and fade where there are more: /%s at %i px, with %s in sight',
  async (path, width, name) => {
    await using sight = await lookAt(path, { viewport: { width, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = sight;
    await page.locator('.tabs .code-wrap:visible').first().waitFor();
    const lists = page.locator('.tabs:has(> [role=tabpanel]:not([hidden], .tab-text) .code-wrap) > [role=tablist]:visible');
    const faults = () =>
      lists.evaluateAll(
        (all, wanted) =>
          all.flatMap((list) => {
            const { right } = list.getBoundingClientRect();
            const tabs = [...list.children];
            const shown = list.parentElement?.querySelectorAll(':scope > :not([hidden]) figcaption button') ?? [];
            const buttons = [...shown].map((button) => button.getBoundingClientRect()).filter((box) => box.width > 0);
            const range = document.createRange();
            const tab = tabs.find(({ textContent }) => textContent === wanted);
            if (tab) range.selectNodeContents(tab);
            const style = getComputedStyle(list);
            return [
              tabs.some((one) => getComputedStyle(one, '::before').content !== 'none') && 'an icon',
              buttons.some(({ left }) => left < right - 1) && 'a button above tabs',
              (list.parentElement?.querySelector(':scope > :not([hidden]) figcaption')?.getBoundingClientRect().left ?? 0) > right + 1 &&
                'a gap in the line below tabs and buttons',
              tab && range.getBoundingClientRect().right > right && `no ${wanted}`,
              list.scrollWidth > list.clientWidth !== style.maskImage.includes('gradient') && 'no fade, or one without more',
            ].filter(Boolean);
          }),
        name,
      );
    await expect.poll(faults).toEqual([]);
    expect(await lists.getByText(name, { exact: true }).count()).toBeGreaterThan(0);
  },
);

it('on a phone, a panel that begins with code has no empty line above its head', async () => {
  await using sight = await lookAt('sdk/tapdb/sdk/client-side-integration/', { viewport: { width: 390, height: 844 } });
  const { page } = sight;
  const gap = () =>
    page
      .locator('.tabs > .tab-text > .code:first-child figcaption:visible')
      .first()
      .evaluate(
        (head) => head.getBoundingClientRect().top - (head.closest('.tabs')?.firstElementChild?.getBoundingClientRect().bottom ?? 0),
      );
  await expect.poll(gap).toBe(0);
});

it('on a phone, code in a panel takes the frame of the panel before any script has come', async () => {
  await using sight = await lookAt('sdk/start/quickstart/', { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const frames = await sight.page
    .locator('.tabs > .tab-text > .code')
    .evaluateAll((all) => all.map((code) => code.getBoundingClientRect().width - (code.closest('.tabs')?.clientWidth ?? 0)));
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.filter((difference) => difference !== 0)).toEqual([]);
});

it('the ground of code in a text can be told from the page in both themes, so that a sign after it stands at its edge', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'en/sdk/storage/guide/dotnet/');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
    const { contrast, padding } = await page
      .locator('.article p > code')
      .first()
      .evaluate((code) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
        const luminance = (...grounds: Element[]): number => {
          for (const ground of grounds) {
            if (canvas) canvas.fillStyle = getComputedStyle(ground).backgroundColor;
            canvas?.fillRect(0, 0, 1, 1);
          }
          const [red = 0, green = 0, blue = 0] = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].map((part) => (part / 255) ** 2.2);
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
        };
        const [page, chip] = [luminance(document.body), luminance(document.body, code)];
        return { contrast: Math.max(page, chip) / Math.min(page, chip), padding: Number.parseFloat(getComputedStyle(code).paddingRight) };
      });
    expect(contrast, theme).toBeGreaterThan(1.1);
    expect(padding, theme).toBeLessThan(5);
  }
});

it.each(['sdk/leaderboard/guide/', 'en/sdk/im/guide/beginner/', 'sdk/start/quickstrat/'])(
  'nothing moves while a page comes in pieces, as it does with a slow network: /%s',
  async (path) => {
    await using slow = await serveInPieces(inject('siteUrl'));
    await using context = await openContext({ baseURL: slow.origin });
    await context.addInitScript(() => {
      const moved = { sum: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.sum += Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const page = await openPage(context, path);
    const moved = await page.evaluate((): number => Reflect.get(window, 'moved').sum);
    // The tools of the navbar come one by one.
    expect(moved).toBeLessThan(0.002);
  },
);

it('of an unknown address, what has come stays where it is when the sections, which come last, do', async () => {
  await using context = await openContext({});
  // The suggestions come with the app, later still.
  await context.route('**/-/*.js', (route) => route.abort());
  const page = await firstPage(context);
  await page.goto('sdk/start/quickstrat/');
  const topOfText = () => page.locator('.not-found-text').evaluate((text) => text.getBoundingClientRect().top);
  const top = await topOfText();
  await page.locator('.not-found-ways').evaluate((sections) => sections.remove());
  expect(await topOfText()).toBe(top);
});

it('rows that lead elsewhere end with one sign, on all pages that have rows', async () => {
  await using context = await shareContext({ javaScriptEnabled: false });
  const page = await firstPage(context);
  for (const path of ['', 'en/', 'tap-download/', 'en/tap-download/', 'sdk/sdk-page/', 'en/sdk/sdk-page/', 'nothing-here/']) {
    await page.goto(path);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const signs = await page
        .locator('main .rows a')
        .evaluateAll((rows) =>
          rows.map((row) =>
            [...row.querySelectorAll('svg')].map((sign) =>
              Math.round(row.getBoundingClientRect().right - sign.getBoundingClientRect().right),
            ),
          ),
        );
      expect(signs.length, path).toBeGreaterThan(2);
      for (const offsets of signs) {
        expect(offsets, path).toHaveLength(1);
        expect(offsets[0], `${path} at ${width} px`).toBeLessThan(8);
        expect(offsets[0], `${path} at ${width} px`).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

it('designed pages have no empty cell at the end of a list, and lines at one height below rows beside each other', async () => {
  await using context = await shareContext({ javaScriptEnabled: false });
  const page = await firstPage(context);
  for (const path of ['', 'demos/', 'sdk-api/', 'tap-download/', 'en/tap-download/']) {
    await page.goto(path);
    for (const width of [700, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${path} at ${width} px`;
      const gaps = await page
        .locator('main .entries')
        .evaluateAll((all) =>
          all.map((list) => list.getBoundingClientRect().right - (list.lastElementChild?.getBoundingClientRect().right ?? 0)),
        );
      expect(gaps.length, where).toBeGreaterThan(0);
      expect(Math.max(...gaps), where).toBeLessThan(4);
      const rows = await page
        .locator('main .rows.columns a')
        .evaluateAll((all) => all.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
      for (const beside of Map.groupBy(rows, ({ top }) => top).values()) {
        expect(new Set(beside.map(({ bottom }) => bottom)).size, where).toBe(1);
      }
    }
  }
});

it('what the quickstart has for one platform alone stands in its tab, which links to it open', async () => {
  await using context = await shareContext();
  const page = await firstPage(context);
  for (const prefix of ['', 'en/']) {
    for (const [id, text] of [
      ['unreal-config', 'FullSdkStarter.cpp'],
      ['ios-archive', 'xcodebuild -downloadPlatform iOS'],
    ] as const) {
      const only = page.locator('article').getByText(text).first();
      await page.goto(`${prefix}sdk/start/quickstart/?platform=android`);
      await page.waitForSelector(READY);
      expect(await only.isVisible(), text).toBe(false);
      await page.goto(`${prefix}sdk/start/quickstart/#${id}`);
      await only.waitFor();
    }
  }
});

it.each([
  ['en/sdk/leaderboard/faq/', 'proportional-width'],
  ['sdk/leaderboard/faq/', 'normal'],
])('quotation marks of /%s are as wide as its language has them, where a Chinese font draws them', async (path, width) => {
  await using sight = await lookAt(path);
  expect(await sight.page.locator('h1').evaluate((title) => getComputedStyle(title).fontVariantEastAsian)).toBe(width);
});
