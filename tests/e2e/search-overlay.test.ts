import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  firstPage,
  hold,
  isMarked,
  markDocument,
  openContext,
  openPage,
  openThriftyContext,
  READY,
  shareContext,
  stopClock,
} from '../support/browser.ts';
import { createHit, openSearch, SEARCH_FIELD, searchFor } from '../support/search-overlay.ts';

const features = 'sdk/leaderboard/features/';
const RECENTS = 'tds_doc_search_recent_hits_for_zh-Hans';

async function answerWith(page: Page, hits: readonly unknown[]): Promise<void> {
  await page.route('**/api/search?*', (route) => route.fulfill({ json: { hits } }));
}

const isGone = (page: Page) => page.waitForSelector(SEARCH_FIELD, { state: 'detached' });
/** What has the focus; `BODY` where the browser's own controls have it. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.search, .search-button')?.classList[0] ?? document.activeElement?.tagName);

describe('the search overlay', () => {
  it('opens and closes by ⌘K, leaves / to fields, closes on the scrim; keeps the focus, the place and the page behind it', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    await page.evaluate(() => document.body.prepend(Object.assign(document.createElement('input'), { id: 'note' })));
    await page.focus('#note');
    await page.keyboard.press('/');
    expect(await page.inputValue('#note')).toBe('/');
    expect(await page.locator('.search').count()).toBe(0);
    await page.keyboard.press('Meta+k');
    await page.waitForSelector(SEARCH_FIELD);
    await page.keyboard.press('Meta+k');
    await isGone(page);

    await openSearch(page);
    for (let count = 0; count < 9; count += 1) {
      await page.keyboard.press('Tab');
      expect(['search', 'BODY']).toContain(await focused(page));
    }
    await page.mouse.move(700, 700);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflowY])).toEqual([0, 'hidden']);
    expect(await page.textContent('.search-footer')).toMatch(/选择.*打开.*关闭.*SQLite/);
    await page.mouse.click(20, 880);
    await isGone(page);
    await expect.poll(() => focused(page)).toBe('search-button');
  });

  it('shows what comes for another query from its beginning, also where the reader has scrolled', async () => {
    await using context = await shareContext({ viewport: { width: 390, height: 700 } });
    const page = await openPage(context, features);
    await page.route('**/api/search?*', (route) => {
      const query = new URL(route.request().url()).searchParams.get('q');
      const hits = Array.from({ length: 20 }, (_, place) => createHit(`${query}-${place}`, { url: `/${place}/` }, 20 - place));
      return route.fulfill({ json: { hits } });
    });
    await openSearch(page);
    const scrolled = () => page.$eval('.search-body', ({ scrollTop }) => scrollTop);
    await page.fill(SEARCH_FIELD, 'push');
    await page.locator('.hit').nth(19).waitFor();
    await page.$eval('.search-body', (body) => body.scrollTo(0, 600));
    await page.fill(SEARCH_FIELD, 'pushes');
    await page.getByText('pushes-0').first().waitFor();
    await expect.poll(scrolled).toBe(0);
  });

  it('is given up by another ⌘K while its code is on the way, and comes on the next', async () => {
    await using context = await openThriftyContext();
    const page = await openPage(context, features);
    const release = await hold(page, '**/-/SearchOverlay-*.js');
    const asked = page.waitForRequest('**/-/SearchOverlay-*.js');
    await page.keyboard.press('Meta+k');
    const request = await asked;
    await page.keyboard.press('Meta+k');
    release();
    await (await request.response())?.finished();
    expect(await page.locator('.search').count()).toBe(0);
    await page.keyboard.press('Meta+k');
    await page.waitForSelector(SEARCH_FIELD);
  });

  it('leaves no listener behind, however often it is opened', async () => {
    await using context = await openContext();
    await context.addInitScript(() => {
      let count = 0;
      const { addEventListener, removeEventListener } = window;
      window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        count += 1;
        addEventListener.apply(window, args);
      };
      window.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
        count -= 1;
        removeEventListener.apply(window, args);
      };
      Object.assign(window, { countListeners: () => count });
    });
    const page = await openPage(context, features);
    const counts: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      await openSearch(page);
      await page.keyboard.press('Escape');
      await isGone(page);
      counts.push(await page.evaluate(() => Reflect.get(window, 'countListeners')()));
    }
    expect(new Set(counts.slice(1)).size).toBe(1);
  });

  it.each(['SearchOverlay', 'client'])(
    'has all that is typed after it was asked for, while its code (%s) is still on the way',
    async (chunk) => {
      await using context = await shareContext();
      for (const opening of ['click', 'slash']) {
        const page = await firstPage(context);
        const release = await hold(page, `**/-/${chunk}-*.js`);
        const asked = page.waitForRequest(`**/-/${chunk}-*.js`);
        await page.goto(features);
        if (chunk === 'SearchOverlay') await page.waitForSelector(READY);
        if (opening === 'click') await page.click('.search-button');
        else await page.keyboard.press('/');
        await asked;
        await page.keyboard.type('4302');
        await page.keyboard.press('Backspace');
        await page.keyboard.type('1');
        release();
        await page.waitForSelector(SEARCH_FIELD);
        await page.keyboard.type('!');
        await expect.poll(() => page.inputValue(SEARCH_FIELD)).toBe('4301!');
        await page.keyboard.press('Escape');
        await isGone(page);
        await expect.poll(() => focused(page)).toBe(opening === 'click' ? 'search-button' : 'BODY');
        await page.close();
      }
    },
  );

  it('keeps what was typed before it, also when a key is pressed in the moment in which it opens, and the page where it is', async () => {
    await using context = await openThriftyContext();
    await context.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function () {
        showModal.call(this);
        // The first moment in which the browser could hand over a key.
        queueMicrotask(() => document.execCommand('insertText', false, '!'));
      };
    });
    const page = await openPage(context, features);
    const release = await hold(page, '**/-/SearchOverlay-*.js');
    await page.evaluate(() => scrollTo(0, 300));
    await page.keyboard.press('/');
    await page.keyboard.type('4301');
    expect(await page.evaluate(() => scrollY)).toBe(300);
    release();
    await expect.poll(() => page.inputValue(SEARCH_FIELD)).toBe('4301!');
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

  it('is given up by Escape while its code is on the way, with what was typed', async () => {
    await using context = await openThriftyContext();
    const page = await openPage(context, features);
    const release = await hold(page, '**/-/SearchOverlay-*.js');
    await page.click('.search-button');
    await page.keyboard.type('43');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('search-button');
    release();
    await openSearch(page);
    expect(await page.inputValue(SEARCH_FIELD)).toBe('');
  });

  it('opens a hit in a new tab by Ctrl Enter, and stays', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    await answerWith(page, [createHit('leaderboard/faq')]);
    await openSearch(page);
    await searchFor(page, 'x');
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await tab.waitForURL('**/sdk/leaderboard/faq/');
    expect(page.url()).toContain(features);
    expect(await page.locator(SEARCH_FIELD).count()).toBe(1);
  });

  it('opens by Enter what was asked for last, also after titles have answered for a service that failed', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/search?*', async (route) => {
      if (new URL(route.request().url()).searchParams.get('q') === '排行榜') return route.fulfill({ status: 503, json: {} });
      await asked;
      return route.fulfill({ json: { hits: [createHit('leaderboard/faq')] } });
    });
    await openSearch(page);
    // What has to be known of an answer is told by a region that is there before.
    expect(await page.locator('.search-body [role=status]').count()).toBe(1);
    await page.fill(SEARCH_FIELD, '排行榜');
    await page.locator('.search-failure').waitFor();
    await page.locator('.hit').first().waitFor();
    await page.fill(SEARCH_FIELD, '排行榜常见问题');
    await page.keyboard.press('Enter');
    answer();
    await page.waitForURL('**/sdk/leaderboard/faq/');
  });

  it.each([360, 390])('can be narrowed, and tried again, with a finger at %i px', async (width) => {
    await using context = await shareContext({ viewport: { width, height: 844 } });
    const page = await openPage(context, features);
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, json: {} }));
    await openSearch(page);
    await page.fill(SEARCH_FIELD, '排行榜');
    const retry = page.locator('.search-failure button');
    await retry.waitFor();
    const sizes = await page
      .locator('.search-sections label, .search-failure button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => ({ width, height })));
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.filter((size) => size.width < 44 || size.height < 44)).toEqual([]);
    // All of a sign that looks smaller than that can be pressed.
    const chip = page.locator('.search-sections label').nth(1);
    await chip.click({ position: { x: 22, y: 2 } });
    expect(await chip.locator('input').isChecked()).toBe(true);
  });

  it('loads no page again for who has given it up while it is tried again', async () => {
    await using context = await openThriftyContext();
    await context.route('**/-/SearchOverlay-*.js', (route) => route.abort());
    const page = await openPage(context, features);
    await page.click('.search-button');
    await page.locator('.overlay-failure').waitFor();
    const isAsked = page.waitForRequest((request) => request.method() === 'HEAD');
    const release = await hold(page, page.url());
    await markDocument(page);
    await page.locator('.overlay-failure button').first().click();
    const asked = await isAsked;
    await page.keyboard.press('Meta+k');
    await page.locator('.spinner').waitFor({ state: 'detached' });
    release();
    await asked.response();
    // A load of the page would begin at once.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await isMarked(page)).toBe(true);
  });

  it.each([
    [1440, 'SearchOverlay', '.search-button', '搜索服务暂时无法使用'],
    [390, 'MenuDrawer', 'button.navbar-toggle', '菜单加载失败'],
  ])('at %i px, where %s does not come, a panel says so and leads on', async (width, chunk, opener, words) => {
    await using context = await openThriftyContext({ viewport: { width, height: 844 }, hasTouch: width < 600 });
    await context.route(`**/-/${chunk}-*.js`, (route) => route.abort());
    const page = await openPage(context, features);
    await page.click(opener);
    const panel = page.getByRole('dialog', { name: words });
    await panel.waitFor();
    expect(await panel.getByRole('alert').innerText()).toContain(words);
    // It is a panel of the page, not a box without one.
    const ground = (locator: typeof panel) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(() => ground(panel)).toBe('rgb(255, 255, 255)');
    expect(await ground(panel.getByRole('alert'))).not.toBe('rgb(255, 255, 255)');
    const { right = 0, left = 0 } = await panel.evaluate((element) => element.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(16);
    expect(right).toBeLessThanOrEqual(width - 16);
    await panel.getByRole('navigation', { name: '按栏目浏览' }).getByRole('link', { name: '商店设置' }).click();
    await page.waitForURL('**/store/');
    await panel.waitFor({ state: 'detached' });
  });

  it('asks again for its style sheet, which did not come the first time', async () => {
    await using context = await shareContext();
    let asked = 0;
    await context.route('**/-/overlays-*.css', (route) => (asked++ === 0 ? route.abort() : route.continue()));
    // The search is fetched ahead, some time after the page has come.
    const failed = context.waitForEvent('requestfailed', (request) => request.url().includes('/-/overlays-'));
    const page = await openPage(context, features);
    await Promise.all([failed, page.hover('.search-button')]);
    // The page has to know it, too: until then, whoever asks for the sheet gets the one that fails.
    await page.waitForFunction(() => {
      const link = document.querySelector<HTMLLinkElement>('link[href*="/-/overlays-"]');
      return !link || link.sheet;
    });
    await openSearch(page);
    await page.waitForFunction(() => getComputedStyle(document.querySelector('.search-panel') ?? document.body).display === 'flex');
  });

  it('keeps at most 15 hits of a language, each once, the newest first', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    const known = Array.from({ length: 15 }, (_, index) => createHit(`old-${index}`));
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [RECENTS, JSON.stringify(known)] as const);
    await answerWith(page, [createHit('old-7'), createHit('fresh')]);
    for (const choice of [1, 0]) {
      await openSearch(page);
      await page.fill(SEARCH_FIELD, 'x');
      // Until the answer comes, the history stands there.
      await expect.poll(() => page.locator('.hit').allInnerTexts()).toEqual(['old-7', 'fresh']);
      await markDocument(page);
      await page.locator('.hit').nth(choice).click();
      // The hit leads to a page that does not exist: it comes by a load, which would take an opened overlay with it.
      await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
      await page.waitForSelector(READY);
    }
    await openSearch(page);
    await page.waitForSelector('.hit');
    const shown = await page.locator('.hit-heading').allTextContents();
    expect(shown).toHaveLength(15);
    expect(shown.slice(0, 3)).toEqual(['old-7', 'fresh', 'old-0']);
    expect(new Set(shown).size).toBe(15);

    const english = await openPage(context, `en/${features}`);
    await openSearch(english);
    expect(await english.textContent('.search-empty')).toBe('No search history');
  });

  it('does nothing on the key that ends a composition in Safari, which comes after its end', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    await answerWith(page, [createHit('one'), createHit('two')]);
    await openSearch(page);
    await searchFor(page, 'x');
    const input = page.locator(SEARCH_FIELD);
    await input.dispatchEvent('compositionstart');
    await input.dispatchEvent('compositionend', { data: '登录' });
    for (const key of ['ArrowDown', 'Enter', 'k', 'Escape']) {
      await input.dispatchEvent('keydown', { key, keyCode: 229, isComposing: false, metaKey: key === 'k' });
    }
    // The end of a composition asks again: a service that takes long would be helped by titles.
    await expect.poll(() => page.getAttribute(SEARCH_FIELD, 'aria-activedescendant')).toBe('~result-0');
    expect(page.url()).toContain(features);
  });

  it('sorts groups by their average score under titles that stay in view, and shows markup as text', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
    await answerWith(page, [
      createHit('a1', { title: 'A', heading: markup, content: markup }, 10),
      createHit('a2', { title: 'A' }, 1),
      createHit('b1', { title: markup }, 6),
      createHit('evil', { url: 'javascript:document.title=1' }),
      createHit('other', { url: '//evil.example/' }),
    ]);
    await openSearch(page);
    await searchFor(page, 'x');
    expect(await page.locator('.hits-title').allTextContents()).toEqual([markup, 'A']);
    expect(
      await page
        .locator('.hits-title')
        .first()
        .evaluate((title) => getComputedStyle(title).position),
    ).toBe('sticky');
    expect(await page.locator('.hit-excerpt').first().textContent()).toBe(markup);
    expect(await page.locator('.search :is(img, script)').count()).toBe(0);
    expect(await page.locator('.hit').count()).toBe(3);
    expect(await page.title()).not.toBe('1');
  });

  it('leads by the title of a group to its page, and shows nothing of other rows between a title in view and the row that the keys lead to', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    const content = 'A text that takes more than one line. '.repeat(8);
    await answerWith(
      page,
      [1, 2, 3, 4, 5, 6, 7].map((part) =>
        createHit(`a${part}`, { title: 'A', url: `/sdk/leaderboard/faq/#a${part}`, heading: `${part}`, content }, 9 - part),
      ),
    );
    await openSearch(page);
    await searchFor(page, 'x');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    const distance = () =>
      page.evaluate(() => {
        const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
        return (boxOf('.hit[aria-selected=true]')?.top ?? 0) - (boxOf('.hits-title')?.bottom ?? 0);
      });
    await expect.poll(distance).toBeCloseTo(0, 0);
    await page.locator('.hits-title a').click();
    await page.waitForURL('**/sdk/leaderboard/faq/');
    await isGone(page);
  });

  it.each(['zh-Hans', 'en'])('on a phone, the first marked word of each excerpt is in sight: %s', async (locale) => {
    await using context = await shareContext({ viewport: { width: 390, height: 844 } });
    const page = await openPage(context, locale === 'en' ? `en/${features}` : features);
    await openSearch(page);
    const queries =
      locale === 'en'
        ? ['login token', 'score', 'push certificate', 'ERROR_CODE_LOGIN_CANCEL']
        : ['登录 token', '提交成绩', '退款', 'ERROR_CODE_LOGIN_CANCEL'];
    let seen = 0;
    for (const query of queries) {
      await searchFor(page, query);
      await page.locator('.hit-excerpt mark').first().waitFor();
      const excerpts = await page.locator('.hit-excerpt:has(mark)').evaluateAll((all) =>
        all.map((excerpt) => {
          const [box, mark] = [excerpt.getBoundingClientRect(), excerpt.querySelector('mark')?.getBoundingClientRect()];
          return { text: excerpt.textContent, isSeen: mark !== undefined && mark.bottom <= box.bottom + 1 && mark.right <= box.right + 1 };
        }),
      );
      seen += excerpts.length;
      expect(excerpts.filter(({ isSeen }) => !isSeen).map(({ text }) => text)).toEqual([]);
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('leads by arrows through all that it lists, with nothing typed, with a history, and where nothing is found', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    const press = async (...keys: readonly string[]): Promise<string> => {
      for (const key of keys) await page.keyboard.press(key);
      return page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName || '');
    };
    const selected = () => page.locator('.hit[aria-selected="true"]').textContent();
    await openSearch(page);
    const [popular, links] = await Promise.all([
      page.locator('.popular button').allInnerTexts(),
      page.locator('.search-browse a').allInnerTexts(),
    ]);
    expect([popular.length, links.length]).not.toContain(0);
    const all = [...popular, ...links, 'INPUT'];
    for (const one of [...all, ...all]) expect(await press('ArrowDown')).toBe(one);
    expect(await press('ArrowUp')).toBe(links.at(-1));
    expect(await press('ArrowUp', 'ArrowDown', 'ArrowDown')).toBe('INPUT');

    await answerWith(page, []);
    await page.fill(SEARCH_FIELD, 'zzz');
    await page.waitForSelector('.search-none');
    expect(await press('ArrowDown')).toBe(popular[0]);
    expect(await press('ArrowUp', 'ArrowUp')).toBe('都不是？告诉我们');
    expect(await press('ArrowDown')).toBe('INPUT');

    const recents = [createHit('one'), createHit('two')];
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [RECENTS, JSON.stringify(recents)] as const);
    await page.reload();
    await openSearch(page);
    expect(await press('ArrowDown')).toBe('INPUT');
    expect(await selected()).toContain('two');
    expect(await press('ArrowDown')).toBe(popular[0]);
    expect(await press('ArrowUp')).toBe('INPUT');
    expect(await selected()).toContain('two');
    expect(await press('ArrowDown', ...popular.map(() => 'ArrowDown'))).toBe('INPUT');
    expect(await selected()).toContain('one');
    // Where a key leads to a query, the field has the focus again.
    expect(await press('ArrowUp', 'Enter')).toBe('INPUT');
    expect(await page.inputValue(SEARCH_FIELD)).toBe(popular.at(-1));
  });

  it('dims the gutter of the scrollbar, which shows no gradient, and tints no row on a phone that nobody has chosen', async () => {
    await using context = await shareContext({ viewport: { width: 390, height: 844 } });
    const page = await openPage(context, features);
    await openSearch(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundImage)).toBe('none');
    const title = 'com.example.achievement (SDK Android 3.30.3)';
    await answerWith(page, [createHit('one', { title, breadcrumbs: ['Objective-C'] }), createHit('two')]);
    await searchFor(page, 'o');
    // What stands beside a title is not cut, however long that is.
    const crumbs = page.locator('.hits-crumbs').first();
    expect(await crumbs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const grounds = () => page.locator('.hit').evaluateAll((rows) => rows.map((row) => getComputedStyle(row).backgroundColor));
    expect(new Set(await grounds()).size).toBe(1);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => new Set(await grounds()).size).toBe(2);
  });

  it('fills a phone, in letters that iOS does not zoom, and shows that it waits only after 200 ms', async () => {
    await using context = await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await openPage(context, features);
    await page.route('**/api/search?*', () => undefined);
    await openSearch(page);
    const panel = page.locator('.search-panel');
    expect(await panel.evaluate((box: HTMLElement) => [box.offsetWidth, box.offsetHeight])).toEqual([390, 844]);
    expect(
      await page.locator(SEARCH_FIELD).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
    ).toBeGreaterThanOrEqual(16);
    // After a while, titles would answer.
    await stopClock(page);
    await page.fill(SEARCH_FIELD, 'x');
    const delay = await page.locator('.search-skeleton').evaluate((lines) => getComputedStyle(lines).animationDelay);
    expect(delay).toBe('0.2s');
  });
});
