import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arriveAt, countShifts, lookAt, openContext, openPage, READY, shareContext } from '../support/browser.ts';
import { serveFixtureToAll } from '../support/served-site.ts';

const tabs = `<Tabs groupId="tool">
<TabItem value="gradle" label="Gradle">

短。

</TabItem>
<TabItem value="maven" label="Maven">

${'长。\n\n'.repeat(12)}

</TabItem>
</Tabs>`;
const files = {
  'content/zh-Hans/v3/sdk/start.mdx': `---\ntitle: 开始\n---\n\n${tabs}\n\n## 之后 {#after}\n\n[去推送](/sdk/push/)\n`,
  'content/zh-Hans/v3/sdk/push.mdx': `---\ntitle: 推送\n---\n\n${tabs}\n`,
  'content/zh-Hans/v3/sdk/languages.mdx': `---
title: 语言
---

<Tabs groupId="language" queryString="lang">
<TabItem value="Go">甲</TabItem>
<TabItem value="C#">乙</TabItem>
<TabItem value="C++">丙</TabItem>
</Tabs>
`,
  'content/zh-Hans/v3/sdk/im/guide.mdx': '---\ntitle: 消息指南\n---\n\n文字。\n',
  'glossary.yml': 'terms: []\n',
};
const announcement = { id: 'first', text: '新版本发布', closeable: true };
const theme = (page: Page) => page.getAttribute('html', 'data-theme');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** A page whose app never comes: what it shows is what was there at the first paint. */
async function readWithoutApp(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/-/*.js', (route) => route.abort());
  await page.goto('sdk/start/');
  return page;
}

describe('spec §4, with a colour mode to choose and an announcement', () => {
  const site = serveFixtureToAll(files, { announcement, colorMode: { default: 'light', switchable: true, respectSystem: false } });

  it('colour mode: from the stored choice, before the first paint; it syncs across browser tabs', async () => {
    await using context = await shareContext({ baseURL: site(), colorScheme: 'dark' });
    const page = await openPage(context, 'sdk/start/');
    const other = await openPage(context, 'sdk/push/');
    expect(await theme(page)).toBe('light');
    await page.getByRole('button', { name: '切换到深色' }).click();
    await other.waitForSelector('html[data-theme=dark]');
    expect(await stored(page, 'tds_doc_theme')).toBe('dark');
    expect(await page.getAttribute('meta[name=theme-color]', 'content')).toBe('#101417');
    expect(await theme(await readWithoutApp(context))).toBe('dark');
    await other.getByRole('button', { name: '切换到浅色' }).click();
    await page.waitForSelector('html[data-theme=light]');
  });

  it.each([
    ['lang=C%23', 'C#'],
    ['lang=C%2B%2B', 'C++'],
    ['lang=C-23', 'C#'],
    ['lang=Rust', 'Go'],
  ])('an address with ?%s selects the tab %s', async (query, name) => {
    await using sight = await lookAt(`sdk/languages/?${query}`, { baseURL: site() });
    const { page } = sight;
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(name);
  });

  it('colour mode: a stored value that is no theme shows one logo and one button, also before the app is there', async () => {
    await using context = await openContext({ baseURL: site() });
    await context.addInitScript(() => location.protocol !== 'about:' && localStorage.setItem('tds_doc_theme', 'sepia'));
    for (const page of [await readWithoutApp(context), await openPage(context, 'sdk/start/')]) {
      const seen = await page
        .locator('.navbar :is(img, button):is(.in-light, .in-dark):visible')
        .evaluateAll((parts) => parts.map(({ tagName }) => tagName));
      expect(seen).toEqual(['IMG', 'BUTTON']);
    }
  });

  it('colour mode by keyboard: the focus stays on the button that switches back', async () => {
    await using context = await shareContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/start/');
    await page.getByRole('button', { name: '切换到深色' }).focus();
    for (const name of ['切换到浅色', '切换到深色']) {
      await page.keyboard.press('Enter');
      await page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label') === label, name);
    }
  });

  it('announcement bar: closeable; once dismissed it stays closed, in every browser tab, until its id changes', async () => {
    await using context = await shareContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/start/');
    const other = await openPage(context, 'sdk/push/');
    await page.getByRole('button', { name: '关闭公告' }).press('Enter');
    // Who goes on by keyboard is where it was, at the top of the page.
    await page.waitForFunction(() => document.activeElement?.matches('.navbar-brand'));
    for (const each of [page, other]) await each.locator('.announcement').waitFor({ state: 'detached' });
    const later = await readWithoutApp(context);
    expect(await later.locator('.announcement').isVisible()).toBe(false);
    await page.evaluate(() => localStorage.setItem('tds_doc_notice', 'an earlier one'));
    await later.reload();
    expect(await later.locator('.announcement').isVisible()).toBe(true);
  });

  it('no stored choice makes the page flash or move: layout shift 0', async () => {
    await using context = await shareContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/start/');
    await page.getByRole('button', { name: '切换到深色' }).click();
    await page.getByRole('button', { name: '关闭公告' }).click();
    await page.getByRole('tab', { name: 'Maven' }).click();
    await page.locator('.announcement').waitFor({ state: 'detached' });
    const place = await page.locator('#after').boundingBox();
    await page.reload();
    await page.waitForSelector(READY);
    expect(await page.locator('#after').boundingBox()).toEqual(place);
    expect(await countShifts(page)).toBe(0);
  });

  it.each([
    [
      'throws',
      () => {
        const deny = {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        };
        Object.defineProperties(window, { localStorage: deny, sessionStorage: deny });
      },
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ])('storage that %s is logged to the console, once, and the choice lasts as long as the page (spec §8)', async (_case, breakStorage) => {
    await using context = await openContext({ baseURL: site() });
    await context.addInitScript(breakStorage);
    const page = await context.newPage();
    const told: string[] = [];
    const errors: unknown[] = [];
    page.on('console', (message) => message.type() === 'warning' && told.push(message.text()));
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('sdk/start/');
    await page.waitForSelector(READY);
    await page.getByRole('button', { name: '切换到深色' }).click();
    await page.getByRole('button', { name: '关闭公告' }).click();
    await page.getByRole('tab', { name: 'Maven' }).click();
    await page.locator('.sidebar summary').click();
    await page.locator('.article').getByRole('link', { name: '去推送' }).click();
    await arriveAt(page, '推送');
    expect(await theme(page)).toBe('dark');
    await page.locator('.announcement').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Maven');
    await page.getByRole('link', { name: '消息指南', exact: true }).waitFor();
    expect(errors).toEqual([]);
    await expect.poll(() => told).toEqual([expect.stringContaining('This browser does not let the site store your choices')]);
  });
});

describe('spec §4, with a system preference that is respected', () => {
  const site = serveFixtureToAll(files, { colorMode: { default: 'light', switchable: true, respectSystem: true } });

  it('colour mode: the system’s where nothing is chosen, as it changes; else the choice', async () => {
    await using context = await openContext({ baseURL: site(), colorScheme: 'dark' });
    expect(await theme(await readWithoutApp(context))).toBe('dark');
    const page = await openPage(context, 'sdk/start/');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForSelector('html[data-theme=light]');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: '切换到浅色' }).click();
    await page.reload();
    expect(await theme(page)).toBe('light');
  });
});
