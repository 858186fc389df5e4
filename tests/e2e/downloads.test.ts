import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { offerPacks } from '../../engine/src/pack/offer-packs.ts';
import { arriveAt, firstPage, openContext, openPage, READY, shareContext } from '../support/browser.ts';
import { serveFixtureToAll } from '../support/served-site.ts';

const KINDS = { offline: 'zip', epub: 'epub', pdf: 'pdf' };
/** What was packed last. */
const packs = ['zh-Hans', 'en'].flatMap((locale) =>
  ['v3', 'v2'].flatMap((version) =>
    Object.entries(KINDS).map(([kind, ending]) => ({
      ...{ file: `docs-${locale}-${version}.${ending}`, kind, locale, version, section: null },
      ...{ bytes: 23_100_000, pages: 400, date: '2026-11-28' },
    })),
  ),
);
const overflowOf = (at: Page): Promise<number> =>
  at
    .locator('.downloads')
    .first()
    .evaluate((part) => part.scrollWidth - part.clientWidth);
/** How far a page has moved by itself, as browsers measure it. */
const shiftOf = (at: Page): Promise<number> =>
  at.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift', buffered: true });
        // What has moved is told with the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
const page = (title: string): string => `---\ntitle: ${title}\n---\n\n## ${title} {#get}\n\n${title}.\n`;

const url = serveFixtureToAll(
  {
    'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n[离线](/offline/)\n',
    'content/zh-Hans/v3/offline.md': page('下载'),
    'content/en/v3/offline.md': page('Downloads'),
    '.signpost/packs/packs.json': JSON.stringify(packs),
    ...Object.fromEntries(packs.map(({ file }) => [`.signpost/packs/${file}`, 'x'])),
  },
  { plugins: [offerPacks({ page: 'offline', heading: 'get' })] },
);

it.each([
  ['offline/', 360],
  ['en/offline/', 360],
  ['en/offline/', 390],
  ['en/offline/', 600],
])(
  'on /%s at %i px, each file is a link of 44 px whose words stay together, and a version stays with its language',
  async (path, width) => {
    await using context = await shareContext({ viewport: { width, height: 800 }, hasTouch: true });
    const at = await firstPage(context);
    await at.goto(url() + path);
    const links = await at.locator('.downloads :is(.downloads-own, .downloads-others) a').evaluateAll((all) =>
      all.map((link) => {
        // The name and the size, without what it is for.
        const spreads = [...link.querySelectorAll(':scope > :not(.card-text)')].map((word) => {
          const range = document.createRange();
          range.selectNodeContents(word);
          const middles = [...range.getClientRects()].filter((one) => one.width > 1).map(({ top, height }) => top + height / 2);
          return Math.max(...middles) - Math.min(...middles);
        });
        return { height: link.getBoundingClientRect().height, spreads };
      }),
    );
    expect(links.length).toBe(packs.length);
    for (const { height, spreads } of links) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(spreads).toHaveLength(2);
      expect(Math.max(...spreads)).toBeLessThan(6);
    }
    // The files of a row are side by side, as on wide windows.
    const row = at.locator('.downloads-others li').first().locator('a');
    expect(new Set(await row.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size).toBe(1);
    const names = await at
      .locator('.downloads :not(.downloads-ways) > li .downloads-of, .downloads > p .downloads-of')
      .evaluateAll((all) => all.map((name) => name.getClientRects().length));
    expect(names).toEqual([1, 1, 1, 1]);
    expect(await overflowOf(at)).toBe(0);
  },
);

it.each([720, 768, 1440])(
  'at %i px, the files of the page’s own language are side by side, and those of the others in columns',
  async (width) => {
    await using context = await shareContext({ viewport: { width, height: 900 }, javaScriptEnabled: false });
    const at = await firstPage(context);
    await at.goto(`${url()}en/offline/`);
    const lefts = (selector: string): Promise<number[]> =>
      at.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    const tops = await at.locator('.downloads-own a').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(new Set(await lefts('.downloads-own a')).size).toBe(3);
    expect(new Set(await lefts('.downloads-others a')).size).toBe(3);
    // Near to the name of their row, however wide the page is.
    const [name = 0, file = 1440] = [await lefts('.downloads-others p'), await lefts('.downloads-others a')].map(([left]) => left);
    expect(file - name).toBeLessThan(360);
    // In the middle, as nothing stands beside it.
    const room = await at.evaluate(() => document.body.clientWidth);
    if (width === 1440) expect(await lefts('h1')).toEqual([Math.round((room - 880) / 2)]);
    expect(await overflowOf(at)).toBe(0);
  },
);

it('leads with the pages of this tab where there is no network, and else with the files', async () => {
  await using context = await openContext({ baseURL: url() });
  const at = await openPage(context, 'sdk/start/');
  const visit = async (): Promise<readonly string[]> => {
    await at.locator('.article').getByRole('link', { name: '离线' }).click();
    await at.locator('[data-widget=kept-pages] li').first().waitFor();
    return at.locator('.article h2').evaluateAll((all) => all.map((heading) => heading.firstChild?.textContent ?? ''));
  };
  // The page that the visit began with is fetched once another one is there.
  const fetched = at.waitForEvent('requestfinished', (request) => request.url().endsWith('/sdk/start/page.json'));
  const online = await visit();
  await fetched;
  await at.goBack();
  await arriveAt(at, '开始');
  await context.setOffline(true);
  const offline = await visit();
  expect([online[0], offline[0]]).toEqual(['下载', '这个标签页里的页面']);
  expect(offline.toSorted()).toEqual(online.toSorted());
});

it('tells screen readers what each file is, and which language and version it is of', async () => {
  await using context = await shareContext();
  const at = await firstPage(context);
  await at.goto(`${url()}en/offline/`);
  const own = at.getByRole('list', { name: 'English v3' });
  expect(await own.getByRole('link', { name: /^PDF 23\.1\sMB To print/ }).getAttribute('href')).toBe('/packs/docs-en-v3.pdf');
  expect(await at.getByRole('heading', { level: 3 }).innerText()).toBe('Other languages and versions');
  const other = at.getByRole('link', { name: 'EPUB 23.1 MB, Simplified Chinese v2' });
  expect(await other.getAttribute('href')).toBe('/packs/docs-zh-Hans-v2.epub');
  expect(await at.locator('.downloads').first().innerText()).toContain('As of November 28, 2026');
});

describe('where nothing is packed', () => {
  const linked = '---\ntitle: 开始\n---\n\n[离线](/offline/) [准备](/sdk/ahead/)\n';
  const bare = serveFixtureToAll(
    {
      'content/zh-Hans/v3/sdk/start.mdx': linked,
      'content/zh-Hans/v3/sdk/ahead.mdx': page('准备'),
      'content/zh-Hans/v3/offline.md': page('下载'),
      'content/en/v3/offline.md': page('Downloads'),
    },
    { plugins: [offerPacks({ page: 'offline', heading: 'get' })] },
  );

  it('lists the pages of this tab, those that were opened before those fetched ahead, which open without a network', async () => {
    await using context = await shareContext({ baseURL: bare(), viewport: { width: 1440, height: 900 } });
    const at = await openPage(context, 'sdk/start/');
    await at.locator('.article').getByRole('link', { name: '准备' }).hover();
    const fetched = () => at.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(fetched).toContainEqual(expect.stringMatching(/sdk\/ahead\/page\.json$/));
    await at.locator('.article').getByRole('link', { name: '离线' }).click();
    const lists = at.locator('[data-widget=kept-pages]');
    const link = lists.getByRole('list', { name: '打开过的页面' }).getByRole('link', { name: '开始' });
    await link.waitFor();
    expect(await lists.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['打开过的页面', '还可以打开 (1)']);
    // Those are closed: they may be many.
    const ahead = lists.getByRole('list', { name: '还可以打开' }).getByRole('link', { name: '准备' });
    expect(await ahead.count()).toBe(0);
    await lists.getByText('还可以打开 (1)').click();
    await ahead.waitFor();
    await expect.poll(async () => (await lists.locator('li').first().boundingBox())?.height).toBe(32);
    // In the columns of what is below.
    const columns = (selector: string): Promise<string> =>
      at
        .locator(selector)
        .first()
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.replace(/\.\d+/g, ''));
    expect(await columns('[data-widget=kept-pages] ul')).toBe(await columns('.downloads-ways'));
    await context.setOffline(true);
    await link.click();
    await at.waitForURL(/sdk\/start\/$/);
    await arriveAt(at, '开始');
    expect(await at.getByRole('alert').count()).toBe(0);
  });

  it('says what to do where it has none yet, and promises nothing without script', async () => {
    await using context = await shareContext({ baseURL: bare(), viewport: { width: 1440, height: 900 } });
    const at = await openPage(context, 'en/offline/');
    await at.getByText('No pages kept yet').waitFor();
    expect(await at.locator('main').innerText()).toContain('Reload or close this tab, and all of them are gone');
    // Its lines end where its columns do.
    expect((await at.locator('.article h2').first().boundingBox())?.width).toBe(880);
    expect(await shiftOf(at)).toBe(0);
    const start = at.locator('[data-widget=kept-pages]').getByRole('link', { name: 'Start on the home page' });
    expect(await start.getAttribute('href')).toBe('/en/');
    await using plain = await shareContext({ baseURL: bare(), javaScriptEnabled: false });
    const still = await firstPage(plain);
    await still.goto('en/offline/');
    expect(await still.locator('main').innerText()).not.toContain('No pages kept yet');
  });

  it('has what is below at one place, whether it lists a page or says that there are none', async () => {
    await using context = await shareContext({ baseURL: bare(), viewport: { width: 1440, height: 900 } });
    const at = await openPage(context, 'offline/');
    const below = at.locator('.article h2').last();
    await at.getByText('还没有保留任何页面').waitFor();
    const place = await below.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    await at.goto('sdk/start/');
    await at.waitForSelector(READY);
    await at.locator('.article').getByRole('link', { name: '离线' }).click();
    const lists = at.locator('[data-widget=kept-pages]');
    await lists.locator('li').first().waitFor();
    await expect.poll(() => below.evaluate((heading) => heading.getBoundingClientRect().top + scrollY)).toBe(place);
    // The list leaves no hole above it.
    const room = await lists.evaluate(
      (list) => list.getBoundingClientRect().bottom - (list.querySelector('.kept-lists')?.getBoundingClientRect().bottom ?? 0),
    );
    expect(Math.abs(room)).toBeLessThan(1);
  });
});
