import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { firstPage, hold, openClipboardContext, openContext, openPage, READY, readClipboard, shareContext } from '../support/browser.ts';

const GUIDE = 'sdk/leaderboard/guide/';
/** A table with a column for each platform. */
const FEATURES = 'sdk/leaderboard/features/';
const PHONE = { viewport: { width: 390, height: 844 } };

/** A reader on a phone who has chosen a platform before. */
const openPhone = (platform: string) =>
  openContext({
    ...PHONE,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(inject('siteUrl')).origin,
          localStorage: [{ name: 'tds_doc_tabs', value: JSON.stringify({ 'tap-platform': [platform] }) }],
        },
      ],
    },
  });

describe('tabs of platforms', () => {
  it.each(['', 'en/'])('stand in no chapter of another platform: /%ssdk/start/quickstart/', (prefix) => {
    const html = readFileSync(join(inject('dist'), `${prefix}sdk/start/quickstart/index.html`), 'utf8');
    const [, chapter = ''] = /<h2 id="ios-config">(.*?)<h2 /s.exec(html) ?? [];
    expect(/data-values="([^"]*)"/.exec(chapter)?.[1]).toBe('unity ios ue4');
  });

  it('can be named by an address on every page that has tabs, and the link of a heading keeps that', async () => {
    const dist = inject('dist');
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'));
    const tabs = pages.flatMap((file) =>
      [...readFileSync(join(dist, file), 'utf8').matchAll(/<div class="tabs"[^>]*>/g)].map(([tag]) => `${file} ${tag}`),
    );
    expect(tabs.length).toBeGreaterThan(300);
    expect(tabs.filter((tag) => !tag.includes(' data-query="platform"'))).toEqual([]);
    await using context = await openClipboardContext();
    const page = await openPage(context, `${GUIDE}?platform=ios`);
    expect(await page.locator('[data-group="tap-platform"] [role=tab][aria-selected=true]').first().innerText()).toBe('iOS');
    await page.locator('.article h2 .anchor').first().click();
    await page.waitForFunction(() => location.hash.length > 1);
    await expect.poll(() => readClipboard(page)).toMatch(/\/sdk\/leaderboard\/guide\/\?platform=ios#.+/);
    // On narrow phones, three of them have room beside the buttons.
    await page.setViewportSize({ width: 360, height: 740 });
    const rows = page.locator('[data-group="tap-platform"] > [role=tablist]:visible');
    // The buttons of code follow the width of the window.
    await expect
      .poll(async () => Math.max(...(await rows.evaluateAll((all) => all.map((row) => row.scrollWidth - row.clientWidth)))))
      .toBe(0);
  });

  it('have icons that come late, move nothing and are no part of the names', async () => {
    await using context = await shareContext();
    const page = await firstPage(context);
    const release = await hold(page, '**/-/platforms*.css');
    const asked = page.waitForRequest('**/-/platforms*.css');
    await page.goto(GUIDE);
    await page.waitForSelector(READY);
    await asked;
    const tab = page.getByRole('tab', { name: 'Android', exact: true }).first();
    const icon = () => tab.evaluate((element) => getComputedStyle(element, '::before').maskImage);
    const place = await tab.boundingBox();
    expect(await icon()).toBe('none');
    release();
    await expect.poll(icon).toContain('svg');
    expect(await tab.boundingBox()).toEqual(place);
  });
});

describe('tables of platforms', () => {
  it.each(['', 'en/'])(
    'on a phone, a table that is wider scrolls until the column of the reader’s platform is in sight (/%s)',
    async (locale) => {
      await using context = await openPhone('ue4');
      const page = await openPage(context, `${locale}sdk/storage/features/`);
      const own = page.locator('table:has(th:nth-child(6)) th.own-platform').first();
      await own.waitFor();
      expect(await own.textContent()).toBe('Unreal');
      const places = () =>
        own.evaluate((cell) => {
          const first = cell.parentElement?.firstElementChild?.getBoundingClientRect();
          const { left, right } = cell.getBoundingClientRect();
          return {
            gap: left - (first?.right ?? Number.NaN),
            isInSight: right <= innerWidth,
            moved: cell.closest('.table-scroll')?.scrollLeft,
          };
        });
      await expect.poll(async () => (await places()).isInSight).toBe(true);
      const { gap, moved } = await places();
      expect(gap).toBeGreaterThanOrEqual(-1);
      expect(moved).toBeGreaterThan(0);
    },
  );

  it.each(['', 'en/'])('on a phone, calls are stacked, and those of the reader’s platform come first (/%s)', async (locale) => {
    await using context = await openPhone('ios');
    const page = await openPage(context, `${locale}sdk/taptap-login/guide/start/`);
    const table = page.locator('#user-fields ~ .table-scroll').nth(1);
    await table.locator('.own-platform').first().waitFor();
    const names = async () => {
      const rows = await table
        .locator('tbody tr')
        .evaluateAll((all) => all.map((row) => ({ name: row.firstElementChild?.textContent, top: row.getBoundingClientRect().top })));
      return rows.toSorted((a, b) => a.top - b.top).map(({ name }) => name);
    };
    await expect.poll(names).toEqual(['iOS', 'Unity', 'Android', 'Unreal']);
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  it('mark the modules to download as well', async () => {
    await using context = await openPhone('ios');
    const page = await openPage(context, 'tap-download/');
    // Rows are stacked on a phone: the names of columns stand in each.
    await page.locator('th.own-platform').waitFor({ state: 'attached' });
    expect(await page.locator('th.own-platform').allTextContents()).toEqual(['iOS']);
    const colors = ['iOS', 'Android'].map((name) =>
      page
        .locator(`td[data-label=${name}]`)
        .first()
        .evaluate((cell) => getComputedStyle(cell, '::before').color),
    );
    const [own, other] = await Promise.all(colors);
    expect(own).not.toBe(other);
    // Of the others, the names are shown when they are asked for.
    const shown = () =>
      page
        .locator('.landing-table tbody tr')
        .first()
        .locator('td:visible')
        .evaluateAll((all) => all.map((cell) => cell.dataset.label));
    const picks = page.getByRole('group', { name: '平台' });
    await expect.poll(shown).toEqual(['iOS']);
    // They fill their rows: that of all above the others. None has two lines.
    const ends = await picks
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, right, height }) => ({ top, right, height })));
    expect(new Set(ends.map(({ height }) => height))).toEqual(new Set([44]));
    const lines = [...Map.groupBy(ends, ({ top }) => top).values()];
    expect(lines.map(({ length }) => length)).toEqual([1, 4]);
    expect(new Set(lines.map((line) => Math.round(Math.max(...line.map(({ right }) => right))))).size).toBe(1);
    await picks.getByRole('button', { name: 'Android' }).click();
    await expect.poll(shown).toEqual(['Android']);
    await picks.getByRole('button', { name: '全部平台' }).click();
    await expect.poll(shown).toEqual(['Unity', 'Android', 'iOS', 'Unreal Engine']);
    // A name of several words of code is taken as one.
    await page.locator('td[data-label=Unity] code').first().click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('com.taptap.tds.common');
  });

  it('follow the choice of a tab, and mark whole columns', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'sdk/friends/guide/');
    await page.getByRole('tab', { name: 'Android', exact: true }).first().click();
    const heads = page.locator('th.own-platform');
    await expect.poll(() => heads.allTextContents().then((names) => [...new Set(names)])).toEqual([expect.stringMatching(/Android|Java/)]);
    const table = page.locator('table', { has: heads }).first();
    expect(await table.locator('.own-platform').count()).toBe(await table.locator('tr').count());
  });

  it('are as written for readers without a choice, and without script', async () => {
    for (const options of [PHONE, { ...PHONE, javaScriptEnabled: false }]) {
      await using context = await shareContext(options);
      const page = await firstPage(context);
      await page.goto(FEATURES);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('.own-platform').count()).toBe(0);
      expect(await page.locator('.table-scroll').evaluateAll((boxes) => boxes.map((box) => box.scrollLeft).filter(Boolean))).toEqual([]);
    }
  });
});
