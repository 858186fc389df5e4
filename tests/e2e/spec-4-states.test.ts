import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  arriveAt,
  hold,
  isMarked,
  markDocument,
  openContext,
  openPage,
  openThriftyContext,
  READY,
  setAnimationRate,
  shareContext,
  stopClock,
} from '../support/browser.ts';
import { serveFixtureToAll } from '../support/served-site.ts';

const paragraphs = (count: number): string => '一段文字。\n\n'.repeat(count);
const files = {
  'content/zh-Hans/v3/sdk/start.mdx': `---
title: 开始
---

<details>
<summary>短</summary>

${paragraphs(1)}
</details>

<details>
<summary>长</summary>

${paragraphs(40)}
</details>

[去推送](/sdk/push/)
`,
  'content/zh-Hans/v3/sdk/push.mdx': '---\ntitle: 推送\n---\n\n文字。\n',
  'glossary.yml': 'terms: []\n',
};

describe('spec §4, page loading', () => {
  const site = serveFixtureToAll(files);

  /** Follows a link to a page that does not come until it is released, with a clock that stands still. */
  async function followHeld(context: BrowserContext): Promise<{ page: Page; release: () => void }> {
    const release = await hold(context, '**/sdk/push/page.json');
    const page = await openPage(context, 'sdk/start/');
    await stopClock(page);
    await page.locator('.article').getByRole('link', { name: '去推送' }).click();
    await page.waitForURL('**/sdk/push/');
    return { page, release };
  }

  it('the next route is shown only once it has loaded; the progress bar starts after 200 ms; a spinner turns while a page takes longer than a second', async () => {
    await using context = await openContext({ baseURL: site() });
    const { page, release } = await followHeld(context);
    await page.clock.runFor(199);
    expect(await page.locator('#nprogress').count()).toBe(0);
    expect(await page.locator('h1').textContent()).toBe('开始');
    await page.clock.runFor(1);
    const bar = page.locator('#nprogress .bar');
    await bar.waitFor();
    // Spec §9: minimum 0.08, speed 200 ms, then at most 0.02 more each 800 ms.
    const shown = async (): Promise<number> => 100 + Number(/translate3d\((-[\d.]+)%/.exec((await bar.getAttribute('style')) ?? '')?.[1]);
    await page.clock.runFor(200);
    expect(await shown()).toBeCloseTo(8, 5);
    expect(await bar.evaluate((element) => element.style.transition)).toContain('200ms');
    await page.clock.runFor(599);
    const spinner = page.locator('.spinner');
    expect(await spinner.count()).toBe(0);
    await page.clock.runFor(2);
    await spinner.waitFor();
    expect(await spinner.getAttribute('role')).toBe('status');
    // It stands upon the text, on a ground of its own.
    const [ground, around] = await spinner.evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      return [backgroundColor, boxShadow];
    });
    expect(ground).toBe(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
    expect(around).toBe(`${ground} 0px 0px 0px 10px`);
    for (let trickle = 1; trickle <= 3; trickle++) {
      await page.clock.runFor(trickle === 1 ? 199 : 800);
      expect(await shown()).toBeGreaterThan(8);
      expect(await shown()).toBeLessThanOrEqual(8 + 2 * trickle);
    }
    expect(await page.locator('h1').textContent()).toBe('开始');
    release();
    await arriveAt(page, '推送');
    await spinner.waitFor({ state: 'detached' });
    await page.clock.resume();
    await page.locator('#nprogress').waitFor({ state: 'detached' });
  });

  it('a spinner shows after a delay, with a cycle of 3 s; on failure an error box with Retry that brings what failed', async () => {
    await using context = await openThriftyContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/start/');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/-/SearchOverlay-*.js', async (route) => {
      await promise;
      await route.fulfill({ status: 404, body: '' });
    });
    await page.keyboard.press('/');
    const spinner = page.locator('.spinner');
    await spinner.waitFor();
    const motion = await spinner.evaluate((element) => {
      const { animationDuration, animationIterationCount, animationDelay, animationFillMode } = getComputedStyle(element);
      return { animationDuration, animationIterationCount, animationDelay, animationFillMode };
    });
    expect(motion).toEqual({
      animationDuration: '3s, 0.001s',
      animationIterationCount: 'infinite, 1',
      animationDelay: '0s, 0.2s',
      animationFillMode: 'none, backwards',
    });
    resolve();
    const box = page.getByRole('alert');
    // The page is there: what failed is the search.
    await expect.poll(() => box.textContent()).toContain('搜索服务暂时无法使用');
    await expect.poll(() => box.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    const link = page.getByRole('link').last();
    await link.focus();
    await page.keyboard.press('/');
    await page.getByRole('button', { name: '关闭' }).click();
    await box.waitFor({ state: 'detached' });
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('/');
    const retry = page.getByRole('button', { name: '重试' });
    await retry.waitFor();
    await page.unroute('**/-/SearchOverlay-*.js');
    await retry.click();
    await page.getByRole('combobox').waitFor();
  });

  it('a part that cannot be loaded is asked for twice; where Retry fails as well, the page is loaded anew, unless the server is away', async () => {
    await using context = await openThriftyContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/start/');
    let asked = 0;
    await page.route('**/-/SearchOverlay-*.js', (route) => {
      asked++;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.keyboard.press('Control+k');
    const retry = page.getByRole('button', { name: '重试' });
    await retry.waitFor();
    expect(asked).toBe(2);
    await context.setOffline(true);
    await retry.click();
    await expect.poll(() => asked).toBe(4);
    // It is taken away until then.
    await retry.waitFor();
    await context.setOffline(false);
    await markDocument(page);
    await retry.click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await page.unroute('**/-/SearchOverlay-*.js');
    await page.waitForSelector(READY);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
  });

  it('collapsible panels animate their height: longer for a taller panel, ease-in-out, not at all with reduced motion', async () => {
    await using context = await openContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/start/');
    await setAnimationRate(page, 0.0001);
    /** Opens the panel, and tells how its height moves. */
    const open = async (name: string) => {
      const panel = page.locator('details').filter({ has: page.getByText(name, { exact: true }) });
      await panel.locator('summary').click();
      const [timing] = await panel.evaluate((element) =>
        element.getAnimations().map((animation) => {
          const { duration, easing } = animation.effect?.getTiming() ?? {};
          const keyframes = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
          return { duration: Number(duration), easing, heights: keyframes.map((frame) => Number.parseFloat(String(frame.height))) };
        }),
      );
      return timing;
    };
    const [short, tall] = [await open('短'), await open('长')];
    expect(short?.easing).toBe('ease-in-out');
    expect(tall?.easing).toBe('ease-in-out');
    expect(tall?.duration).toBeGreaterThan(short?.duration ?? 0);
    for (const panel of [short, tall]) expect(panel?.heights[1]).toBeGreaterThan(panel?.heights[0] ?? 0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.waitForSelector(READY);
    expect(await open('长')).toBeUndefined();
    expect(await page.locator('details[open]').count()).toBe(1);
  });
});

it('spec §4, docs version: the one that was read last is kept; one that no longer exists is dropped; a page shows its own', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'v2/sdk/');
  const stored = () => page.evaluate(() => localStorage.getItem('tds_doc_version'));
  expect(await stored()).toBe('v2');
  await page.goto('');
  await page.waitForSelector(READY);
  // The navbar's entries and the search lead to the version of the page, so nothing says another.
  expect(await page.locator('.navbar-version').first().textContent()).toBe('v3');
  expect(await page.locator('.navbar a[href^="/v2/"]:not(.menu-link)').count()).toBe(0);
  expect(await stored()).toBe('v2');
  await page.evaluate(() => localStorage.setItem('tds_doc_version', 'v1'));
  await page.reload();
  await page.waitForSelector(READY);
  expect(await stored()).toBeNull();
  expect(await page.locator('.navbar-version').first().textContent()).toBe('v3');
});

it('spec §4, colour mode: in the site config dark mode is disabled and light is the default; a stored theme is cleared', async () => {
  await using context = await shareContext({ colorScheme: 'dark' });
  const page = await openPage(context, 'sdk/leaderboard/faq/');
  await page.evaluate(() => localStorage.setItem('tds_doc_theme', 'dark'));
  await page.reload();
  expect(await page.getAttribute('html', 'data-theme')).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('tds_doc_theme'))).toBeNull();
  expect(await page.getByRole('button', { name: /切换到/ }).count()).toBe(0);
});
