import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { firstPage, lookAt, openPage, READY, shareContext } from '../support/browser.ts';

it('on a phone, two columns that stand for themselves keep their heads', async () => {
  await using sight = await lookAt('sdk/leaderboard/features/', { viewport: { width: 390, height: 844 } });
  const { page } = sight;
  const heads = page.locator('table.peers:not(.stacks) thead');
  expect(await heads.count()).toBeGreaterThan(0);
  for (const head of await heads.all()) expect(await head.isVisible()).toBe(true);
});

it('on a phone, a head that names nothing that is not said below it takes no room', async () => {
  await using sight = await lookAt('en/store/', { viewport: { width: 390, height: 844 } });
  const { page } = sight;
  const shown = await page
    .locator('.stacks thead :first-child:is(th, td):empty')
    .evaluateAll((found) => found.map((cell) => cell.closest('thead')?.getBoundingClientRect().height));
  expect(shown.length).toBeGreaterThan(0);
  expect(new Set(shown)).toEqual(new Set([0]));
});

it('on a tablet, what names a row of a designed page breaks beside no single character', async () => {
  await using sight = await lookAt('tap-download/', { viewport: { width: 768, height: 1024 } });
  const { page } = sight;
  const name = page.locator('[scope=row]', { hasText: 'TapTap 登录' });
  expect(await name.evaluate((cell) => cell.firstElementChild?.getClientRects().length)).toBe(1);
});

it('on a phone, tables that are read stack their cells; those that compare scroll, and keep their first column in sight', async () => {
  await using context = await shareContext({ viewport: { width: 390, height: 844 } });
  const page = await openPage(context, 'sdk/leaderboard/features/');
  const narrowest = (cells: string): Promise<number> =>
    page.locator(cells).evaluateAll((found) => Math.min(...found.map((cell) => cell.getBoundingClientRect().width), found.length * 1e3));
  const [row = 0, cell = 0] = await Promise.all([narrowest('.stacks tbody > tr'), narrowest('.stacks tbody > tr > :first-child')]);
  expect(row).toBeGreaterThanOrEqual(335);
  expect(cell).toBeGreaterThanOrEqual(row - 16);
  await page.goto('demo/');
  const [name, about] = await page
    .locator('#applications + div tbody tr')
    .first()
    .evaluate(({ children }) =>
      [...children].map((cell) => ({
        box: cell.getBoundingClientRect(),
        ground: getComputedStyle(cell).getPropertyValue('--head').trim(),
      })),
    );
  expect([name?.ground, about?.ground]).toEqual(['none', 'none']);
  expect(about?.box.top).toBeGreaterThanOrEqual(name?.box.bottom ?? Number.NaN);

  await page.goto('store/test/test-onepic/');
  await page.waitForSelector(READY);
  // 10 em of 13 pixels.
  expect(await narrowest('table:not(.stacks, .fits) .sentences')).toBeGreaterThanOrEqual(130);
  const compared = page.locator('.table-scroll:has(th:nth-child(6))').first();
  const left = (): Promise<number> =>
    compared
      .locator('td')
      .first()
      .evaluate((cell) => Math.round(cell.getBoundingClientRect().left));
  const before = await left();
  await compared.evaluate((box) => box.scrollTo(90, 0));
  await expect.poll(left).toBe(before);
  // Its edge has no gap between the rows.
  const edges = () =>
    compared
      .locator('tr > :first-child')
      .evaluateAll((cells) =>
        cells.map((cell) => Math.round(Number.parseFloat(getComputedStyle(cell, '::after').height) - cell.getBoundingClientRect().height)),
      );
  await expect.poll(async () => new Set(await edges())).toEqual(new Set([0, 1]));
});

it('on a phone, texts begin at one line in tables that stack and in those that do not', async () => {
  await using sight = await lookAt('sdk/leaderboard/features/', { viewport: { width: 390, height: 844 } });
  const { page } = sight;
  const starts = (tables: string) =>
    page.locator(`${tables} tbody > tr > :first-child`).evaluateAll((cells) => [
      ...new Set(
        cells.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return Math.round(range.getBoundingClientRect().left);
        }),
      ),
    ]);
  const stacked = await starts('table.stacks');
  expect(stacked).toHaveLength(1);
  expect(await starts('table:not(.stacks)')).toEqual(stacked);
});

it('on a phone, the names of languages are whole in tables that scroll', async () => {
  await using sight = await lookAt('sdk/storage/features/', { viewport: { width: 360, height: 800 } });
  const { page } = sight;
  const lines = await page.locator('table :is(th, td)', { hasText: 'Objective-C' }).evaluateAll((cells) =>
    cells.map((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const at = texts.currentNode.textContent?.indexOf('Objective-C') ?? -1;
        if (at < 0) continue;
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 'Objective-C'.length);
        return range.getClientRects().length;
      }
      return 0;
    }),
  );
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines)).toEqual(new Set([1]));
});

it.each(['', 'en/'])('a code of an error that one language has no name for says so (%s)', async (language) => {
  await using sight = await lookAt(`${language}sdk/multiplayer/error-code/`, { viewport: { width: 1440, height: 900 } });
  const { page } = sight;
  expect(await page.locator('.codes td:empty').count()).toBe(0);
});

it.each([
  { width: 360, path: 'en/sdk/storage/guide/rest/', table: 'X-LC-Id', first: '', labels: 'beside' },
  { width: 390, path: 'sdk/storage/guide/rest/', table: '批量请求', first: '', labels: 'beside' },
  { width: 360, path: 'en/community/stages/', table: 'First reservations', first: '', labels: 'above' },
  { width: 390, path: 'sdk/leaderboard/guide/', table: '更新后的成绩', first: '返回字段（C#）含义', labels: 'none' },
  { width: 390, path: 'en/store/operations-skills/suggestions/', table: 'Before', first: '', labels: 'beside' },
])(
  'at $width px, names of columns are in one line $labels the cells of $path, and only the heads of terms and meanings above them',
  async ({ width, path, table, first, labels }) => {
    await using sight = await lookAt(path, { viewport: { width, height: 844 } });
    const { page } = sight;
    const stacked = page.locator('.table-scroll', { hasText: table }).first();
    const heads = stacked.locator('thead');
    expect((await heads.isVisible()) ? (await heads.innerText()).replaceAll(/\s/g, '') : '').toBe(first);
    const places = await stacked.locator('td[data-label]').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { left, top } = range.getBoundingClientRect();
        const frame = cell.closest('tr')?.getBoundingClientRect();
        const name = Number.parseFloat(getComputedStyle(cell, '::before').width);
        return { left: Math.round(left - (frame?.left ?? 0)), below: top - cell.getBoundingClientRect().top, name };
      }),
    );
    if (labels === 'none') expect(places).toEqual([]);
    else expect(new Set(places.map(({ left }) => left)).size).toBe(1);
    for (const { left, below, name } of places) {
      if (labels === 'above') expect([left, below > 15]).toEqual([8, true]);
      // As wide as the longest of them.
      else expect([left - name < 30, below < 6]).toEqual([true, true]);
    }
    expect(await stacked.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  },
);

/** The names, of those of the page that the selector finds, that take more than one line. */
const brokenOn = (page: Page, names: string): Promise<string[]> =>
  page.locator(names).evaluateAll((found) =>
    found.flatMap((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? (name.textContent ?? '') : [];
    }),
  );

it('on a phone, a name in code goes to the next line of its cell rather than to break', async () => {
  await using sight = await lookAt('tap-android-faq/', { viewport: { width: 390, height: 844 } });
  const { page } = sight;
  expect(await page.locator('td code > .on-phones').count()).toBeGreaterThan(0);
  expect((await brokenOn(page, 'td code')).filter((name) => name.length < 24)).toEqual([]);
});

it('names in tables are whole where there is room', async () => {
  await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
  const page = await firstPage(context);
  for (const path of ['sdk/start/quickstart/', 'en/sdk/start/quickstart/']) {
    await page.goto(path);
    expect(await brokenOn(page, 'td code')).toEqual([]);
  }
  // So are short words beside long texts.
  await page.goto('sdk/start/compliance/');
  expect(await brokenOn(page, '#permissions + .table-scroll td:last-child')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['sdk/multiplayer/error-code/', 'en/sdk/multiplayer/error-code/']) {
    await page.goto(path);
    expect((await brokenOn(page, 'td:nth-child(2):nth-last-child(3) > code')).filter(({ length }) => length <= 24)).toEqual([]);
    expect(await page.locator('.table-scroll').evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length)).toBe(0);
  }
});

it.each(['', 'en/'])('names of calls in tables are whole in the tabs of each platform (%s)', async (language) => {
  await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
  const page = await firstPage(context);
  for (const guide of ['taptap-login/guide/upgrade2.x', 'taptap-login/guide/tap-login', 'tap-support/guide', 'embedded-moments/guide']) {
    await page.goto(`${language}sdk/${guide}/`);
    await page.waitForSelector(READY);
    // All at once, each as wide as it is alone.
    const widths = await page.locator('[role=tabpanel]').evaluateAll((panels) =>
      panels.map((panel) => {
        panel.removeAttribute('hidden');
        return panel.clientWidth;
      }),
    );
    expect(widths.length, guide).toBeGreaterThan(3);
    expect(Math.min(...widths), guide).toBeGreaterThan(300);
    expect(await brokenOn(page, 'td code'), guide).toEqual([]);
  }
});

it('codes of errors can be linked to, their names are whole up to 31 characters and break after underscores, and labels on phones take the room they need', async () => {
  await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
  const page = await openPage(context, 'sdk/multiplayer/error-code/#4301');
  const row = page.locator('tr:target');
  expect(await row.locator('td').first().innerText()).toBe('4301');
  await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(500);
  expect(await row.getByRole('link', { name: '4301' }).getAttribute('href')).toBe('#4301');
  const names = page.locator('.codes td:nth-child(2):nth-last-child(3)');
  // What to do keeps the most room.
  expect(
    await names.evaluateAll(
      (cells) => cells.filter((cell) => cell.clientWidth > (cell.parentElement?.lastElementChild?.clientWidth ?? 0)).length,
    ),
  ).toBe(0);
  expect((await brokenOn(page, '.codes td:nth-child(2) > code')).filter(({ length }) => length <= 31)).toEqual([]);
  /** The parts of a name, between its breaks, that are themselves broken. */
  const broken = (): Promise<string[]> =>
    page
      .locator('.codes code', { hasText: 'SERVICE_TEMPORARILY_UNAVAILABLE' })
      .first()
      .evaluate((code) => {
        const range = document.createRange();
        return [...code.childNodes].flatMap((part) => {
          range.selectNodeContents(part);
          return range.getClientRects().length > 1 ? (part.textContent ?? '') : [];
        });
      });
  for (const width of [1440, 390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await broken()).toEqual([]);
  }
  const label = await page
    .locator('.codes td[data-label]')
    .first()
    .evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().left - cell.getBoundingClientRect().left;
    });
  expect(label).toBeLessThan(70);
  // Markdown has no such places.
  expect(await (await context.request.get('sdk/multiplayer/error-code/index.md')).text()).toContain('\n| 4301 | `');
});

it('the head of a table of more than ten rows stays below the navbar, where the table does not scroll sideways; on paper and below the bar of contents it does not', async () => {
  await using context = await shareContext({ viewport: { width: 1440, height: 500 } });
  const page = await openPage(context, 'en/sdk/engine/deep-dive/leanengine-yaml/');
  const table = page.locator('table:has(tbody > tr:nth-child(11))').first();
  /** How far the head is below the navbar when the last rows are in the middle of the window, in pixels. */
  const below = async (): Promise<number> => {
    await table
      .locator('tr')
      .last()
      .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    return table
      .locator('th')
      .first()
      .evaluate((head) => {
        const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        return Math.round(head.getBoundingClientRect().top - Math.max(0, navbar));
      });
  };
  await expect.poll(below).toBe(0);
  // Nothing shows through it.
  expect(
    await table
      .locator('th')
      .first()
      .evaluate((head) => getComputedStyle(head).backgroundColor),
  ).toMatch(/^rgb\(/);
  await page.emulateMedia({ media: 'print' });
  expect(
    await table
      .locator('th')
      .last()
      .evaluate((head) => getComputedStyle(head).position),
  ).toBe('static');
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1024, height: 500 });
  await expect.poll(below).toBeLessThan(0);
});
