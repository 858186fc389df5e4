import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import {
  arriveAt,
  firstPage,
  hold,
  isMarked,
  lookAt,
  markDocument,
  openContext,
  openPage,
  READY,
  setAnimationRate,
  shareContext,
} from '../support/browser.ts';

const GUIDE = 'sdk/leaderboard/guide/';
/** A rate of animations at which what they show for a while stays. */
const STILL = 0.0001;
const FEATURES = '/sdk/leaderboard/features/';
const FAQ = '/sdk/leaderboard/faq/';

const goTo = (page: Page, address: string) => page.locator(`.sidebar a[href="${address}"]`).click();

/** Counts the documents that a page loads. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => request.resourceType() === 'document' && count++);
  return () => count;
}

/** Collects the addresses of the page data that is fetched. */
function watchPageData(context: BrowserContext): string[] {
  const paths: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/page.json')) paths.push(pathname.replace('page.json', ''));
  });
  return paths;
}

describe('spec §2, site navigation', () => {
  it.each([
    ['sdk/leaderboard/faq/', ['首页', '商店设置', 'SDK 功能', 'SDK API'], ['设计资源', 'SDK 工具包', '示例项目']],
    ['en/sdk/leaderboard/faq/', ['Home', 'Store Settings', 'SDK Features', 'SDK API'], ['Design Resources', 'SDK Toolkits', 'Demos']],
  ])(
    'the top navbar of %s has the entries, a Download menu, a version and a language dropdown, and marks where the reader is',
    async (path, entries, downloads) => {
      await using sight = await lookAt(path);
      const { page } = sight;
      const navbar = page.getByRole('banner');
      expect(await navbar.locator('a.navbar-link').allInnerTexts()).toEqual(entries);
      const prefix = path.startsWith('en/') ? '/en' : '';
      expect(await navbar.locator('a.navbar-link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        ['/', '/store/', '/sdk/', '/sdk-api/'].map((address) => prefix + address),
      );
      expect(await navbar.locator('a.navbar-link[aria-current]').allInnerTexts()).toEqual([entries[2]]);
      const menus = navbar.locator('.menu');
      expect(await menus.nth(0).locator('.menu-link').allTextContents()).toEqual(downloads);
      expect(
        await menus
          .nth(0)
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(['/design/', '/tap-download/', '/demos/'].map((address) => prefix + address));
      expect(await menus.nth(1).locator('.menu-link > :first-child').allTextContents()).toEqual(['v3', 'v2']);
      expect(await menus.nth(1).locator('.menu-note').allTextContents()).toEqual(
        prefix === '' ? ['最新版', '已停止维护'] : ['Latest', 'No longer maintained'],
      );
      expect(await menus.nth(2).locator('.menu-link > :first-child').allTextContents()).toEqual(['简体中文', 'English']);
      // A tick stands beside what is chosen alone.
      const ticked = await navbar
        .locator('.menu-link')
        .evaluateAll((links) =>
          links.filter((link) => getComputedStyle(link, '::after').content !== 'none').map((link) => link.firstChild?.textContent),
        );
      expect(ticked).toEqual(['v3', prefix === '' ? '简体中文' : 'English']);
    },
  );

  it.each(['', 'tap-download/', 'en/', 'en/tap-download/'])(
    'the offline docs, which the Download menu has not, are found on /%s',
    (path) => {
      const main = /<main.*<\/main>/s.exec(readFileSync(join(inject('dist'), path, 'index.html'), 'utf8'))?.[0];
      expect(main).toContain(`href="/${path.startsWith('en/') ? 'en/' : ''}offline/"`);
    },
  );

  it.each([
    ['offline/', 'Markdown 地址列表', '/llms.txt'],
    ['en/offline/', 'List of Markdown addresses', '/en/llms.txt'],
  ])('without packs, /%s says what works without them, with nothing of an article below', async (path, words, list) => {
    await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
    const page = await openPage(context, path);
    const main = page.locator('main');
    expect(await main.innerText()).toContain(words);
    expect(await main.locator('a[href$="/llms.txt"]').getAttribute('href')).toBe(list);
    expect(await main.locator('.article-footer, .section-report, time').count()).toBe(0);
  });

  it.each([
    [1440, 'en/offline/'],
    [390, 'offline/'],
  ])('without packs, only what works without them is told, in a width that is read, at %i px', async (width, path) => {
    await using context = await shareContext({ viewport: { width, height: 844 }, hasTouch: width < 600, javaScriptEnabled: false });
    const page = await firstPage(context);
    await page.goto(path);
    const rows = page.locator('main .downloads li');
    expect(await rows.count()).toBe(3);
    const last = await rows.last().boundingBox();
    expect(last?.width).toBeLessThanOrEqual(880);
    // They fill the page, up to that width: nothing stands beside them.
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan(Math.min(width * 0.9, 880));
    // Nothing is said of what the site does not offer.
    expect(await page.locator('main').innerText()).not.toMatch(/ZIP|EPUB|not available|没有提供/);
    expect((await rows.getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('sidebars are not hideable, and categories do not auto-collapse: the reader’s branches stay as they are', async () => {
    await using context = await shareContext();
    const page = await openPage(context, FEATURES.slice(1));
    const sidebar = page.locator('.sidebar');
    expect(await sidebar.locator('button').count()).toBe(0);
    // What a page carries does not grow with the site: closed branches are filled when they are opened.
    const closed = sidebar.locator('.sidebar-branch:not([data-holds-current]) > details');
    const sizes = await closed.evaluateAll((branches) => branches.map((branch) => branch.querySelectorAll('a').length));
    expect(sizes.length).toBeGreaterThan(10);
    expect(Math.max(...sizes)).toBe(1);
    const other = sidebar.locator('.sidebar-branch').first();
    await other.locator('summary').first().click();
    await other.locator('.sidebar-link').nth(1).waitFor();
    // The branch of the page may be closed as well.
    const own = sidebar.locator('.sidebar-branch[data-holds-current]');
    await goTo(page, FAQ);
    await arriveAt(page, '排行榜常见问题');
    expect(await other.locator('details').first().getAttribute('open')).not.toBeNull();
    await own.locator('summary').first().click();
    await expect.poll(() => own.locator('details').first().getAttribute('open')).toBeNull();
    await page.locator('.navbar-items a[href="/store/"]').click();
    await arriveAt(page, '商店手册与管理员');
    await page.goBack();
    await arriveAt(page, '排行榜常见问题');
    expect(await other.locator('details').first().getAttribute('open')).not.toBeNull();
    // Where the reader arrives is shown, in sight.
    const current = sidebar.locator('[aria-current=page]');
    const isInSight = () =>
      current.evaluate((element) => {
        const line = element.getBoundingClientRect();
        const frame = element.closest('.sidebar')?.getBoundingClientRect();
        return frame !== undefined && line.top >= frame.top && line.bottom <= frame.bottom;
      });
    await expect.poll(isInSight).toBe(true);
  });

  it('the table of contents covers heading levels 2 to 3', async () => {
    await using sight = await lookAt('sdk/storage/guide/dotnet/');
    const { page } = sight;
    const headings = await page
      .locator('.article')
      .locator('h2[id], h3[id]')
      .evaluateAll((list) => list.map(({ id }) => `#${id}`));
    const entries = await page
      .locator('.toc a')
      .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
    expect(entries).toEqual(headings);
    expect(await page.locator('.article h3').count()).toBeGreaterThan(0);
  });
});

describe('spec §2, navigation behaviour', () => {
  it('a link leads to another page without loading the document again; the head is that of the page, and its title is spoken once, as it has the focus', async () => {
    await using context = await shareContext();
    const page = await openPage(context, FAQ.slice(1));
    await markDocument(page);
    await goTo(page, FEATURES);
    await arriveAt(page, '排行榜功能介绍');
    expect(await isMarked(page)).toBe(true);
    expect(await page.title()).toBe('排行榜功能介绍 | 开发者文档');
    expect(await page.getAttribute('link[rel=canonical]', 'href')).toBe(`https://developer.taptap.cn${FEATURES}`);
    expect(await page.locator('link[rel=canonical], meta[name=description]').count()).toBe(2);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.getByRole('status').first().textContent()).toBe('');
  });

  it('on route change the page scrolls to the top, and back to where it was on going back', async () => {
    await using context = await shareContext();
    const page = await openPage(context, GUIDE);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await goTo(page, FEATURES);
    await arriveAt(page, '排行榜功能介绍');
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await arriveAt(page, '排行榜开发指南');
    // What is above the place may turn out less high than it was taken for before it was drawn: the browser keeps the place, not the number.
    await page.waitForFunction(() => window.scrollY > 1200);
  });

  it('a page that brings styles is shown with them', async () => {
    await using context = await shareContext();
    const page = await openPage(context, FAQ);
    const release = await hold(page, '**/styles/*');
    const asked = page.waitForRequest('**/styles/*');
    await goTo(page, `/${GUIDE}`);
    await asked;
    expect(await page.locator('h1').innerText()).toBe('排行榜常见问题');
    release();
    await arriveAt(page, '排行榜开发指南');
    const figure = page.locator('.article .drawing').first();
    const first = await figure.boundingBox();
    await page.waitForLoadState('networkidle');
    expect(await figure.boundingBox()).toEqual(first);
  });

  it('page data is prefetched for a link under the pointer, and for links in view', async () => {
    await using context = await shareContext();
    const paths = watchPageData(context);
    const page = await openPage(context, FEATURES.slice(1));
    await page.locator('.sidebar a[href="/sdk/leaderboard/faq/"]').hover();
    await expect.poll(() => paths).toContain(FAQ);
    const next = await page.locator('.pagination-next').getAttribute('href');
    await page.locator('.pagination-next').scrollIntoViewIfNeeded();
    await expect.poll(() => paths).toContain(next);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])('page data is not prefetched with %o', async (connection) => {
    await using context = await openContext();
    await context.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const paths = watchPageData(context);
    const page = await openPage(context, FEATURES.slice(1));
    await page.locator('.sidebar a[href="/sdk/leaderboard/faq/"]').hover();
    await page.locator('.pagination-next').scrollIntoViewIfNeeded();
    // What would have been fetched on the way comes before what is asked for now.
    await goTo(page, `/${GUIDE}`);
    await arriveAt(page, '排行榜开发指南');
    expect(paths).toEqual([`/${GUIDE}`]);
  });

  it.each([
    ['does not come', (route) => route.abort()],
    ['is an error of the server', (route) => route.fulfill({ status: 500, body: 'oops' })],
    ['is HTML', (route) => route.fulfill({ body: '<!doctype html><p>a captive portal', contentType: 'text/html' })],
    [
      'is of another build',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ json: { ...Object(await response.json()), build: 'another' } });
      },
    ],
  ] satisfies [string, (route: Route) => Promise<void>][])(
    'if loading a route fails, the page reloads, once: page data that %s',
    async (_case, answer) => {
      await using context = await shareContext();
      await context.route('**/features/page.json', answer);
      const page = await openPage(context, FAQ.slice(1));
      await markDocument(page);
      const documents = countDocuments(page);
      await goTo(page, FEATURES);
      await arriveAt(page, '排行榜功能介绍');
      await page.waitForSelector(READY);
      expect(await isMarked(page)).toBe(false);
      await page.waitForLoadState('networkidle');
      expect(documents()).toBe(1);
    },
  );

  it('never in a loop: where the whole page does not come either, the next failure is an error box with Retry', async () => {
    await using context = await shareContext();
    const page = await openPage(context, GUIDE);
    await page.route(`**${FAQ}page.json`, (route) => route.abort());
    await page.route(`**${FAQ}`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>half a page</h1>' }));
    const documents = countDocuments(page);
    await goTo(page, FAQ);
    await page.getByText('half a page').waitFor();
    expect(documents()).toBe(1);
    await page.goBack();
    await page.waitForSelector(READY);
    await goTo(page, FAQ);
    await page.getByRole('alert').getByText('服务器没有正常响应，请稍后重试。').waitFor();
    expect(documents()).toBe(2);
    await page.unroute(`**${FAQ}page.json`);
    await page.getByRole('button', { name: '重试' }).click();
    await arriveAt(page, '排行榜常见问题');
    expect(documents()).toBe(2);
  });

  it('offline, an error box with Retry is shown, and Retry brings the page', async () => {
    await using context = await shareContext();
    await context.route('**/features/page.json', (route) => route.abort());
    const page = await openPage(context, FAQ.slice(1));
    const fetched = watchPageData(context);
    await goTo(page, `/${GUIDE}`);
    await arriveAt(page, '排行榜开发指南');
    await context.setOffline(true);
    await goTo(page, FEATURES);
    await page.getByText('页面加载失败').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('重试');
    const box = page.getByRole('alert');
    await expect
      .poll(() => box.innerText())
      .toMatch(/^页面加载失败\s+功能介绍\s+\/sdk\/leaderboard\/features\/\s+请检查网络后重试。\s+重试$/);
    // Beside what is read aloud at once.
    const kept = page.getByRole('navigation', { name: '断网时可读' }).getByRole('link');
    await expect.poll(() => kept.first().innerText()).toBe('排行榜开发指南');
    expect(await kept.count()).toBeLessThanOrEqual(5);
    // The navbar marks where the page is that was asked for.
    const marked = () => page.locator('.navbar-link[aria-current]').allInnerTexts();
    await expect.poll(marked).toEqual(['SDK 功能']);
    await page.getByRole('link', { name: '商店设置' }).click();
    await page.waitForURL('**/store/');
    // Its link's name, and not that of a link to a heading of the page before.
    await expect.poll(() => box.innerText()).toMatch(/^页面加载失败\s+商店设置\s+\/store\/\s/);
    await expect.poll(marked).toEqual(['商店设置']);
    // The box has the address while the page is asked for again, too: with a network by then, it would come without Retry.
    const hasGivenUp = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD' && request.url().endsWith(FEATURES));
    await page.goBack();
    await hasGivenUp;
    await box.getByText(FEATURES).waitFor();
    await expect.poll(() => page.locator('.sidebar [aria-current=page]').getAttribute('href')).toBe(FEATURES);
    await context.setOffline(false);
    await context.unroute('**/features/page.json');
    await page.getByRole('button', { name: '重试' }).click();
    await arriveAt(page, '排行榜功能介绍');
    // A page that came by Retry is as complete as any other.
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.title()).toContain('排行榜功能介绍');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => fetched.slice(fetched.lastIndexOf(FEATURES) + 1)).not.toEqual([]);
  });

  it('offline, the page that the visit began with is there when the reader comes back to it: its data were never fetched', async () => {
    await using context = await shareContext();
    const page = await openPage(context, FAQ.slice(1));
    // They are fetched once another page is there.
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith(`${FAQ}page.json`));
    await goTo(page, FEATURES);
    await arriveAt(page, '排行榜功能介绍');
    await fetched;
    await context.setOffline(true);
    await page.goBack();
    await arriveAt(page, '排行榜常见问题');
    expect(await page.locator('article').innerText()).toContain('排行榜');
  });

  it('while Retry is on its way, the failure stays under its own title, and not the article of the page before', async () => {
    await using context = await shareContext();
    await context.route('**/features/page.json', (route) => route.abort());
    const page = await openPage(context, FAQ.slice(1));
    await context.setOffline(true);
    await goTo(page, FEATURES);
    await page.getByText('页面加载失败').waitFor();
    await expect.poll(() => page.title()).toBe('页面加载失败');
    await context.setOffline(false);
    await context.unroute('**/features/page.json');
    const { promise, resolve } = Promise.withResolvers<void>();
    const { promise: isAsked, resolve: tellAsked } = Promise.withResolvers<void>();
    await context.route('**/features/page.json', async (route) => {
      tellAsked();
      await promise;
      await route.continue();
    });
    await page.getByRole('button', { name: '重试' }).click();
    await isAsked;
    expect(new URL(page.url()).pathname).toBe(FEATURES);
    expect(await page.getByText('页面加载失败').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1, name: '排行榜常见问题' }).count()).toBe(0);
    expect(await page.title()).toBe('页面加载失败');
    resolve();
    await arriveAt(page, '排行榜功能介绍');
  });

  it('alternate-language and canonical links are emitted', () => {
    const html = readFileSync(join(inject('dist'), 'en', GUIDE, 'index.html'), 'utf8');
    expect(html).toContain('<link rel="canonical" href="https://developer.taptap.cn/en/sdk/leaderboard/guide/">');
    expect(html).toContain('<link rel="alternate" hreflang="zh-Hans" href="https://developer.taptap.cn/sdk/leaderboard/guide/">');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://developer.taptap.cn/en/sdk/leaderboard/guide/">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://developer.taptap.cn/sdk/leaderboard/guide/">');
  });

  it('a banner appears if the site’s base URL looks misconfigured, without any script', async () => {
    await using context = await shareContext({ javaScriptEnabled: false });
    const page = await firstPage(context);
    await page.goto(FAQ.slice(1));
    const banner = page.getByText('baseUrl');
    expect(await banner.isVisible()).toBe(false);
    await page.route('**/-/*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.reload();
    expect(await banner.isVisible()).toBe(true);
  });

  it.each([
    ['', '找不到页面', '/sdk/leaderboard/guide/'],
    ['en/', 'Page Not Found', '/en/sdk/leaderboard/guide/'],
  ])(
    'the not-found page is in the language of the address (/%s), with the search and pages that may have been meant',
    async (prefix, title, nearest) => {
      await using context = await shareContext();
      const page = await firstPage(context);
      const response = await page.goto(`${prefix}sdk/leaderboard/guides/`);
      expect(response?.status()).toBe(404);
      await arriveAt(page, title);
      if (prefix === 'en/') {
        expect(await page.locator('.not-found p').allInnerTexts()).toEqual([
          'We could not find what you were looking for.',
          'If you typed the address, check it for typos.',
          'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
        ]);
      }
      // The other version has no such page either: its entry leads to where that begins.
      const other = page.getByRole('banner').locator('.menu-link', { hasText: 'v2' });
      await expect.poll(() => other.getAttribute('href')).toBe(`/${prefix}v2/sdk/#~nearest`);
      await page.locator('nav[aria-labelledby$=suggestions]').waitFor();
      const sections = page.locator('nav[aria-labelledby$=sections] a');
      expect(await sections.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toContain(`/${prefix}store/`);
      await page.locator('.not-found button').click();
      await page.getByRole('combobox').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('combobox').waitFor({ state: 'detached' });
      await page.locator(`.not-found a[href="${nearest}"]`).click();
      await page.waitForURL(`**${nearest}`);
    },
  );

  it.each([360, 768, 1440])('long suggestions are shown in full and move nothing on the not-found page, %i pixels wide', async (width) => {
    await using context = await openContext({ viewport: { width, height: 900 } });
    const page = await firstPage(context);
    const { promise: measured, resolve } = Promise.withResolvers<void>();
    await page.route('**', async (route) => {
      if (route.request().resourceType() === 'fetch') await measured;
      await route.continue();
    });
    // On phones, the sections come without suggestions after a while.
    await setAnimationRate(page, STILL);
    await page.goto('en/sdk/imm/guides/');
    /** Where the text, the sections and the footer are seen. */
    const places = () =>
      page.locator('.not-found-text, .not-found nav[aria-labelledby$=sections], footer').evaluateAll((parts) =>
        parts.flatMap((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return part.checkVisibility({ visibilityProperty: true }) && top < innerHeight ? [[part.className, top, bottom]] : [];
        }),
      );
    const before = await places();
    // On phones, the sections come with what stands above them, and the footer is further down.
    expect(before).toHaveLength(width < 768 ? 1 : 3);
    resolve();
    const suggestions = page.locator('nav[aria-labelledby$=suggestions]');
    await suggestions.waitFor();
    expect(await places()).toEqual(expect.arrayContaining(before));
    expect(await page.locator('.not-found nav[aria-labelledby$=sections]').isVisible()).toBe(true);
    const cut = await suggestions
      .locator('span')
      .evaluateAll((texts) => texts.filter((text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1));
    expect(cut).toEqual([]);
    // Nothing stands between the search and the best of them.
    const [search, best] = await Promise.all([page.locator('.not-found-search').boundingBox(), suggestions.boundingBox()]);
    const gap = (best?.y ?? 0) - (search?.y ?? 0) - (search?.height ?? 0);
    expect(gap).toBeGreaterThanOrEqual(16);
    expect(gap).toBeLessThanOrEqual(40);
  });

  it.each([
    ['sdk/start/quickstrat/', 1, 390],
    ['nothing-here/', 1, 390],
    ['en/nothing-here/', 1, 360],
    ['sdk/taptap-logn/features/', 3, 390],
  ])('on a phone, suggestions are rows like those of the sections, below which is no hole (/%s)', async (address, count, width) => {
    await using sight = await lookAt(address, { viewport: { width, height: 844 } });
    const { page } = sight;
    const suggestions = page.locator('nav[aria-labelledby$=suggestions] a:visible');
    await suggestions.first().waitFor();
    expect(await suggestions.count()).toBe(count);
    const looks = await page.locator('.not-found .rows a:visible').evaluateAll((links) =>
      links.map((link) => {
        const { borderTopWidth, fontSize } = getComputedStyle(link);
        const text = link.firstElementChild?.getBoundingClientRect();
        const sign = link.querySelector('.icon')?.getBoundingClientRect();
        const middle = (box?: DOMRect): number => Math.round((box?.top ?? 0) + (box?.height ?? 0) / 2);
        return { borderTopWidth, fontSize, height: link.clientHeight, isInLine: Math.abs(middle(text) - middle(sign)) < 3 };
      }),
    );
    expect(looks.length).toBeGreaterThan(count);
    for (const look of looks) expect(look).toEqual({ ...looks.at(-1), isInLine: true });
    const [last, ways] = await Promise.all([
      suggestions.last().boundingBox(),
      page.locator('nav[aria-labelledby$=sections]').boundingBox(),
    ]);
    const hole = (ways?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
    expect(hole).toBeGreaterThan(30);
    expect(hole).toBeLessThan(64);
  });

  it('on a phone, the sections wait for suggestions, but not for ever', async () => {
    await using context = await openContext({ viewport: { width: 390, height: 844 } });
    const page = await firstPage(context);
    await page.route('**/suggestions-*.js', (route) => route.abort());
    await setAnimationRate(page, STILL);
    await page.goto('nothing-here/');
    const [search, sections] = [page.locator('.not-found-search'), page.locator('nav[aria-labelledby$=sections]')];
    expect(await search.isVisible()).toBe(true);
    expect(await sections.isVisible()).toBe(false);
    await setAnimationRate(page, 1);
    await sections.waitFor();
    const [above, below] = await Promise.all([search.boundingBox(), sections.boundingBox()]);
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(64);
  });

  it('the place of suggestions leads to the section above if no page has an address like the unknown one', async () => {
    await using context = await shareContext({ viewport: { width: 390, height: 844 } });
    const above = async (address: string): Promise<(string | null)[]> => {
      const page = await openPage(context, address);
      const place = page.getByRole('navigation', { name: 'No page has an address like this one.' });
      await place.waitFor();
      return place.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    };
    expect(await above('en/sdk/xyzzy/')).toEqual(['/en/sdk/']);
    expect(await above('en/xyzzy/')).toEqual(['/en/']);
  });

  it('suggests the page of the other version if that of the address has none', async () => {
    await using sight = await lookAt('v2/sdk/leaderbord/guide/');
    const { page } = sight;
    const best = page.locator('nav[aria-labelledby$=suggestions] a').first();
    await best.waitFor();
    expect(await best.getAttribute('href')).toBe('/sdk/leaderboard/guide/');
    expect(await best.innerText()).toMatch(/v3$/);
  });

  it('an address that leads nowhere is not found each time, not a failure', async () => {
    await using context = await shareContext();
    const page = await openPage(context, FAQ.slice(1));
    for (let time = 0; time < 2; time++) {
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/sdk/nothing-here/';
        document.querySelector('.article')?.prepend(link);
        link.click();
      });
      await arriveAt(page, '找不到页面');
      await page.waitForSelector(READY);
      await page.goBack();
      await arriveAt(page, '排行榜常见问题');
      await page.waitForSelector(READY);
    }
  });
});
