import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arriveAt, countShifts, hold, isMarked, markDocument, openContext, openPage, READY, shareContext } from '../support/browser.ts';
import { serveFixtureToAll } from '../support/served-site.ts';

const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const paragraphs = '一段文字。\n\n'.repeat(30);
const hidden = `${paragraphs}
## 中文标题 {#中文标题}

${paragraphs}
<Tabs groupId="tool" queryString="tool">
<TabItem value="gradle" label="Gradle">

短。

</TabItem>
<TabItem value="maven" label="Maven">

### 标签里 {#in-tab}

文字。

</TabItem>
</Tabs>

${paragraphs}
<Tabs groupId="os">
<TabItem value="windows" label="Windows">

${paragraphs}

</TabItem>
<TabItem value="macos" label="macOS">

### 没有查询的标签里 {#in-plain-tab}

文字。

</TabItem>
</Tabs>

${paragraphs}
<details>
<summary>更多</summary>

### 折叠里 {#in-details}

文字。

</details>

${paragraphs}
[到中文标题](#中文标题) [到标签里](#in-tab) [到折叠里](#in-details) [这里用 Maven](?tool=maven) [这里用 Gradle](?tool=gradle)
`;
const links = [
  '[到中文标题](/sdk/long/#中文标题)',
  '[到标签里](/sdk/long/#in-tab)',
  '[到折叠里](/sdk/long/#in-details)',
  '[用 Maven](/sdk/long/?tool=maven)',
  ...['甲', '乙', '丙', '丁', '戊'].map((name, index) => `[去${name}](/sdk/page-${index}/)`),
];
const files = {
  'content/zh-Hans/v3/sdk/start.mdx': page('开始', `${links.join('\n')}\n\n${paragraphs}`),
  'content/zh-Hans/v3/sdk/long.mdx': page('长页', hidden),
  ...Object.fromEntries(
    ['甲', '乙', '丙', '丁', '戊'].map((name, index) => [`content/zh-Hans/v3/sdk/page-${index}.mdx`, page(name, '文字。')]),
  ),
  'glossary.yml': 'terms: []\n',
};

const clickLink = (page: Page, name: string) => page.locator('.article').getByRole('link', { name, exact: true }).click();

/** Waits until the element is seen right below the navbar. */
async function waitForTop(page: Page, id: string): Promise<void> {
  await page.waitForFunction((name) => {
    const element = document.getElementById(name);
    const { top = -1 } = element?.getBoundingClientRect() ?? {};
    return element?.checkVisibility({ contentVisibilityAuto: true }) && top >= 60 && top < 160;
  }, id);
}

const waitForScroll = (page: Page, place: number) => page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, place);

/** Scrolls as a reader does: what a script scrolls is not always kept for going back. A little, so that the links stay in sight. */
async function scrollDown(page: Page): Promise<number> {
  const place = (await page.evaluate(() => window.scrollY)) + 20;
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 20);
  await waitForScroll(page, place);
  return place;
}

const HIDDEN = [
  ['到中文标题', '中文标题'],
  ['到标签里', 'in-tab'],
  ['到折叠里', 'in-details'],
] as const;

describe('the hash', () => {
  const site = serveFixtureToAll(files);

  it('leads to its heading from another page, in Chinese, in a closed tab, in closed details; Back restores the position each time', async () => {
    await using context = await shareContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/start/');
    await markDocument(page);
    for (const [link, id] of HIDDEN) {
      await page.evaluate(() => window.scrollTo(0, 0));
      const place = await scrollDown(page);
      await clickLink(page, link);
      await arriveAt(page, '长页');
      await waitForTop(page, id);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
      await page.goBack();
      await arriveAt(page, '开始');
      await waitForScroll(page, place);
    }
    expect(await isMarked(page)).toBe(true);
  });

  it('leads to its heading on the same page, again when it is clicked again; Back goes to where the reader was, without a load', async () => {
    await using context = await shareContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/long/');
    await markDocument(page);
    // The links stand at the end; a pointer would have to go there first.
    const follow = (name: string) => page.locator('.article').getByRole('link', { name, exact: true }).dispatchEvent('click');
    const place = await scrollDown(page);
    await follow('到中文标题');
    await waitForTop(page, '中文标题');
    await page.goBack();
    await waitForScroll(page, place);
    for (const [link, id] of HIDDEN) {
      for (let time = 0; time < 2; time++) {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await follow(link);
        await waitForTop(page, id);
      }
    }
    expect(await isMarked(page)).toBe(true);
  });

  it('leads to its heading when the page is loaded, written in any way; a reload stays where the reader was', async () => {
    await using context = await shareContext({ baseURL: site() });
    for (const hash of ['中文标题', encodeURIComponent('中文标题'), 'in-tab', 'in-details']) {
      const page = await openPage(context, `sdk/long/#${hash}`);
      await waitForTop(page, decodeURIComponent(hash));
      await page.close();
    }
    const page = await openPage(context, 'sdk/long/');
    const place = await scrollDown(page);
    await page.reload();
    await page.waitForSelector(READY);
    await waitForScroll(page, place);
    await page.goto('sdk/long/#%E4%B8%AD%E');
    await page.waitForSelector(READY);
    expect(await page.locator('.error-box').count()).toBe(0);
  });

  it('into a closed tab shows it alone from the first paint: nothing moves', async () => {
    await using context = await shareContext({ baseURL: site() });
    for (const [id, label] of [
      ['in-tab', 'Maven'],
      ['in-plain-tab', 'macOS'],
    ] as const) {
      const page = await openPage(context, `sdk/long/#${id}`);
      await waitForTop(page, id);
      const tabs = page.locator('.tabs', { has: page.locator(`#${id}`) });
      expect(await tabs.getByRole('tab', { selected: true }).textContent()).toBe(label);
      expect(await tabs.locator('[role=tabpanel]:not([hidden])').count()).toBe(1);
      expect(await countShifts(page)).toBe(0);
      await page.close();
    }
  });

  it('a query chooses the tab, on the way there and on loading', async () => {
    await using context = await shareContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/start/');
    const tab = page.getByRole('tab', { selected: true }).first();
    await clickLink(page, '用 Maven');
    await arriveAt(page, '长页');
    await expect.poll(() => tab.textContent()).toBe('Maven');
    await page.reload();
    await page.waitForSelector(READY);
    await expect.poll(() => tab.textContent()).toBe('Maven');
  });

  it('a query chooses the tab on the page that is read, too, and on going back, without a load', async () => {
    await using context = await shareContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/long/');
    const chosen = () => page.locator('.article [role=tab][aria-selected=true]').first().textContent();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const name of ['Maven', 'Gradle']) {
      await clickLink(page, `这里用 ${name}`);
      await expect.poll(chosen).toBe(name);
    }
    await page.goBack();
    await page.waitForURL('**/sdk/long/?tool=maven');
    await expect.poll(chosen).toBe('Maven');
    // An address that names none shows what it showed before, or what the reader has chosen since.
    await page.goBack();
    await page.waitForURL('**/sdk/long/');
    await expect.poll(chosen).toBe('Gradle');
    await page.getByRole('tab', { name: 'Maven' }).click();
    await clickLink(page, '这里用 Gradle');
    await expect.poll(chosen).toBe('Gradle');
    await page.goBack();
    await page.waitForURL('**/sdk/long/');
    await expect.poll(chosen).toBe('Maven');
    expect(requests.filter((url) => url.includes('/sdk/long/'))).toEqual([]);
  });
});

describe('a page that has to be loaded as a whole', () => {
  const site = serveFixtureToAll(files);

  it('begins at its top, or at its hash, and not where the page before was', async () => {
    await using context = await shareContext({ baseURL: site() });
    await context.route('**/sdk/long/page.json', (route) => route.fulfill({ status: 404, body: '' }));
    for (const [link, id] of [['用 Maven', null], ...HIDDEN] as const) {
      const page = await openPage(context, 'sdk/start/');
      await markDocument(page);
      const place = await scrollDown(page);
      expect(place).toBeGreaterThan(0);
      await clickLink(page, link);
      await arriveAt(page, '长页');
      await page.waitForSelector(READY);
      expect(await isMarked(page)).toBe(false);
      if (id === null) expect(await page.evaluate(() => window.scrollY)).toBe(0);
      else await waitForTop(page, id);
      await page.close();
    }
  });

  it('stays where the reader is when they load it again', async () => {
    await using context = await shareContext({ baseURL: site() });
    await context.route('**/sdk/long/page.json', (route) => route.fulfill({ status: 404, body: '' }));
    const page = await openPage(context, 'sdk/start/');
    // Without a hash: with one, a busy browser may go back to the hash by itself.
    await clickLink(page, '用 Maven');
    await arriveAt(page, '长页');
    await page.waitForSelector(READY);
    const place = await scrollDown(page);
    await page.reload();
    await page.waitForSelector(READY);
    await waitForScroll(page, place);
  });
});

describe('on a slow network', () => {
  const site = serveFixtureToAll(files);

  it('of five links that are clicked quickly the last one wins, whatever comes first', async () => {
    await using context = await shareContext({ baseURL: site() });
    const answers: (() => void)[] = [];
    await context.route('**/page-*/page.json', async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.continue().catch(() => undefined);
    });
    const page = await openPage(context, 'sdk/start/');
    await markDocument(page);
    for (const name of ['甲', '乙', '丙', '丁', '戊']) await clickLink(page, `去${name}`);
    await expect.poll(() => answers.length).toBe(5);
    for (const answer of answers.toReversed()) answer();
    await arriveAt(page, '戊');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('h1').textContent()).toBe('戊');
    expect(await page.title()).toBe('戊 | Fixture');
    expect(await page.locator('.sidebar [aria-current=page]').textContent()).toBe('戊');
    expect(new URL(page.url()).pathname).toBe('/sdk/page-4/');
    expect(await isMarked(page)).toBe(true);
  });

  it('Stop during a load stays on the page, at its address; the next link leads on', async () => {
    await using context = await shareContext({ baseURL: site() });
    await context.route('**/page-0/page.json', () => undefined);
    const page = await openPage(context, 'sdk/start/?from=test');
    await markDocument(page);
    await clickLink(page, '去甲');
    await page.waitForURL('**/sdk/page-0/');
    await page.locator('#nprogress .bar').waitFor();
    await page.evaluate(() => window.stop());
    await page.waitForURL('**/sdk/start/?from=test');
    await page.locator('#nprogress').waitFor({ state: 'detached' });
    expect(await page.locator('h1').textContent()).toBe('开始');
    await clickLink(page, '去乙');
    await arriveAt(page, '乙');
    await page.goBack();
    await arriveAt(page, '开始');
    expect(await isMarked(page)).toBe(true);
  });

  it('Back during a load stays on the page, where it was; a reload in the middle brings the page that was asked for', async () => {
    await using context = await shareContext({ baseURL: site() });
    const release = await hold(context, '**/page-0/page.json');
    const page = await openPage(context, 'sdk/start/');
    await markDocument(page);
    const place = await scrollDown(page);
    await clickLink(page, '去甲');
    await page.waitForURL('**/sdk/page-0/');
    await page.locator('#nprogress .bar').waitFor();
    await page.goBack();
    await page.waitForURL('**/sdk/start/');
    await page.locator('#nprogress').waitFor({ state: 'detached' });
    expect(await page.locator('h1').textContent()).toBe('开始');
    await waitForScroll(page, place);
    expect(await isMarked(page)).toBe(true);

    await clickLink(page, '去甲');
    await page.waitForURL('**/sdk/page-0/');
    await page.reload();
    await arriveAt(page, '甲');
    release();
    await page.waitForSelector(READY);
    expect(await page.locator('h1').textContent()).toBe('甲');
  });
});

it('a page of another language is loaded as a whole, at the same place', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'sdk/leaderboard/faq/?from=test#submit');
  await page.locator('summary[aria-label^="语言"]').click();
  await page.locator('.menu[open] a[hreflang=en]').click();
  await page.waitForURL('**/en/sdk/leaderboard/faq/?from=test#submit');
  expect(await page.getAttribute('html', 'lang')).toBe('en');
});

it('without the Navigation API links are ordinary links', async () => {
  await using context = await openContext();
  await context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  const page = await openPage(context, 'sdk/leaderboard/features/');
  await markDocument(page);
  await page.locator('.sidebar').getByText('常见问题', { exact: true }).click();
  await arriveAt(page, '排行榜常见问题');
  expect(await isMarked(page)).toBe(false);
});
