import type { Request } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { firstPage, hold, openContext, openPage, READY, shareContext, stopClock } from '../support/browser.ts';
import { createHit, openSearch, SEARCH_FIELD, searchFor, waitForHits } from '../support/search-overlay.ts';

const features = 'sdk/leaderboard/features/';

describe('search (spec §2)', () => {
  it('opens with Ctrl K and with /, closes with Ctrl K and with Escape', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    for (const [open, close] of [
      ['Control+k', 'Control+k'],
      ['/', 'Escape'],
    ] as const) {
      await page.keyboard.press(open);
      await page.waitForSelector(SEARCH_FIELD);
      await page.keyboard.press(close);
      await page.waitForSelector(SEARCH_FIELD, { state: 'detached' });
    }
  });

  it('is asked for before the app is there, also with Caps Lock, and opens when it is', async () => {
    await using context = await shareContext();
    const page = await firstPage(context);
    const release = await hold(page, '**/-/client-*.js');
    await page.goto(features, { waitUntil: 'commit' });
    await page.waitForSelector('html[data-js] .search-button');
    await page.keyboard.press('Control+K');
    await page.waitForSelector('[data-want]');
    release();
    await page.waitForSelector(SEARCH_FIELD);
  });

  it('groups hits by page; arrows move the selection around the ends without moving the cursor; Enter opens the hit', async () => {
    await using context = await shareContext();
    const page = await openPage(context, '');
    await openSearch(page);
    await searchFor(page, '排行榜');
    const rows = await page.locator('.hit').count();
    expect(rows).toBeGreaterThan(1);
    await page.keyboard.press('ArrowUp');
    expect(await page.getAttribute(SEARCH_FIELD, 'aria-activedescendant')).toBe(`~result-${rows - 1}`);
    await page.keyboard.press('ArrowDown');
    expect(await page.getAttribute(SEARCH_FIELD, 'aria-activedescendant')).toBe('~result-0');
    expect(await page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.selectionStart)).toBe(3);
    const target = (await page.getAttribute('.hit[aria-selected=true]', 'href')) ?? '';
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${encodeURI(target)}`);
    await page.waitForSelector('.search', { state: 'detached' });
  });

  it('opens on Enter what was asked for: the first of the hits that are on their way, not of an earlier text', async () => {
    await using context = await openContext();
    const page = await openPage(context, '');
    await openSearch(page);
    await searchFor(page, '排行榜');
    const wanted = page.waitForResponse((response) => response.url().includes(`q=${encodeURIComponent('云引擎')}`));
    const release = await hold(page, '**/api/search?*');
    // In the place of a service that takes longer, titles would answer.
    await stopClock(page);
    await page.fill(SEARCH_FIELD, '云引擎');
    await page.keyboard.press('Enter');
    await page.clock.runFor(100);
    expect(await page.locator('.search').count()).toBe(1);
    release();
    const { hits } = await (await wanted).json();
    await page.waitForSelector('.search', { state: 'detached' });
    await page.waitForURL(`**${hits[0].source.url}`);
  });

  it('opens nothing on Enter once something else is typed', async () => {
    await using context = await openContext();
    const page = await openPage(context, '');
    await openSearch(page);
    const release = await hold(page, '**/api/search?*');
    await stopClock(page);
    await page.fill(SEARCH_FIELD, '推送');
    await page.keyboard.press('Enter');
    await page.keyboard.type('服');
    await page.clock.runFor(100);
    release();
    await waitForHits(page);
    expect(await page.locator('.search').count()).toBe(1);
  });

  it('shows recent hits for an empty query, newest first, and lets each be removed', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    await openSearch(page);
    expect(await page.textContent('.search-empty')).toBe('没有搜索历史');
    for (const query of ['推送', '云引擎']) {
      await searchFor(page, query);
      await page.keyboard.press('Enter');
      await page.waitForSelector(SEARCH_FIELD, { state: 'detached' });
      await openSearch(page);
    }
    await page.waitForSelector('.hit');
    expect(await page.locator('.hit').count()).toBe(2);
    const newest = await page.locator('.hit').first().textContent();
    await page.locator('.recent-removers button').first().click();
    await expect.poll(() => page.locator('.hit').count()).toBe(1);
    expect(await page.locator('.hit').first().textContent()).not.toBe(newest);
    const stored = await page.evaluate(() => localStorage.getItem('tds_doc_search_recent_hits_for_zh-Hans'));
    expect(JSON.parse(stored ?? '[]')).toHaveLength(1);
  });

  it('does nothing on keys of an input method, and asks nothing until it has finished', async () => {
    await using context = await openContext();
    const page = await openPage(context, features);
    await openSearch(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/search')) requests.push(request.url());
    });
    const client = await context.newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'deng', selectionStart: 4, selectionEnd: 4 });
    for (const key of ['Enter', 'ArrowDown', 'Escape']) {
      await page.locator(SEARCH_FIELD).dispatchEvent('keydown', { key, keyCode: 229, isComposing: true });
    }
    expect(await page.locator(SEARCH_FIELD).count()).toBe(1);
    expect(requests).toEqual([]);
    await client.send('Input.insertText', { text: '登录' });
    await page.waitForSelector('.hit');
    expect(requests).toHaveLength(1);
  });

  it('ignores a stale answer', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    const slow = Promise.withResolvers<void>();
    await page.route('**/api/search?*', async (route) => {
      const query = new URL(route.request().url()).searchParams.get('q');
      if (query === 'first') await slow.promise;
      await route.fulfill({ json: { hits: [createHit(query ?? '')] } }).catch(() => undefined);
    });
    await openSearch(page);
    const asked = page.waitForRequest(/q=first/);
    await page.fill(SEARCH_FIELD, 'first');
    const first = await asked;
    const isOver = (request: Request) => request === first;
    const ended = Promise.race([page.waitForEvent('requestfailed', isOver), page.waitForEvent('requestfinished', isOver)]);
    await page.fill(SEARCH_FIELD, 'second');
    await page.waitForSelector('.hit:has-text("second")');
    slow.resolve();
    await ended;
    // What would show the answer has run by the end of the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.locator('.hit').allTextContents()).toEqual(['second']);
  });

  it('says so where nothing matches, and where the service is away: then titles answer, and Retry asks again', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    await openSearch(page);
    // A page has two of its characters beside each other.
    await page.fill(SEARCH_FIELD, 'zzqqxx无此词');
    await page.waitForSelector('text=没有匹配的结果');
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.fill(SEARCH_FIELD, '排行榜');
    await page.waitForSelector('.search-failure');
    await page.waitForSelector('.hit');
    // What helps comes first, what happened last.
    // On a busy machine, it has taken long before it failed.
    await expect.poll(() => page.locator('.search-failure p').innerText()).toMatch(/^搜索没有响应，下面按标题查找\s+请求失败，状态码 503$/);
    // A page whose title matches is one row, and the first one that Enter opens.
    const lines = await page.locator('.hits').first().locator('.hits-names, .hit-heading').allInnerTexts();
    expect(new Set(lines).size).toBe(lines.length);
    const [first] = await page.locator('.hits-title [role=option]').evaluateAll((rows) => rows.map((row) => row.getAttribute('href')));
    expect(first).toMatch(/^\/sdk\/leaderboard\/\w+\/$/);
    await page.press(SEARCH_FIELD, 'ArrowUp');
    await page.press(SEARCH_FIELD, 'ArrowDown');
    expect(await page.locator('[aria-selected=true]').getAttribute('href')).toBe(first);
    // A word that most titles of the other sections have.
    await page.click('.search-sections label:has-text("商店")');
    await page.fill(SEARCH_FIELD, '功能');
    // Those of what was typed before may be of one section, too; while the last question is on its way, its answer would come by itself.
    const own = page.locator('.search-body:has(> .search-failure) [role=listbox]:not([data-stale]) .hit');
    const sections = () => own.evaluateAll((hits) => [...new Set(hits.map((hit) => hit.getAttribute('href')?.split('/')[1]))]);
    await expect.poll(sections).toEqual(['store']);
    // Where no title matches either, the sections lead on.
    await page.fill(SEARCH_FIELD, 'zzqqxx无此词');
    await page.locator('.search-browse a[href="/store/"]').waitFor();
    await page.press(SEARCH_FIELD, 'ArrowDown');
    await expect.poll(() => page.locator('.search-browse a:focus').count()).toBe(1);
    expect(await page.locator('.search-failure p').innerText()).toMatch(/^搜索服务暂时无法使用\s+请求失败，状态码 503$/);
    await page.unroute('**/api/search?*');
    await page.click('.search-failure button');
    await page.waitForSelector('.search-failure', { state: 'detached' });
    // The button is gone, the reader is not.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  });

  it('answers from titles where the network has gone since the page was read', async () => {
    await using context = await openContext();
    const fetched: string[] = [];
    context.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
    const page = await openPage(context, features);
    const named = (name: string) => fetched.find((path) => path.includes(name));
    for (const name of ['/overlays-', '/search-index/zh-Hans/v3-sdk.json']) await expect.poll(() => named(name)).toBeDefined();
    for (const name of ['/SearchOverlay-', '/fallback-']) {
      await expect.poll(() => named(name)).toBeDefined();
      // What it imports itself comes after it.
      await page.evaluate(`import(${JSON.stringify(named(name))}).then(() => true)`);
    }
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await page.fill(SEARCH_FIELD, '排行榜');
    await page.locator('.hit[href="/sdk/leaderboard/features/"]').waitFor();
    await page.locator('.search-failure').getByText('请检查网络后重试。').waitFor();
  });

  it('leads on where nothing matches: to all sections, popular queries, the first pages of sections, and the authors', async () => {
    await using context = await shareContext();
    const page = await openPage(context, `en/${features}`);
    await openSearch(page);
    const asked = page.waitForRequest(/\/api\/search\?.*locale=en/);
    await page.fill(SEARCH_FIELD, 'zzzzqqqq');
    await asked;
    await page.getByText('No results', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Nothing fits? Tell us' }).click();
    const dialog = page.getByRole('dialog', { name: 'No results for “zzzzqqqq”' });
    expect(await dialog.getByRole('radio', { checked: true }).evaluate((radio) => radio.parentElement?.textContent?.trim())).toBe(
      'Something is missing',
    );
    expect(await dialog.getByRole('textbox').inputValue()).toBe('zzzzqqqq');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The search is still there, and the page behind it does not scroll.
    expect(await page.locator('html[data-overlay]').count()).toBe(1);
    await page.click('.search-sections label:has-text("Store")');
    await page.getByRole('button', { name: 'Search all sections' }).click();
    await page.getByRole('button', { name: 'Search all sections' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'leaderboard', exact: true }).click();
    await waitForHits(page);
    await page.fill(SEARCH_FIELD, 'zzzzqqqq');
    await page.getByRole('navigation', { name: 'Browse by section' }).getByRole('link', { name: 'Store Settings' }).click();
    await page.waitForURL('**/en/store/**');
    await page.waitForSelector('.search', { state: 'detached' });
  });

  it('puts hits of other versions apart, and narrows to a section', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    await page.route('**/api/search?*', (route) =>
      route.fulfill({ json: { hits: [createHit('one'), createHit('shop', { section: 'store' }), createHit('old', { version: 'v2' })] } }),
    );
    await openSearch(page);
    await page.fill(SEARCH_FIELD, 'x');
    await page.waitForSelector('.hits-version');
    expect(await page.textContent('.hits-version')).toBe('在 v2 文档中的结果');
    const narrowed = page.waitForRequest(/section=store/);
    await page.click('.search-sections label:has-text("商店")');
    await narrowed;
    await expect.poll(() => page.locator('.hit').allTextContents()).toEqual(['shop']);
  });

  it('searches the version that is read, and says so where only another one has hits', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'v2/sdk/start/quickstart/');
    await openSearch(page);
    await searchFor(page, 'TapBootstrap');
    expect(await page.locator('.hit').first().getAttribute('href')).toMatch(/^\/v2\//);
    expect(await page.locator('.search-note').count()).toBe(0);
    await searchFor(page, '稀有度');
    expect(await page.textContent('.search-note')).toBe('v2 文档中没有匹配的结果');
    expect(await page.locator('.hit').first().getAttribute('href')).toMatch(/^\/sdk\//);
  });

  it('begins with popular queries, and says how it read a misspelt one, with a way back', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    await openSearch(page);
    await page.click('.popular button:has-text("排行榜")');
    await waitForHits(page);
    expect(await page.inputValue(SEARCH_FIELD)).toBe('排行榜');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await searchFor(page, 'paihangban');
    expect(await page.textContent('.search-note')).toBe('以下是“排行榜”的结果。 仍然搜索“paihangban”');
    const asked = page.waitForRequest(/verbatim=1/);
    await page.click('.search-note button');
    await asked;
    await page.waitForSelector('text=没有匹配的结果');
  });

  it.each([
    ['v2/', ''],
    ['en/v2/', 'en/'],
  ])('begins with what the version has: /%s', async (older, root) => {
    await using context = await shareContext();
    const popularOn = async (path: string): Promise<string[]> => {
      const page = await openPage(context, path);
      await openSearch(page);
      await page.locator('.popular button').first().waitFor();
      return page.locator('.popular button').allInnerTexts();
    };
    const [queries, current] = [await popularOn(`${older}sdk/tapdb/guide/`), await popularOn(root + features)];
    expect(queries.length).toBeGreaterThan(3);
    expect(queries).not.toEqual(current);
    for (const [version, asked] of [['v2', queries] as const, ['v3', current] as const]) {
      for (const q of asked) {
        const answer = await fetch(
          new URL(`api/search?${new URLSearchParams({ q, locale: root === '' ? 'zh-Hans' : 'en', version })}`, inject('siteUrl')),
        );
        const { hits }: { hits: { source: { url: string } }[] } = await answer.json();
        expect([q, hits[0]?.source.url]).toEqual([q, expect.stringMatching(version === 'v2' ? `^/${older}` : `^/${root}(?!v2/)`)]);
      }
    }
  });

  it('shows the hits of a version that the query names first, and names the version of each group', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'sdk/taptap-login/guide/start/');
    await openSearch(page);
    await searchFor(page, 'v2 登录');
    expect(await page.locator('.hit').first().getAttribute('href')).toMatch(/^\/v2\//);
    expect(await page.locator('.hits').first().getAttribute('aria-label')).toMatch(/（在 v2 文档中的结果）|\(在 v2 文档中的结果\)/);
  });

  it('opens and closes by Ctrl K with Caps Lock, and stays open when a selection is dragged out of it', async () => {
    await using context = await shareContext();
    const page = await openPage(context, features);
    // Without Shift, the key is K where Caps Lock is on.
    for (const state of ['attached', 'detached', 'attached'] as const) {
      await page.keyboard.press('Control+K');
      await page.waitForSelector(SEARCH_FIELD, { state });
    }
    await page.fill(SEARCH_FIELD, 'abc');
    const field = await page.locator(SEARCH_FIELD).boundingBox();
    await page.mouse.move((field?.x ?? 0) + 20, (field?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(4, 400);
    await page.mouse.up();
    expect(await page.inputValue(SEARCH_FIELD)).toBe('abc');
  });

  it('is led by the address, and / can be switched off', async () => {
    await using context = await shareContext();
    const page = await openPage(context, '?q=推送');
    await waitForHits(page);
    expect(await page.inputValue(SEARCH_FIELD)).toBe('推送');
    await page.keyboard.press('Escape');
    await page.locator(SEARCH_FIELD).waitFor({ state: 'detached' });
    await openSearch(page);
    expect(await page.inputValue(SEARCH_FIELD)).toBe('');
    await page.uncheck('.search-slash input');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.goto(features);
    await page.waitForSelector(READY);
    await page.keyboard.press('/');
    // Where / had opened it, this would close it.
    await page.keyboard.press('Control+k');
    await page.waitForSelector(SEARCH_FIELD);
  });
});
