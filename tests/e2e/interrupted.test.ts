import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arriveAt, hold, isMarked, markDocument, openPage, shareContext } from '../support/browser.ts';
import { serveFixtureToAll } from '../support/served-site.ts';

const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const paragraphs = '一段文字。\n\n'.repeat(30);
const sections = `## 一 {#one}\n\n${paragraphs}\n\n## 二 {#two}\n\n${paragraphs}`;
const links =
  '[去推送](/sdk/push/) [去推送的二](/sdk/push/?from=test#two) [去好友](/sdk/friends/) [工具包](/files/kit.zip) <a href="/files/kit.zip" download="kit.zip">存工具包</a>';
const site = serveFixtureToAll(
  {
    'content/zh-Hans/v3/sdk/start.mdx': page('开始', `${links}\n\n${sections}`),
    'content/zh-Hans/v3/sdk/push.mdx': page('推送', `[去开始](/sdk/start/)\n\n${sections}`),
    'content/zh-Hans/v3/sdk/friends.mdx': page('好友', '文字。'),
    'content/en/v3/sdk/start.mdx': page('Start', 'Text.'),
    'static/files/kit.zip': 'PK',
    'glossary.yml': 'terms: []\n',
  },
  { navbar: [{ type: 'locales' }] },
);

const follow = (opened: Page, name: string) => opened.locator('.article').getByRole('link', { name, exact: true }).click();

/** Follows a link to a page that does not come. */
async function followHeld(context: BrowserContext): Promise<Page> {
  await hold(context, '**/sdk/push/page.json');
  const opened = await openPage(context, 'sdk/start/?from=test');
  await markDocument(opened);
  await follow(opened, '去推送');
  await opened.waitForURL('**/sdk/push/');
  await opened.locator('#nprogress .bar').waitFor();
  return opened;
}

/** The page whose text is shown, its address, and what the sidebar marks. */
const shown = async (opened: Page) => ({
  title: await opened.locator('h1').textContent(),
  address: new URL(opened.url()).href.slice(site().length - 1),
  current: await opened.locator('.sidebar [aria-current=page]').textContent(),
});

describe('while another page is loading', () => {
  it('a link to a place on the page that is shown ends the loading, and leads there; Back goes to where the reader was', async () => {
    await using context = await shareContext({ baseURL: site() });
    const opened = await followHeld(context);
    await opened.locator('.toc').getByRole('link', { name: '二' }).click();
    await opened.waitForURL('**/sdk/start/?from=test#two');
    await opened.locator('#nprogress').waitFor({ state: 'detached' });
    expect(await shown(opened)).toEqual({ title: '开始', address: '/sdk/start/?from=test#two', current: '开始' });
    await expect.poll(() => opened.locator('#two').evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(160);
    await opened.goBack();
    await opened.waitForURL('**/sdk/start/?from=test');
    await opened.waitForFunction(() => scrollY === 0);
    await follow(opened, '去好友');
    await arriveAt(opened, '好友');
    expect(await isMarked(opened)).toBe(true);
  });

  it.each(['工具包', '存工具包'])('a download ends the loading, and the page that is shown keeps its address: %s', async (name) => {
    await using context = await shareContext({ baseURL: site() });
    const opened = await followHeld(context);
    const download = opened.waitForEvent('download');
    await follow(opened, name);
    await download;
    await opened.waitForURL('**/sdk/start/?from=test');
    await opened.locator('#nprogress').waitFor({ state: 'detached' });
    expect(await shown(opened)).toEqual({ title: '开始', address: '/sdk/start/?from=test', current: '开始' });
    await follow(opened, '去好友');
    await arriveAt(opened, '好友');
    expect(await isMarked(opened)).toBe(true);
  });

  it('a page that is loaded as a whole comes, however long it takes', async () => {
    await using context = await shareContext({ baseURL: site() });
    const opened = await followHeld(context);
    await context.route('**/en/sdk/start/', async (route) => {
      await setTimeout(300);
      await route.continue();
    });
    await opened.locator('.navbar summary').click();
    await opened.locator('.menu[open] a[hreflang=en]').click();
    await arriveAt(opened, 'Start');
    await opened.goBack();
    await arriveAt(opened, '开始');
    expect(await shown(opened)).toEqual({ title: '开始', address: '/sdk/start/?from=test', current: '开始' });
  });

  it('Back from one place on it to another goes on waiting for it', async () => {
    await using context = await shareContext({ baseURL: site() });
    const opened = await openPage(context, 'sdk/push/');
    await markDocument(opened);
    const release = await hold(context, '**/sdk/push/page.json');
    await opened.locator('.toc').getByRole('link', { name: '二' }).click();
    await follow(opened, '去开始');
    await arriveAt(opened, '开始');
    await opened.goBack();
    await opened.waitForURL('**/sdk/push/#two');
    await opened.goBack();
    await opened.waitForURL('**/sdk/push/');
    expect(await opened.locator('h1').textContent()).toBe('开始');
    release();
    await arriveAt(opened, '推送');
    expect(await isMarked(opened)).toBe(true);
  });
});

describe('where a page could not be loaded', () => {
  /** Comes to a page that the server does not have to give; nor does a further one come. */
  async function failAt(context: BrowserContext): Promise<{ opened: Page; mend: () => Promise<void> }> {
    // Pages whose links are in view are asked for at once.
    await hold(context, '**/sdk/friends/page.json');
    await context.route('**/sdk/push/**', (route) => route.fulfill({ status: 503, body: '' }));
    const opened = await openPage(context, 'sdk/start/');
    await markDocument(opened);
    await follow(opened, '去推送的二');
    await opened.locator('.error-box').waitFor();
    return { opened, mend: () => context.unroute('**/sdk/push/**') };
  }
  const followInSidebar = (opened: Page, name: string) => opened.locator('.sidebar').getByRole('link', { name, exact: true }).click();

  it('a further page that is given up leaves its address, with query and hash, and Retry asks for it', async () => {
    await using context = await shareContext({ baseURL: site() });
    const { opened, mend } = await failAt(context);
    await followInSidebar(opened, '好友');
    await opened.waitForURL('**/sdk/friends/');
    await opened.locator('#nprogress .bar').waitFor();
    await opened.evaluate(() => window.stop());
    await opened.waitForURL('**/sdk/push/?from=test#two');
    await opened.locator('#nprogress').waitFor({ state: 'detached' });
    expect(await opened.locator('.error-box code').textContent()).toBe('/sdk/push/');
    expect(await opened.locator('.sidebar [aria-current=page]').textContent()).toBe('推送');
    await mend();
    await opened.getByRole('button', { name: '重试' }).click();
    await arriveAt(opened, '推送');
    await expect.poll(() => opened.locator('#two').evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(160);
    expect(await isMarked(opened)).toBe(true);
  });

  it('a further page that is asked for while it is tried again leaves the failure in sight, and so does giving that up', async () => {
    await using context = await shareContext({ baseURL: site() });
    const { opened, mend } = await failAt(context);
    await mend();
    await hold(context, '**/sdk/push/page.json');
    await opened.getByRole('button', { name: '重试' }).click();
    await opened.locator('#nprogress .bar').waitFor();
    await followInSidebar(opened, '好友');
    await opened.waitForURL('**/sdk/friends/');
    await opened.locator('.spinner').waitFor();
    expect(await opened.locator('.error-box').count()).toBe(1);
    await opened.evaluate(() => window.stop());
    await opened.waitForURL('**/sdk/push/?from=test#two');
    await opened.locator('#nprogress').waitFor({ state: 'detached' });
    expect(await opened.locator('.error-box').count()).toBe(1);
    expect(await opened.locator('.article').isVisible()).toBe(false);
    await followInSidebar(opened, '开始');
    await arriveAt(opened, '开始');
    expect(await opened.title()).toBe('开始 | Fixture');
  });
});
